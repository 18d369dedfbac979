import company from '@content/company';
import { useRef, useState } from 'react';
import type { Origin } from '../api';
import { findServiceName, formatNumber } from '../format';
import { QuietButton } from '../QuietButton';
import { findText, say, texts } from '../texts';
import styles from './styles.module.css';
import { Table } from './Table';

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

function readColumns({ views, visits, messages }: Origin): Record<Column, number> {
  const rate = (messages / views) * 100;
  return { views, visits, landings: visits, messages, requests: messages, rate };
}

export function Rankings({ origins }: { origins: Origin[] }) {
  return (
    <div className={styles.rankings}>
      {(['page', 'service', 'source', 'campaign', 'country'] as const).map((kind) => (
        <Ranking key={kind} kind={kind} allOrigins={origins} />
      ))}
    </div>
  );
}

/** A sortable table, with a bar for the value in the sort column. */
function Ranking({ kind, allOrigins }: { kind: Origin['kind']; allOrigins: Origin[] }) {
  const origins = allOrigins.filter((origin) => origin.kind === kind);
  const [column, setColumn] = useState(columnsByOriginKind[kind][0]);
  const [rowLimit, setRowLimit] = useState(initialRowCount);
  const scrollRef = useRef<HTMLElement>(null);
  const columns = columnsByOriginKind[kind];
  const title = texts.numbers.kinds[kind];
  const rows = origins
    .map((origin) => ({ origin, values: readColumns(origin) }))
    .sort((a, b) => b.values[column] - a.values[column]);
  const maxValue = rows[0]?.values[column] ?? 0;
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
      <h3 className={styles.groupTitle}>{title}</h3>
      <Table
        ref={scrollRef}
        label={title}
        className={styles.ranking}
        columns={columns.map((name) => ({
          name,
          isSorted: name === column,
          head: (
            <button type="button" className={styles.sort} onClick={() => setColumn(name)}>
              {texts.numbers.columns[name]}
            </button>
          ),
        }))}
        rows={rows.slice(0, rowLimit).map(({ origin, values }) => ({
          name: origin.name,
          head: (
            <>
              {formatOriginName(origin)}
              <span
                className={styles.bar}
                style={{ inlineSize: `${(values[column] / maxValue) * 100 || 0}%` }}
              />
            </>
          ),
          cells: columns.map((name) => formatNumber(values[name])),
        }))}
      />
      {origins.length > rowLimit && (
        <QuietButton
          label={say(texts.numbers.all, { count: origins.length })}
          className={styles.showAll}
          onClick={showAllRows}
        />
      )}
    </section>
  );
}
