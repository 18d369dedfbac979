import home from '@content/home';
import { Drawing } from '../../../components/Drawing';
import { Fold } from '../../../components/Fold';
import { Reveal } from '../../../components/Reveal';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

/** Each step shows what the client gets from it. */
export function Process() {
  const { heading, lead, steps } = home.process;
  return (
    <Section ground="sand" labelledBy="process" heading={heading} lead={lead}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, gives, drawing }, stepIndex) => (
          <li key={title}>
            <Reveal order={stepIndex} className={styles.step}>
              <Drawing path={drawing} width={320} height={240} className={styles.drawing} />
              <Fold
                label={title}
                heading={
                  <>
                    <h3 className={styles.title}>{title}</h3>
                    <p className={styles.gives}>{gives}</p>
                  </>
                }
                className={styles.words}
              >
                <p className={styles.text}>{text}</p>
              </Fold>
            </Reveal>
          </li>
        ))}
      </ol>
    </Section>
  );
}
