import { useState } from 'react';
import { Button } from '../../components/Button';
import type { Origin } from '../api';
import { figure } from '../format';
import { texts } from '../texts';
import styles from './styles.module.css';

export interface Column {
  label: string;
  of: (origin: Origin) => number;
}

const { numbers: words } = texts;
/** More are shown when asked for. */
const few = 10;

/** A table that each of its columns sorts; below a name lies a bar of the column that does. */
export function Ranking({
  title,
  columns,
  origins,
  nameOf,
}: {
  title: string;
  columns: [Column, ...Column[]];
  origins: Origin[];
  nameOf: (name: string) => string;
}) {
  const [sorting, sortBy] = useState<Column['label']>(columns[0].label);
  const [shown, show] = useState(few);
  const { of } = columns.find(({ label }) => label === sorting) ?? columns[0];
  const sorted = origins.toSorted((one, other) => of(other) - of(one));
  const most = Math.max(...origins.map(of));
  if (origins.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.part}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        <table className={styles.ranking}>
          <thead>
            <tr>
              <td />
              {columns.map(({ label }) => (
                <th
                  key={label}
                  scope="col"
                  aria-sort={label === sorting ? 'descending' : undefined}
                >
                  <button type="button" className={styles.sort} onClick={() => sortBy(label)}>
                    {label}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, shown).map((origin) => (
              <tr key={origin.name}>
                <th scope="row">
                  {nameOf(origin.name)}
                  <span
                    className={styles.share}
                    style={{ inlineSize: `${(of(origin) / most) * 100 || 0}%` }}
                  />
                </th>
                {columns.map((column) => (
                  <td key={column.label}>{figure(column.of(origin))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {origins.length > shown && (
        <Button look="quiet" className={styles.all} onClick={() => show(origins.length)}>
          {words.all(origins.length)}
        </Button>
      )}
    </section>
  );
}
