/** What becomes of a row on its way to the mailbox. Times are milliseconds; a row is `queued` until its fate is known. */
import * as v from 'valibot';
import { formSchemas } from '../../src/shared/forms.ts';
import type { Database } from '../env.ts';
import { lease } from '../limits.ts';
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

/**
 * Takes the waiting rows among these for one sender, by their reference. A row is missing when it is
 * delivered, held or gone, when another sender has it, or when it cannot be read: then it is tried
 * until the queue gives it up, and the owner is told.
 */
export async function claim(
  db: Database,
  references: string[],
  now: number,
): Promise<Map<string, ClaimedInquiry>> {
  const { results } = await db
    .prepare(
      `UPDATE inquiries SET lease_until = ?2 + ?3, attempts = attempts + 1
       WHERE reference IN (SELECT value FROM json_each(?1))
         AND status = 'queued' AND (lease_until IS NULL OR lease_until <= ?2)
       RETURNING reference, form, fields, page, service, received_at, attempts, known_failures,
         file_key, file_name, file_type, file_size`,
    )
    .bind(JSON.stringify(references), now, lease)
    .all();
  const rows = results.flatMap((found) => {
    const row = v.safeParse(rowSchema, found);
    return row.success ? [claimed(row.output)] : [];
  });
  return new Map(rows.map((inquiry) => [inquiry.reference, inquiry]));
}

function claimed(row: v.InferOutput<typeof rowSchema>): ClaimedInquiry {
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

export async function isWaiting(db: Database, reference: string): Promise<boolean> {
  const row = await db
    .prepare(`SELECT 1 FROM inquiries WHERE reference = ? AND status = 'queued'`)
    .bind(reference)
    .first();
  return row !== null;
}

export async function markDelivered(
  db: Database,
  references: string[],
  now: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE inquiries SET status = 'delivered', delivered_at = ?2, lease_until = NULL, last_error = NULL
       WHERE reference IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(references), now)
    .run();
}

/** A failure that is known: nothing was sent, and the next try is due at `dueAt`. */
export async function markDeferred(
  db: Database,
  reference: string,
  error: string,
  dueAt: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE inquiries SET known_failures = known_failures + 1, last_error = ?2, due_at = ?3, lease_until = NULL
       WHERE reference = ?1 AND status = 'queued'`,
    )
    .bind(reference, error, dueAt)
    .run();
}

export async function markFailed(db: Database, reference: string, error: string): Promise<void> {
  await db
    .prepare(
      `UPDATE inquiries SET status = 'failed', last_error = ?2, lease_until = NULL
       WHERE reference = ?1 AND status = 'queued'`,
    )
    .bind(reference, error)
    .run();
}
