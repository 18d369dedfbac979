import agency from '@content/agency';
import missionVision from '@content/mission-vision';
import clsx from 'clsx';
import { buildFittingStyle } from '../../../components/Banner';
import { buildMaskStyle } from '../../../components/Drawing';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const lastStatement = agency.statements.at(-1);

export function Statements() {
  return agency.statements.map((statement) => {
    const { title, text } = statement;
    const isLast = statement === lastStatement;
    return (
      <div
        key={title}
        className={clsx(styles.statement, isLast && styles.screen)}
        style={buildFittingStyle(text, isLast ? 6 : 3)}
      >
        <Section ground={isLast ? 'deep' : 'paper'} heading={title} lead={text} quiet>
          {isLast && missionVision.hem && (
            <div className={styles.hem} style={buildMaskStyle(missionVision.hem)} />
          )}
        </Section>
      </div>
    );
  });
}
