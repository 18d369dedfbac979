import clsx from 'clsx';
import { Reveal } from '../Reveal';
import styles from './styles.module.css';

/** More than these go down the side at any width. */
const mostAlong = 5;

/** What happens one after the other: in large numbers, or joined by a line from disc to disc. */
export function Stepper({
  steps,
  look = 'numbers',
}: {
  steps: {
    /** When it was, for steps that are behind us. */
    year?: string;
    title: string;
    text: string;
  }[];
  look?: 'numbers' | 'discs' | 'years';
}) {
  return (
    <ol
      className={clsx(
        styles[look],
        look !== 'numbers' && styles.joined,
        steps.length <= mostAlong && styles.along,
      )}
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
