import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { ContentFile } from '../../content/schemas';
import { Picture } from '../Picture';
import { Reveal } from '../Reveal';
import { Section } from '../Section';
import styles from './styles.module.css';

/** More steps than this are stacked at every width. */
const maxStepsInRow = 5;

type Step = ContentFile<'mission-vision'>['timeline']['steps'][number];
/** Only a step of a timeline has a year. */
type Props = { steps: (Omit<Step, 'year'> & Partial<Step>)[] };

export function StepsSection({ steps, ...sectionProps }: ComponentProps<typeof Section> & Props) {
  return (
    <Section ground="night" {...sectionProps}>
      <ol className={clsx(styles.steps, steps.length <= maxStepsInRow && styles.inRow)}>
        {steps.map(({ year, title, text, picture }, stepIndex) => (
          <li key={title} className={styles.step}>
            <Reveal order={stepIndex} className={styles.words}>
              {year && <p className={styles.year}>{year}</p>}
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(width < 56.25em) 80vw, 290px"
                  className={styles.picture}
                />
              )}
            </Reveal>
          </li>
        ))}
      </ol>
    </Section>
  );
}
