/** Sends mail with Cloudflare's `send_email` binding; no other file depends on that vendor. */
import type { Env } from '../env.ts';
import { mailTimeoutMs } from '../limits.ts';
import { readErrorKind } from '../log.ts';
import { companyData } from '../office.ts';
import type { Mail } from './compose-mail.ts';

export interface Attachment {
  name: string;
  type: string;
  content: ArrayBuffer;
}

export type MailOutcome =
  | { sent: true }
  /** `final` means that a retry would be refused too, `certain` that the mail was not sent. */
  | { sent: false; final: boolean; certain: boolean; error: string };

const retryableErrorCodes = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_INTERNAL_SERVER_ERROR',
  'E_DELIVERY_FAILED',
]);

/** The mail may have been sent despite this error. */
const uncertainErrorCode = 'E_INTERNAL_SERVER_ERROR';

interface SendOptions {
  attachments?: Attachment[];
  /** The mail is not sent if its timeout would end after this time. */
  deadlineMs?: number;
  timeoutMs?: number;
}

export async function sendMail(
  env: Env,
  mail: Mail,
  {
    attachments = [],
    deadlineMs = Number.POSITIVE_INFINITY,
    timeoutMs = mailTimeoutMs,
  }: SendOptions = {},
): Promise<MailOutcome> {
  if (Date.now() + timeoutMs > deadlineMs) {
    return { sent: false, final: false, certain: true, error: 'no-time-left' };
  }
  try {
    const sendPromise = env.MAIL.send({
      from: {
        name: mail.to ? companyData.name : `${companyData.name} website`,
        email: env.MAIL_FROM,
      },
      to: mail.to ?? env.MAIL_TO,
      ...(mail.to ? { headers: { 'Auto-Submitted': 'auto-replied' } } : {}),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      attachments: attachments.map(toEmailAttachment),
    });
    await waitWithTimeout(sendPromise, timeoutMs);
    return { sent: true };
  } catch (error) {
    const errorKind = readErrorKind(error);
    // A connection error has no code of the service and does not say whether the mail was sent.
    const isServiceError = errorKind.startsWith('E_');
    return {
      sent: false,
      final: isServiceError && !retryableErrorCodes.has(errorKind),
      certain: isServiceError && errorKind !== uncertainErrorCode,
      error: errorKind,
    };
  }
}

async function waitWithTimeout(sendPromise: Promise<unknown>, timeoutMs: number): Promise<void> {
  const { promise: timeoutPromise, reject: rejectOnTimeout } = Promise.withResolvers<never>();
  const timeoutId = setTimeout(
    () => rejectOnTimeout(new Error('The mail service timed out.')),
    timeoutMs,
  );
  try {
    await Promise.race([sendPromise, timeoutPromise]);
  } finally {
    clearTimeout(timeoutId);
  }
}

function toEmailAttachment({ name, type, content }: Attachment): EmailAttachment {
  return { disposition: 'attachment', filename: name, type, content };
}
