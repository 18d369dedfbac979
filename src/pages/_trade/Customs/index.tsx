import words from '@content/industry-page';
import { Calendar, File } from '../../../components/icons';
import { Section } from '../../../components/Section';
import type { TradeData } from '../../../content/schemas';
import styles from './styles.module.css';

/** The trade's paperwork and seasons. */
export function Customs({ trade: { papers, seasons } }: { trade: TradeData }) {
  return (
    <Section ground="sand">
      <div className={styles.columns}>
        {papers && (
          <div>
            <File className={styles.icon} />
            <h2 className={styles.heading}>{words.papers}</h2>
            <p className={styles.text}>{papers}</p>
          </div>
        )}
        {seasons && (
          <div>
            <Calendar className={styles.icon} />
            <h2 className={styles.heading}>{words.seasons}</h2>
            <p className={styles.text}>{seasons}</p>
          </div>
        )}
      </div>
    </Section>
  );
}
