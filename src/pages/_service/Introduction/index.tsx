import texts from '@content/service-page';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

export function Introduction({ text }: { text: string }) {
  return (
    <Section labelledBy="introduction" heading={texts.introduction}>
      <p className={styles.text}>{text}</p>
    </Section>
  );
}
