import type { ReactNode } from 'react';
import styles from './styles.module.css';

export function LoadFailureNotice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.notice}>
      {children}
    </p>
  );
}
