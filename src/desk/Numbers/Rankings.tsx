import company from '@content/company';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button';
import type { Origin } from '../api';
import { findServiceName, formatNumber } from '../format';
import { findText, texts } from '../texts';
import styles from './styles.module.css';

const initialRowCount = 10;
const countryNameFormat = new Intl.DisplayNames(company.locale, { type: 'region' });

type Column = keyof typeof texts.numbers.columns;
/** The first column of each table is the initial sort column. */
const columnsByOriginKind: Record<Origin['kind'], [Column, ...Column[]]> = {
  page: ['views', 'landings', 'messages', 'rate'],
  service: ['views', 'requests'],
  source: ['visits'],
  campaign: ['visits', 'messages'],
  country: ['visits'],
};

function formatOriginName({ kind, name }: Origin): string {
  if (kind === 'service') {
    return findServiceName(name);
  }
  if (kind === 'country') {
    return countryNameFormat.of(name) ?? name;
  }
  // Campaign names come from the owner's links.
  return findText(texts.numbers.sources, name) ?? name.replace('campaign:', texts.numbers.campaign);
}

const columnValueReaders: Record<Column, (origin: Origin) => number> = {
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
      {(['page', 'service', 'source', 'campaign', 'country'] as const).map((kind) => (
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
  const [sortColumn, setSortColumn] = useState(columnsByOriginKind[kind][0]);
  const [rowLimit, setRowLimit] = useState(initialRowCount);
  const scrollRef = useRef<HTMLElement>(null);
  const readSortValue = columnValueReaders[sortColumn];
  const maxSortValue = Math.max(...origins.map(readSortValue));
  const rankingTitle = texts.numbers.kinds[kind];
  if (origins.length === 0) {
    return null;
  }

  function showAllRows() {
    setRowLimit(origins.length);
    // The button disappears, so the focus moves to the table.
    scrollRef.current?.focus({ preventScroll: true });
  }
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{rankingTitle}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling container. */}
      <section ref={scrollRef} className={styles.scroll} tabIndex={0} aria-label={rankingTitle}>
        <table className={styles.ranking}>
          <thead>
            <tr>
              <td />
              {columnsByOriginKind[kind].map((column) => (
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
                    {texts.numbers.columns[column]}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {origins
              .toSorted((originA, originB) => readSortValue(originB) - readSortValue(originA))
              .slice(0, rowLimit)
              .map((origin) => (
                <tr key={origin.name}>
                  <th scope="row">
                    {formatOriginName(origin)}
                    <span
                      className={styles.bar}
                      style={{
                        inlineSize: `${(readSortValue(origin) / maxSortValue) * 100 || 0}%`,
                      }}
                    />
                  </th>
                  {columnsByOriginKind[kind].map((column) => (
                    <td key={column}>{formatNumber(columnValueReaders[column](origin))}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {origins.length > rowLimit && (
        <Button variant="quiet" className={styles.showAll} onClick={showAllRows}>
          {texts.numbers.all(origins.length)}
        </Button>
      )}
    </section>
  );
}
