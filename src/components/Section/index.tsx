import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { SectionHeading } from '../SectionHeading';
import styles from './styles.module.css';

export function Section({
  ground = 'paper',
  labelledBy,
  heading,
  className,
  children,
  ...headingProps
}: Omit<Partial<ComponentProps<typeof SectionHeading>>, 'id'> & {
  ground?: 'paper' | 'mist' | 'sand' | 'deep' | 'night';
  labelledBy?: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <section
      className={clsx(styles.section, styles[ground], className)}
      aria-labelledby={labelledBy}
      data-ground={ground === 'deep' || ground === 'night' ? 'dark' : undefined}
    >
      <div className={styles.width}>
        {heading && <SectionHeading id={labelledBy} heading={heading} {...headingProps} />}
        {children}
      </div>
    </section>
  );
}
