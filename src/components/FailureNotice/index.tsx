import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Tells in the window's corner that something failed to load. */
export function FailureNotice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.notice}>
      {children}
    </p>
  );
}
