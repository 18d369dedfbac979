import { useContext } from 'react';
import { Link } from '../Link';
import { findText, texts } from '../texts';
import { OverviewContext } from '../useDesk';
import { buildDeskUrl } from '../useDeskParams';
import styles from './styles.module.css';

/** Shows on every view why messages may not arrive. */
export function HealthAlert() {
  const troubleCodes = useContext(OverviewContext)?.troubles ?? [];
  if (troubleCodes.length === 0) {
    return null;
  }
  return (
    <p className={styles.trouble} role="alert">
      <span className={styles.troubleText}>
        {troubleCodes
          .map((troubleCode) => findText(texts.health.troubles, troubleCode) ?? troubleCode)
          .join(' ')}
      </span>{' '}
      <Link to={buildDeskUrl({ view: 'health' })}>{texts.views.health}</Link>
    </p>
  );
}
