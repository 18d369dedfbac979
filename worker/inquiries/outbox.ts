/** The queue's consumers. A queue message only names a row; the row says what is to be done. */
import type { Env, OutboxMessage } from '../env.ts';
import { deadLetterQueue, delayAfter, lease, mostAttempts } from '../limits.ts';
import { kindOf, log, logProblem } from '../log.ts';
import { raiseAlerts } from './alerts.ts';
import { deliver } from './deliver.ts';
import { claim, isWaiting, markDeferred, markFailed } from './delivery-state.ts';
import type { ClaimedInquiry } from './inquiry.ts';
import { createMarker, type MarkSent } from './marker.ts';

type Note = Message<OutboxMessage>;

/** What the letters of one batch share. */
interface Round {
  claimed: Map<string, ClaimedInquiry>;
  markSent: MarkSent;
}

export async function consume(batch: MessageBatch<OutboxMessage>, env: Env): Promise<void> {
  if (batch.queue === deadLetterQueue) return each(batch.messages, (note) => bury(note, env));
  const references = batch.messages.map(({ body }) => body.reference);
  const claiming = claim(env.DB, references, Date.now());
  const markSent = createMarker(env.DB);
  await each(batch.messages, async (note) =>
    carry(note, env, { claimed: await claiming, markSent }),
  );
}

/** One message's trouble is its own. */
async function each(notes: readonly Note[], handle: (note: Note) => Promise<void>): Promise<void> {
  await Promise.all(
    notes.map(async (note) => {
      try {
        await handle(note);
      } catch (error) {
        const { reference } = note.body;
        logProblem('delivery-interrupted', { reference, error: kindOf(error) });
        note.retry({ delaySeconds: delayAfter(note.attempts) });
      }
    }),
  );
}

async function carry(note: Note, env: Env, round: Round): Promise<void> {
  const { reference } = note.body;
  const inquiry = round.claimed.get(reference);
  if (inquiry === undefined) return leave(note, env);
  // Another message of this batch may name the same row.
  round.claimed.delete(reference);
  const outcome = await deliver(env, inquiry);
  if (outcome.sent) {
    await round.markSent(reference);
    log('delivered', { reference, attempts: inquiry.attempts });
    return note.ack();
  }
  const givenUp = outcome.final || inquiry.attempts >= mostAttempts;
  await (givenUp ? giveUp : tryLater)(note, env, inquiry, outcome.error);
}

/** Another sender holds the row, or it needs no sending any more. */
async function leave(note: Note, env: Env): Promise<void> {
  if (await isWaiting(env.DB, note.body.reference)) note.retry({ delaySeconds: lease / 1_000 });
  else note.ack();
}

async function tryLater(note: Note, env: Env, { attempts }: ClaimedInquiry, error: string) {
  const { reference } = note.body;
  const delaySeconds = delayAfter(attempts);
  await markDeferred(env.DB, reference, error, Date.now() + delaySeconds * 1_000);
  logProblem('delivery-deferred', { reference, attempts, error, delaySeconds });
  note.retry({ delaySeconds });
}

async function giveUp(note: Note, env: Env, { attempts }: ClaimedInquiry, error: string) {
  const { reference } = note.body;
  await markFailed(env.DB, reference, error);
  logProblem('delivery-failed', { reference, attempts, error });
  note.ack();
  await raiseAlerts(env, Date.now());
}

/** The queue has given a message up: its consumer never came to an end. */
async function bury(note: Note, env: Env): Promise<void> {
  const { reference } = note.body;
  if (await isWaiting(env.DB, reference)) {
    await markFailed(env.DB, reference, 'dead-letter');
    logProblem('delivery-failed', { reference, error: 'dead-letter' });
    await raiseAlerts(env, Date.now());
  }
  note.ack();
}
