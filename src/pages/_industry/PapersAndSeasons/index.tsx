import texts from '@content/industry-page';
import { Calendar, File } from '../../../components/icons';
import { Section, TwoColumns } from '../../../components/Section';
import type { IndustryData } from '../../../content/schemas';
import styles from './styles.module.css';

const partsWithIcons = [
  { name: 'papers', Icon: File },
  { name: 'seasons', Icon: Calendar },
] as const;

export function PapersAndSeasons({ industry }: { industry: IndustryData }) {
  const filledParts = partsWithIcons.filter(({ name }) => industry[name]);
  return (
    filledParts.length > 0 && (
      <Section ground="sand">
        <TwoColumns secondWidth="1fr">
          {filledParts.map(({ name, Icon }) => (
            <div key={name}>
              <Icon className={styles.icon} />
              <h2 className={styles.heading}>{texts[name]}</h2>
              <p className={styles.text}>{industry[name]}</p>
            </div>
          ))}
        </TwoColumns>
      </Section>
    )
  );
}
