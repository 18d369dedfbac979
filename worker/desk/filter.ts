/** Which messages somebody asks for, as a condition of SQL. Every value is bound. */
import * as v from 'valibot';
import { hasLetter } from '../../src/shared/cleaning.ts';
import { formSchemas } from '../../src/shared/forms.ts';

export const statuses = ['queued', 'delivered', 'failed', 'held'] as const;
export type Status = (typeof statuses)[number];

/** `open` and `answered` are what the owner says; the others are how far the delivery is. */
export const states = ['open', 'answered', ...statuses] as const;

export const filterSchema = v.object({
  state: v.optional(v.picklist(states)),
  form: v.optional(v.keyof(v.object(formSchemas))),
  service: v.optional(v.string()),
  email: v.optional(v.pipe(v.string(), v.toLowerCase())),
  words: v.optional(v.string()),
});

export type Filter = v.InferOutput<typeof filterSchema>;

// `(answered_at IS NULL) = 1` is written as the index has it.
const stateConditions: Record<(typeof states)[number], string> = {
  open: `(answered_at IS NULL) = 1 AND status <> 'held'`,
  answered: '(answered_at IS NULL) = 0',
  queued: `status = 'queued'`,
  delivered: `status = 'delivered'`,
  failed: `status = 'failed'`,
  held: `status = 'held'`,
};

export interface Choice {
  from: string;
  where: string;
  /** The column that has the order of reception. */
  position: string;
  values: string[];
}

export function choiceOf({ state, form, service, email, words }: Filter): Choice {
  const conditions = state === undefined ? [] : [stateConditions[state]];
  const values: string[] = [];
  for (const [condition, value] of [
    ['form = ?', form],
    ['service = ?', service],
    ['email = ?', email],
  ]) {
    if (value === undefined || condition === undefined) continue;
    conditions.push(condition);
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

const mostWords = 8;
const longestWord = 100;
const nothing = '""';

/** Each word as a beginning, in quotes, so that nothing of the search's own language is left in it. */
export function matchOf(typed: string): string {
  const number = phoneDigits(typed);
  const words = number === null ? typed.split(/\s+/) : [number];
  const quoted = words
    .map((word) => word.slice(0, longestWord).replaceAll('\0', ''))
    .filter(hasLetter)
    .slice(0, mostWords)
    .map((word) => `"${word.replaceAll('"', '""')}"*`);
  return quoted.length === 0 ? nothing : quoted.join(' ');
}

/** A telephone number is found however it is written: by its last ten digits, as the index keeps it. */
function phoneDigits(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  return /^\+?[\d ()-]+$/.test(typed.trim()) && digits.length >= 7 ? digits.slice(-10) : null;
}
