import type { Env } from '../env.ts';
import { dayMs } from '../limits.ts';
import { office } from '../office.ts';
import { createOfficeFormats } from './slots.ts';
import { listMeetings } from './store.ts';

/** The part of the daily mail about the meetings of the next 24 hours; null without one. */
export async function buildMeetingsNotice({ DB, SITE_URL }: Env, nowMs: number) {
  const meetings = await listMeetings(DB, nowMs, nowMs + dayMs);
  const { start } = createOfficeFormats(office.languages[0]);
  const lines = meetings.map(
    ({ meets_at, name, phone, reference }) =>
      `${start(meets_at)}: ${name}, ${phone}, ${SITE_URL}/desk?message=${reference}`,
  );
  return lines.length === 0
    ? null
    : {
        title: lines.length === 1 ? '1 meeting today' : `${lines.length} meetings today`,
        text: `:\n\n${lines.join('\n')}`,
      };
}
