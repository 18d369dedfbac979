import { useContext } from 'react';
import { formatDuration, when } from '../format';
import { textOf, texts } from '../texts';
import { OverviewContext } from '../useDesk';
import styles from './styles.module.css';

const { health: words } = texts;

export function Health() {
  const overview = useContext(OverviewContext);
  if (!overview) {
    return <p className={styles.health}>{texts.loading}</p>;
  }
  const { oldestWaiting, lastDelivery, lastSweep, lastHeartbeat, alerted, troubles } = overview;
  const facts = [
    [words.oldestWaiting, oldestWaiting === null ? words.nothingWaiting : timeAgo(oldestWaiting)],
    [words.lastDelivery, timeAgo(lastDelivery)],
    [words.lastSweep, timeAgo(lastSweep)],
    [words.lastHeartbeat, timeAgo(lastHeartbeat)],
    [words.alerted, alerted],
  ] as const;
  return (
    <div className={styles.health}>
      <h2 className={styles.title}>{texts.views.health}</h2>
      {troubles.length === 0 ? (
        <p className={styles.healthy}>{words.well}</p>
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

function timeAgo(at: number | null): string {
  return at === null ? words.never : `${words.ago(formatDuration(Date.now() - at))}, ${when(at)}`;
}
