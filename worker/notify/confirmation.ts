/**
 * Confirms a message to its visitor by mail; anybody can enter any address, so the number of mails
 * per mailbox and domain is limited.
 */

import { composeConfirmation, plainAddress } from '../delivery/compose-mail.ts';
import { sendMail } from '../delivery/mail.ts';
import { digest } from '../digest.ts';
import type { Env } from '../env.ts';
import type { NotifiedInquiry } from '../inquiry.ts';
import { notifications } from '../limits.ts';
import { attempt } from '../log.ts';
import { office } from '../office.ts';
import { readMailbox } from './mailbox.ts';

export async function confirm(env: Env, { reference, form, email }: NotifiedInquiry) {
  if (!plainAddress.test(email)) {
    return 'unusual-address';
  }
  const reservation = await reserveConfirmation(env, email);
  if (reservation === null) {
    return 'enough-today';
  }
  const replyTo = { name: office.name, email: office.email };
  const mail = { ...composeConfirmation(reference, form), to: email, replyTo };
  const outcome = await sendMail(env, mail, { timeout: notifications.mailTimeout });
  if (outcome.sent) {
    return null;
  }
  if (outcome.certain) {
    // Nothing was sent, so the next message may be confirmed.
    const cancel = env.DB.prepare('DELETE FROM confirmations WHERE rowid = ?').bind(reservation);
    await attempt(() => cancel.run(), 'reservation-not-cancelled');
  }
  return outcome.error;
}

/** One statement checks and reserves, so that simultaneous messages cannot exceed the limits. */
async function reserveConfirmation({ DB }: Env, email: string): Promise<number | null> {
  const { mailbox, domain } = readMailbox(email);
  const mailboxHash = await digest(mailbox);
  const domainHash = domain && (await digest(domain));
  const { lifetime, confirmationsPerDomain, confirmationsPerDay } = notifications;
  const now = Date.now();
  return DB.prepare(
    `INSERT INTO confirmations (box, domain, at) SELECT ?1, ?2, ?3
     WHERE NOT EXISTS (SELECT 1 FROM confirmations WHERE box = ?1 AND at > ?4)
       AND (SELECT count(*) FROM confirmations WHERE domain = ?2 AND at > ?4) < ?5
       AND (SELECT count(*) FROM confirmations WHERE at > ?4) < ?6
     RETURNING rowid AS place`,
  )
    .bind(mailboxHash, domainHash, now, now - lifetime, confirmationsPerDomain, confirmationsPerDay)
    .first<number>('place');
}

export async function deleteOldMailboxHashes({ DB }: Env, now: number): Promise<void> {
  await DB.prepare('DELETE FROM confirmations WHERE at <= ?')
    .bind(now - notifications.lifetime)
    .run();
}
