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
  const text = Object.values(fieldValues).join('\n');
  const linkCount = text.match(/https?:\/\//gi)?.length ?? 0;
  if (linkCount > spamLimits.maxLinks) {
    return `${linkCount} links`;
  }
  return countAdvertisingSignals(text, linkCount) >= 2 ? 'it reads like an advertisement' : null;
}

const your =
  "your (?:company(?:'s)? )?(?:web ?site|site|web ?page|business|brand|google|online|ranking|traffic|sales|domain)";

/**
 * A client writes about his own website, a seller about the reader's. One signal alone is not enough, because
 * clients also name backlinks, rankings and several websites.
 */
const advertisingPatterns = [
  new RegExp(`\\b(?:errors?|issues|problems)\\b.{0,30}\\b(?:on|with|in) ${your}\\b`, 'i'),
  new RegExp(
    `\\b(?:rank|promot|optimi[sz]|improv|boost|increas|grow|redesign)\\w*\\b.{0,40}\\b${your}\\b`,
    'i',
  ),
  new RegExp(
    `\\b${your}\\b.{0,80}\\b(?:not (?:rank|show|appear)|errors?\\b|issues\\b|first page|page one|top of google|penali)`,
    'i',
  ),
  /\b(?:backlinks?|guest posts?|sponsored (?:posts?|articles?)|paid posts?)\b/i,
  /\b(?:link insertions?|domain authority|do-?follow)\b/i,
  /\b(?:casino|betting|poker|slots|escorts?|viagra|cialis|binary options|forex|crypto (?:profits?|invest\w*)|loan offer)\b/i,
  /\b(?:unsubscribe|opt[- ]?out|price ?list|guaranteed?|100 ?%|free (?:audit|quote|proposal)|audit report|our (?:seo|link building|digital marketing) (?:services?|packages?|plans?))\b/i,
];

function countAdvertisingSignals(text: string, linkCount: number): number {
  const start = text.slice(0, spamLimits.maxReadLength);
  const matchCount = advertisingPatterns.filter((pattern) => pattern.test(start)).length;
  return matchCount + Number(matchCount > 0 && linkCount >= 3);
}
