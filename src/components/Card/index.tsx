import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../Link';
import styles from './styles.module.css';

interface Props {
  to?: string;
  /** A section's main card, such as its form, is lifted: it has a larger shadow. */
  lifted?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card({ to, lifted = false, className, children }: Props) {
  if (to) {
    return (
      <Link to={to} className={clsx(styles.card, styles.link, className)}>
        {children}
      </Link>
    );
  }
  return <div className={clsx(styles.card, lifted && styles.lifted, className)}>{children}</div>;
}
