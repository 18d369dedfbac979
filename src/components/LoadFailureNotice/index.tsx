import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A popover is above the sticky header, whatever contains the notice. */
export function LoadFailureNotice({ children }: { children: ReactNode }) {
  return (
    <p
      ref={(notice) => notice?.showPopover()}
      role="alert"
      popover="manual"
      className={styles.notice}
      data-screen-only=""
    >
      {children}
    </p>
  );
}
