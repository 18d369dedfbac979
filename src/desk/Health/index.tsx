import { useContext } from 'react';
import { findTroubleText, formatDateTime, formatDuration } from '../format';
import { texts } from '../texts';
import { OverviewContext } from '../useDesk';
import { View } from '../View';
import styles from './styles.module.css';

export function Health() {
  const overview = useContext(OverviewContext);
  const { health } = texts;
  if (!overview) {
    return <View name="health">{texts.loading}</View>;
  }
  const { oldestWaiting, lastDelivery, lastSweep, lastHeartbeat, troubles } = overview;
  const facts = [
    [health.oldestWaiting, formatTimeAgo(oldestWaiting, health.nothingWaiting)],
    [health.lastDelivery, formatTimeAgo(lastDelivery)],
    [health.lastSweep, formatTimeAgo(lastSweep)],
    [health.lastHeartbeat, formatTimeAgo(lastHeartbeat)],
  ] as const;
  return (
    <View name="health">
      {troubles.length === 0 ? (
        <p className={styles.healthy}>{health.well}</p>
      ) : (
        <>
          <ul className={styles.troubles}>
            {troubles.map((trouble) => (
              <li key={trouble}>{findTroubleText(trouble)}</li>
            ))}
          </ul>
          <p>{health.readme}</p>
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
    </View>
  );
}

function formatTimeAgo(timeMs: number | null, never = texts.health.never): string {
  return timeMs === null
    ? never
    : `${texts.health.ago(formatDuration(Date.now() - timeMs))}, ${formatDateTime(timeMs)}`;
}
