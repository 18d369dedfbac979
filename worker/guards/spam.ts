import type { HiddenFields } from '../../src/shared/read-hidden-fields.ts';
import { spamLimits } from '../limits.ts';
import type { TurnstileVerdict } from './turnstile.ts';

export function findSpamReason(
  hiddenFields: HiddenFields,
  fieldValues: Record<string, string>,
  turnstileVerdict: TurnstileVerdict | 'off',
): string | null {
  if (hiddenFields.website.trim() !== '') {
    return 'a hidden field was filled in';
  }
  if (hiddenFields.elapsed !== undefined && hiddenFields.elapsed < spamLimits.minDuration) {
    return `sent after ${Math.round(hiddenFields.elapsed)} ms`;
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
