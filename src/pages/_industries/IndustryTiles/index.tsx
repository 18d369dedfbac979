import industries from '@content/industries';
import texts from '@content/industry-page';
import type { CSSProperties } from 'react';
import { Link } from '../../../components/Link';
import { Section } from '../../../components/Section';
import { useHashRedirect } from '../../../components/useHashRedirect';
import styles from './styles.module.css';

function buildMaskStyle(iconPath: string): CSSProperties {
  return { '--drawing': `url(/${iconPath}.svg)` } as CSSProperties;
}

export function IndustryTiles() {
  useHashRedirect('/industry', industries);
  return (
    <Section labelledBy="all_industries" heading={texts.heading} lead={texts.lead}>
      <ul className={styles.tiles}>
        {industries.map(({ name, slug, icon }) => (
          <li key={slug} id={slug}>
            <Link to={`/industry/${slug}`} className={styles.tile}>
              <span className={styles.icon} style={buildMaskStyle(icon)} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
