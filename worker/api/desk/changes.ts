import * as v from 'valibot';
import { maxBodySize } from '../../../src/shared/limits.ts';
import { putOnQueue } from '../../delivery/outbox-message.ts';
import { markActions, markMessages, undo, undoableActions } from '../../desk/handle.ts';
import { addNote, hideNote } from '../../desk/history.ts';
import { erase, remove } from '../../desk/remove.ts';
import { release, resend, resendFailed } from '../../desk/resend.ts';
import type { Env } from '../../env.ts';
import { refuseForeignOrigin } from '../../guards/origin.ts';
import { parseBody, readBody } from '../../guards/request-body.ts';
import { kindOf, log, logProblem } from '../../log.ts';
import { referencePattern } from '../../reference.ts';
import { Refusal, refusals } from '../../refusal.ts';
import type { DeskContext } from './sign-in.ts';

/** Ten pages of the list with every message selected. */
const maxReferences = 500;
const maxNoteLength = 5_000;

const reference = v.pipe(v.string(), v.regex(referencePattern));
const references = v.pipe(v.array(reference), v.minLength(1), v.maxLength(maxReferences));

const changeSchema = v.variant('do', [
  v.object({ do: v.picklist(markActions), references }),
  // `at` is the time of the change, as its response returned it.
  v.object({
    do: v.literal('undo'),
    what: v.picklist(undoableActions),
    references,
    at: v.number(),
  }),
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
  // The owner confirms an erasure by typing the address again.
  v.pipe(
    v.object({ do: v.literal('erase'), email: v.string(), typed: v.string() }),
    v.check(({ email, typed }) => email !== '' && email.toLowerCase() === typed.toLowerCase()),
  ),
]);

export async function postChanges(c: DeskContext): Promise<Response> {
  const change = await readChange(c.req.raw);
  const actor = { name: c.get('actor'), now: Date.now() };
  log('desk', { do: change.do });
  switch (change.do) {
    case 'resend':
      return queueAndRespond(c, await resend(c.env.DB, change.references, actor));
    case 'release':
      return queueAndRespond(c, await release(c.env.DB, change.references, actor));
    case 'resend-failed':
      return queueAndRespond(c, await resendFailed(c.env.DB, actor));
    case 'remove':
      return c.json(await remove(c.env, change.references, actor));
    case 'erase':
      return c.json(await erase(c.env, change.email, actor));
    case 'note': {
      const id = await addNote(c.env, change.reference, change.text, actor);
      if (id === null) {
        throw new Refusal(404, refusals.nothingHere);
      }
      return c.json({ id });
    }
    case 'remove-note':
    case 'restore-note': {
      const hide = change.do === 'remove-note';
      const changed = await hideNote(c.env, change.reference, change.id, hide);
      if (!changed) {
        throw new Refusal(404, refusals.nothingHere);
      }
      return c.json({ changed: [change.reference] });
    }
    case 'undo': {
      const undone = { name: actor.name, at: change.at };
      return c.json({ changed: await undo(c.env, change.what, change.references, undone) });
    }
    default:
      return c.json(await markMessages(c.env, change.do, change.references, actor));
  }
}

/** Requires our Origin and JSON, which a cross-site page cannot send without a CORS preflight. */
async function readChange(request: Request): Promise<v.InferOutput<typeof changeSchema>> {
  if (request.headers.get('Origin') === null) {
    throw new Refusal(403, refusals.foreignOrigin);
  }
  refuseForeignOrigin(request);
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal(415, refusals.wrongContentType, { headers: { Accept: 'application/json' } });
  }
  const { bytes, isComplete } = await readBody(request, maxBodySize.message);
  if (!isComplete) {
    throw new Refusal(413, refusals.tooLarge);
  }
  const change = v.safeParse(changeSchema, await parseBody(request, bytes));
  if (!change.success) {
    throw new Refusal(422, refusals.unreadable);
  }
  return change.output;
}

/** The sweep delivers messages that the queue does not accept. */
function queueAndRespond(c: DeskContext, changed: string[]): Response {
  c.executionCtx.waitUntil(requestDelivery(c.env, changed));
  return c.json({ changed });
}

async function requestDelivery(env: Env, changed: string[]): Promise<void> {
  try {
    await putOnQueue(env.OUTBOX, changed);
  } catch (error) {
    logProblem('not-queued', { count: changed.length, error: kindOf(error) });
  }
}
