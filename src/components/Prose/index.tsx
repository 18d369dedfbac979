import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

export function Prose({ id, className, children, ...divProps }: ComponentProps<'div'>) {
  return (
    <div id={id} className={clsx(styles.prose, className)} {...divProps}>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
