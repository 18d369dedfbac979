import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface HeadingProps {
  id?: string;
  heading: string;
  /** At most three sections of the home page have an eyebrow, and no other page has one. */
  eyebrow?: string;
  lead?: ReactNode;
  centred?: boolean;
  /** The lead stands larger than the heading. */
  quiet?: boolean;
  /** Where there is room, the lead is beside the heading. */
  split?: boolean;
}

export function Section({
  ground = 'paper',
  labelledBy,
  heading,
  className,
  children,
  ...headingProps
}: Omit<Partial<HeadingProps>, 'id'> & {
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

export function SectionHeading({
  id,
  heading,
  eyebrow,
  lead,
  centred = false,
  quiet = false,
  split = false,
}: HeadingProps) {
  const variants = [centred && styles.centred, quiet && styles.quiet, split && styles.split];
  return (
    <div className={clsx(styles.head, variants)}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

/** The first column is 1fr wide. */
export function TwoColumns({
  secondWidth = 'min(37rem, 55%)',
  children,
}: {
  secondWidth?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.columns} style={{ '--second': secondWidth }}>
      {children}
    </div>
  );
}
