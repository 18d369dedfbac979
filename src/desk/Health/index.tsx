import { useContext } from 'react';
import { duration, when } from '../format';
import { textOf, texts } from '../texts';
import { OverviewContext } from '../useDesk';
import styles from './styles.module.css';

const { health: words } = texts;

/** Tells whether a message sent now would arrive. */
export function Health() {
  const overview = useContext(OverviewContext);
  if (!overview) {
    return <p className={styles.health}>{texts.loading}</p>;
  }
  const { oldestWaiting, lastDelivery, lastSweep, lastHeartbeat, alerted, troubles } = overview;
  const facts = [
    [words.oldestWaiting, oldestWaiting === null ? words.nothingWaiting : since(oldestWaiting)],
    [words.lastDelivery, since(lastDelivery)],
    [words.lastSweep, since(lastSweep)],
    [words.lastHeartbeat, since(lastHeartbeat)],
    [words.alerted, alerted],
  ] as const;
  return (
    <div className={styles.health}>
      <h2 className={styles.title}>{texts.views.health}</h2>
      {troubles.length === 0 ? (
        <p className={styles.well}>{words.well}</p>
      ) : (
        <>
          <ul className={styles.troubles}>
            {troubles.map((trouble) => (
              <li key={trouble}>{textOf(words.troubles, trouble) ?? trouble}</li>
            ))}
          </ul>
          <p>{words.readme}</p>
        </>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function since(at: number | null): string {
  return at === null ? words.never : `${words.ago(duration(Date.now() - at))}, ${when(at)}`;
}
