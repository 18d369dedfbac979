import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  items: string[];
  small?: boolean;
  className?: string;
}

export function TickList({ items, small = false, className }: Props) {
  return (
    <ul className={clsx(styles.list, small && styles.small, className)}>
      {items.map((tickItem) => (
        <li key={tickItem} className={styles.item}>
          {tickItem}
        </li>
      ))}
    </ul>
  );
}
