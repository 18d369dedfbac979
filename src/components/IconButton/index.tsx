import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from '../Link';
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

export function IconLink(linkProps: ComponentProps<typeof Link>) {
  return <Link className={clsx(styles.button, styles.plain)} {...linkProps} />;
}
