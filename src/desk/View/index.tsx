import clsx from 'clsx';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import styles from './styles.module.css';

/** A view of the desk under its title; the inbox has its own layout. */
export function View({
  name,
  wide = false,
  children,
}: {
  name: keyof typeof texts.views;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.view, wide && styles.wide)}>
      <h2 className={styles.title}>{texts.views[name]}</h2>
      {children}
    </div>
  );
}
