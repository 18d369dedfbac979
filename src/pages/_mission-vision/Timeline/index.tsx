import missionVision from '@content/mission-vision';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import styles from './styles.module.css';

export function Timeline() {
  const { eyebrow, heading, steps } = missionVision.timeline;
  return (
    <Section ground="night" labelledBy="timeline">
      <SectionHeading id="timeline" eyebrow={eyebrow}>
        {heading}
      </SectionHeading>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.year} className={styles.step}>
            <p className={styles.year}>{step.year}</p>
            <h3 className={styles.title}>{step.heading}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
