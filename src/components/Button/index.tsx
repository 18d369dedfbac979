import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ArrowRight } from '../icons';
import { Link } from '../Link';
import styles from './styles.module.css';

type Look = 'primary' | 'quiet' | 'onDark';

export function LinkButton({
  look = 'primary',
  to,
  label,
  arrow = false,
  className,
  onClick,
  children = label,
}: {
  look?: Look;
  to: string;
  label?: string;
  arrow?: boolean;
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** More than a label. */
  children?: ReactNode;
}) {
  return (
    <Link to={to} className={clsx(styles.button, styles[look], className)} onClick={onClick}>
      {children}
      {arrow && <ArrowRight className={styles.arrow} />}
    </Link>
  );
}

export function Button({
  look = 'primary',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={clsx(styles.button, styles[look], className)} {...rest} />;
}
