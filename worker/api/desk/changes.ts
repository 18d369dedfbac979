import * as v from 'valibot';
import { maxBodyBytes, maxMessagesPerChange } from '../../../src/shared/limits.ts';
import { deliverMessages } from '../../delivery/engine.ts';
import { addNote, setNoteHidden } from '../../desk/history.ts';
import { markMessages, undoMarks } from '../../desk/marks.ts';
import { eraseMessagesOfSender, removeMessages } from '../../desk/remove.ts';
import { releaseMessages, resendFailedMessages, resendMessages } from '../../desk/resend.ts';
import { refuseForeignOrigin } from '../../guards/origin.ts';
import { parseBody, readBody } from '../../guards/request-body.ts';
import { logEvent } from '../../log.ts';
import { blockTime, replaceFeed, unblockTime } from '../../meeting/calendar.ts';
import { changeMeeting, findMeeting } from '../../meeting/store.ts';
import { readOfficeDay } from '../../office.ts';
import { referencePattern } from '../../reference.ts';
import { Refusal } from '../../refusal.ts';
import type { DeskContext } from './sign-in.ts';

const maxNoteLength = 5_000;
const maxPersonNameLength = 254;

const referenceSchema = v.pipe(v.string(), v.regex(referencePattern));
const referencesSchema = v.pipe(
  v.array(referenceSchema),
  v.nonEmpty(),
  v.maxLength(maxMessagesPerChange),
);

const changeSchema = v.variant('do', [
  v.object({
    do: v.picklist(['answer', 'finish', 'reopen', 'take', 'give-back', 'spam', 'read', 'unread']),
    references: referencesSchema,
  }),
  v.object({
    do: v.literal('give'),
    references: referencesSchema,
    to: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxPersonNameLength)),
  }),
  // A reminder without a day is removed.
  v.object({
    do: v.literal('remind'),
    references: referencesSchema,
    on: v.nullable(
      v.pipe(
        v.string(),
        v.isoDate(),
        v.check((day) => day >= readOfficeDay(Date.now())),
      ),
    ),
  }),
  // `at` is the time of the change to undo, which its response returned.
  v.object({ do: v.literal('undo'), references: referencesSchema, at: v.number() }),
  v.object({ do: v.picklist(['resend', 'release', 'remove']), references: referencesSchema }),
  v.object({ do: v.literal('resend-failed') }),
  v.object({
    do: v.literal('note'),
    reference: referenceSchema,
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxNoteLength)),
  }),
  v.object({
    do: v.picklist(['remove-note', 'restore-note']),
    reference: referenceSchema,
    id: v.pipe(v.number(), v.integer()),
  }),
  // Without `startMs`, the meeting is cancelled.
  v.object({
    do: v.literal('change-meeting'),
    reference: referenceSchema,
    startMs: v.optional(v.nullable(v.number()), null),
  }),
  v.object({
    do: v.literal('block'),
    day: v.pipe(v.string(), v.isoDate()),
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

export async function receiveChange(ctx: DeskContext): Promise<Response> {
  const change = await readChange(ctx.req.raw);
  const actor = { name: ctx.get('actor'), nowMs: Date.now() };
  logEvent('desk', { do: change.do });
  switch (change.do) {
    case 'resend':
      return deliverAndRespond(ctx, await resendMessages(ctx.env, change.references, actor));
    case 'release':
      return deliverAndRespond(ctx, await releaseMessages(ctx.env, change.references, actor));
    case 'resend-failed':
      return deliverAndRespond(ctx, await resendFailedMessages(ctx.env, actor));
    case 'remove':
      return ctx.json(await removeMessages(ctx.env, change.references, actor));
    case 'erase':
      return ctx.json(await eraseMessagesOfSender(ctx.env, change.email, actor));
    case 'note': {
      const noteId = await addNote(ctx.env, change.reference, change.text, actor);
      if (noteId === null) {
        throw new Refusal(404, 'nothingHere');
      }
      return ctx.json({ id: noteId });
    }
    case 'remove-note':
    case 'restore-note': {
      const { reference, id } = change;
      if (!(await setNoteHidden(ctx.env, reference, id, change.do === 'remove-note'))) {
        throw new Refusal(404, 'nothingHere');
      }
      return ctx.json({ changed: [reference] });
    }
    case 'change-meeting': {
      const meeting = await findMeeting(ctx.env.DB, 'reference', change.reference);
      if (meeting === null) {
        throw new Refusal(404, 'nothingHere');
      }
      await changeMeeting(ctx.env.DB, meeting, { startMs: change.startMs, actor: actor.name });
      return ctx.json({ changed: [change.reference] });
    }
    case 'block':
      await blockTime(ctx.env.DB, change);
      return ctx.json({ changed: [change.do] });
    case 'unblock':
      await unblockTime(ctx.env.DB, change.startMs);
      return ctx.json({ changed: [change.do] });
    case 'replace-feed':
      return ctx.json({ secret: await replaceFeed(ctx.env.DB, change.hasNames) });
    case 'undo': {
      const changeToUndo = { name: actor.name, changedAtMs: change.at };
      return ctx.json({
        changed: await undoMarks(ctx.env, change.references, changeToUndo),
      });
    }
    case 'give':
      return ctx.json(await markMessages(ctx.env, 'give', change.references, actor, change.to));
    case 'remind':
      return ctx.json(await markMessages(ctx.env, 'remind', change.references, actor, change.on));
    default:
      return ctx.json(await markMessages(ctx.env, change.do, change.references, actor));
  }
}

/** Requires our Origin and JSON, which a cross-site page cannot send without a CORS preflight. */
async function readChange(request: Request): Promise<v.InferOutput<typeof changeSchema>> {
  if (request.headers.get('Origin') === null) {
    throw new Refusal(403, 'foreignOrigin');
  }
  refuseForeignOrigin(request);
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal(415, 'wrongContentType', {
      headers: { Accept: 'application/json' },
    });
  }
  const { bodyBytes, isBodyComplete } = await readBody(request, maxBodyBytes.message);
  if (!isBodyComplete) {
    throw new Refusal(413, 'tooLarge');
  }
  const changeValidation = v.safeParse(changeSchema, await parseBody(request, bodyBytes));
  if (!changeValidation.success) {
    throw new Refusal(422, 'unreadable');
  }
  return changeValidation.output;
}

/** The sweep delivers what this request cannot. */
function deliverAndRespond(ctx: DeskContext, changed: string[]): Response {
  ctx.executionCtx.waitUntil(deliverMessages(ctx.env, changed));
  return ctx.json({ changed });
}
