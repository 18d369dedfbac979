import type { Envelope } from '../../src/shared/envelope.ts';
import { spam } from '../limits.ts';
import type { Verdict } from './turnstile.ts';

export function spamReason(
  envelope: Envelope,
  values: Record<string, string>,
  verdict: Verdict | 'off',
): string | null {
  if (envelope.website.trim() !== '') {
    return 'a hidden field was filled in';
  }
  if (envelope.elapsed !== undefined && envelope.elapsed < spam.minDuration) {
    return `sent after ${Math.round(envelope.elapsed)} ms`;
  }
  if (verdict === 'failed') {
    return 'Turnstile did not pass';
  }
  if (verdict === 'absent') {
    return 'sent without Turnstile';
  }
  const links =
    Object.values(values)
      .join(' ')
      .match(/https?:\/\//gi)?.length ?? 0;
  return links > spam.maxLinks ? `${links} links` : null;
}
