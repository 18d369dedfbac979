import * as v from 'valibot';
import { turnstileAction } from '../../src/shared/hidden-fields.ts';
import { turnstileTimeout } from '../limits.ts';
import { kindOf, logProblem } from '../log.ts';
import { loopback } from './origin.ts';

const verifyAddress = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/**
 * `absent` includes visitors without JavaScript; `unreachable` and `failing` (Turnstile rejects our
 * secret) are not the visitor's fault.
 */
export type Verdict = 'passed' | 'failed' | 'absent' | 'unreachable' | 'failing';

const answerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
});

/** Error codes about our secret or the service, not about the visitor. */
const ourErrorCodes = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
]);

export async function verifyWithTurnstile(
  secret: string,
  { token, submission }: { token: string | undefined; submission: string | undefined },
  request: Request,
): Promise<Verdict> {
  if (!token) {
    return 'absent';
  }
  const fields = new URLSearchParams({ secret, response: token });
  const address = request.headers.get('CF-Connecting-IP');
  if (address !== null) {
    fields.set('remoteip', address);
  }
  // A token passes only once; this key makes a repeated check return the same result.
  if (submission !== undefined) {
    fields.set('idempotency_key', submission);
  }
  try {
    const response = await fetch(verifyAddress, {
      method: 'POST',
      body: fields,
      signal: AbortSignal.timeout(turnstileTimeout),
    });
    // A rejected secret may have an error status with a JSON body.
    return verdictOf(v.parse(answerSchema, await response.json()), request);
  } catch (error) {
    logProblem('turnstile-unreachable', { error: kindOf(error) });
    return 'unreachable';
  }
}

function verdictOf(response: v.InferOutput<typeof answerSchema>, request: Request): Verdict {
  const codes = response['error-codes'];
  if (codes.some((code) => ourErrorCodes.has(code))) {
    logProblem('turnstile-failing', { codes: codes.join(' ').slice(0, 200) });
    return 'failing';
  }
  return response.success && isOfThisSite(response, request) ? 'passed' : 'failed';
}

/**
 * Rejects tokens of another site or action; Cloudflare's test keys name neither, so development
 * accepts them.
 */
function isOfThisSite(
  { hostname, action }: v.InferOutput<typeof answerSchema>,
  request: Request,
): boolean {
  const ownHostname = new URL(request.url).hostname;
  return loopback.has(ownHostname) || (hostname === ownHostname && action === turnstileAction);
}
