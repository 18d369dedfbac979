/** Messages as a table or as JSON, in pieces, so that a large export fits into memory. */
import { formSchemas } from '../../src/shared/forms.ts';
import type { DeskBindings } from './bindings.ts';
import { csvLine } from './csv.ts';
import type { Filter } from './filter.ts';
import { type HistoryEvent, readHistories } from './history.ts';
import { allMessages, type StoredMessage } from './messages.ts';

const columns = [
  'reference',
  'form',
  'status',
  'received_at',
  'delivered_at',
  'answered_at',
  'page',
  'service',
  'held_reason',
  'last_error',
  'file_name',
] as const;

/** JSON has everything that is kept about a message. */
const allColumns = [...columns, 'read_at', 'taken_by'] as const;

/** The only numbers among them are times. */
function cell(message: StoredMessage, column: (typeof allColumns)[number]): string | null {
  const value = message[column];
  return typeof value === 'number' ? new Date(value).toISOString() : value;
}

/** Every field that any form has, in the order of the forms. */
const allFields = [
  ...new Set(Object.values(formSchemas).flatMap(({ entries }) => Object.keys(entries))),
];

/** Begins with a byte-order mark, so that Excel reads Hindi names. */
export async function* exportCsv(
  bindings: Pick<DeskBindings, 'DB'>,
  filter?: Filter,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine([...columns, ...allFields])}`;
  for await (const page of allMessages(bindings, filter)) {
    const lines = page.map((message) =>
      csvLine([
        ...columns.map((column) => cell(message, column) ?? ''),
        ...allFields.map((field) => message.fields[field] ?? ''),
      ]),
    );
    yield lines.join('');
  }
}

/** One array, a message a line, with its notes and history. */
export async function* exportJson(
  bindings: Pick<DeskBindings, 'DB'>,
  filter?: Filter,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of allMessages(bindings, filter)) {
    const histories = await readHistories(
      bindings,
      page.map(({ reference }) => reference),
    );
    for (const message of page) {
      const row = allColumns.map((column) => [column, cell(message, column)]);
      const history = histories.get(message.reference)?.map(eventOf);
      yield `${before}${plainJson({ ...Object.fromEntries(row), fields: message.fields, history })}`;
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function eventOf({ at, what, actor, detail }: HistoryEvent) {
  return { at: new Date(at).toISOString(), what, actor, detail };
}

/** Escapes characters that JSON allows but a terminal or an editor obeys. */
function plainJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
