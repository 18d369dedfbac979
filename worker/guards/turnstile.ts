import { turnstileTimeout } from '../limits.ts';
import { kindOf, logProblem } from '../log.ts';

const verifyAddress = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/**
 * What Turnstile says about a sender. `absent` is also a visitor without JavaScript, and
 * `unreachable` is not the visitor's fault: neither may lose a message.
 */
export type Verdict = 'passed' | 'failed' | 'absent' | 'unreachable';

export async function askTurnstile(
  secret: string,
  token: string | undefined,
  request: Request,
): Promise<Verdict> {
  if (!token) return 'absent';
  const question = new URLSearchParams({ secret, response: token });
  const address = request.headers.get('CF-Connecting-IP');
  if (address !== null) question.set('remoteip', address);
  try {
    const answer = await fetch(verifyAddress, {
      method: 'POST',
      body: question,
      signal: AbortSignal.timeout(turnstileTimeout),
    });
    if (!answer.ok) return 'unreachable';
    const verdict: unknown = await answer.json();
    return isPassed(verdict) ? 'passed' : 'failed';
  } catch (error) {
    logProblem('turnstile-unreachable', { error: kindOf(error) });
    return 'unreachable';
  }
}

function isPassed(verdict: unknown): boolean {
  return (
    typeof verdict === 'object' &&
    verdict !== null &&
    'success' in verdict &&
    verdict.success === true
  );
}
