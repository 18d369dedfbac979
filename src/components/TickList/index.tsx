import clsx from 'clsx';
import styles from './styles.module.css';

export function TickList({
  items,
  small = false,
  className,
}: {
  items: (string | { title: string; text: string })[];
  small?: boolean;
  className?: string;
}) {
  return (
    <ul className={clsx(styles.list, small && styles.small, className)}>
      {items.map((item) =>
        typeof item === 'string' ? (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ) : (
          <li key={item.title} className={clsx(styles.item, styles.withTitle)}>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ),
      )}
    </ul>
  );
}
