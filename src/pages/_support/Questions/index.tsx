import support from '@content/support';
import { Faq } from '../../../components/Faq';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import styles from './styles.module.css';

export function Questions() {
  const { heading, lead, items } = support.questions;
  return (
    <Section labelledBy="questions">
      <div className={styles.columns}>
        <SectionHeading id="questions" lead={lead}>
          {heading}
        </SectionHeading>
        <Faq questions={items} />
      </div>
    </Section>
  );
}
