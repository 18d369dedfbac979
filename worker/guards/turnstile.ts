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
const serviceErrorCodes = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'internal-error',
]);

export async function verifyWithTurnstile(
  secret: string,
  { token, idempotencyKey }: { token: string | undefined; idempotencyKey: string | undefined },
  request: Request,
): Promise<TurnstileVerdict> {
  if (!token) {
    return 'absent';
  }
  const requestFields = new URLSearchParams({ secret, response: token });
  const clientIp = request.headers.get('CF-Connecting-IP');
  if (clientIp !== null) {
    requestFields.set('remoteip', clientIp);
  }
  // A token passes only once; this key makes a repeated check return the same result.
  if (idempotencyKey !== undefined) {
    requestFields.set('idempotency_key', idempotencyKey);
  }
  try {
    const verificationResponse = await fetch(verificationUrl, {
      method: 'POST',
      body: requestFields,
      signal: AbortSignal.timeout(turnstileTimeoutMs),
    });
    // A rejected secret may have an error status with a JSON body.
    return readVerdict(v.parse(responseSchema, await verificationResponse.json()), request);
  } catch (error) {
    logProblem('turnstile-unreachable', { error: readErrorKind(error) });
    return 'unreachable';
  }
}

function readVerdict(
  { success, hostname, action, 'error-codes': errorCodes }: v.InferOutput<typeof responseSchema>,
  request: Request,
): TurnstileVerdict {
  if (errorCodes.some((errorCode) => serviceErrorCodes.has(errorCode))) {
    logProblem('turnstile-failing', { codes: errorCodes.join(' ').slice(0, 200) });
    return 'failing';
  }
  // Cloudflare's test keys name neither our site nor our action, so development accepts them.
  const ownHostname = new URL(request.url).hostname;
  const isOfThisSite = hostname === ownHostname && action === turnstileAction;
  return success && (isOfThisSite || loopbackHosts.has(ownHostname)) ? 'passed' : 'failed';
}
