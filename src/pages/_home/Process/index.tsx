import home from '@content/home';
import { Reveal } from '../../../components/Reveal';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import styles from './styles.module.css';

export function Process() {
  const { eyebrow, heading, lead, steps } = home.process;
  return (
    <Section labelledBy="process">
      <SectionHeading id="process" eyebrow={eyebrow} lead={lead}>
        {heading}
      </SectionHeading>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, position) => (
          <li key={title} className={styles.step}>
            <Reveal order={position}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </Reveal>
          </li>
        ))}
      </ol>
    </Section>
  );
}
