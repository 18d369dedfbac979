/** Translates the desk's filter into SQL with bound values. */
import * as v from 'valibot';
import { hasLetter } from '../../src/shared/cleaning.ts';
import { formSchemas } from '../../src/shared/forms.ts';
import { expiringBefore } from './expiry.ts';

export const statuses = ['queued', 'delivered', 'failed', 'held'] as const;

/**
 * The owner sets `open` and `answered`, `expiring` follows from both, and the rest are delivery
 * states.
 */
export const states = ['open', 'answered', 'expiring', ...statuses] as const;

export const filterSchema = v.object({
  state: v.optional(v.picklist(states)),
  form: v.optional(v.keyof(v.object(formSchemas))),
  service: v.optional(v.string()),
  email: v.optional(v.pipe(v.string(), v.toLowerCase())),
  words: v.optional(v.string()),
});

export type Filter = v.InferOutput<typeof filterSchema>;

export interface SqlCondition {
  where: string;
  values: (string | number)[];
}

export interface SqlSource extends SqlCondition {
  from: string;
  /** The column that holds the order of reception. */
  position: string;
}

export const expiring = `answered_at IS NULL AND status = 'delivered' AND delivered_at < ?`;

// `(answered_at IS NULL) = 1` matches the expression of the index.
const stateConditions: Record<(typeof states)[number], string> = {
  open: `(answered_at IS NULL) = 1 AND status <> 'held'`,
  answered: '(answered_at IS NULL) = 0',
  expiring,
  queued: `status = 'queued'`,
  delivered: `status = 'delivered'`,
  failed: `status = 'failed'`,
  held: `status = 'held'`,
};

export function sourceOf(
  { state, words, ...columns }: Filter,
  now: number = Date.now(),
): SqlSource {
  const conditions = state === undefined ? [] : [stateConditions[state]];
  const values: SqlCondition['values'] = state === 'expiring' ? [expiringBefore(now)] : [];
  for (const name of ['form', 'service', 'email'] as const) {
    const value = columns[name];
    if (value === undefined) {
      continue;
    }
    conditions.push(`${name} = ?`);
    values.push(value);
  }
  if (words === undefined || words.trim() === '') {
    const where = conditions.length === 0 ? 'TRUE' : conditions.join(' AND ');
    return { from: 'inquiries', where, position: 'inquiries.rowid', values };
  }
  return {
    // CROSS JOIN makes SQLite search the words first, so a rare word is fast with any filter.
    from: 'inquiry_words CROSS JOIN inquiries ON inquiries.rowid = inquiry_words.rowid',
    where: ['inquiry_words MATCH ?', ...conditions].join(' AND '),
    position: 'inquiry_words.rowid',
    values: [toMatchExpression(words), ...values],
  };
}

export const maxSearchWords = 8;
const maxWordLength = 100;
const matchesNothing = '""';

/**
 * Quotes each word and matches its beginning, so that FTS5 operators in a search have no effect.
 */
function toMatchExpression(input: string): string {
  const number = phoneDigits(input);
  const words = number === null ? input.split(/\s+/) : [number];
  const quotedWords = words
    .map((word) => word.slice(0, maxWordLength).replaceAll('\0', ''))
    .filter(hasLetter)
    .slice(0, maxSearchWords)
    .map((word) => `"${word.replaceAll('"', '""')}"*`);
  return quotedWords.length === 0 ? matchesNothing : quotedWords.join(' ');
}

/** Matches a phone number by its last ten digits, as the index stores it. */
function phoneDigits(input: string): string | null {
  const digits = input.replace(/\D/g, '');
  return /^\+?[\d ()-]+$/.test(input.trim()) && digits.length >= 7 ? digits.slice(-10) : null;
}
