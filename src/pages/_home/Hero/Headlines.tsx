import home from '@content/home';
import clsx from 'clsx';
import { Fragment } from 'react';
import { useRotation } from '../../../components/motion/useRotation';
import styles from './styles.module.css';

const intervalMs = 3000;

/** The first headline is the h1; screen readers and search engines skip the later headlines. */
export function Headlines({ isRunning }: { isRunning: boolean }) {
  const [firstHeadline, ...laterHeadlines] = home.hero.headlines;
  const { index } = useRotation(laterHeadlines.length + 1, intervalMs, isRunning);
  return (
    <div className={styles.headlines}>
      <h1 id="home" className={styles.headline} data-shown={index === 0}>
        {firstHeadline}
      </h1>
      {laterHeadlines.map((headline, laterIndex) => (
        <p
          key={headline}
          className={clsx(styles.headline, styles.later)}
          aria-hidden="true"
          data-shown={index === laterIndex + 1}
        >
          <WordsOfHeadline headline={headline} />
        </p>
      ))}
    </div>
  );
}

/**
 * Each word is an element of its own: a late headline would count as the largest paint, but a
 * single word is too small.
 */
function WordsOfHeadline({ headline }: { headline: string }) {
  return headline.split(' ').map((word, wordIndex) => (
    <Fragment key={wordIndex}>
      <span className={styles.word}>{word}</span>{' '}
    </Fragment>
  ));
}
