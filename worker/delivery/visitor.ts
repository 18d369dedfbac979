/**
 * Confirms a message to its visitor by mail; anybody can enter any address, so the number of mails
 * per mailbox and domain is limited.
 */
import { hashToHex } from '../digest.ts';
import type { Env } from '../env.ts';
import { confirmationLimits } from '../limits.ts';
import { runSafely } from '../log.ts';
import { buildChangeLine } from '../meeting/calendar-file.ts';
import { describeMeeting, findMeeting } from '../meeting/store.ts';
import { office, readPageLanguage } from '../office.ts';
import { composeConfirmation, plainAddressPattern } from './compose-mail.ts';
import { sendMail } from './mail.ts';
import { normaliseMailbox } from './mailbox.ts';
import type { AttemptOutcome, Delivery } from './recipients.ts';

export async function confirmToVisitor(env: Env, delivery: Delivery): Promise<AttemptOutcome> {
  const { reference, form, email, page } = delivery;
  const error = findReasonNotToConfirm(env, delivery);
  const reservationId = error === null ? await reserveConfirmation(env, email) : null;
  if (reservationId === null) {
    return { isSent: false, isFinal: true, isCertain: true, error: error ?? 'enough-today' };
  }
  const language = readPageLanguage(page);
  const meeting = form === 'meeting' ? await findMeeting(env.DB, 'reference', reference) : null;
  const meetingLines = meeting && [
    describeMeeting(meeting, language).summary,
    language.meeting.call,
    buildChangeLine(meeting, language, env.SITE_URL),
  ];
  const replyTo = { name: office.name, email: office.email };
  const mail = composeConfirmation(reference, form, language, meetingLines ?? []);
  const outcome = await sendMail(env, { ...mail, to: email, replyTo });
  if (!outcome.isSent && outcome.isCertain) {
    // No mail was sent, so the reservation must not block the next confirmation.
    const cancel = env.DB.prepare('DELETE FROM confirmations WHERE id = ?').bind(reservationId);
    await runSafely(() => cancel.run(), 'reservation-not-cancelled');
  }
  return outcome;
}

function findReasonNotToConfirm({ ACKNOWLEDGE }: Env, { email, received_at }: Delivery) {
  if (ACKNOWLEDGE !== 'true') {
    return 'switched-off';
  }
  if (Date.now() - received_at > confirmationLimits.lifetime) {
    return 'too-late';
  }
  return plainAddressPattern.test(email) ? null : 'unusual-address';
}

/** One statement checks and reserves, so that simultaneous messages cannot exceed the limits. */
async function reserveConfirmation({ DB }: Env, email: string): Promise<number | null> {
  const { mailbox, domain } = normaliseMailbox(email);
  const { lifetime, perDomain, perDay } = confirmationLimits;
  const nowMs = Date.now();
  const hashes = [await hashToHex(mailbox), domain && (await hashToHex(domain))];
  const sql = `INSERT INTO confirmations (mailbox_hash, domain_hash, sent_at) SELECT ?1, ?2, ?3
    WHERE NOT EXISTS (SELECT 1 FROM confirmations WHERE mailbox_hash = ?1 AND sent_at > ?4)
      AND (SELECT count(*) FROM confirmations WHERE domain_hash = ?2 AND sent_at > ?4) < ?5
      AND (SELECT count(*) FROM confirmations WHERE sent_at > ?4) < ?6
    RETURNING id`;
  const statement = DB.prepare(sql).bind(...hashes, nowMs, nowMs - lifetime, perDomain, perDay);
  return statement.first<number>('id');
}

export async function removeOldConfirmations({ DB }: Env, nowMs: number): Promise<void> {
  const statement = DB.prepare('DELETE FROM confirmations WHERE sent_at <= ?');
  await statement.bind(nowMs - confirmationLimits.lifetime).run();
}
