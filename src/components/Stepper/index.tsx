import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { columnsFor } from '../columns';
import { Reveal } from '../Reveal';
import { Section } from '../Section';
import styles from './styles.module.css';

/** More steps are stacked at every width. */
const maxInRow = 5;

export function Stepper({
  steps,
  variant = 'numbers',
}: {
  steps: {
    /** For a timeline. */
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
        steps.length <= maxInRow && styles.inRow,
      )}
      style={
        {
          '--fewer': columnsFor(steps.length, 3),
          '--columns': columnsFor(steps.length, 4),
        } as CSSProperties
      }
    >
      {steps.map(({ year, title, text }, position) => (
        <li key={title} className={styles.step}>
          <Reveal order={position} className={styles.words}>
            {year && <p className={styles.year}>{year}</p>}
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </Reveal>
        </li>
      ))}
    </ol>
  );
}

export function StepSection({
  steps,
  variant,
  ...section
}: ComponentProps<typeof Section> & ComponentProps<typeof Stepper>) {
  return (
    <Section {...section}>
      <Stepper steps={steps} variant={variant} />
    </Section>
  );
}
