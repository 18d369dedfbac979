import { Facts } from '../Facts';
import { findTroubleText, formatDateTime, formatDuration } from '../format';
import { useDesk } from '../state';
import { say, texts } from '../texts';
import { View } from '../View';
import styles from './styles.module.css';

export function Health() {
  const { overview } = useDesk();
  const { health } = texts;
  if (!overview) {
    return <View name="health">{texts.loading}</View>;
  }
  const { oldestWaiting, lastDelivery, lastSweep, lastHeartbeat, troubles } = overview;
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
      <Facts
        facts={[
          [health.oldestWaiting, formatTimeAgo(oldestWaiting, health.nothingWaiting)],
          [health.lastDelivery, formatTimeAgo(lastDelivery)],
          [health.lastSweep, formatTimeAgo(lastSweep)],
          [health.lastHeartbeat, formatTimeAgo(lastHeartbeat)],
        ]}
      />
    </View>
  );
}

function formatTimeAgo(timeMs: number | null, never = texts.health.never): string {
  if (timeMs === null) {
    return never;
  }
  const duration = formatDuration(Date.now() - timeMs);
  return `${say(texts.health.ago, { duration })}, ${formatDateTime(timeMs)}`;
}
