import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { ArrowRight } from '../icons';
import { Link } from '../Link';
import styles from './styles.module.css';

type Variant = 'primary' | 'quiet' | 'onDark';

export function LinkButton({
  variant = 'primary',
  label,
  arrow = false,
  className,
  children = label,
  ...linkProps
}: ComponentProps<typeof Link> & { variant?: Variant; label?: string; arrow?: boolean }) {
  return (
    <Link className={clsx(styles.button, styles[variant], className)} {...linkProps}>
      {children}
      {arrow && <ArrowRight className={styles.arrow} />}
    </Link>
  );
}

export function Button({
  variant = 'primary',
  className,
  ...props
}: ComponentProps<'button'> & { variant?: Variant }) {
  return (
    <button type="button" className={clsx(styles.button, styles[variant], className)} {...props} />
  );
}
