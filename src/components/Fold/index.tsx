import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** On a phone, the heading opens what follows it; larger screens and paper show all of it. */
export function Fold({
  label,
  heading,
  open,
  className,
  children,
}: {
  label: string;
  heading: ReactNode;
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.part, className)}>
      {heading}
      <details open={open}>
        <summary aria-label={label} />
        {children}
      </details>
    </div>
  );
}
