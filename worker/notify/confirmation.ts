/**
 * Confirms a message to its visitor by mail; anybody can enter any address, so the number of mails
 * per mailbox and domain is limited.
 */

import { composeConfirmation, plainAddressPattern } from '../delivery/compose-mail.ts';
import { sendMail } from '../delivery/mail.ts';
import { hashToHex } from '../digest.ts';
import type { Env } from '../env.ts';
import type { NotifiedInquiry } from '../inquiry.ts';
import { notificationLimits } from '../limits.ts';
import { runSafely } from '../log.ts';
import { companyData } from '../office.ts';
import { normaliseMailbox } from './mailbox.ts';

export async function sendConfirmation(env: Env, { reference, form, email }: NotifiedInquiry) {
  if (!plainAddressPattern.test(email)) {
    return 'unusual-address';
  }
  const rowId = await reserveConfirmation(env, email);
  if (rowId === null) {
    return 'enough-today';
  }
  const timeoutMs = notificationLimits.mailTimeout;
  const replyTo = { name: companyData.name, email: companyData.email };
  const confirmationMail = { ...composeConfirmation(reference, form), to: email, replyTo };
  const mailOutcome = await sendMail(env, confirmationMail, { timeoutMs });
  if (mailOutcome.sent) {
    return null;
  }
  if (mailOutcome.certain) {
    // No mail was sent, so the reservation must not block the next confirmation.
    const cancelReservationStatement = env.DB.prepare(
      'DELETE FROM confirmations WHERE rowid = ?',
    ).bind(rowId);
    await runSafely(() => cancelReservationStatement.run(), 'reservation-not-cancelled');
  }
  return mailOutcome.error;
}

/** One statement checks and reserves, so that simultaneous messages cannot exceed the limits. */
async function reserveConfirmation({ DB }: Env, email: string): Promise<number | null> {
  const { mailbox, domain } = normaliseMailbox(email);
  const mailboxHash = await hashToHex(mailbox);
  const domainHash = domain && (await hashToHex(domain));
  const { lifetime: lifetimeMs, confirmationsPerDomain, confirmationsPerDay } = notificationLimits;
  const nowMs = Date.now();
  const sinceMs = nowMs - lifetimeMs;
  return DB.prepare(
    `INSERT INTO confirmations (box, domain, at) SELECT ?1, ?2, ?3
     WHERE NOT EXISTS (SELECT 1 FROM confirmations WHERE box = ?1 AND at > ?4)
       AND (SELECT count(*) FROM confirmations WHERE domain = ?2 AND at > ?4) < ?5
       AND (SELECT count(*) FROM confirmations WHERE at > ?4) < ?6
     RETURNING rowid AS place`,
  )
    .bind(mailboxHash, domainHash, nowMs, sinceMs, confirmationsPerDomain, confirmationsPerDay)
    .first<number>('place');
}

export async function deleteOldMailboxHashes({ DB }: Env, nowMs: number): Promise<void> {
  await DB.prepare('DELETE FROM confirmations WHERE at <= ?')
    .bind(nowMs - notificationLimits.lifetime)
    .run();
}
