/** Which messages somebody asks for, as a condition of SQL. Every value is bound. */
import * as v from 'valibot';
import { hasLetter } from '../../src/shared/cleaning.ts';
import { formSchemas } from '../../src/shared/forms.ts';
import { expiringBefore } from './expiry.ts';

export const statuses = ['queued', 'delivered', 'failed', 'held'] as const;

/** The owner says `open` and `answered`; `expiring` follows from both; the others are states of the delivery. */
export const states = ['open', 'answered', 'expiring', ...statuses] as const;

export const filterSchema = v.object({
  state: v.optional(v.picklist(states)),
  form: v.optional(v.keyof(v.object(formSchemas))),
  service: v.optional(v.string()),
  email: v.optional(v.pipe(v.string(), v.toLowerCase())),
  words: v.optional(v.string()),
});

export type Filter = v.InferOutput<typeof filterSchema>;

/** Which rows. */
export interface SqlCondition {
  where: string;
  values: (string | number)[];
}

/** Which rows, read in the order of reception. */
export interface SqlSource extends SqlCondition {
  from: string;
  /** The column that has the order of reception. */
  position: string;
}

export const expiring = `answered_at IS NULL AND status = 'delivered' AND delivered_at < ?`;

// `(answered_at IS NULL) = 1` is written as the index has it.
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
    // The words decide the order of reading: a rare word is quick whatever else is asked.
    from: 'inquiry_words CROSS JOIN inquiries ON inquiries.rowid = inquiry_words.rowid',
    where: ['inquiry_words MATCH ?', ...conditions].join(' AND '),
    position: 'inquiry_words.rowid',
    values: [matchOf(words), ...values],
  };
}

export const maxSearchWords = 8;
const maxWordLength = 100;
const matchesNothing = '""';

/** Matches each word as a beginning, in quotes: nothing of the search's own language is left in it. */
function matchOf(typed: string): string {
  const number = phoneDigits(typed);
  const words = number === null ? typed.split(/\s+/) : [number];
  const quoted = words
    .map((word) => word.slice(0, maxWordLength).replaceAll('\0', ''))
    .filter(hasLetter)
    .slice(0, maxSearchWords)
    .map((word) => `"${word.replaceAll('"', '""')}"*`);
  return quoted.length === 0 ? matchesNothing : quoted.join(' ');
}

/** Finds a telephone number however it is written: by its last ten digits, as the index keeps it. */
function phoneDigits(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  return /^\+?[\d ()-]+$/.test(typed.trim()) && digits.length >= 7 ? digits.slice(-10) : null;
}
