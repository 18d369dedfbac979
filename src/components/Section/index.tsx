import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { SectionHeading } from '../SectionHeading';
import styles from './styles.module.css';

type Ground = 'paper' | 'mist' | 'sand' | 'deep' | 'night';

type HeadingProps = Partial<ComponentProps<typeof SectionHeading>>;

export function Section({
  ground = 'paper',
  labelledBy: headingId,
  heading,
  className,
  children,
  ...headingProps
}: Omit<HeadingProps, 'id'> & {
  ground?: Ground;
  labelledBy?: string;
  className?: string;
  children?: ReactNode;
}) {
  const isGroundDark = ground === 'deep' || ground === 'night';
  return (
    <section
      className={clsx(styles.section, styles[ground], className)}
      aria-labelledby={headingId}
      data-ground={isGroundDark ? 'dark' : undefined}
    >
      <div className={styles.width}>
        {heading && <SectionHeading id={headingId} heading={heading} {...headingProps} />}
        {children}
      </div>
    </section>
  );
}
