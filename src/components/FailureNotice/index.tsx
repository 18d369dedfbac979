import type { ReactNode } from 'react';
import styles from './styles.module.css';

export function FailureNotice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.notice}>
      {children}
    </p>
  );
}
