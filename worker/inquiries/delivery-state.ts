/**
 * What becomes of a row on its way to the mailbox. Times are milliseconds.
 *
 *   queued     waits. `due_at`: not before; `carried_until`: until then a queue message names it
 *   leased     queued with `lease_until` in the future: one consumer has it, and only marks with its `lease_token` count
 *   delivered  the mail service took it
 *   failed     given up: refused for good, too many attempts, or unreadable
 *   held       looks like spam; never sent unless released
 *
 * When a lease ends without a mark, the row is still queued, and its next mail says that it may be a
 * second copy (`attempts` exceed `known_failures` by more than one). Rows that wait long or failed
 * are alerted (alerts.ts).
 */
import * as v from 'valibot';
import { formSchemas } from '../../src/shared/forms.ts';
import type { Database } from '../env.ts';
import { lease, maxAttempts, sweep } from '../limits.ts';
import { retry } from '../retry.ts';
import type { ClaimedInquiry } from './inquiry.ts';

const formNames = Object.keys(formSchemas);

const rowSchema = v.object({
  reference: v.string(),
  form: v.pipe(
    v.string(),
    v.guard((name): name is keyof typeof formSchemas => formNames.includes(name)),
  ),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  page: v.nullable(v.string()),
  service: v.nullable(v.string()),
  received_at: v.number(),
  attempts: v.number(),
  known_failures: v.number(),
  file_key: v.nullable(v.string()),
  file_name: v.nullable(v.string()),
  file_type: v.nullable(v.string()),
  file_size: v.nullable(v.number()),
});

const namedSchema = v.object({ reference: v.string() });

function referencesOf(results: unknown): string[] {
  return v.parse(v.array(namedSchema), results).map(({ reference }) => reference);
}

/** Rows that one consumer holds. */
export interface Claim {
  token: string;
  /** When others may claim them. */
  endsAt: number;
  inquiries: ClaimedInquiry[];
  /** Rows whose fields are no longer readable. */
  unreadable: string[];
}

/** What a consumer may claim: it is due, and no other holds it. */
const claimable = `status = 'queued' AND due_at <= ?2 AND attempts < ${maxAttempts}
  AND (lease_until IS NULL OR lease_until <= ?2)`;

/**
 * Claims the due rows among these for one consumer. A row is missing when it is delivered, held or
 * removed, not yet due, or claimed by another. A retry with the same token counts one attempt: the
 * first answer may have been lost.
 */
export async function claim(db: Database, references: string[], now: number): Promise<Claim> {
  const token = crypto.randomUUID();
  const { results } = await retry(() =>
    db
      .prepare(
        `UPDATE inquiries SET lease_until = ?2 + ?3, lease_token = ?4, carried_until = 0,
           attempts = attempts + (lease_token IS NOT ?4)
         WHERE reference IN (SELECT value FROM json_each(?1))
           AND ((${claimable}) OR lease_token = ?4)
         RETURNING reference, form, fields, page, service, received_at, attempts, known_failures,
           file_key, file_name, file_type, file_size`,
      )
      .bind(JSON.stringify(references), now, lease, token)
      .all(),
  );
  const rows = results.map((found) => v.safeParse(rowSchema, found));
  return {
    token,
    endsAt: now + lease,
    inquiries: rows.flatMap((row) => (row.success ? [asInquiry(row.output)] : [])),
    unreadable: results.flatMap((found, index) =>
      rows[index]?.success ? [] : [v.parse(namedSchema, found).reference],
    ),
  };
}

function asInquiry(row: v.InferOutput<typeof rowSchema>): ClaimedInquiry {
  return {
    reference: row.reference,
    form: row.form,
    values: row.fields,
    page: row.page,
    service: row.service,
    receivedAt: row.received_at,
    attempts: row.attempts,
    maybeDelivered: row.attempts - row.known_failures > 1,
    file:
      row.file_key === null
        ? null
        : {
            key: row.file_key,
            name: row.file_name ?? 'cv',
            type: row.file_type ?? 'application/octet-stream',
            size: row.file_size ?? 0,
          },
  };
}

