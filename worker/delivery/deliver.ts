import type { Env } from '../env.ts';
import type { ClaimedInquiry } from '../inquiry.ts';
import { readFile } from '../intake/files.ts';
import { kindOf } from '../log.ts';
import { composeMail } from './compose-mail.ts';
import { type Attachment, type MailOutcome, sendMail } from './mail.ts';

const maybeSecondCopy =
  'You may already have this message: an earlier delivery was interrupted before it was confirmed.';
const cvMissing = 'The CV that came with it is not in the file store. Please ask for it.';

function cvNotAttached(siteUrl: string, reference: string): string {
  return `The CV could not be attached. It is kept on the desk: ${siteUrl}/desk?message=${reference}`;
}

/** Sends one message to the agency, without its CV if the mail service refuses the attachment. */
export async function deliver(
  env: Env,
  inquiry: ClaimedInquiry,
  deadline: number,
): Promise<MailOutcome> {
  const notes = inquiry.maybeDelivered ? [maybeSecondCopy] : [];
  const send = (content: ClaimedInquiry, extraNotes: string[], attachments: Attachment[] = []) =>
    sendMail(env, composeMail(content, env.SITE_URL, [...notes, ...extraNotes]), {
      attachments,
      deadline,
    });
  if (inquiry.file === null) {
    return send(inquiry, []);
  }

  let file: Attachment | null;
  try {
    file = await readFile(env.FILES, inquiry.file);
  } catch (error) {
    return { sent: false, final: false, certain: true, error: kindOf(error) };
  }
  if (file === null) {
    return send({ ...inquiry, file: null }, [cvMissing]);
  }
  const outcome = await send(inquiry, [], [file]);
  if (outcome.sent || !outcome.final) {
    return outcome;
  }
  return send(inquiry, [cvNotAttached(env.SITE_URL, inquiry.reference)]);
}
