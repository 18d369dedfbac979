import { useContext } from 'react';
import { Link } from '../Link';
import { textOf, texts } from '../texts';
import { addressOf } from '../useAddress';
import { OverviewContext } from '../useDesk';
import styles from './styles.module.css';

/** Says on every view what keeps messages from arriving. */
export function Troubles() {
  const troubles = useContext(OverviewContext)?.troubles ?? [];
  if (troubles.length === 0) {
    return null;
  }
  return (
    <p className={styles.trouble} role="alert">
      <span className={styles.what}>
        {troubles.map((trouble) => textOf(texts.health.troubles, trouble) ?? trouble).join(' ')}
      </span>{' '}
      <Link to={addressOf({ view: 'health' })}>{texts.views.health}</Link>
    </p>
  );
}
