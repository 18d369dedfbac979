import type { Envelope } from '../../src/shared/envelope.ts';
import { spamLimits } from '../limits.ts';
import type { Verdict } from './turnstile.ts';

export function findSpamReason(
  hiddenFieldValues: Envelope,
  fieldValues: Record<string, string>,
  turnstileVerdict: Verdict | 'off',
): string | null {
  if (hiddenFieldValues.website.trim() !== '') {
    return 'a hidden field was filled in';
  }
  if (
    hiddenFieldValues.elapsed !== undefined &&
    hiddenFieldValues.elapsed < spamLimits.minDuration
  ) {
    return `sent after ${Math.round(hiddenFieldValues.elapsed)} ms`;
  }
  if (turnstileVerdict === 'failed') {
    return 'Turnstile did not pass';
  }
  if (turnstileVerdict === 'absent') {
    return 'sent without Turnstile';
  }
  const linkCount =
    Object.values(fieldValues)
      .join(' ')
      .match(/https?:\/\//gi)?.length ?? 0;
  return linkCount > spamLimits.maxLinks ? `${linkCount} links` : null;
}
