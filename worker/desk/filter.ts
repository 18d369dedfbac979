/** Translates the desk's filter into SQL with bound values. */
import * as v from 'valibot';
import { formNames } from '../../src/shared/forms.ts';
import { retentionLimits } from '../limits.ts';
import { readOfficeDay } from '../office.ts';
import { normaliseSearchText } from './search-text.ts';

export const messageStatuses = ['waiting', 'delivered', 'failed', 'held'] as const;

/**
 * The owner sets `open`, `answered` and `due`; `expiring` messages are unanswered and near their
 * removal; the other states are those of the delivery to the owner.
 */
const filterStates = ['open', 'due', 'answered', 'expiring', ...messageStatuses] as const;

export const filterSchema = v.object({
  state: v.optional(v.picklist(filterStates)),
  form: v.optional(v.picklist(formNames)),
  service: v.optional(v.string()),
  campaign: v.optional(v.string()),
  email: v.optional(v.pipe(v.string(), v.toLowerCase())),
  words: v.optional(v.string()),
});

export type Filter = v.InferOutput<typeof filterSchema>;

export interface SqlCondition {
  whereSql: string;
  values: (string | number)[];
}

export const stateConditionsSql: Record<(typeof filterStates)[number], string> = {
  open: 'answered_at IS NULL AND held_at IS NULL',
  due: 'due_on <= ? AND held_at IS NULL',
  answered: 'answered_at IS NOT NULL',
  expiring: `held_at IS NULL AND answered_at IS NULL AND delivery_status = 'delivered' AND settled_at < ?`,
  waiting: `delivery_status = 'waiting'`,
  delivered: `held_at IS NULL AND delivery_status = 'delivered'`,
  failed: `delivery_status = 'failed'`,
  held: 'held_at IS NOT NULL',
};

export function buildSqlCondition(
  { state, words = '', ...columnFilters }: Filter,
  nowMs: number = Date.now(),
): SqlCondition {
  const conditions = state === undefined ? [] : [stateConditionsSql[state]];
  const values: SqlCondition['values'] = [];
  if (state === 'expiring') {
    values.push(nowMs - retentionLimits.expiring);
  } else if (state === 'due') {
    values.push(readOfficeDay(nowMs));
  }
  for (const columnName of ['form', 'service', 'campaign', 'email'] as const) {
    const columnValue = columnFilters[columnName];
    if (columnValue !== undefined) {
      conditions.push(`${columnName} = ?`);
      values.push(columnValue);
    }
  }
  for (const texts of listSearchTexts(words)) {
    conditions.push(`(${texts.map(() => 'instr(searchable, ?)').join(' OR ')})`);
    values.push(...texts);
  }
  return { whereSql: conditions.join(' AND ') || 'TRUE', values };
}

const maxSearchWordCount = 8;

/** Each word may stand anywhere; a phone number is also found by its last digits, however it is written. */
function listSearchTexts(searchText: string): string[][] {
  const text = normaliseSearchText(searchText).trim();
  const digits = text.replace(/\D/g, '');
  const isPhoneNumber = digits.length >= 7 && !/\p{L}/u.test(text);
  const words = text.split(/\s+/).filter(Boolean).slice(0, maxSearchWordCount);
  return isPhoneNumber ? [[text, digits.slice(-10)]] : words.map((word) => [word]);
}
