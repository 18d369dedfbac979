/** Translates the desk's filter into SQL with bound values. */
import * as v from 'valibot';
import { hasLetterOrDigit } from '../../src/shared/cleaning.ts';
import { formSchemas } from '../../src/shared/forms.ts';
import { findExpiringCutoffMs } from './expiry.ts';

export const deliveryStatuses = ['queued', 'delivered', 'failed', 'held'] as const;

/**
 * The owner sets `open` and `answered`; `expiring` messages are unanswered and near their removal;
 * the other states are delivery states.
 */
const filterStates = ['open', 'answered', 'expiring', ...deliveryStatuses] as const;

export const filterSchema = v.object({
  state: v.optional(v.picklist(filterStates)),
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

interface SqlSource extends SqlCondition {
  from: string;
  /** The SQL column with the order of reception. */
  position: string;
}

/** The plus keeps SQLite from the index of states, which has all delivered messages. */
export const expiringConditionSql = `answered_at IS NULL AND +status = 'delivered' AND delivered_at < ?`;

// `= 1` and `= 0` match the expressions of the indexes.
export const openConditionSql = `(answered_at IS NULL AND status <> 'held') = 1`;
const stateConditionsSql: Record<(typeof filterStates)[number], string> = {
  open: openConditionSql,
  answered: '(answered_at IS NULL) = 0',
  expiring: expiringConditionSql,
  queued: `status = 'queued'`,
  delivered: `status = 'delivered'`,
  failed: `status = 'failed'`,
  held: `status = 'held'`,
};

export function buildSqlParts(
  { state, words, ...columnFilters }: Filter,
  nowMs: number = Date.now(),
): SqlSource {
  const sqlConditions = state === undefined ? [] : [stateConditionsSql[state]];
  const boundValues: SqlCondition['values'] =
    state === 'expiring' ? [findExpiringCutoffMs(nowMs)] : [];
  for (const columnName of ['form', 'service', 'email'] as const) {
    const columnValue = columnFilters[columnName];
    if (columnValue === undefined) {
      continue;
    }
    sqlConditions.push(`${columnName} = ?`);
    boundValues.push(columnValue);
  }
  if (words === undefined || words.trim() === '') {
    const whereSql = sqlConditions.length === 0 ? 'TRUE' : sqlConditions.join(' AND ');
    return { from: 'inquiries', where: whereSql, position: 'inquiries.rowid', values: boundValues };
  }
  return {
    // CROSS JOIN makes SQLite search the words first, so a rare word is fast with any filter.
    from: 'inquiry_words CROSS JOIN inquiries ON inquiries.rowid = inquiry_words.rowid',
    where: ['inquiry_words MATCH ?', ...sqlConditions].join(' AND '),
    position: 'inquiry_words.rowid',
    values: [buildMatchExpression(words), ...boundValues],
  };
}

const maxSearchWordCount = 8;
const maxSearchWordLength = 100;
const emptyMatchExpression = '""';

/**
 * Quotes each word and matches its beginning, so that FTS5 operators in a search have no effect.
 */
function buildMatchExpression(searchText: string): string {
  const lastPhoneDigits = findLastPhoneDigits(searchText);
  const quotedWordPrefixes = searchText
    .split(/\s+/)
    .map((word) => word.slice(0, maxSearchWordLength).replaceAll('\0', ''))
    .filter(hasLetterOrDigit)
    .slice(0, maxSearchWordCount)
    .map((word) => `"${word.replaceAll('"', '""')}"*`);
  const wordsExpression = quotedWordPrefixes.join(' AND ') || emptyMatchExpression;
  // The same digits may be a phone number, a date or another number.
  return lastPhoneDigits === null
    ? wordsExpression
    : `"${lastPhoneDigits}"* OR (${wordsExpression})`;
}

/** Matches a phone number by its last ten digits, as the index stores it. */
function findLastPhoneDigits(searchText: string): string | null {
  const searchDigits = searchText.replace(/\D/g, '');
  return /^\+?[\d ()-]+$/.test(searchText.trim()) && searchDigits.length >= 7
    ? searchDigits.slice(-10)
    : null;
}
