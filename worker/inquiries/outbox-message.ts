/** What stands on the queue: references, never a person's data. The row is the truth. */
import * as v from 'valibot';
import { sweep } from '../limits.ts';
import { referencePattern } from './reference.ts';

const reference = v.pipe(v.string(), v.regex(referencePattern));

const messageSchema = v.union([
  /** A new message. */
  v.object({ reference }),
  /** Overdue rows of a sweep. */
  v.object({ references: v.array(reference) }),
  /** The daily round's message to itself, with its time. */
  v.object({ heartbeat: v.number() }),
]);

export type OutboxMessage = v.InferOutput<typeof messageSchema>;

/** Null for what is no message of ours. */
export function readOutboxMessage(body: unknown): OutboxMessage | null {
  const read = v.safeParse(messageSchema, body);
  return read.success ? read.output : null;
}

export function referencesIn(message: OutboxMessage): string[] {
  if ('reference' in message) return [message.reference];
  return 'references' in message ? message.references : [];
}

/** A batch holds no more. */
const batchSize = 100;

/** Names rows to the consumer, several in each message. */
export async function putOnQueue(
  outbox: Pick<Queue<OutboxMessage>, 'sendBatch'>,
  references: string[],
): Promise<void> {
  const bodies = inPieces(references, sweep.rowsPerMessage).map((some) => ({
    body: { references: some },
  }));
  for (const batch of inPieces(bodies, batchSize)) {
    await outbox.sendBatch(batch);
  }
}

function inPieces<Item>(all: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, piece) =>
    all.slice(piece * size, (piece + 1) * size),
  );
}
