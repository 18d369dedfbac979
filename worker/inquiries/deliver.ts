import type { Env } from '../env.ts';
import { readFile } from './files.ts';
import type { ClaimedInquiry } from './inquiry.ts';
import { writeLetter } from './letter.ts';
import { type MailOutcome, sendMail } from './mail.ts';

const maybeSecondCopy =
  'You may already have this message: an earlier delivery was interrupted before it was confirmed.';

function cvNotAttached(reference: string): string {
  return `The CV could not be attached. It is kept: npm run inbox -- cv ${reference} --remote`;
}

/** Sends one message to the agency, with its CV where that is possible. */
export async function deliver(env: Env, inquiry: ClaimedInquiry): Promise<MailOutcome> {
  const notes = inquiry.maybeDelivered ? [maybeSecondCopy] : [];
  if (inquiry.file === null) return sendMail(env, writeLetter(inquiry, env.SITE_URL, notes));

  const file = await readFile(env.FILES, inquiry.file);
  if (file !== null) {
    const outcome = await sendMail(env, writeLetter(inquiry, env.SITE_URL, notes), [file]);
    if (outcome.sent || !outcome.final) return outcome;
  }
  return sendMail(
    env,
    writeLetter(inquiry, env.SITE_URL, [...notes, cvNotAttached(inquiry.reference)]),
  );
}
