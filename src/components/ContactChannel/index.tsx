import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

export function ContactChannel({ icon, title, text, children }: Props) {
  return (
    <li className={styles.channel}>
      <span className={styles.icon}>{icon}</span>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <div className={styles.links}>{children}</div>
      </div>
    </li>
  );
}
