import type { CSSProperties, ReactNode } from 'react';
import styles from './styles.module.css';

/** Two columns from 64 em on. */
export function TwoColumns({
  secondWidth,
  children,
}: {
  /** The width of the second column; the first is 1fr. */
  secondWidth: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.columns} style={{ '--second': secondWidth } as CSSProperties}>
      {children}
    </div>
  );
}
