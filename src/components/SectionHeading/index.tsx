import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export function SectionHeading({
  id,
  heading,
  eyebrow,
  lead,
  centred = false,
  quiet = false,
  split = false,
}: {
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
}) {
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
