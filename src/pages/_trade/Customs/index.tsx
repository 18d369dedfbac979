import words from '@content/industry-page';
import { Calendar, File } from '../../../components/icons';
import { Section } from '../../../components/Section';
import type { IndustryData } from '../../../content/schemas';
import styles from './styles.module.css';

const parts = [
  { name: 'papers', Icon: File },
  { name: 'seasons', Icon: Calendar },
] as const;

/** The trade's paperwork and seasons. */
export function Customs({ trade }: { trade: IndustryData }) {
  const written = parts.filter(({ name }) => trade[name]);
  return (
    written.length > 0 && (
      <Section ground="sand">
        <div className={styles.columns}>
          {written.map(({ name, Icon }) => (
            <div key={name}>
              <Icon className={styles.icon} />
              <h2 className={styles.heading}>{words[name]}</h2>
              <p className={styles.text}>{trade[name]}</p>
            </div>
          ))}
        </div>
      </Section>
    )
  );
}
