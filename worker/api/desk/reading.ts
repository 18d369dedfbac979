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

function queryOf(c: DeskContext) {
  const read = v.safeParse(querySchema, c.req.query());
  if (!read.success) {
    throw new Refusal(422, refusals.unreadable);
  }
  const { before, ...filter } = read.output;
  return { before, filter };
}

export async function overview(c: DeskContext): Promise<Response> {
  const { troubles, ...counts } = await readOverview(c.env, Date.now());
  const { MESSAGE_WEBHOOK_SECRET: secret } = c.env;
  if (secret && readSigningKey(secret) === null) {
    troubles.push('webhook-secret');
  }
  return c.json({ ...counts, troubles, actor: c.get('actor') });
}

export async function messages(c: DeskContext): Promise<Response> {
  const { before, filter } = queryOf(c);
  return c.json(await listMessages(c.env, filter, { limit: listPageSize, before }));
}

export async function message(c: DeskContext): Promise<Response> {
  const reference = c.req.param('reference') ?? '';
  if (!referencePattern.test(reference)) {
    throw new Refusal(404, refusals.nothingHere);
  }
  const [found, history] = await Promise.all([
    findMessage(c.env, reference),
    readHistory(c.env, reference),
  ]);
  if (found === null && history.length === 0) {
    throw new Refusal(404, refusals.nothingHere);
  }
  if (found === null) {
    return c.json({ message: null, history, earlier: [] });
  }
  const { messages: same } = await listMessages(
    c.env,
    { email: found.email },
    { limit: maxEarlier + 1 },
  );
  return c.json({
    message: found,
    history,
    earlier: same.filter((other) => other.reference !== reference),
  });
}

/** Sent as a download, because no browser should open a stranger's file. */
export async function file(c: DeskContext): Promise<Response> {
  const found = await findMessage(c.env, c.req.param('reference') ?? '');
  const content = found && (await readCv(c.env, found));
  if (!found || !content) {
    throw new Refusal(404, refusals.nothingHere);
  }
  return c.body(content, 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': attachment(downloadName(found.file_name ?? '')),
  });
}

export async function person(c: DeskContext): Promise<Response> {
  const { email } = queryOf(c).filter;
  if (!email) {
    throw new Refusal(422, refusals.unreadable);
  }
  const [count, { messages: latest }] = await Promise.all([
    countSentBy(c.env, email),
    listMessages(c.env, { email }, { limit: listPageSize }),
  ]);
  return c.json({ ...count, latest });
}

export async function numbers(c: DeskContext): Promise<Response> {
  const read = await readNumbers(c.env, Date.now());
  if (!c.req.path.endsWith('/csv')) {
    return c.json(read);
  }
  return c.body(numbersCsv(read), 200, downloadHeaders('numbers', 'csv'));
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

export function exported(c: DeskContext): Response {
  const format = c.req.param('format') === 'csv' ? 'csv' : 'json';
  const pieces = formats[format].write(c.env, queryOf(c).filter);
  return c.body(streamOf(pieces), 200, downloadHeaders('inquiries', format));
}

function attachment(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

/** An error aborts the download, so a partial export never looks complete. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) {
        controller.close();
      } else {
        controller.enqueue(encoder.encode(value));
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
