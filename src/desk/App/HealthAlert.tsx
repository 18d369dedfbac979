import { useContext } from 'react';
import { Link } from '../Link';
import { textOf, texts } from '../texts';
import { OverviewContext } from '../useDesk';
import { deskUrl } from '../useDeskParams';
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
        {troubles.map((trouble) => textOf(texts.health.troubles, trouble) ?? trouble).join(' ')}
      </span>{' '}
      <Link to={deskUrl({ view: 'health' })}>{texts.views.health}</Link>
    </p>
  );
}
