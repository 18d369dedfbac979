import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { chooseColumnCount } from '../columnCount';
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
  }[];
  variant?: 'numbers' | 'discs' | 'years';
}) {
  return (
    <ol
      className={clsx(
        styles[variant],
        variant !== 'numbers' && styles.connected,
        steps.length <= maxStepsInRow && styles.inRow,
      )}
      style={
        {
          '--columns-on-tablets': chooseColumnCount(steps.length, 3),
          '--columns': chooseColumnCount(steps.length, 4),
        } as CSSProperties
      }
    >
      {steps.map(({ year, title, text }, stepIndex) => (
        <li key={title} className={styles.step}>
          <Reveal order={stepIndex} className={styles.words}>
            {year && <p className={styles.year}>{year}</p>}
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
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