/** Only the holder's mark counts: after its lease the row may be another consumer's, or resent by the owner. Each mark clears the token. */
const unleased = 'lease_until = NULL, lease_token = NULL';

/** Returns how many rows the consumer still held. */
export async function markDelivered(
  db: Database,
  token: string,
  references: string[],
  now: number,
): Promise<number> {
  const { results } = await db
    .prepare(
      `UPDATE inquiries SET status = 'delivered', delivered_at = ?3, last_error = NULL, ${unleased}
       WHERE reference IN (SELECT value FROM json_each(?1)) AND lease_token = ?2
       RETURNING reference`,
    )
    .bind(JSON.stringify(references), token, now)
    .all();
  // Not `meta.changes`: it counts what triggers write, too.
  return results.length;
}

/** A failed attempt. `certain`: nothing was sent; otherwise the next mail says that it may be a second copy. */
export interface Failure {
  error: string;
  certain: boolean;
}

/** The next attempt is due at `dueAt`; until `carriedUntil` a queue message names the row. */
export async function markDeferred(
  db: Database,
  token: string,
  reference: string,
  { error, certain }: Failure,
  { dueAt, carriedUntil }: { dueAt: number; carriedUntil: number },
): Promise<void> {
  await retry(() =>
    db
      .prepare(
        `UPDATE inquiries SET known_failures = known_failures + ?3, last_error = ?4, due_at = ?5,
           carried_until = ?6, ${unleased}
         WHERE reference = ?1 AND lease_token = ?2`,
      )
      .bind(reference, token, certain ? 1 : 0, error, dueAt, carriedUntil)
      .run(),
  );
}

export async function markFailed(
  db: Database,
  token: string,
  reference: string,
  error: string,
): Promise<void> {
  await retry(() =>
    db
      .prepare(
        `UPDATE inquiries SET status = 'failed', last_error = ?3, ${unleased}
         WHERE reference = ?1 AND lease_token = ?2`,
      )
      .bind(reference, token, error)
      .run(),
  );
}

/** Gives up what the queue gave up, unless a consumer holds it. Returns the rows that changed. */
export function failDeadLetters(
  db: Database,
  references: string[],
  now: number,
): Promise<string[]> {
  const where = 'reference IN (SELECT value FROM json_each(?2))';
  return failRows(db, now, `'dead-letter'`, where, JSON.stringify(references));
}

/** Gives up rows that had all their attempts and whose last consumer died. */
export function failExhausted(db: Database, now: number): Promise<string[]> {
  return failRows(db, now, `coalesce(last_error, 'interrupted')`, 'attempts >= ?2', maxAttempts);
}

async function failRows(
  db: Database,
  now: number,
  error: string,
  where: string,
  value: string | number,
): Promise<string[]> {
  const { results } = await db
    .prepare(
      `UPDATE inquiries SET status = 'failed', last_error = ${error}, ${unleased}
       WHERE status = 'queued' AND (lease_until IS NULL OR lease_until <= ?1) AND ${where}
       RETURNING reference`,
    )
    .bind(now, value)
    .all();
  return referencesOf(results);
}

/**
 * Takes overdue rows that no queue message names and no consumer holds, for one more message. That
 * one counts as in flight for as long as the row is overdue, so that a queue without a consumer does
 * not fill up with one row.
 */
export async function takeOverdue(db: Database, now: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `UPDATE inquiries SET carried_until = ?1 + min(?3, max(?2, ?1 - due_at))
       WHERE reference IN (
         SELECT reference FROM inquiries
         WHERE status = 'queued' AND due_at <= ?1 AND carried_until <= ?1
           AND (lease_until IS NULL OR lease_until <= ?1)
         ORDER BY due_at LIMIT ?4)
       RETURNING reference`,
    )
    .bind(now, sweep.minInFlight, sweep.maxInFlight, sweep.maxRows)
    .all();
  return referencesOf(results);
}

/** The queue did not confirm that it took them: a sweep after `minInFlight` sends them again. */
export async function returnOverdue(
  db: Database,
  references: string[],
  now: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE inquiries SET carried_until = min(carried_until, ?2)
       WHERE status = 'queued' AND reference IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(references), now + sweep.minInFlight)
    .run();
}
