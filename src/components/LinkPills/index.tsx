import type { ComponentProps } from 'react';
import { Link } from '../Link';
import styles from './styles.module.css';

type PillLink = ComponentProps<typeof Link> & { label: string | undefined };

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
