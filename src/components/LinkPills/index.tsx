import type { CSSProperties } from 'react';
import { Link } from '../Link';
import styles from './styles.module.css';

interface PillLink {
  label: string | undefined;
  to: string;
  rel?: string;
  style?: CSSProperties;
}

export function LinkPills({ links }: { links: PillLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, ...link }) => (
        <li key={link.to}>
          <Link {...link} className={`action ${styles.link}`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
