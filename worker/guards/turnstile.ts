import * as v from 'valibot';
import { turnstileAction } from '../../src/shared/hidden-fields.ts';
import { turnstileTimeout } from '../limits.ts';
import { kindOf, logProblem } from '../log.ts';
import { loopback } from './origin.ts';

const verifyAddress = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/**
 * Turnstile's verdict on a sender. `absent` is also a visitor without JavaScript. `unreachable`
 * and `failing` (it refuses our secret, or has an error of its own) are no fault of the visitor.
 */
export type Verdict = 'passed' | 'failed' | 'absent' | 'unreachable' | 'failing';

const answerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
});

/** Error codes about our secret and about the service, not about the visitor. */
const ourErrorCodes = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
]);

export async function askTurnstile(
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
  // A token passes once; with this key a repeated check has the same answer.
  if (submission !== undefined) {
    fields.set('idempotency_key', submission);
  }
  try {
    const answer = await fetch(verifyAddress, {
      method: 'POST',
      body: fields,
      signal: AbortSignal.timeout(turnstileTimeout),
    });
    // The answer to a wrong secret may have an error status, too.
    return verdictIn(v.parse(answerSchema, await answer.json()), request);
  } catch (error) {
    logProblem('turnstile-unreachable', { error: kindOf(error) });
    return 'unreachable';
  }
}

function verdictIn(answer: v.InferOutput<typeof answerSchema>, request: Request): Verdict {
  const codes = answer['error-codes'];
  if (codes.some((code) => ourErrorCodes.has(code))) {
    logProblem('turnstile-failing', { codes: codes.join(' ').slice(0, 200) });
    return 'failing';
  }
  return answer.success && isOfThisSite(answer, request) ? 'passed' : 'failed';
}

/** A token for another site or action proves nothing here. Test keys, as used on one's own machine, name neither. */
function isOfThisSite(
  { hostname, action }: v.InferOutput<typeof answerSchema>,
  request: Request,
): boolean {
  const here = new URL(request.url).hostname;
  return loopback.has(here) || (hostname === here && action === turnstileAction);
}
