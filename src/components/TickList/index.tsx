import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  items: (string | { title: string; text: string })[];
  small?: boolean;
  className?: string;
}

export function TickList({ items, small = false, className }: Props) {
  return (
    <ul className={clsx(styles.list, small && styles.small, className)}>
      {items.map((tickItem) =>
        typeof tickItem === 'string' ? (
          <li key={tickItem} className={styles.item}>
            {tickItem}
          </li>
        ) : (
          <li key={tickItem.title} className={clsx(styles.item, styles.withTitle)}>
            <h3 className={styles.title}>{tickItem.title}</h3>
            <p className={styles.text}>{tickItem.text}</p>
          </li>
        ),
      )}
    </ul>
  );
}
