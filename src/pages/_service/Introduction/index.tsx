import words from '@content/service-page';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

/** Whom the service suits, and what it needs from the buyer. */
export function Introduction({ text }: { text: string }) {
  return (
    <Section labelledBy="introduction">
      <div className={styles.columns}>
        <h2 id="introduction" className={styles.heading}>
          {words.introduction}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
    </Section>
  );
}
