import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Level = 1 | 2 | 3;

export function SectionHeading({
  id,
  level = 2,
  eyebrow,
  lead,
  centred = false,
  children,
}: {
  id?: string;
  level?: Level;
  eyebrow?: string;
  lead?: ReactNode;
  centred?: boolean;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={clsx(styles.head, centred && styles.centred)}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading id={id} className={styles.heading}>
        {children}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

/** The small line above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
