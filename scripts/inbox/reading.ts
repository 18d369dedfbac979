/** The commands that only look. */
import { Advice, type Order } from './arguments.ts';
import { csv } from './csv.ts';
import { allFields, fieldLabel, fieldsOf, findMessage, formLabel, when } from './messages.ts';
import { harmless, table } from './table.ts';
import type { Desk, Row } from './wrangler.ts';

export async function list(
  desk: Desk,
  { limit, status }: Order,
  terminal: number,
): Promise<string> {
  const filter = status === undefined ? '' : 'WHERE status = ?';
  const rows = await desk.ask(
    `SELECT * FROM inquiries ${filter} ORDER BY received_at DESC LIMIT ?`,
    [...(status === undefined ? [] : [status]), limit],
  );
  if (rows.length === 0)
    return status === undefined ? 'No messages yet.' : `No messages are ${status}.`;
  return table(
    ['Reference', 'Received', 'Status', 'Name', 'Email', 'Form', 'Remark'],
    rows.map((row) => [
      String(row.reference),
      when(row.received_at),
      String(row.status),
      fieldsOf(row).name ?? '',
      fieldsOf(row).email ?? '',
      formLabel(row),
      String(row.held_reason ?? row.last_error ?? ''),
    ]),
    terminal,
  );
}

export async function show(desk: Desk, { subject }: Order): Promise<string> {
  const row = await findMessage(desk, subject);
  const lines = [
    `${formLabel(row)} ${row.reference}`,
    '',
    ...Object.entries(fieldsOf(row))
      .filter(([, value]) => value !== '')
      .map(([field, value]) => shown(fieldLabel(field), value)),
    '',
    ...facts(row)
      .filter(([, value]) => value !== '')
      .map(([label, value]) => shown(label, value)),
  ];
  return lines.join('\n');
}

function shown(label: string, value: string): string {
  const [first = '', ...rest] = value.split('\n').map(harmless);
  if (rest.length === 0) return `${`${label}:`.padEnd(20)}${first}`;
  return [`${label}:`, ...[first, ...rest].map((line) => `    ${line}`)].join('\n');
}

function facts(row: Row): [string, string][] {
  const size = typeof row.file_size === 'number' ? ` (${Math.ceil(row.file_size / 1024)} kB)` : '';
  return [
    ['Status', String(row.status)],
    ['Held because', String(row.held_reason ?? '')],
    ['Received', when(row.received_at)],
    ['Delivered', when(row.delivered_at)],
    ['Tries', String(row.attempts)],
    ['Last error', String(row.last_error ?? '')],
    ['Page', String(row.page ?? '')],
    ['Service', String(row.service ?? '')],
    ['CV', row.file_name === null ? '' : `${row.file_name}${size}`],
  ];
}

const exportedColumns = [
  'reference',
  'form',
  'status',
  'received_at',
  'delivered_at',
  'page',
  'service',
  'held_reason',
  'last_error',
  'file_name',
];

export async function exportAll(desk: Desk, { json }: Order): Promise<string> {
  const rows = await desk.ask('SELECT * FROM inquiries ORDER BY received_at');
  if (json) return plainJson(rows.map((row) => ({ ...picked(row), fields: fieldsOf(row) })));
  return csv(
    [...exportedColumns, ...allFields],
    rows.map((row) => {
      const fields = fieldsOf(row);
      return [
        ...Object.values(picked(row)).map((value) => String(value ?? '')),
        ...allFields.map((field) => fields[field] ?? ''),
      ];
    }),
  ).trimEnd();
}

/** What JSON leaves as it is but a terminal obeys is written as its number. */
function plainJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) =>
      Array.from(
        { length: character.length },
        (_, place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`,
      ).join(''),
  );
}

function picked(row: Row): Row {
  return Object.fromEntries(
    exportedColumns.map((column) => {
      const value = row[column] ?? null;
      return [
        column,
        column.endsWith('_at') && typeof value === 'number' ? new Date(value).toISOString() : value,
      ];
    }),
  );
}

export async function saveCv(desk: Desk, { subject }: Order): Promise<string> {
  const row = await findMessage(desk, subject);
  if (typeof row.file_key !== 'string') throw new Advice(`${row.reference} came without a CV.`);
  const name = `${row.reference} ${row.file_name}`;
  await desk.saveFile(row.file_key, name);
  return `Saved as "${name}". It comes from a stranger: open it with care.`;
}
