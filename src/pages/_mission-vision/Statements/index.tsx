import agency from '@content/agency';
import missionVision from '@content/mission-vision';
import { buildFittingStyle } from '../../../components/Banner';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

/** The last statement fills a screen, above a row of stitched arches. */
export function Statements() {
  return agency.statements.map(({ title, text }, statementIndex) => (
    <Section
      key={title}
      ground={statementIndex === agency.statements.length - 1 ? 'deep' : 'paper'}
      className={styles.statement}
    >
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>
        <p className={styles.text} style={buildFittingStyle(text, 6)}>
          {text}
        </p>
      </div>
      {missionVision.hem && (
        <div className={styles.hem} style={{ '--drawing': `url(/${missionVision.hem}.svg)` }} />
      )}
    </Section>
  ));
}
