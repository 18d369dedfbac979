import type { Database } from '../env.ts';
import { duplicateWindow, keepTries } from '../limits.ts';
import { fingerprint } from './fingerprint.ts';
import type { Inquiry } from './inquiry.ts';
import { newReference } from './reference.ts';

/** One statement decides whether a message is new, so two posts at the same moment cannot both be. */
const insert = `
INSERT INTO inquiries (reference, submission, fingerprint, form, email, fields, page, service,
  status, held_reason, received_at, due_at, file_key, file_name, file_type, file_size)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11, ?12, ?13, ?14, ?15
WHERE NOT EXISTS (SELECT 1 FROM inquiries WHERE fingerprint = ?3 AND received_at > ?16)
ON CONFLICT (submission, fingerprint) DO NOTHING
RETURNING reference`;

const earlier = `
SELECT reference FROM inquiries
WHERE fingerprint = ?1 AND (submission = ?2 OR received_at > ?3)
ORDER BY received_at DESC LIMIT 1`;

/** Keeps a message and names it. A repeated one gets the name it already has. */
export async function keep(
  db: Database,
  inquiry: Inquiry,
  now: number,
): Promise<{ reference: string; repeated: boolean }> {
  const print = await fingerprint(inquiry);
  const submission = inquiry.submission ?? crypto.randomUUID();
  const windowStart = now - duplicateWindow;
  let problem: unknown;
  for (let attempt = 0; attempt < keepTries; attempt += 1) {
    try {
      const inserted = await db
        .prepare(insert)
        .bind(newReference(), submission, print, ...columns(inquiry, now), windowStart)
        .first<{ reference: string }>();
      if (inserted) return { reference: inserted.reference, repeated: false };
      const known = await db
        .prepare(earlier)
        .bind(print, submission, windowStart)
        .first<{ reference: string }>();
      if (known) return { reference: known.reference, repeated: true };
    } catch (error) {
      problem = error;
    }
  }
  throw problem ?? new Error('The message was neither new nor known.');
}

function columns(inquiry: Inquiry, now: number) {
  const { file } = inquiry;
  return [
    inquiry.form,
    inquiry.email.toLowerCase(),
    JSON.stringify(inquiry.values),
    inquiry.page ?? null,
    inquiry.service ?? null,
    inquiry.heldReason === null ? 'queued' : 'held',
    inquiry.heldReason,
    now,
    file?.key ?? null,
    file?.name ?? null,
    file?.type ?? null,
    file?.size ?? null,
  ];
}
