/** Exports messages in pieces, so that a large export fits into memory. */
import { formSchemas } from '../../src/shared/forms.ts';
import { buildCsvLine } from './csv.ts';
import type { DatabaseEnv } from './env.ts';
import type { Filter } from './filter.ts';
import { type HistoryEvent, readHistories } from './history.ts';
import { readAllMessagePages, type StoredMessage } from './messages.ts';

const csvColumns = [
  'reference',
  'form',
  'status',
  'received_at',
  'delivered_at',
  'answered_at',
  'page',
  'service',
  'spam_reason',
  'last_error',
] as const;

const jsonExportColumns = [...csvColumns, 'read_at', 'taken_by'] as const;

/** Every number in these columns is a time. */
function formatExportValue(
  message: StoredMessage,
  column: (typeof jsonExportColumns)[number],
): string | null {
  const cellValue = message[column];
  return typeof cellValue === 'number' ? new Date(cellValue).toISOString() : cellValue;
}

const allFormFieldNames = [
  ...new Set(Object.values(formSchemas).flatMap(({ entries }) => Object.keys(entries))),
];

/** The CSV starts with a byte-order mark, so that Excel reads Hindi names. */
export async function* exportCsv(env: DatabaseEnv, filter?: Filter): AsyncGenerator<string> {
  yield `\uFEFF${buildCsvLine([...csvColumns, 'files', ...allFormFieldNames])}`;
  for await (const messagePage of readAllMessagePages(env, filter)) {
    const csvLines = messagePage.map((message) =>
      buildCsvLine([
        ...csvColumns.map((column) => formatExportValue(message, column) ?? ''),
        message.files.map(({ name }) => name).join(' '),
        ...allFormFieldNames.map((fieldName) => message.fields[fieldName] ?? ''),
      ]),
    );
    yield csvLines.join('');
  }
}

export async function* exportJson(env: DatabaseEnv, filter?: Filter): AsyncGenerator<string> {
  let nextSeparator = '[\n';
  for await (const messagePage of readAllMessagePages(env, filter)) {
    const historyByReference = await readHistories(
      env,
      messagePage.map(({ reference }) => reference),
    );
    for (const message of messagePage) {
      const cellEntries = jsonExportColumns.map((column) => [
        column,
        formatExportValue(message, column),
      ]);
      const formattedEvents = historyByReference.get(message.reference)?.map(formatEvent);
      yield `${nextSeparator}${stringifyEscapedJson({ ...Object.fromEntries(cellEntries), files: message.files.map(({ name }) => name), fields: message.fields, history: formattedEvents })}`;
      nextSeparator = ',\n';
    }
  }
  yield nextSeparator === '[\n' ? '[]\n' : '\n]\n';
}

function formatEvent({ happened_at, event, recipient, actor, detail }: HistoryEvent) {
  return { happened_at: new Date(happened_at).toISOString(), event, recipient, actor, detail };
}

/** Escapes control characters, which a terminal or an editor would obey. */
function stringifyEscapedJson(jsonValue: unknown): string {
  return JSON.stringify(jsonValue).replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, charIndex) => `\\u${character.charCodeAt(charIndex).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
