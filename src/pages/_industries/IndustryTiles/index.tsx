import industries from '@content/industries';
import texts from '@content/industry-page';
import clsx from 'clsx';
import { Link } from '../../../components/Link';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import { useHashRedirect } from '../../../components/useHashRedirect';
import type { IndustryTile } from '../../../content/schemas';
import { buildIconStyle } from '../../_industry/Emblem';
import styles from './styles.module.css';

const families = Map.groupBy(industries, ({ family }) => family);

export function IndustryTiles() {
  useHashRedirect('/industry', industries);
  return (
    <Section labelledBy="all_industries" heading={texts.heading} lead={texts.lead}>
      {[...families].map(([familyKey, trades]) => (
        <Family key={familyKey} familyKey={familyKey} trades={trades} />
      ))}
    </Section>
  );
}

function Family({ familyKey, trades }: { familyKey: string; trades: IndustryTile[] }) {
  const family = texts.families[familyKey];
  const HeadingTag = family ? 'h4' : 'h3';
  return (
    <div className={styles.family} style={trades[0] && buildIconStyle(trades[0])}>
      {family?.picture && (
        <Picture
          picture={family.picture}
          sizes="(width >= 64em) 370px, 60vw"
          className={styles.picture}
        />
      )}
      <div className={styles.trades}>
        {family && <h3 className={styles.heading}>{family.label}</h3>}
        <ul className={styles.tiles}>
          {trades.map(({ slug, name, problem, ...iconAndTone }) => (
            <li key={slug} id={slug} className={styles.tile} style={buildIconStyle(iconAndTone)}>
              <span className={styles.icon} />
              <div>
                <HeadingTag className={styles.name}>
                  <Link to={`/industry/${slug}`} className={clsx(styles.link, 'covering')}>
                    {name}
                  </Link>
                </HeadingTag>
                {problem && <p className={styles.problem}>{problem}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
