import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export function Prose({
  id,
  className,
  children,
}: {
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div id={id} className={clsx(styles.prose, className)}>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
