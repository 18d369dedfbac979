/**
 * Collects page views in the isolate's memory and writes them together, because rows written are
 * limited.
 */
import type { Env } from '../env.ts';
import { retention, viewCounting } from '../limits.ts';

export interface View {
  page: string;
  source: string | null;
  country: string | null;
}

interface Count {
  kind: 'day' | 'page' | 'source' | 'country';
  name: string;
  views: number;
  visits: number;
}

const day = 24 * 60 * 60 * 1_000;
let pendingCounts = new Map<string, Count>();
/** Until this time a running request is expected to write the pending views. */
let writeExpectedUntil = 0;

/** Resolves when the view is written, or at once if another request will write it. */
export async function countView(DB: Env['DB'], { page, source, country }: View): Promise<void> {
  add('day', '', source);
  add('page', page, source);
  if (source !== null) {
    add('source', source, source);
  }
  if (source !== null && country !== null) {
    add('country', country, source);
  }
  if (Date.now() < writeExpectedUntil) {
    return;
  }
  writeExpectedUntil = Date.now() + viewCounting.takeoverWait;
  await new Promise((resolve) => setTimeout(resolve, viewCounting.wait));
  const counts = [...pendingCounts.values()];
  pendingCounts = new Map();
  writeExpectedUntil = 0;
  await writeCounts(DB, counts, Date.now());
}

function add(kind: Count['kind'], name: string, source: string | null): void {
  const key = `${kind} ${name}`;
  const count = pendingCounts.get(key) ?? { kind, name, views: 0, visits: 0 };
  count.views += 1;
  count.visits += source === null ? 0 : 1;
  pendingCounts.set(key, count);
}

/** Not retried, because a write with a lost response would count twice. */
export async function writeCounts(DB: Env['DB'], counts: Count[], now: number): Promise<void> {
  await DB.prepare(
    `INSERT INTO views (kind, day, name, views, visits, written)
     SELECT value ->> 'kind', ?2, value ->> 'name', value ->> 'views', value ->> 'visits',
       iif(value ->> 'kind' = 'day', json_array_length(?1), 0)
     FROM json_each(?1)
     WHERE coalesce((SELECT written FROM views WHERE kind = 'day' AND day = ?2 AND name = ''), 0) < ?3
     ON CONFLICT (kind, day, name) DO UPDATE SET views = views + excluded.views,
       visits = visits + excluded.visits, written = written + excluded.written`,
  )
    .bind(JSON.stringify(counts), Math.floor(now / day), viewCounting.maxRowsPerDay)
    .run();
}

export async function removeOldViews({ DB }: Env, now: number): Promise<void> {
  await DB.prepare(
    `DELETE FROM views WHERE kind IN ('day', 'page', 'source', 'country') AND day < ?`,
  )
    .bind(Math.floor((now - retention.views) / day))
    .run();
}
