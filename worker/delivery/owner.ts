import type { Env } from '../env.ts';
import { type Attachment, readStoredFile } from '../files.ts';
import { readErrorKind } from '../log.ts';
import { composeInquiryMail } from './compose-mail.ts';
import { sendMail } from './mail.ts';
import type { AttemptOutcome, Delivery } from './recipients.ts';

const secondCopyNote =
  'You may already have this message: an earlier delivery was interrupted before it was confirmed.';

/** Mails one message to the agency, without its files if the mail service refuses the attachments. */
export async function deliverToOwner(env: Env, delivery: Delivery): Promise<AttemptOutcome> {
  const attachments: Attachment[] = [];
  const missingNames: string[] = [];
  try {
    for (const file of delivery.files) {
      const attachment = await readStoredFile(env.FILES, file);
      if (attachment === null) {
        missingNames.push(file.name);
      } else {
        attachments.push(attachment);
      }
    }
  } catch (error) {
    return { isSent: false, isFinal: false, isCertain: true, error: readErrorKind(error) };
  }
  const notes = [
    ...(delivery.maybeDelivered ? [secondCopyNote] : []),
    ...missingNames.map((name) => `The file ${name} is not in the file store. Please ask for it.`),
  ];
  const outcome = await sendMail(
    env,
    composeInquiryMail(delivery, env.SITE_URL, notes),
    attachments,
  );
  if (attachments.length === 0 || outcome.isSent || !outcome.isFinal) {
    return outcome;
  }
  const notAttachedNote = `The files could not be attached. They are kept on the desk: ${env.SITE_URL}/desk?message=${delivery.reference}`;
  return sendMail(env, composeInquiryMail(delivery, env.SITE_URL, [...notes, notAttachedNote]));
}
