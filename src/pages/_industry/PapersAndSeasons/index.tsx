import texts from '@content/industry-page';
import { Calendar, File } from '../../../components/icons';
import { Section } from '../../../components/Section';
import type { IndustryData } from '../../../content/schemas';
import styles from './styles.module.css';

const partsWithIcons = [
  { name: 'papers', Icon: File },
  { name: 'seasons', Icon: Calendar },
] as const;

export function PapersAndSeasons({ industry }: { industry: IndustryData }) {
  const filledParts = partsWithIcons.filter(({ name: partName }) => industry[partName]);
  return (
    filledParts.length > 0 && (
      <Section ground="sand">
        <div className={styles.columns}>
          {filledParts.map(({ name: partName, Icon }) => (
            <div key={partName}>
              <Icon className={styles.icon} />
              <h2 className={styles.heading}>{texts[partName]}</h2>
              <p className={styles.text}>{industry[partName]}</p>
            </div>
          ))}
        </div>
      </Section>
    )
  );
}
