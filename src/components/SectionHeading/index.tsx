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
}: {
  id?: string;
  heading: string;
  /** Only sections of the home page have an eyebrow, and all of them do. */
  eyebrow?: string;
  lead?: ReactNode;
  centred?: boolean;
  /** The lead stands larger than the heading. */
  quiet?: boolean;
}) {
  return (
    <div className={clsx(styles.head, centred && styles.centred, quiet && styles.quiet)}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
