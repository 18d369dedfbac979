import { useContext } from 'react';
import { formatDateTime, formatDuration } from '../format';
import { findText, texts } from '../texts';
import { OverviewContext } from '../useDesk';
import styles from './styles.module.css';

const { health: healthTexts } = texts;

export function Health() {
  const overview = useContext(OverviewContext);
  if (!overview) {
    return <p className={styles.health}>{texts.loading}</p>;
  }
  const { oldestWaiting: oldestWaitingSinceMs, troubles: troubleCodes } = overview;
  const healthFacts = [
    [
      healthTexts.oldestWaiting,
      oldestWaitingSinceMs === null
        ? healthTexts.nothingWaiting
        : formatTimeAgo(oldestWaitingSinceMs),
    ],
    [healthTexts.lastDelivery, formatTimeAgo(overview.lastDelivery)],
    [healthTexts.lastSweep, formatTimeAgo(overview.lastSweep)],
    [healthTexts.lastHeartbeat, formatTimeAgo(overview.lastHeartbeat)],
  ] as const;
  return (
    <div className={styles.health}>
      <h2 className={styles.title}>{texts.views.health}</h2>
      {troubleCodes.length === 0 ? (
        <p className={styles.healthy}>{healthTexts.well}</p>
      ) : (
        <>
          <ul className={styles.troubles}>
            {troubleCodes.map((troubleCode) => (
              <li key={troubleCode}>
                {findText(healthTexts.troubles, troubleCode) ?? troubleCode}
              </li>
            ))}
          </ul>
          <p>{healthTexts.readme}</p>
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
    ? healthTexts.never
    : `${healthTexts.ago(formatDuration(Date.now() - eventTimeMs))}, ${formatDateTime(eventTimeMs)}`;
}
