import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SectionHeading } from '../SectionHeading';
import styles from './styles.module.css';

type Ground = 'paper' | 'mist' | 'sand' | 'deep' | 'night';

/** A section of a page: background, spacing, content width and heading. */
export function Section({
  ground = 'paper',
  labelledBy,
  heading,
  eyebrow,
  lead,
  centred,
  className,
  children,
}: {
  ground?: Ground;
  /** The id of the section's heading. */
  labelledBy?: string;
  /** Left out where a layout places the heading. */
  heading?: string;
  eyebrow?: string;
  lead?: string;
  centred?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const dark = ground === 'deep' || ground === 'night';
  return (
    <section
      className={clsx(styles.section, styles[ground], className)}
      aria-labelledby={labelledBy}
      data-ground={dark ? 'dark' : undefined}
    >
      <div className={styles.width}>
        {heading && (
          <SectionHeading id={labelledBy} eyebrow={eyebrow} lead={lead} centred={centred}>
            {heading}
          </SectionHeading>
        )}
        {children}
      </div>
    </section>
  );
}
