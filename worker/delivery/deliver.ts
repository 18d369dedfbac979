import type { Env } from '../env.ts';
import type { ClaimedInquiry } from '../inquiry.ts';
import { readStoredFile } from '../intake/files.ts';
import { readErrorKind } from '../log.ts';
import { composeInquiryMail } from './compose-mail.ts';
import { type Attachment, type MailOutcome, sendMail } from './mail.ts';

const secondCopyNote =
  'You may already have this message: an earlier delivery was interrupted before it was confirmed.';
const cvMissingNote = 'The CV that came with it is not in the file store. Please ask for it.';

/** Sends one message to the agency, without its CV if the mail service refuses the attachment. */
export async function deliverInquiry(
  env: Env,
  inquiry: ClaimedInquiry,
  deadlineMs: number,
): Promise<MailOutcome> {
  const secondCopyNotes = inquiry.maybeDelivered ? [secondCopyNote] : [];
  const sendInquiryMail = (
    mailedInquiry: ClaimedInquiry,
    extraNotes: string[],
    attachments: Attachment[],
  ) =>
    sendMail(
      env,
      composeInquiryMail(mailedInquiry, env.SITE_URL, [...secondCopyNotes, ...extraNotes]),
      {
        attachments,
        deadlineMs,
      },
    );
  if (inquiry.file === null) {
    return sendInquiryMail(inquiry, [], []);
  }

  let cvAttachment: Attachment | null;
  try {
    cvAttachment = await readStoredFile(env.FILES, inquiry.file);
  } catch (error) {
    return { sent: false, final: false, certain: true, error: readErrorKind(error) };
  }
  if (cvAttachment === null) {
    return sendInquiryMail({ ...inquiry, file: null }, [cvMissingNote], []);
  }
  const mailOutcome = await sendInquiryMail(inquiry, [], [cvAttachment]);
  if (mailOutcome.sent || !mailOutcome.final) {
    return mailOutcome;
  }
  const cvNotAttachedNote = `The CV could not be attached. It is kept on the desk: ${env.SITE_URL}/desk?message=${inquiry.reference}`;
  return sendInquiryMail(inquiry, [cvNotAttachedNote], []);
}
