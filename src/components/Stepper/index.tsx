import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { Picture as PictureData } from '../../content/schemas';
import { chooseColumnCount } from '../columnCount';
import { Picture } from '../Picture';
import { Reveal } from '../Reveal';
import { Section } from '../Section';
import styles from './styles.module.css';

/** More steps than this are stacked at every width. */
const maxStepsInRow = 5;

export function Stepper({
  steps,
  variant = 'numbers',
}: {
  steps: {
    /** Only a step of a timeline has a year. */
    year?: string;
    title: string;
    text: string;
    picture?: PictureData | undefined;
  }[];
  variant?: 'numbers' | 'years';
}) {
  const columnStyle = {
    '--columns-on-tablets': chooseColumnCount(steps.length, 3),
    '--columns': chooseColumnCount(steps.length, 4),
  };
  return (
    <ol
      className={clsx(
        styles[variant],
        variant !== 'numbers' && styles.connected,
        steps.length <= maxStepsInRow && styles.inRow,
      )}
      style={columnStyle}
    >
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
  );
}

export function StepsSection({
  steps,
  variant,
  ...sectionProps
}: ComponentProps<typeof Section> & ComponentProps<typeof Stepper>) {
  return (
    <Section {...sectionProps}>
      <Stepper steps={steps} variant={variant} />
    </Section>
  );
}
