import agency from '@content/agency';
import missionVision from '@content/mission-vision';
import { buildFittingStyle } from '../../../components/Banner';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const lastStatement = agency.statements.at(-1);

export function Statements() {
  return agency.statements.map((statement) => {
    const isLast = statement === lastStatement;
    return (
      <Section
        key={statement.title}
        ground={isLast ? 'deep' : 'paper'}
        className={isLast ? styles.screen : ''}
      >
        <h2 className={styles.title}>{statement.title}</h2>
        <div className={styles.words}>
          <p className={styles.text} style={buildFittingStyle(statement.text, 6)}>
            {statement.text}
          </p>
        </div>
        {isLast && missionVision.hem && (
          <div className={styles.hem} style={{ '--drawing': `url(/${missionVision.hem}.svg)` }} />
        )}
      </Section>
    );
  });
}
