import clsx from 'clsx';
import { Fragment } from 'react';
import { useRotation } from '../../../components/motion/useRotation';
import styles from './styles.module.css';

const interval = 3000;

/**
 * Headlines in one place, as tall as the tallest. The first is the page's h1 and stays it
 * for screen readers and search engines; the others are for the eye alone.
 */
export function Headlines({
  id,
  headlines: [first, ...others],
  moving,
}: {
  id: string;
  headlines: string[];
  moving: boolean;
}) {
  const { index } = useRotation({ count: others.length + 1, interval, moving });
  return (
    <div className={styles.headlines}>
      <h1 id={id} className={styles.headline} data-shown={index === 0}>
        {first}
      </h1>
      {others.map((headline, position) => (
        <p
          key={headline}
          className={clsx(styles.headline, styles.other)}
          aria-hidden="true"
          data-shown={index === position + 1}
        >
          <Words of={headline} />
        </p>
      ))}
    </div>
  );
}

/**
 * Word by word. A browser counts a text that appears late as the page's largest paint; no single
 * word of a headline is that large.
 */
function Words({ of: headline }: { of: string }) {
  return headline.split(' ').map((word) => (
    <Fragment key={word}>
      <span className={styles.word}>{word}</span>{' '}
    </Fragment>
  ));
}
