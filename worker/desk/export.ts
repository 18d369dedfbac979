/** Exports messages in pieces, so that a large export fits into memory. */
import { formSchemas } from '../../src/shared/forms.ts';
import { formatAsIsoDateTime } from '../../src/shared/office-day.ts';
import type { DatabaseEnv } from '../env.ts';
import { office } from '../office.ts';
import { buildCsvLine } from './csv.ts';
import type { Filter } from './filter.ts';
import { type HistoryEvent, readHistories } from './history.ts';
import { readAllMessagePages, type StoredMessage } from './messages.ts';

// biome-ignore format: side by side
const columns = [
  'reference', 'form', 'status', 'received_at', 'delivered_at', 'read_at', 'answered_at', 'taken_by',
  'due_on', 'page', 'service', 'campaign', 'spam_reason', 'last_error',
] as const;

/** Every number in these columns is a time. */
function readColumns(message: StoredMessage, formatTime: (timeMs: number) => string) {
  return columns.map((column) => {
    const value = message[column];
    return [column, typeof value === 'number' ? formatTime(value) : value] as const;
  });
}

/** Spreadsheets read 2026-11-23 09:30 as a time. */
const formatOfficeTime = (timeMs: number) => formatAsIsoDateTime(office.timeZone, timeMs);

const formatUtcTime = (timeMs: number) => new Date(timeMs).toISOString();

const allFieldNames = Object.values(formSchemas).flatMap(({ entries }) => Object.keys(entries));
const fieldColumns = [...new Set(allFieldNames)];

async function* readPagesWithHistories(env: DatabaseEnv, filter?: Filter) {
  for await (const messages of readAllMessagePages(env, filter)) {
    const references = messages.map(({ reference }) => reference);
    yield { messages, histories: await readHistories(env, references) };
  }
}

function formatNotes(history: HistoryEvent[] = []): string {
  return history
    .filter(({ event }) => event === 'note')
    .map((note) => `${formatOfficeTime(note.happened_at)} ${note.actor}: ${note.detail}`)
    .join('\n');
}

/** The times are those of the office; the byte-order mark lets Excel read Hindi names. */
export async function* exportCsv(env: DatabaseEnv, filter?: Filter): AsyncGenerator<string> {
  yield `\uFEFF${buildCsvLine([...columns, 'files', 'notes', ...fieldColumns])}`;
  for await (const { messages, histories } of readPagesWithHistories(env, filter)) {
    const csvLines = messages.map((message) =>
      buildCsvLine([
        ...readColumns(message, formatOfficeTime).map(([, value]) => value ?? ''),
        message.files.map(({ name }) => name).join(' '),
        formatNotes(histories.get(message.reference)),
        ...fieldColumns.map((fieldName) => message.fields[fieldName] ?? ''),
      ]),
    );
    yield csvLines.join('');
  }
}

export async function* exportJson(env: DatabaseEnv, filter?: Filter): AsyncGenerator<string> {
  let nextSeparator = '[\n';
  for await (const { messages, histories } of readPagesWithHistories(env, filter)) {
    for (const message of messages) {
      const exportedMessage = {
        ...Object.fromEntries(readColumns(message, formatUtcTime)),
        files: message.files.map(({ name }) => name),
        fields: message.fields,
        history: (histories.get(message.reference) ?? []).map(({ id, reference, ...event }) => ({
          ...event,
          happened_at: formatUtcTime(event.happened_at),
        })),
      };
      yield nextSeparator + stringifyEscapedJson(exportedMessage);
      nextSeparator = ',\n';
    }
  }
  yield nextSeparator === '[\n' ? '[]\n' : '\n]\n';
}

/** Escapes control characters, which a terminal or an editor would obey. */
function stringifyEscapedJson(jsonValue: unknown): string {
  const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(jsonValue).replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character.split('').map(escapeUnit).join(''),
  );
}
