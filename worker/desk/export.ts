/** Exports messages in pieces, so that a large export fits into memory. */
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

const allColumns = [...columns, 'read_at', 'taken_by'] as const;

/** Every number in these columns is a time. */
function cell(message: StoredMessage, column: (typeof allColumns)[number]): string | null {
  const value = message[column];
  return typeof value === 'number' ? new Date(value).toISOString() : value;
}

const allFields = [
  ...new Set(Object.values(formSchemas).flatMap(({ entries }) => Object.keys(entries))),
];

/** Starts with a byte-order mark, so that Excel reads Hindi names. */
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

export async function* exportJson(
  bindings: Pick<DeskBindings, 'DB'>,
  filter?: Filter,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of allMessages(bindings, filter)) {
    const histories = await readHistories(
      bindings,
      page.map(({ reference }) => reference),
    );
    for (const message of page) {
      const row = allColumns.map((column) => [column, cell(message, column)]);
      const history = histories.get(message.reference)?.map(formatEvent);
      yield `${separator}${escapedJson({ ...Object.fromEntries(row), fields: message.fields, history })}`;
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

function formatEvent({ at, what, actor, detail }: HistoryEvent) {
  return { at: new Date(at).toISOString(), what, actor, detail };
}

/** Escapes control characters, which a terminal or an editor would obey. */
function escapedJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
