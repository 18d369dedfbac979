/** Collects page views in memory and writes them together, because written rows are limited. */
import type * as v from 'valibot';
import { cutPrefix } from '../../src/shared/site-path.ts';
import { findSpeedBucketIndex, speedFigures, type speedSchema } from '../../src/shared/speed.ts';
import type { Database } from '../env.ts';
import { dayMs, viewLimits } from '../limits.ts';
import { localisePath, readPageLanguage } from '../office.ts';

export interface PageView {
  page: string;
  source: string | null;
  country: string | null;
}

export type SpeedReport = { page: string } & v.InferOutput<typeof speedSchema>;

interface ViewTally {
  kind: 'day' | 'page' | 'source' | 'country' | 'speed';
  name: string;
  views: number;
  visits: number;
}

let viewTalliesByKey = new Map<string, ViewTally>();
/** Until this time a running request is expected to write the pending views. */
let writerLeaseEndMs = 0;

export async function collectView(db: Database, { page, source, country }: PageView) {
  addView('day', '', source);
  addView('page', page, source);
  if (source !== null) {
    addView('source', source, source);
  }
  if (source !== null && country !== null) {
    addView('country', country, source);
  }
  await writeTogether(db);
}

/** Pages are counted by their kind, such as /service, so that there are few rows. */
export async function collectSpeed(db: Database, { page, device, ...figures }: SpeedReport) {
  const [, firstPart] = cutPrefix(localisePath(readPageLanguage(page), ''), page).split('/');
  const pageKind = `/${firstPart}`;
  // A row of the day limits the rows that are written.
  addView('day', '', null, 0);
  for (const figure of speedFigures) {
    const value = figures[figure];
    if (value !== undefined) {
      addView(
        'speed',
        `${device} ${pageKind} ${figure} ${findSpeedBucketIndex(figure, value)}`,
        null,
      );
    }
  }
  await writeTogether(db);
}

/** Resolves when all is written, or at once if another request will write it. */
async function writeTogether(db: Database) {
  if (Date.now() < writerLeaseEndMs) {
    return;
  }
  writerLeaseEndMs = Date.now() + viewLimits.takeoverWait;
  await new Promise((resolve) => setTimeout(resolve, viewLimits.wait));
  const tallies = [...viewTalliesByKey.values()];
  viewTalliesByKey = new Map();
  writerLeaseEndMs = 0;
  await writeViewCounts(db, tallies, Date.now());
}

function addView(kind: ViewTally['kind'], name: string, source: string | null, views = 1): void {
  const key = `${kind} ${name}`;
  const tally = viewTalliesByKey.get(key) ?? { kind, name, views: 0, visits: 0 };
  tally.views += views;
  tally.visits += source === null ? 0 : 1;
  viewTalliesByKey.set(key, tally);
}

/** The write is not retried, because a write with a lost response would count twice. */
export async function writeViewCounts(db: Database, tallies: ViewTally[], nowMs: number) {
  const sql = `INSERT INTO views (kind, day, name, views, visits, written)
    SELECT value ->> 'kind', ?2, value ->> 'name', value ->> 'views', value ->> 'visits',
      iif(value ->> 'kind' = 'day', json_array_length(?1), 0)
    FROM json_each(?1)
    WHERE coalesce((SELECT written FROM views WHERE kind = 'day' AND day = ?2 AND name = ''), 0) < ?3
    ON CONFLICT (kind, day, name) DO UPDATE SET views = views + excluded.views,
      visits = visits + excluded.visits, written = written + excluded.written`;
  const values = [JSON.stringify(tallies), Math.floor(nowMs / dayMs), viewLimits.maxRowsPerDay];
  await db
    .prepare(sql)
    .bind(...values)
    .run();
}
