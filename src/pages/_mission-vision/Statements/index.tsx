import agency from '@content/agency';
import { buildColumnStyle } from '../../../components/columnCount';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

export function Statements() {
  return (
    <Section>
      <div className={styles.statements} style={buildColumnStyle(agency.statements.length, 2)}>
        {agency.statements.map(({ title, text }) => (
          <div key={title} className={styles.statement}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
