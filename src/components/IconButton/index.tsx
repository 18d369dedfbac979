import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ExternalLink } from '../ExternalLink';
import styles from './styles.module.css';

/** A button that shows an icon alone. */
export function IconButton({
  label,
  look = 'plain',
  className,
  ...rest
}: ComponentProps<'button'> & {
  /** What screen readers say. */
  label: string;
  /** Plain and tinted are square, the others round. */
  look?: 'plain' | 'tinted' | 'round' | 'outlined';
}) {
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx(styles.button, styles[look], className)}
      {...rest}
    />
  );
}

/** The same for a link to another site, or to write a mail. */
export function IconLink({
  to,
  label,
  className,
  children,
}: {
  to: string;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const shown = clsx(styles.button, styles.plain, className);
  return to.startsWith('mailto:') ? (
    <a href={to} className={shown} aria-label={label}>
      {children}
    </a>
  ) : (
    <ExternalLink to={to} label={label} className={shown}>
      {children}
    </ExternalLink>
  );
}
