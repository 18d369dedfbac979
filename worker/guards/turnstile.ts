import * as v from 'valibot';
import { turnstileAction } from '../../src/shared/hidden-fields.ts';
import { turnstileTimeoutMs } from '../limits.ts';
import { logProblem, readErrorKind } from '../log.ts';
import { loopbackHosts } from './origin.ts';

const verificationUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/**
 * `absent` includes visitors without JavaScript; `unreachable` and `failing` (Turnstile rejects our
 * secret) are not the visitor's fault.
 */
export type TurnstileVerdict = 'passed' | 'failed' | 'absent' | 'unreachable' | 'failing';

const responseSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
});

/** These error codes concern our secret or the service, not the visitor. */
const serviceErrorPattern = /^(?:missing-input-secret|invalid-input-secret|internal-error)$/;

export async function verifyWithTurnstile(
  secret: string,
  { token, idempotencyKey }: { token: string | undefined; idempotencyKey: string | undefined },
  request: Request,
): Promise<TurnstileVerdict> {
  if (!token) {
    return 'absent';
  }
  const clientIp = request.headers.get('CF-Connecting-IP');
  const body = new URLSearchParams({
    secret,
    response: token,
    ...(clientIp !== null && { remoteip: clientIp }),
    // A token passes only once; this key makes a repeated check return the same result.
    ...(idempotencyKey !== undefined && { idempotency_key: idempotencyKey }),
  });
  try {
    const signal = AbortSignal.timeout(turnstileTimeoutMs);
    const response = await fetch(verificationUrl, { method: 'POST', body, signal });
    // A rejected secret may have an error status with a JSON body.
    return readVerdict(v.parse(responseSchema, await response.json()), request);
  } catch (error) {
    logProblem('turnstile-unreachable', { error: readErrorKind(error) });
    return 'unreachable';
  }
}

function readVerdict(
  { success, hostname, action, 'error-codes': errorCodes }: v.InferOutput<typeof responseSchema>,
  request: Request,
): TurnstileVerdict {
  if (errorCodes.some((code) => serviceErrorPattern.test(code))) {
    logProblem('turnstile-failing', { codes: errorCodes.join(' ').slice(0, 200) });
    return 'failing';
  }
  // Cloudflare's test keys name neither our site nor our action, so development accepts them.
  const ownHostname = new URL(request.url).hostname;
  const isOfThisSite = hostname === ownHostname && action === turnstileAction;
  return success && (isOfThisSite || loopbackHosts.has(ownHostname)) ? 'passed' : 'failed';
}
