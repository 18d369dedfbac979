import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Ground = 'paper' | 'mist' | 'sand' | 'deep' | 'night';

/** The vertical rhythm of every page: a ground, its space, and the content's width. */
export function Section({
  ground = 'paper',
  labelledBy,
  className,
  children,
}: {
  ground?: Ground;
  /** The id of the section's heading. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}) {
  const dark = ground === 'deep' || ground === 'night';
  return (
    <section
      className={clsx(styles.section, styles[ground], className)}
      aria-labelledby={labelledBy}
      data-ground={dark ? 'dark' : undefined}
    >
      <div className={styles.width}>{children}</div>
    </section>
  );
}
