import { useContext } from 'react';
import { duration, when } from '../format';
import { textOf, texts } from '../texts';
import { OverviewContext } from '../useDesk';
import styles from './styles.module.css';

const { health: words } = texts;

/** Tells whether a message sent now would arrive. */
export function Health() {
  const overview = useContext(OverviewContext);
  if (!overview) return <p className={styles.health}>{texts.loading}</p>;
  const { oldestWaiting, lastDelivery, lastSweep, lastHeartbeat, alerted, troubles } = overview;
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
        <Fact label={words.oldestWaiting} at={oldestWaiting} none={words.nothingWaiting} />
        <Fact label={words.lastDelivery} at={lastDelivery} none={words.never} />
        <Fact label={words.lastSweep} at={lastSweep} none={words.never} />
        <Fact label={words.lastHeartbeat} at={lastHeartbeat} none={words.never} />
        <div className={styles.fact}>
          <dt>{words.alerted}</dt>
          <dd>{alerted}</dd>
        </div>
      </dl>
    </div>
  );
}

function Fact({ label, at, none }: { label: string; at: number | null; none: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{at === null ? none : `${words.ago(duration(Date.now() - at))}, ${when(at)}`}</dd>
    </div>
  );
}
