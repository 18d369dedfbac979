import industries from '@content/industries';
import texts from '@content/industry-page';
import { Link } from '../../../components/Link';
import { Section } from '../../../components/Section';
import { useHashRedirect } from '../../../components/useHashRedirect';
import { buildIconStyle } from '../../_industry/Emblem';
import styles from './styles.module.css';

export function IndustryTiles() {
  useHashRedirect('/industry', industries);
  return (
    <Section labelledBy="all_industries" heading={texts.heading} lead={texts.lead}>
      <ul className={styles.tiles}>
        {industries.map((industry) => (
          <li
            key={industry.slug}
            id={industry.slug}
            className={styles.tile}
            style={buildIconStyle(industry)}
          >
            <span className={styles.icon} />
            <div>
              {industry.family && <p className={styles.family}>{industry.family}</p>}
              <h3 className={styles.name}>
                <Link to={`/industry/${industry.slug}`} className={styles.link}>
                  {industry.name}
                </Link>
              </h3>
              {industry.problem && <p className={styles.problem}>{industry.problem}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
