import type { ReactNode } from 'react';
import { ChevronDown } from '../icons';
import styles from './styles.module.css';

/**
 * On a phone, a part of a page that opens at its heading, which stands before it. Larger screens and
 * paper show all of it. Its parent is positioned, because the button covers the first row.
 */
export function Fold({
  label,
  open,
  children,
}: {
  label: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary} aria-label={label}>
        <ChevronDown />
      </summary>
      {children}
    </details>
  );
}
