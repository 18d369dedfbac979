/** The one file that knows the mail's vendor: Cloudflare's Email Service and its `send_email` binding. */
import type { Env } from '../env.ts';
import { kindOf } from '../log.ts';
import type { Letter } from './letter.ts';

export interface Attachment {
  name: string;
  type: string;
  content: ArrayBuffer;
}

export type MailOutcome =
  | { sent: true }
  /** `final` means that the same letter would be refused again. */
  | { sent: false; final: boolean; error: string };

const passing = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_INTERNAL_SERVER_ERROR',
  'E_DELIVERY_FAILED',
]);

export async function sendMail(
  env: Env,
  letter: Letter,
  attachments: Attachment[] = [],
): Promise<MailOutcome> {
  try {
    await env.MAIL.send({
      from: { name: 'Code Crafters website', email: env.MAIL_FROM },
      to: env.MAIL_TO,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
      attachments: attachments.map(asEmailAttachment),
    });
    return { sent: true };
  } catch (error) {
    return { sent: false, final: isFinal(error), error: kindOf(error) };
  }
}

/** An error without a code came from the way there, not from the service, so it may pass. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return typeof error.code === 'string' && error.code.startsWith('E_') && !passing.has(error.code);
}

function asEmailAttachment({ name, type, content }: Attachment): EmailAttachment {
  return { disposition: 'attachment', filename: name, type, content };
}
