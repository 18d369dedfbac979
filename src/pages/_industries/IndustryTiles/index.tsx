import industries from '@content/industries';
import texts from '@content/industry-page';
import clsx from 'clsx';
import { buildColourStyle } from '../../../components/colourStyle';
import { buildMaskStyle } from '../../../components/Drawing';
import { Link } from '../../../components/Link';
import { Section } from '../../../components/Section';
import { useHashRedirect } from '../../../components/useHashRedirect';
import type { IndustryTile } from '../../../content/schemas';
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
    <div className={styles.family} style={trades[0] && buildColourStyle(trades[0].tone)}>
      {family?.motif && <span className={styles.motif} style={buildMaskStyle(family.motif)} />}
      <div className={styles.trades}>
        {family && <h3 className={styles.heading}>{family.label}</h3>}
        <ul className={styles.tiles}>
          {trades.map(({ slug, name, problem, icon }) => (
            <li key={slug} id={slug} className={styles.tile} style={buildMaskStyle(icon)}>
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
