import { useContext } from 'react';
import { Link } from '../Link';
import { findText, texts } from '../texts';
import { OverviewContext } from '../useDesk';
import { buildDeskUrl } from '../useDeskParams';
import styles from './styles.module.css';

/** Shows on every view why messages may not arrive. */
export function HealthAlert() {
  const troubles = useContext(OverviewContext)?.troubles ?? [];
  if (troubles.length === 0) {
    return null;
  }
  return (
    <p className={styles.trouble} role="alert">
      <span className={styles.troubleText}>
        {troubles.map((trouble) => findText(texts.health.troubles, trouble) ?? trouble).join(' ')}
      </span>{' '}
      <Link to={buildDeskUrl({ view: 'health' })}>{texts.views.health}</Link>
    </p>
  );
}
