import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ExternalLink } from '../ExternalLink';
import styles from './styles.module.css';

export function IconButton({
  label,
  variant = 'plain',
  className,
  ...rest
}: ComponentProps<'button'> & {
  label: string;
  /** Plain and tinted are square, the others round. */
  variant?: 'plain' | 'tinted' | 'round' | 'outlined';
}) {
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx(styles.button, styles[variant], className)}
      {...rest}
    />
  );
}

export function IconLink({
  to,
  label,
  children,
}: {
  to: string;
  label: string;
  children: ReactNode;
}) {
  const classes = clsx(styles.button, styles.plain);
  return to.startsWith('mailto:') ? (
    <a href={to} className={classes} aria-label={label}>
      {children}
    </a>
  ) : (
    <ExternalLink to={to} label={label} className={classes}>
      {children}
    </ExternalLink>
  );
}
