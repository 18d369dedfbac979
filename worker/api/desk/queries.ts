/** What the desk reads. */
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App, AppContext } from '../../app.ts';
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
import { readCalendar } from '../../meeting/calendar.ts';
import { parseOrRefuse, Refusal, requireFound } from '../../refusal.ts';

/** Of the same sender, beside a message. */
const maxOtherMessages = 20;

const listPageSize = 50;
/** The desk reads all pages that it shows, so that none overlap while messages come in. */
const pagesSchema = v.object({
  pages: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'),
});

function parseFilter(ctx: AppContext) {
  return parseOrRefuse(filterSchema, ctx.req.query());
}

export const deskQueries = new Hono<App>();

deskQueries.get('/overview', async (ctx) => {
  const { env } = ctx;
  const actor = ctx.get('actor');
  const overview = await readOverview(env, Date.now());
  const rememberActor = () => rememberPerson(env, actor, Date.now());
  ctx.executionCtx.waitUntil(runSafely(rememberActor, 'person-not-remembered'));
  const secret = env.MESSAGE_WEBHOOK_SECRET;
  if (secret && decodeSigningKey(secret) === null) {
    overview.troubles.push('webhook-secret');
  }
  return ctx.json({ ...overview, actor });
});

deskQueries.get('/messages', async (ctx) => {
  const { pages } = parseOrRefuse(pagesSchema, ctx.req.query());
  return ctx.json(await listMessages(ctx.env, parseFilter(ctx), pages * listPageSize));
});

deskQueries.get('/messages/:reference', async (ctx) => {
  const reference = ctx.req.param('reference');
  const [message, history] = await Promise.all([
    findMessage(ctx.env, reference),
    readHistory(ctx.env, reference),
  ]);
  if (message === null) {
    requireFound(history[0]);
    return ctx.json({ message, history, earlier: [] });
  }
  const { email } = message;
  const { messages } = await listMessages(ctx.env, { email }, maxOtherMessages + 1);
  const others = messages.filter((other) => other.reference !== reference);
  return ctx.json({ message, history, earlier: others.slice(0, maxOtherMessages) });
});

/** Pictures that every browser shows; their content was checked when they came in. */
const shownPictureTypes = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** Sends a download, because no browser should open a stranger's file; only `?small` shows a picture in the page. */
deskQueries.get('/messages/:reference/files/:position', async (ctx) => {
  const { reference, position } = ctx.req.param();
  const message = await findMessage(ctx.env, reference);
  const file = requireFound(message?.files[Number(position)]);
  const { name, type } = file;
  const content = requireFound(await readStoredFile(ctx.env.FILES, file));
  const isShown = ctx.req.query('small') !== undefined && shownPictureTypes.has(type);
  return ctx.body(content, 200, {
    'Content-Type': isShown ? type : 'application/octet-stream',
    'Content-Disposition': buildContentDisposition(toDownloadName(name)),
  });
});

deskQueries.get('/person', async (ctx) => {
  const { email } = parseFilter(ctx);
  if (!email) {
    throw new Refusal(422, 'unreadable');
  }
  const [counts, { messages }] = await Promise.all([
    countMessagesOfSender(ctx.env, email),
    listMessages(ctx.env, { email }, listPageSize),
  ]);
  return ctx.json({ ...counts, latest: messages });
});

deskQueries.get('/calendar', async (ctx) => ctx.json(await readCalendar(ctx.env.DB)));

deskQueries.get('/numbers', async (ctx) => ctx.json(await readNumbers(ctx.env, Date.now())));

deskQueries.get('/numbers/csv', async (ctx) => {
  const csv = buildNumbersCsv(await readNumbers(ctx.env, Date.now()));
  return ctx.body(csv, 200, buildDownloadHeaders('numbers', 'csv'));
});

deskQueries.get('/export/:format{csv|json}', (ctx) => {
  const format = ctx.req.param('format') === 'csv' ? 'csv' : 'json';
  const textChunks = exportFormats[format].write(ctx.env, parseFilter(ctx));
  return new Response(encodeTexts(textChunks), {
    headers: buildDownloadHeaders('inquiries', format),
  });
});

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

function buildContentDisposition(fileName: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/** An error aborts the download, so a partial export never looks complete. */
async function* encodeTexts(texts: AsyncGenerator<string>) {
  for await (const text of texts) {
    yield new TextEncoder().encode(text);
  }
}
