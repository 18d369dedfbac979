import { useContext } from 'react';
import { formatDateTime, formatDuration } from '../format';
import { findText, texts } from '../texts';
import { OverviewContext } from '../useDesk';
import styles from './styles.module.css';

export function Health() {
  const overview = useContext(OverviewContext);
  if (!overview) {
    return <p className={styles.health}>{texts.loading}</p>;
  }
  const { oldestWaiting, troubles } = overview;
  const healthFacts = [
    [
      texts.health.oldestWaiting,
      oldestWaiting === null ? texts.health.nothingWaiting : formatTimeAgo(oldestWaiting),
    ],
    [texts.health.lastDelivery, formatTimeAgo(overview.lastDelivery)],
    [texts.health.lastSweep, formatTimeAgo(overview.lastSweep)],
    [texts.health.lastHeartbeat, formatTimeAgo(overview.lastHeartbeat)],
  ] as const;
  return (
    <div className={styles.health}>
      <h2 className={styles.title}>{texts.views.health}</h2>
      {troubles.length === 0 ? (
        <p className={styles.healthy}>{texts.health.well}</p>
      ) : (
        <>
          <ul className={styles.troubles}>
            {troubles.map((troubleCode) => (
              <li key={troubleCode}>
                {findText(texts.health.troubles, troubleCode) ?? troubleCode}
              </li>
            ))}
          </ul>
          <p>{texts.health.readme}</p>
        </>
      )}
      <dl className={styles.facts}>
        {healthFacts.map(([factLabel, factValue]) => (
          <div key={factLabel} className={styles.fact}>
            <dt>{factLabel}</dt>
            <dd>{factValue}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function formatTimeAgo(eventTimeMs: number | null): string {
  return eventTimeMs === null
    ? texts.health.never
    : `${texts.health.ago(formatDuration(Date.now() - eventTimeMs))}, ${formatDateTime(eventTimeMs)}`;
}
