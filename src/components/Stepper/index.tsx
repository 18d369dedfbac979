import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { Picture as PictureData } from '../../content/schemas';
import { Picture } from '../Picture';
import { Reveal } from '../Reveal';
import { Section } from '../Section';
import styles from './styles.module.css';

/** More steps than this are stacked at every width. */
const maxStepsInRow = 5;

interface Props {
  steps: {
    /** Only a step of a timeline has a year. */
    year?: string;
    title: string;
    text: string;
    picture?: PictureData | undefined;
  }[];
}

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
