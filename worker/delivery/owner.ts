import type { Env } from '../env.ts';
import { type Attachment, readStoredFile } from '../files.ts';
import { readErrorKind } from '../log.ts';
import { composeInquiryMail } from './compose-mail.ts';
import { sendMail } from './mail.ts';
import type { Delivery, Outcome } from './recipients.ts';

const secondCopyNote =
  'You may already have this message: an earlier delivery was interrupted before it was confirmed.';
const cvMissingNote = 'The CV that came with it is not in the file store. Please ask for it.';

/** Mails one message to the agency, without its CV if the mail service refuses the attachment. */
export async function deliverToOwner(env: Env, delivery: Delivery): Promise<Outcome> {
  const notes = delivery.maybeDelivered ? [secondCopyNote] : [];
  const send = (mailed: Delivery, extraNotes: string[], attachments: Attachment[] = []) =>
    sendMail(env, composeInquiryMail(mailed, env.SITE_URL, [...notes, ...extraNotes]), attachments);
  if (delivery.file === null) {
    return send(delivery, []);
  }
  let cv: Attachment | null;
  try {
    cv = await readStoredFile(env.FILES, delivery.file);
  } catch (error) {
    return { isSent: false, isFinal: false, isCertain: true, error: readErrorKind(error) };
  }
  if (cv === null) {
    return send({ ...delivery, file: null }, [cvMissingNote]);
  }
  const outcome = await send(delivery, [], [cv]);
  if (outcome.isSent || !outcome.isFinal) {
    return outcome;
  }
  const cvNotAttachedNote = `The CV could not be attached. It is kept on the desk: ${env.SITE_URL}/desk?message=${delivery.reference}`;
  return send(delivery, [cvNotAttachedNote]);
}
