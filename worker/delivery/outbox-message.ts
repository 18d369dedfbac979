/** Messages on the queue hold references, never a person's data. The row is the truth. */
import * as v from 'valibot';
import { sweep } from '../limits.ts';
import { referencePattern } from '../reference.ts';

const reference = v.pipe(v.string(), v.regex(referencePattern));
/** Absent in messages of an earlier version. */
const sentAt = v.optional(v.number(), 0);

const messageSchema = v.union([
  /** A new message. */
  v.object({ reference, sentAt }),
  /** Overdue rows of a sweep. */
  v.object({ references: v.array(reference), sentAt }),
  /** The daily round's message to itself, with its time. */
  v.object({ heartbeat: v.number() }),
]);

export type OutboxMessage = v.InferInput<typeof messageSchema>;
export type ReadOutboxMessage = v.InferOutput<typeof messageSchema>;

/** Null for what is no message of ours. */
export function readOutboxMessage(body: unknown): ReadOutboxMessage | null {
  const read = v.safeParse(messageSchema, body);
  return read.success ? read.output : null;
}

export function referencesIn(message: OutboxMessage): string[] {
  if ('reference' in message) {
    return [message.reference];
  }
  return 'references' in message ? message.references : [];
}

/** A batch holds no more. */
const largestBatch = 100;

/** Names rows to consumers, several in each message. The messages come one after the other, so that no batch names more than an invocation can deliver. */
export async function putOnQueue(
  outbox: Pick<Queue<OutboxMessage>, 'sendBatch'>,
  references: string[],
): Promise<void> {
  const messages = inPieces(references, sweep.rowsPerMessage).map((some, place) => ({
    body: { references: some, sentAt: Date.now() },
    delaySeconds: place * sweep.secondsBetween,
  }));
  for (const batch of inPieces(messages, largestBatch)) {
    await outbox.sendBatch(batch);
  }
}

function inPieces<Item>(all: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, piece) =>
    all.slice(piece * size, (piece + 1) * size),
  );
}
