import * as v from 'valibot';
import { decodeSigningKey } from '../../delivery/webhook-signature.ts';
import { exportCsv, exportJson } from '../../desk/export.ts';
import { filterSchema } from '../../desk/filter.ts';
import { readHistory } from '../../desk/history.ts';
import { findMessage, listMessages } from '../../desk/messages.ts';
import { buildNumbersCsv, readNumbers } from '../../desk/numbers.ts';
import { readOverview, rememberPerson } from '../../desk/overview.ts';
import { countMessagesOfSender } from '../../desk/remove.ts';
import { readStoredFile, toDownloadName } from '../../files.ts';
import { runSafely } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import type { DeskContext } from './sign-in.ts';

const listPageSize = 50;
const maxOtherMessagesOfSender = 20;

/** `before` is the position in order of reception where the next page of the list begins. */
const querySchema = v.object({
  ...filterSchema.entries,
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

function parseQuery(ctx: DeskContext) {
  const queryValidation = v.safeParse(querySchema, ctx.req.query());
  if (!queryValidation.success) {
    throw new Refusal(422, 'unreadable');
  }
  const { before, ...filter } = queryValidation.output;
  return { before, filter };
}

export async function serveOverview(ctx: DeskContext): Promise<Response> {
  const overview = await readOverview(ctx.env, Date.now());
  const rememberActor = () => rememberPerson(ctx.env, ctx.get('actor'), Date.now());
  ctx.executionCtx.waitUntil(runSafely(rememberActor, 'person-not-remembered'));
  const { MESSAGE_WEBHOOK_SECRET } = ctx.env;
  if (MESSAGE_WEBHOOK_SECRET && decodeSigningKey(MESSAGE_WEBHOOK_SECRET) === null) {
    overview.troubles.push('webhook-secret');
  }
  return ctx.json({ ...overview, actor: ctx.get('actor') });
}

export async function serveMessages(ctx: DeskContext): Promise<Response> {
  const { before, filter } = parseQuery(ctx);
  return ctx.json(await listMessages(ctx.env, filter, { limit: listPageSize, before }));
}

export async function serveMessage(ctx: DeskContext): Promise<Response> {
  const reference = ctx.req.param('reference') ?? '';
  const [storedMessage, historyEvents] = await Promise.all([
    findMessage(ctx.env, reference),
    readHistory(ctx.env, reference),
  ]);
  if (storedMessage === null && historyEvents.length === 0) {
    throw new Refusal(404, 'nothingHere');
  }
  if (storedMessage === null) {
    return ctx.json({ message: null, history: historyEvents, earlier: [] });
  }
  const { messages } = await listMessages(
    ctx.env,
    { email: storedMessage.email },
    { limit: maxOtherMessagesOfSender + 1 },
  );
  return ctx.json({
    message: storedMessage,
    history: historyEvents,
    earlier: messages
      .filter((other) => other.reference !== reference)
      .slice(0, maxOtherMessagesOfSender),
  });
}

/** Pictures that every browser shows; their content was checked when they came in. */
const shownPictureTypes = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** Sends a download, because no browser should open a stranger's file; only `?small` shows a picture in the page. */
export async function serveFile(ctx: DeskContext): Promise<Response> {
  const message = await findMessage(ctx.env, ctx.req.param('reference') ?? '');
  const file = message?.files[Number(ctx.req.param('position'))];
  const stored = file && (await readStoredFile(ctx.env.FILES, file));
  if (!stored) {
    throw new Refusal(404, 'nothingHere');
  }
  const isShown = ctx.req.query('small') !== undefined && shownPictureTypes.has(stored.type);
  return ctx.body(stored.content, 200, {
    'Content-Type': isShown ? stored.type : 'application/octet-stream',
    'Content-Disposition': buildContentDisposition(toDownloadName(stored.name)),
  });
}

export async function servePerson(ctx: DeskContext): Promise<Response> {
  const { email } = parseQuery(ctx).filter;
  if (!email) {
    throw new Refusal(422, 'unreadable');
  }
  const [messageAndFileCounts, { messages }] = await Promise.all([
    countMessagesOfSender(ctx.env, email),
    listMessages(ctx.env, { email }, { limit: listPageSize }),
  ]);
  return ctx.json({ ...messageAndFileCounts, latest: messages });
}

export async function serveNumbers(ctx: DeskContext): Promise<Response> {
  const numbers = await readNumbers(ctx.env, Date.now());
  if (!ctx.req.path.endsWith('/csv')) {
    return ctx.json(numbers);
  }
  return ctx.body(buildNumbersCsv(numbers), 200, buildDownloadHeaders('numbers', 'csv'));
}

const exportFormats = {
  csv: { write: exportCsv, type: 'text/csv; charset=utf-8' },
  json: { write: exportJson, type: 'application/json' },
};

function buildDownloadHeaders(baseName: string, format: keyof typeof exportFormats) {
  const isoDate = new Date().toISOString().slice(0, 10);
  return {
    'Content-Type': exportFormats[format].type,
    'Content-Disposition': buildContentDisposition(`${baseName}-${isoDate}.${format}`),
  };
}

export function serveExport(ctx: DeskContext): Response {
  const format = ctx.req.param('format') === 'csv' ? 'csv' : 'json';
  const textChunks = exportFormats[format].write(ctx.env, parseQuery(ctx).filter);
  return ctx.body(toByteStream(textChunks), 200, buildDownloadHeaders('inquiries', format));
}

function buildContentDisposition(fileName: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/** An error aborts the download, so a partial export never looks complete. */
function toByteStream(textChunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const textEncoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await textChunks.next();
      if (done) {
        controller.close();
      } else {
        controller.enqueue(textEncoder.encode(value));
      }
    },
    async cancel() {
      await textChunks.return(undefined);
    },
  });
}
