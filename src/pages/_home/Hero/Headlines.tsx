import clsx from 'clsx';
import { useRotation } from '../../../components/motion/useRotation';
import styles from './styles.module.css';

const interval = 3000;

/**
 * Five headlines in one place, as tall as the tallest. The first is the page's h1 and stays it
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
          {headline}
        </p>
      ))}
    </div>
  );
}
