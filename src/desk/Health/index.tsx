import texts from '@content/desk';
import type { DeskOverview } from '../api';
import { duration, fill, when } from '../words';
import styles from './styles.module.css';

const { health: words } = texts;

/** Whether what is sent now would arrive, and since when it is known. */
export function Health({ overview }: { overview: DeskOverview | undefined }) {
  if (!overview) return <p className={styles.health}>{texts.list.loading}</p>;
  const { oldestWaiting, lastDelivery, lastSweep, lastHeartbeat, alerted, troubles } = overview;
  const said = new Map(Object.entries(words.troubles));
  return (
    <div className={styles.health}>
      <h2 className={styles.title}>{texts.views.health}</h2>
      {troubles.length === 0 ? (
        <p className={styles.well}>{words.well}</p>
      ) : (
        <>
          <ul className={styles.troubles}>
            {troubles.map((trouble) => (
              <li key={trouble}>{said.get(trouble) ?? trouble}</li>
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
      <dd>
        {at === null
          ? none
          : `${fill(words.ago, { time: duration(Date.now() - at) })}, ${when(at)}`}
      </dd>
    </div>
  );
}
