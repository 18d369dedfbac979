import * as v from 'valibot';
import type { Database } from '../env.ts';
import { alertAfterWaitMs, sweepMissingAfterMs } from '../limits.ts';

const timesSchema = v.object(
  v.entriesFromList(
    ['oldestWaiting', 'lastDelivery', 'lastSweep', 'lastHeartbeat', 'lastDailyRound'],
    v.nullable(v.number()),
  ),
);

/** Reads when the parts of the delivery last worked, and for how many milliseconds a part is late. */
export async function readHealth(db: Database, nowMs: number) {
  const times = v.parse(timesSchema, await db.prepare('SELECT * FROM health').first());
  const oldestWaiting = nowMs - (times.oldestWaiting ?? nowMs);
  const lastSweep = nowMs - (times.lastSweep ?? 0);
  const delays = {
    ...(oldestWaiting >= alertAfterWaitMs && { oldestWaiting }),
    ...(lastSweep >= sweepMissingAfterMs && { lastSweep }),
  };
  return { times, delays };
}
