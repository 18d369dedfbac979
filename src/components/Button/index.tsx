import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ArrowRight } from '../icons';
import { Link } from '../Link';
import styles from './styles.module.css';

type Variant = 'primary' | 'quiet' | 'onDark';

export function LinkButton({
  variant = 'primary',
  to,
  label,
  arrow = false,
  className,
  onClick,
  children = label,
}: {
  variant?: Variant;
  to: string;
  label?: string;
  arrow?: boolean;
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** The children replace the label where a button holds more than text. */
  children?: ReactNode;
}) {
  return (
    <Link to={to} className={clsx(styles.button, styles[variant], className)} onClick={onClick}>
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
