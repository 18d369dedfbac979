import texts from '@content/service-page';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

export function Introduction({ text }: { text: string }) {
  return (
    <Section labelledBy="introduction">
      <div className={styles.columns}>
        <h2 id="introduction" className={styles.heading}>
          {texts.introduction}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
    </Section>
  );
}
