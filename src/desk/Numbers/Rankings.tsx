import company from '@content/company';
import { useState } from 'react';
import { Button } from '../../components/Button';
import type { Origin } from '../api';
import { formatNumber, serviceName } from '../format';
import { textOf, texts } from '../texts';
import styles from './styles.module.css';

const { numbers: words } = texts;
const initialLimit = 10;
const countries = new Intl.DisplayNames(company.locale, { type: 'region' });

type Column = keyof typeof words.columns;
/** The first column of each table is the initial sort column. */
const columns: Record<Origin['kind'], [Column, ...Column[]]> = {
  page: ['views', 'landings', 'messages', 'rate'],
  service: ['views', 'requests'],
  source: ['visits'],
  country: ['visits'],
};

function displayName({ kind, name }: Origin): string {
  if (kind === 'service') {
    return serviceName(name);
  }
  if (kind === 'country') {
    return countries.of(name) ?? name;
  }
  // Campaign names come from the owner's links.
  return textOf(words.sources, name) ?? name.replace('campaign:', words.campaign);
}

const columnValues: Record<Column, (origin: Origin) => number> = {
  views: ({ views }) => views,
  visits: ({ visits }) => visits,
  landings: ({ visits }) => visits,
  messages: ({ messages }) => messages,
  requests: ({ messages }) => messages,
  rate: ({ messages, views }) => (messages / views) * 100,
};

export function Rankings({ origins }: { origins: Origin[] }) {
  return (
    <div className={styles.rankings}>
      {(['page', 'service', 'source', 'country'] as const).map((kind) => (
        <Ranking
          key={kind}
          kind={kind}
          origins={origins.filter((origin) => origin.kind === kind)}
        />
      ))}
    </div>
  );
}

/** A sortable table, with a bar for the value in the sort column. */
function Ranking({ kind, origins }: { kind: Origin['kind']; origins: Origin[] }) {
  const [sortColumn, setSortColumn] = useState(columns[kind][0]);
  const [limit, setLimit] = useState(initialLimit);
  const sortValue = columnValues[sortColumn];
  const maxValue = Math.max(...origins.map(sortValue));
  const title = words.kinds[kind];
  if (origins.length === 0) {
    return null;
  }
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling container. */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        <table className={styles.ranking}>
          <thead>
            <tr>
              <td />
              {columns[kind].map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={column === sortColumn ? 'descending' : undefined}
                >
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => setSortColumn(column)}
                  >
                    {words.columns[column]}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {origins
              .toSorted((a, b) => sortValue(b) - sortValue(a))
              .slice(0, limit)
              .map((origin) => (
                <tr key={origin.name}>
                  <th scope="row">
                    {displayName(origin)}
                    <span
                      className={styles.bar}
                      style={{ inlineSize: `${(sortValue(origin) / maxValue) * 100 || 0}%` }}
                    />
                  </th>
                  {columns[kind].map((column) => (
                    <td key={column}>{formatNumber(columnValues[column](origin))}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {origins.length > limit && (
        <Button variant="quiet" className={styles.showAll} onClick={() => setLimit(origins.length)}>
          {words.all(origins.length)}
        </Button>
      )}
    </section>
  );
}
