import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The menu opens beside the button whose `popoverTarget` is its `id`. */
export function Menu({ id, children }: { id: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y: the clicks bubble up from links and buttons, which the keyboard reaches
    <div
      id={id}
      popover="auto"
      className={styles.menu}
      onClick={({ currentTarget, target }) => {
        if (target instanceof Element && !target.closest('form')) {
          currentTarget.hidePopover();
        }
      }}
    >
      {children}
    </div>
  );
}
