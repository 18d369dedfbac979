/**
 * The mail that tells a visitor that the message has come. Anybody can type anybody's address, so
 * nothing that was typed stands in it, and a mailbox gets one a day.
 */

import { composeConfirmation, plainAddress } from '../delivery/compose-mail.ts';
import { sendMail } from '../delivery/mail.ts';
import { digest } from '../digest.ts';
import type { Env } from '../env.ts';
import type { NotifiedInquiry } from '../inquiry.ts';
import { notifications } from '../limits.ts';
import { office } from '../office.ts';

/** Sends it; why not, where it was not sent. */
export async function confirm(env: Env, { reference, form, email }: NotifiedInquiry) {
  if (!plainAddress.test(email)) {
    return 'unusual-address';
  }
  if (!(await reserveConfirmation(env, email))) {
    return 'enough-today';
  }
  const replyTo = { name: office.name, email: env.MAIL_TO };
  const mail = { ...composeConfirmation(reference, form), to: email, replyTo };
  const outcome = await sendMail(env, mail);
  return outcome.sent ? null : outcome.error;
}

/** One statement decides, so that no two at the same moment take the last place. */
async function reserveConfirmation({ DB }: Env, email: string): Promise<boolean> {
  const now = Date.now();
  const place = await DB.prepare(
    `INSERT INTO confirmations (box, at) SELECT ?1, ?2
     WHERE NOT EXISTS (SELECT 1 FROM confirmations WHERE box = ?1 AND at > ?3)
       AND (SELECT count(*) FROM confirmations WHERE at > ?3) < ?4
     RETURNING at`,
  )
    .bind(await mailboxHash(email), now, now - notifications.lasts, notifications.confirmationsADay)
    .first();
  return place !== null;
}

export async function deleteOldMailboxHashes({ DB }: Env, now: number): Promise<void> {
  await DB.prepare('DELETE FROM confirmations WHERE at <= ?')
    .bind(now - notifications.lasts)
    .run();
}

/** One mailbox by all its names: with a tag, and of Google's with dots. */
function mailboxHash(email: string): Promise<string> {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com';
  const box = isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
  return digest(box);
}
