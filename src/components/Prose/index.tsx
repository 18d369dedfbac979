import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export function Prose({
  id,
  className,
  lang,
  children,
}: {
  id?: string;
  className?: string;
  lang?: string;
  children: ReactNode;
}) {
  return (
    <div id={id} className={clsx(styles.prose, className)} lang={lang}>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
