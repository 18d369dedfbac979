import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Links and buttons that a button with this `id` as its `popoverTarget` opens beside itself. */
export function Menu({ id, children }: { id: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y: what is clicked is a link or a button in it, by keyboard too
    <div
      id={id}
      popover="auto"
      className={styles.menu}
      onClick={({ currentTarget }) => currentTarget.hidePopover()}
    >
      {children}
    </div>
  );
}
