import type { ReactNode } from 'react';
import styles from './styles.module.css';

export function TwoColumns({
  secondWidth,
  children,
}: {
  /** The width of the second column; the first column is 1fr. */
  secondWidth: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.columns} style={{ '--second': secondWidth }}>
      {children}
    </div>
  );
}
