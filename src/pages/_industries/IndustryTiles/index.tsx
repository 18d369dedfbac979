import industries from '@content/industries';
import words from '@content/industry-page';
import type { CSSProperties } from 'react';
import { Link } from '../../../components/Link';
import { Section } from '../../../components/Section';
import { useHashRedirect } from '../../../components/useHashRedirect';
import styles from './styles.module.css';

function mask(icon: string): CSSProperties {
  return { '--drawing': `url(/${icon}.svg)` } as CSSProperties;
}

/** A tile for each trade, which links to its page. */
export function Trades() {
  useHashRedirect('/industry', industries);
  return (
    <Section labelledBy="trades" heading={words.heading} lead={words.lead}>
      <ul className={styles.tiles}>
        {industries.map(({ name, slug, icon }) => (
          <li key={slug} id={slug}>
            <Link to={`/industry/${slug}`} className={styles.tile}>
              <span className={styles.icon} style={mask(icon)} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
