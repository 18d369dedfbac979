import company from '@content/company';
import { useState } from 'react';
import { Button } from '../../components/Button';
import type { Origin } from '../api';
import { figure, serviceName } from '../format';
import { textOf, texts } from '../texts';
import styles from './styles.module.css';

const { numbers: words } = texts;
/** More are shown when asked for. */
const few = 10;
const countries = new Intl.DisplayNames(company.locale, { type: 'region' });

type Column = keyof typeof words.columns;
/** The first column sorts until another is chosen. */
const columns: Record<Origin['kind'], [Column, ...Column[]]> = {
  page: ['views', 'begun', 'messages', 'rate'],
  service: ['views', 'asked'],
  source: ['visits'],
  country: ['visits'],
};

function nameOf({ kind, name }: Origin): string {
  if (kind === 'service') {
    return serviceName(name);
  }
  if (kind === 'country') {
    return countries.of(name) ?? name;
  }
  // A campaign bears the owner's name for it.
  return textOf(words.sources, name) ?? name.replace('campaign:', words.campaign);
}

const figures: Record<Column, (origin: Origin) => number> = {
  views: ({ views }) => views,
  visits: ({ visits }) => visits,
  begun: ({ visits }) => visits,
  messages: ({ messages }) => messages,
  asked: ({ messages }) => messages,
  rate: ({ messages, views }) => (messages / views) * 100,
};

/** What visits and messages came from. */
export function Rankings({ origins }: { origins: Origin[] }) {
  return (
    <div className={styles.rankings}>
      {(['page', 'service', 'source', 'country'] as const).map((kind) => (
        <Ranking key={kind} kind={kind} origins={origins.filter((one) => one.kind === kind)} />
      ))}
    </div>
  );
}

/** A table that each of its columns sorts; below a name lies a bar of the column that does. */
function Ranking({ kind, origins }: { kind: Origin['kind']; origins: Origin[] }) {
  const [sorting, sortBy] = useState(columns[kind][0]);
  const [shown, show] = useState(few);
  const of = figures[sorting];
  const most = Math.max(...origins.map(of));
  const title = words.kinds[kind];
  if (origins.length === 0) {
    return null;
  }
  return (
    <section className={styles.group}>
      <h3 className={styles.part}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        <table className={styles.ranking}>
          <thead>
            <tr>
              <td />
              {columns[kind].map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={column === sorting ? 'descending' : undefined}
                >
                  <button type="button" className={styles.sort} onClick={() => sortBy(column)}>
                    {words.columns[column]}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {origins
              .toSorted((one, other) => of(other) - of(one))
              .slice(0, shown)
              .map((origin) => (
                <tr key={origin.name}>
                  <th scope="row">
                    {nameOf(origin)}
                    <span
                      className={styles.share}
                      style={{ inlineSize: `${(of(origin) / most) * 100 || 0}%` }}
                    />
                  </th>
                  {columns[kind].map((column) => (
                    <td key={column}>{figure(figures[column](origin))}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {origins.length > shown && (
        <Button variant="quiet" className={styles.all} onClick={() => show(origins.length)}>
          {words.all(origins.length)}
        </Button>
      )}
    </section>
  );
}
