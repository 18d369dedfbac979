import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { ExternalLink } from '../ExternalLink';
import styles from './styles.module.css';

export function IconButton({
  label,
  variant = 'plain',
  className,
  ...buttonProps
}: ComponentProps<'button'> & {
  label: string;
  /** Plain and tinted buttons are square; round and outlined buttons are round. */
  variant?: 'plain' | 'tinted' | 'round' | 'outlined';
}) {
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx(styles.button, styles[variant], className)}
      {...buttonProps}
    />
  );
}

export function IconLink({ to, label, children }: ComponentProps<typeof ExternalLink>) {
  const linkClassName = clsx(styles.button, styles.plain);
  return to.startsWith('mailto:') ? (
    <a href={to} className={linkClassName} aria-label={label}>
      {children}
    </a>
  ) : (
    <ExternalLink to={to} label={label} className={linkClassName}>
      {children}
    </ExternalLink>
  );
}
