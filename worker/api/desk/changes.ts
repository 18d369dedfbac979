import * as v from 'valibot';
import { maxMessagesPerChange } from '../../../src/shared/limits.ts';
import type { AppContext } from '../../app.ts';
import { deliverMessages } from '../../delivery/engine.ts';
import { addNote, setNoteHidden } from '../../desk/history.ts';
import { changeMessages, undoMarks } from '../../desk/marks.ts';
import { eraseMessagesOfSender, removeMessages } from '../../desk/remove.ts';
import { refuseForeignOrigin } from '../../guards/origin.ts';
import { readFields } from '../../guards/request-body.ts';
import { logEvent } from '../../log.ts';
import { blockTime, replaceFeed, unblockTime } from '../../meeting/calendar.ts';
import { changeMeeting, composeChangeMail, findMeeting } from '../../meeting/store.ts';
import { readOfficeDay } from '../../office.ts';
import { referencePattern } from '../../reference.ts';
import { parseOrRefuse, Refusal, requireFound } from '../../refusal.ts';

const maxNoteLength = 5_000;
const maxPersonNameLength = 254;

const reference = v.pipe(v.string(), v.regex(referencePattern));
const references = v.pipe(v.array(reference), v.nonEmpty(), v.maxLength(maxMessagesPerChange));

const day = v.pipe(
  v.string(),
  v.isoDate(),
  // The form of a date also fits 31 February.
  v.check((text) => new Date(Date.parse(text) || 0).toISOString().startsWith(text)),
);
const futureDay = v.pipe(
  day,
  v.check((text) => text >= readOfficeDay(Date.now())),
);

const changeSchema = v.variant('do', [
  v.object({
    do: v.picklist(['answer', 'finish', 'reopen', 'take', 'give-back', 'spam', 'read', 'unread']),
    references,
  }),
  v.object({
    do: v.literal('give'),
    references,
    to: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxPersonNameLength)),
  }),
  // A reminder without a day is removed.
  v.object({ do: v.literal('remind'), references, on: v.nullable(futureDay) }),
  // `at` is the time of the change to undo, which its response returned.
  v.object({ do: v.literal('undo'), references, at: v.number() }),
  v.object({ do: v.picklist(['resend', 'release', 'remove']), references }),
  v.object({ do: v.literal('resend-failed') }),
  v.object({
    do: v.literal('note'),
    reference,
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxNoteLength)),
  }),
  v.object({
    do: v.picklist(['remove-note', 'restore-note']),
    reference,
    id: v.pipe(v.number(), v.integer()),
  }),
  // Without `startMs`, the meeting is cancelled.
  v.object({
    do: v.literal('change-meeting'),
    reference,
    startMs: v.optional(v.nullable(v.number()), null),
  }),
  v.object({
    do: v.literal('block'),
    day,
    from: v.pipe(v.string(), v.isoTime()),
    until: v.pipe(v.string(), v.isoTime()),
  }),
  v.object({ do: v.literal('unblock'), startMs: v.number() }),
  // Null revokes the feed.
  v.object({ do: v.literal('replace-feed'), hasNames: v.nullable(v.boolean()) }),
  // The owner confirms an erasure by typing the address again.
  v.pipe(
    v.object({ do: v.literal('erase'), email: v.string(), typed: v.string() }),
    v.check(({ email, typed }) => email !== '' && email.toLowerCase() === typed.toLowerCase()),
  ),
]);

type DeskChange = v.InferOutput<typeof changeSchema>;

export async function receiveChange(ctx: AppContext): Promise<Response> {
  const change = await readChange(ctx.req.raw);
  logEvent('desk', { do: change.do });
  return ctx.json(await applyChange(ctx, change));
}

async function applyChange(ctx: AppContext, change: DeskChange): Promise<object> {
  const { env } = ctx;
  const actor = { name: ctx.get('actor'), nowMs: Date.now() };
  switch (change.do) {
    case 'resend':
    case 'release':
      return deliver(ctx, await changeMessages(env, change.do, change.references, actor));
    case 'resend-failed':
      return deliver(ctx, await changeMessages(env, change.do, null, actor));
    case 'remove':
      return removeMessages(env, change.references, actor);
    case 'erase':
      return eraseMessagesOfSender(env, change.email, actor);
    case 'note':
      return { id: requireFound(await addNote(env, change.reference, change.text, actor)) };
    case 'remove-note':
    case 'restore-note': {
      const { reference, id } = change;
      const changed = await setNoteHidden(env, reference, id, change.do === 'remove-note');
      return { changed: [requireFound(changed)] };
    }
    case 'change-meeting': {
      const { reference, startMs } = change;
      const meeting = requireFound(await findMeeting(env.DB, 'reference', reference));
      const changed = await changeMeeting(env.DB, meeting, { startMs, actor: actor.name });
      return { changed: [reference], mail: composeChangeMail(meeting, changed, env.SITE_URL) };
    }
    case 'block':
      await blockTime(env.DB, change);
      return {};
    case 'unblock':
      await unblockTime(env.DB, change.startMs);
      return {};
    case 'replace-feed':
      return { secret: await replaceFeed(env.DB, change.hasNames) };
    case 'undo':
      return { changed: await undoMarks(env, change.references, { ...actor, nowMs: change.at }) };
    case 'give':
      return changeMessages(env, 'give', change.references, actor, change.to);
    case 'remind':
      return changeMessages(env, 'remind', change.references, actor, change.on);
    default:
      return changeMessages(env, change.do, change.references, actor);
  }
}

/** Requires our Origin and JSON, which a cross-site page cannot send without a CORS preflight. */
async function readChange(request: Request): Promise<DeskChange> {
  if (request.headers.get('Origin') === null) {
    throw new Refusal(403, 'foreignOrigin');
  }
  refuseForeignOrigin(request);
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal(415, 'wrongContentType', { headers: { Accept: 'application/json' } });
  }
  return parseOrRefuse(changeSchema, await readFields(request));
}

/** The sweep delivers what this request cannot. */
function deliver(ctx: AppContext, { changed }: { changed: string[] }) {
  ctx.executionCtx.waitUntil(deliverMessages(ctx.env, changed));
  return { changed };
}
