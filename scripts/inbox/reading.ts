/** The commands that only look. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldLabels, formLabels } from '../../src/shared/forms.ts';
import type { DeskBindings } from '../../worker/desk/bindings.ts';
import { readHistory } from '../../worker/desk/history.ts';
import { listMessages, readCv, type StoredMessage } from '../../worker/desk/messages.ts';
import { type Options, UsageError } from './arguments.ts';
import { messageNamed, when } from './messages.ts';
import { harmless, table } from './table.ts';

export async function list(
  desk: DeskBindings,
  options: Options,
  terminal: number,
): Promise<string> {
  const { state, words } = options.filter;
  const { messages } = await listMessages(desk, options.filter, options);
  if (messages.length === 0) {
    if (words !== undefined) {
      return `Nothing is found for ${harmless(words)}.`;
    }
    return state === undefined ? 'No messages yet.' : `No messages are ${state}.`;
  }
  return table(
    ['Reference', 'Received', 'Status', 'Name', 'Email', 'Form', 'Remark'],
    messages.map((message) => [
      message.reference,
      when(message.received_at),
      message.status,
      message.fields.name ?? '',
      message.fields.email ?? '',
      formLabels[message.form],
      message.held_reason ?? message.last_error ?? '',
    ]),
    terminal,
  );
}

export async function show(desk: DeskBindings, { subject }: Options): Promise<string> {
  const message = await messageNamed(desk, subject);
  const fields = Object.entries(message.fields).map(([field, value]): [string, string] => [
    fieldLabels[field] ?? field,
    value,
  ]);
  const history = (await readHistory(desk, message.reference)).map(
    ({ at, what, actor, detail }): [string, string] => [
      when(at),
      [what, actor, detail].filter((part) => part !== null).join(', '),
    ],
  );
  return [
    `${formLabels[message.form]} ${message.reference}`,
    ...[fields, facts(message), history].flatMap((lines) => [
      '',
      ...lines.filter(([, value]) => value !== '').map(([label, value]) => shown(label, value)),
    ]),
  ].join('\n');
}

function shown(label: string, value: string): string {
  const [first = '', ...rest] = value.split('\n').map(harmless);
  if (rest.length === 0) {
    return `${`${label}:`.padEnd(20)}${first}`;
  }
  return [`${label}:`, ...[first, ...rest].map((line) => `    ${line}`)].join('\n');
}

function facts(message: StoredMessage): [string, string][] {
  const size = Math.ceil((message.file_size ?? 0) / 1024);
  return [
    ['Status', message.status],
    ['Held because', message.held_reason ?? ''],
    ['Received', when(message.received_at)],
    ['Delivered', when(message.delivered_at)],
    ['Answered', when(message.answered_at)],
    ['Taken by', message.taken_by ?? ''],
    ['Tries', String(message.attempts)],
    ['Last error', message.last_error ?? ''],
    ['Page', message.page ?? ''],
    ['Service', message.service ?? ''],
    ['CV', message.file_name === null ? '' : `${message.file_name} (${size} kB)`],
  ];
}

export async function saveCv(
  desk: DeskBindings,
  { subject }: Options,
  folder = '.',
): Promise<string> {
  const message = await messageNamed(desk, subject);
  if (message.file_key === null) {
    throw new UsageError(`${message.reference} came without a CV.`);
  }
  const content = await readCv(desk, message);
  if (content === null) {
    throw new UsageError(`The CV of ${message.reference} is gone.`);
  }
  const name = fileName(`${message.reference} ${message.file_name ?? 'cv'}`);
  await writeFile(path.join(folder, name), Buffer.from(content));
  return `Saved as "${name}". It comes from a stranger: open it with care.`;
}

/** The Worker has cleaned it already; whatever stands here, the file lands in this folder. */
function fileName(text: string): string {
  return harmless(text).replace(/[/\\:*?"<>|]/g, '_');
}
