/** Sends mail with Cloudflare's `send_email` binding; no other file depends on that vendor. */
import type { Env } from '../env.ts';
import { readErrorKind } from '../log.ts';
import { office } from '../office.ts';
import type { Mail } from './compose-mail.ts';
import type { AttemptOutcome } from './recipients.ts';

const retryableErrorCodes = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_INTERNAL_SERVER_ERROR',
  'E_DELIVERY_FAILED',
]);

/** The mail may have been sent despite this error. */
const uncertainCode = 'E_INTERNAL_SERVER_ERROR';

export async function sendMail(
  env: Env,
  { to, replyTo, ...content }: Mail,
  attachments: EmailAttachment[] = [],
): Promise<AttemptOutcome> {
  try {
    await env.MAIL.send({
      ...content,
      from: { name: to ? office.name : `${office.name} website`, email: env.MAIL_FROM },
      to: to ?? env.MAIL_TO,
      ...(to && { headers: { 'Auto-Submitted': 'auto-replied' } }),
      ...(replyTo && { replyTo }),
      attachments,
    });
    return { isSent: true };
  } catch (error) {
    const kind = readErrorKind(error);
    // A connection error or a timeout has no code of the service and does not say whether the mail was sent.
    const isOfService = kind.startsWith('E_');
    const isFinal = isOfService && !retryableErrorCodes.has(kind);
    const isCertain = isOfService && kind !== uncertainCode;
    return { isSent: false, isFinal, isCertain, error: kind };
  }
}
