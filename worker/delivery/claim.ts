/**
 * Claims rows for delivery. A row has these states (times are in milliseconds):
 *
 *   queued     waits until `due_at`; until `carried_until`, a queue message names the row
 *   leased     queued with `lease_until` in the future: one consumer delivers the row, and only outcomes with its `lease_token` count
 *   delivered  the mail service accepted the mail
 *   failed     given up: the mail was refused for good, the attempts were used up, or the row is unreadable
 *   held       looks like spam; mailed only after the owner releases the message
 *
 * When a lease ends without an outcome, the row is still queued, and its next mail says that it may be
 * a second copy (`attempts` exceed `known_failures` by more than one). Rows that wait long or failed
 * are alerted (alerts.ts).
 */
import * as v from 'valibot';
import type { Database } from '../env.ts';
import { type ClaimedInquiry, fieldsJsonSchema, messageColumnSchemas } from '../inquiry.ts';
import { leaseMs, maxDeliveryAttempts, outcomeWriteReserveMs } from '../limits.ts';
import { retry } from '../retry.ts';

const claimedRowSchema = v.object({
  ...messageColumnSchemas,
  fields: fieldsJsonSchema,
  attempts: v.number(),
  known_failures: v.number(),
  file_key: v.nullable(v.string()),
  file_name: v.nullable(v.string()),
  file_type: v.nullable(v.string()),
  file_size: v.nullable(v.number()),
});

export interface Claim {
  token: string;
  /** Every mail of the claim must time out before this time. */
  deadlineMs: number;
  inquiries: ClaimedInquiry[];
  unreadable: string[];
}

/**
 * Leases the due rows to one consumer; a retry with the same token counts as one attempt, because
 * the first response may have been lost.
 */
export async function claimDueRows(
  db: Database,
  references: string[],
  nowMs: number,
): Promise<Claim> {
  const leaseToken = crypto.randomUUID();
  const { results: claimedRows } = await retry(() =>
    db
      .prepare(
        `UPDATE inquiries SET lease_until = ?2 + ?3, lease_token = ?4, carried_until = 0,
           attempts = attempts + (lease_token IS NOT ?4)
         WHERE reference IN (SELECT value FROM json_each(?1))
           AND ((status = 'queued' AND due_at <= ?2 AND attempts < ${maxDeliveryAttempts}
             AND (lease_until IS NULL OR lease_until <= ?2)) OR lease_token = ?4)
         RETURNING ${Object.keys(claimedRowSchema.entries)}`,
      )
      .bind(JSON.stringify(references), nowMs, leaseMs, leaseToken)
      .all(),
  );
  const newClaim: Claim = {
    token: leaseToken,
    deadlineMs: nowMs + leaseMs - outcomeWriteReserveMs,
    inquiries: [],
    unreadable: [],
  };
  for (const claimedRow of claimedRows) {
    const rowValidation = v.safeParse(claimedRowSchema, claimedRow);
    if (rowValidation.success) {
      newClaim.inquiries.push(toClaimedInquiry(rowValidation.output));
    } else {
      newClaim.unreadable.push(String(claimedRow.reference));
    }
  }
  return newClaim;
}

function toClaimedInquiry(row: v.InferOutput<typeof claimedRowSchema>): ClaimedInquiry {
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
