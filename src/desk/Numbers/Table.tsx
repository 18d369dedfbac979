import type { ReactNode, Ref } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  className: string | undefined;
  ref?: Ref<HTMLElement>;
  /** What the first column is. */
  corner?: string;
  columns: { name: string; head?: ReactNode; isSorted?: boolean }[];
  rows: Row[];
  sums?: Row[];
}
type Row = { name: string; head?: ReactNode; cells: ReactNode[] };

export function Table({ label, className, ref, corner, columns, rows, sums }: Props) {
  const renderRow = ({ name, head = name, cells }: Row) => (
    <tr key={name}>
      <th scope="row">{head}</th>
      {columns.map((column, index) => (
        <td key={column.name}>{cells[index]}</td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling container.
    <section ref={ref} className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={className}>
        <thead>
          <tr>
            {corner ? <th scope="col">{corner}</th> : <td />}
            {columns.map(({ name, head = name, isSorted }) => (
              <th key={name} scope="col" aria-sort={isSorted ? 'descending' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(renderRow)}</tbody>
        {sums && <tfoot>{sums.map(renderRow)}</tfoot>}
      </table>
    </section>
  );
}
