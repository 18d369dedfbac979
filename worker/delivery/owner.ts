import type { Env } from '../env.ts';
import { readStoredFile } from '../files.ts';
import { readErrorKind } from '../log.ts';
import { buildCalendarFile, buildOwnerEvent } from '../meeting/calendar-file.ts';
import { findMeeting } from '../meeting/store.ts';
import { composeInquiryMail } from './compose-mail.ts';
import { sendMail } from './mail.ts';
import type { AttemptOutcome, Delivery } from './recipients.ts';

const secondCopyNote =
  'You may already have this message: an earlier delivery was interrupted before it was confirmed.';

/** Mails one message to the agency, without its files if the mail service refuses the attachments. */
export async function deliverToOwner(env: Env, delivery: Delivery): Promise<AttemptOutcome> {
  const attachments: EmailAttachment[] = [];
  const attach = (filename: string, type: string, content: ArrayBuffer) =>
    attachments.push({ disposition: 'attachment', filename, type, content });
  const notes = delivery.maybeDelivered ? [secondCopyNote] : [];
  try {
    for (const file of delivery.files) {
      const content = await readStoredFile(env.FILES, file);
      if (content === null) {
        notes.push(`The file ${file.name} is not in the file store. Please ask for it.`);
      } else {
        attach(file.name, file.type, content);
      }
    }
    const { form, reference } = delivery;
    const meeting = form === 'meeting' ? await findMeeting(env.DB, 'reference', reference) : null;
    if (meeting) {
      const file = buildCalendarFile([buildOwnerEvent(meeting, env.SITE_URL)], env.SITE_URL);
      attach('meeting.ics', 'text/calendar', await new Blob([file]).arrayBuffer());
    }
    if (meeting?.meeting_changed_at) {
      notes.push(meeting.cancelled_at ? 'This meeting is cancelled.' : 'This meeting has moved.');
    }
  } catch (error) {
    return { isSent: false, isFinal: false, isCertain: true, error: readErrorKind(error) };
  }
  const mail = composeInquiryMail(delivery, env.SITE_URL, notes);
  const outcome = await sendMail(env, mail, attachments);
  if (attachments.length === 0 || outcome.isSent || !outcome.isFinal) {
    return outcome;
  }
  const notAttachedNote = `The files could not be attached. The desk has them: ${env.SITE_URL}/desk?message=${delivery.reference}`;
  return sendMail(env, composeInquiryMail(delivery, env.SITE_URL, [...notes, notAttachedNote]));
}
