import questions from '@content/faq';
import home from '@content/home';
import { Faq } from '../../../components/Faq';
import { Reveal } from '../../../components/Reveal';
import { Section, SectionHeading } from '../../../components/Section';
import styles from './styles.module.css';

/** With an odd number of questions, the right column has one more. */
const firstColumnQuestionCount = Math.floor(questions.length / 2);

export function Questions() {
  const { heading, subtitle } = home.questions;
  return questions.length === 0 ? null : (
    <Section labelledBy="questions">
      <div className={styles.beside}>
        <SectionHeading id="questions" heading={heading} lead={subtitle} />
        <div className={styles.columns}>
          {firstColumnQuestionCount > 0 && (
            <Reveal>
              <Faq questions={questions.slice(0, firstColumnQuestionCount)} />
            </Reveal>
          )}
          <Reveal order={1}>
            <Faq questions={questions.slice(firstColumnQuestionCount)} />
          </Reveal>
        </div>
      </div>
    </Section>
  );
}
