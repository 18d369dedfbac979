import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Lists what is known under its label; what is absent is left out. */
export function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
