import clsx from 'clsx';
import styles from './styles.module.css';

/** A person's drawing of static/drawn/people. The name stands beside it, so it says nothing itself. */
export function Portrait({
  picture,
  first = false,
  className,
}: {
  picture: string;
  /** Seen at once when the page opens. */
  first?: boolean;
  className?: string;
}) {
  return (
    <img
      className={clsx(styles.portrait, className)}
      src={`/${picture}.svg`}
      alt=""
      width="400"
      height="400"
      loading={first ? undefined : 'lazy'}
    />
  );
}
