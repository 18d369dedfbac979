import texts from '@content/industry-page';
import { buildColourStyle } from '../../../components/colourStyle';
import { Section, TwoColumns } from '../../../components/Section';
import type { IndustryData } from '../../../content/schemas';
import styles from './styles.module.css';

const parts = ['papers', 'seasons'] as const;

export function PapersAndSeasons({ industry }: { industry: IndustryData }) {
  const filledParts = parts.filter((part) => industry[part]);
  return (
    filledParts.length > 0 && (
      <Section ground="sand">
        <TwoColumns secondWidth="1fr">
          {filledParts.map((part) => (
            <div key={part} className={styles.part} style={buildColourStyle(industry.tone)}>
              <h2 className={styles.heading}>{texts[part]}</h2>
              <p className={styles.text}>{industry[part]}</p>
            </div>
          ))}
        </TwoColumns>
      </Section>
    )
  );
}
