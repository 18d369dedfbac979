import * as v from 'valibot';
import type { Database } from '../env.ts';
import type { Inquiry, StoredFile, ValidMessage } from '../inquiry.ts';
import { duplicateWindowMs, repeatedSubmissionWindowMs, sweepLimits } from '../limits.ts';
import { companyData } from '../office.ts';
import { createReference } from '../reference.ts';
import { retry } from '../retry.ts';
import { computeFingerprints } from './fingerprint.ts';

export interface StoredInquiry {
  reference: string;
  repeated: boolean;
  fileKey: string | null;
}

/**
 * One statement decides whether a message is new, so that simultaneous posts store it once:
 * identical text counts as new after ten minutes, the same submission never.
 */
const insertSql = `
INSERT INTO inquiries (reference, submission, fingerprint, write_token, form, email, fields, page,
  service, status, held_reason, received_at, queued_at, due_at, carried_until,
  file_key, file_name, file_type, file_size, tell, tell_at)
SELECT ?1, ?2, ?3, ?4, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?15, ?15, ?16, ?17, ?18, ?19, ?20,
  ?21, iif(?21 IS NULL, NULL, ?15)
WHERE NOT EXISTS (SELECT 1 FROM inquiries WHERE fingerprint = ?3 AND received_at > ?6)
  AND NOT EXISTS (
    SELECT 1 FROM inquiries WHERE submission = ?2 AND fingerprint = ?5 AND received_at > ?7)
ON CONFLICT (submission, fingerprint) DO NOTHING
RETURNING reference`;

/** Prefers the same submission, which may be this request's own row after a lost response. */
const findEarlierInquirySql = `
SELECT reference, write_token, file_key FROM inquiries
WHERE (fingerprint = ?3 AND (submission = ?2 OR received_at > ?6))
  OR (submission = ?2 AND fingerprint = ?5 AND received_at > ?7)
ORDER BY submission = ?2 DESC, received_at DESC LIMIT 1`;

const findSubmissionSql = `
SELECT reference, file_key FROM inquiries
WHERE submission = ?1 AND fingerprint IN (?2, ?3) AND received_at > ?4`;

const earlierRowSchema = v.object({
  reference: v.string(),
  write_token: v.nullable(v.string()),
  file_key: v.nullable(v.string()),
});

export async function insertOrFindInquiry(
  db: Database,
  inquiry: Inquiry,
  nowMs: number,
): Promise<StoredInquiry> {
  const writeToken = crypto.randomUUID();
  const { cleanFingerprint, heldFingerprint } = await computeFingerprints(inquiry);
  const identityValues = [
    inquiry.submissionId ?? crypto.randomUUID(),
    inquiry.heldReason === null ? cleanFingerprint : heldFingerprint,
    writeToken,
    inquiry.heldReason === null ? heldFingerprint : cleanFingerprint,
    nowMs - duplicateWindowMs,
    nowMs - repeatedSubmissionWindowMs,
  ];
  const rowValues = buildColumnValues(inquiry, nowMs);
  return retry(async () => {
    const reference = createReference(companyData.referencePrefix);
    const insertedRow = await db
      .prepare(insertSql)
      .bind(reference, ...identityValues, ...rowValues)
      .first();
    if (insertedRow !== null) {
      return { reference, repeated: false, fileKey: inquiry.file?.key ?? null };
    }
    const unparsedEarlierRow = await db
      .prepare(findEarlierInquirySql)
      .bind(null, ...identityValues)
      .first();
    if (unparsedEarlierRow === null) {
      throw new Error('The message was neither new nor known.');
    }
    const earlierRow = v.parse(earlierRowSchema, unparsedEarlierRow);
    return {
      reference: earlierRow.reference,
      repeated: earlierRow.write_token !== writeToken,
      fileKey: earlierRow.file_key,
    };
  });
}

export async function findSubmission(
  db: Database,
  validMessage: ValidMessage,
  nowMs: number,
): Promise<StoredInquiry | null> {
  if (validMessage.submissionId === undefined) {
    return null;
  }
  const { cleanFingerprint, heldFingerprint } = await computeFingerprints(validMessage);
  const foundRow = await db
    .prepare(findSubmissionSql)
    .bind(
      validMessage.submissionId,
      cleanFingerprint,
      heldFingerprint,
      nowMs - repeatedSubmissionWindowMs,
    )
    .first<{ reference: string; file_key: string | null }>();
  return foundRow && { reference: foundRow.reference, repeated: true, fileKey: foundRow.file_key };
}

function buildColumnValues(inquiry: Inquiry, nowMs: number) {
  const { file, heldReason } = inquiry;
  return [
    inquiry.formName,
    inquiry.fieldValues.email.toLowerCase(),
    JSON.stringify(inquiry.fieldValues),
    inquiry.pagePath ?? null,
    inquiry.serviceKey ?? null,
    heldReason === null ? 'queued' : 'held',
    heldReason,
    nowMs,
    heldReason === null ? nowMs + sweepLimits.minInFlight : 0,
    file?.key ?? null,
    file?.name ?? null,
    file?.type ?? null,
    file?.size ?? null,
    inquiry.recipients,
  ];
}

/**
 * Requeues a message delivered without its file, as if just received; one attempt is recorded, so
 * that its mail says it may be a second copy.
 */
const requeueAssignmentsSql = Object.entries({
  status: `'queued'`,
  queued_at: '?7',
  due_at: '?7',
  attempts: '1',
  known_failures: '0',
  alerted_as: 'NULL',
}).map(
  ([column, deliveredValueSql]) =>
    `${column} = CASE status WHEN 'delivered' THEN ${deliveredValueSql} ELSE ${column} END`,
);

/**
 * Replaces a row's missing file and clears its lease, so that a running consumer's outcome is
 * ignored; returns false when the row has changed.
 */
export async function attachFileAndRequeue(
  db: Database,
  { reference, fileKey }: StoredInquiry,
  newFile: StoredFile,
  nowMs: number,
): Promise<boolean> {
  const updatedRow = await db
    .prepare(
      `UPDATE inquiries SET file_key = ?3, file_name = ?4, file_type = ?5, file_size = ?6,
         lease_until = NULL, lease_token = NULL, ${requeueAssignmentsSql.join(', ')}
       WHERE reference = ?1 AND file_key IN (?2, ?3)
       RETURNING reference`,
    )
    .bind(reference, fileKey, newFile.key, newFile.name, newFile.type, newFile.size, nowMs)
    .first();
  return updatedRow !== null;
}
