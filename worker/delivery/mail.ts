/** Sends mail with Cloudflare's `send_email` binding; no other file depends on that vendor. */
import type { Env } from '../env.ts';
import { mailTimeout } from '../limits.ts';
import { kindOf } from '../log.ts';
import { office } from '../office.ts';
import type { Mail } from './compose-mail.ts';

export interface Attachment {
  name: string;
  type: string;
  content: ArrayBuffer;
}

export type MailOutcome =
  | { sent: true }
  /** `final`: a retry would be refused too; `certain`: the mail was not sent. */
  | { sent: false; final: boolean; certain: boolean; error: string };

const retryable = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_INTERNAL_SERVER_ERROR',
  'E_DELIVERY_FAILED',
]);

/** The mail may have been sent despite this error. */
const uncertain = new Set(['E_INTERNAL_SERVER_ERROR']);

interface Sending {
  attachments?: Attachment[];
  /** The mail is not sent if its timeout would end after this time. */
  deadline?: number;
  timeout?: number;
}

export async function sendMail(
  env: Env,
  mail: Mail,
  { attachments = [], deadline = Number.POSITIVE_INFINITY, timeout = mailTimeout }: Sending = {},
): Promise<MailOutcome> {
  if (Date.now() + timeout > deadline) {
    return { sent: false, final: false, certain: true, error: 'no-time-left' };
  }
  try {
    const delivery = env.MAIL.send({
      from: { name: mail.to ? office.name : `${office.name} website`, email: env.MAIL_FROM },
      to: mail.to ?? env.MAIL_TO,
      ...(mail.to ? { headers: { 'Auto-Submitted': 'auto-replied' } } : {}),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      attachments: attachments.map(asEmailAttachment),
    });
    await withTimeout(delivery, timeout);
    return { sent: true };
  } catch (error) {
    const code = serviceCode(error);
    return {
      sent: false,
      final: code !== null && !retryable.has(code),
      certain: code !== null && !uncertain.has(code),
      error: kindOf(error),
    };
  }
}

async function withTimeout(delivery: Promise<unknown>, timeout: number): Promise<void> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The mail service timed out.')), timeout);
  try {
    await Promise.race([delivery, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/** Null for an error of the connection, which does not tell whether the mail was sent. */
function serviceCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) {
    return null;
  }
  return typeof error.code === 'string' && error.code.startsWith('E_') ? error.code : null;
}

function asEmailAttachment({ name, type, content }: Attachment): EmailAttachment {
  return { disposition: 'attachment', filename: name, type, content };
}
