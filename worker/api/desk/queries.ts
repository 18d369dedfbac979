import * as v from 'valibot';
import { exportCsv, exportJson } from '../../desk/export.ts';
import { filterSchema } from '../../desk/filter.ts';
import { readHistory } from '../../desk/history.ts';
import { findMessage, listMessages, readCv } from '../../desk/messages.ts';
import { numbersCsv, readNumbers } from '../../desk/numbers.ts';
import { readOverview } from '../../desk/overview.ts';
import { countSentBy } from '../../desk/remove.ts';
import { downloadName } from '../../intake/files.ts';
import { readSigningKey } from '../../notify/signature.ts';
import { referencePattern } from '../../reference.ts';
import { Refusal, refusals } from '../../refusal.ts';
import type { DeskContext } from './sign-in.ts';

const listPageSize = 50;
const maxEarlier = 20;

/** `before` is a position in order of reception. */
const querySchema = v.object({
  ...filterSchema.entries,
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

function parseQuery(c: DeskContext) {
  const result = v.safeParse(querySchema, c.req.query());
  if (!result.success) {
    throw new Refusal(422, refusals.unreadable);
  }
  const { before, ...filter } = result.output;
  return { before, filter };
}

export async function getOverview(c: DeskContext): Promise<Response> {
  const { troubles, ...counts } = await readOverview(c.env, Date.now());
  const { MESSAGE_WEBHOOK_SECRET: secret } = c.env;
  if (secret && readSigningKey(secret) === null) {
    troubles.push('webhook-secret');
  }
  return c.json({ ...counts, troubles, actor: c.get('actor') });
}

export async function getMessages(c: DeskContext): Promise<Response> {
  const { before, filter } = parseQuery(c);
  return c.json(await listMessages(c.env, filter, { limit: listPageSize, before }));
}

export async function getMessage(c: DeskContext): Promise<Response> {
  const reference = c.req.param('reference') ?? '';
  if (!referencePattern.test(reference)) {
    throw new Refusal(404, refusals.nothingHere);
  }
  const [message, history] = await Promise.all([
    findMessage(c.env, reference),
    readHistory(c.env, reference),
  ]);
  if (message === null && history.length === 0) {
    throw new Refusal(404, refusals.nothingHere);
  }
  if (message === null) {
    return c.json({ message: null, history, earlier: [] });
  }
  const { messages: samePerson } = await listMessages(
    c.env,
    { email: message.email },
    { limit: maxEarlier + 1 },
  );
  return c.json({
    message,
    history,
    earlier: samePerson.filter((other) => other.reference !== reference),
  });
}

/** Sent as a download, because no browser should open a stranger's file. */
export async function getFile(c: DeskContext): Promise<Response> {
  const message = await findMessage(c.env, c.req.param('reference') ?? '');
  const content = message && (await readCv(c.env, message));
  if (!message || !content) {
    throw new Refusal(404, refusals.nothingHere);
  }
  return c.body(content, 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': attachment(downloadName(message.file_name ?? '')),
  });
}

export async function getPerson(c: DeskContext): Promise<Response> {
  const { email } = parseQuery(c).filter;
  if (!email) {
    throw new Refusal(422, refusals.unreadable);
  }
  const [count, { messages: latest }] = await Promise.all([
    countSentBy(c.env, email),
    listMessages(c.env, { email }, { limit: listPageSize }),
  ]);
  return c.json({ ...count, latest });
}

export async function getNumbers(c: DeskContext): Promise<Response> {
  const result = await readNumbers(c.env, Date.now());
  if (!c.req.path.endsWith('/csv')) {
    return c.json(result);
  }
  return c.body(numbersCsv(result), 200, downloadHeaders('numbers', 'csv'));
}

const formats = {
  csv: { write: exportCsv, type: 'text/csv; charset=utf-8' },
  json: { write: exportJson, type: 'application/json' },
};

function downloadHeaders(name: string, format: keyof typeof formats) {
  const day = new Date().toISOString().slice(0, 10);
  return {
    'Content-Type': formats[format].type,
    'Content-Disposition': attachment(`${name}-${day}.${format}`),
  };
}

export function getExport(c: DeskContext): Response {
  const format = c.req.param('format') === 'csv' ? 'csv' : 'json';
  const chunks = formats[format].write(c.env, parseQuery(c).filter);
  return c.body(toStream(chunks), 200, downloadHeaders('inquiries', format));
}

function attachment(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

/** An error aborts the download, so a partial export never looks complete. */
function toStream(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) {
        controller.close();
      } else {
        controller.enqueue(encoder.encode(value));
      }
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
