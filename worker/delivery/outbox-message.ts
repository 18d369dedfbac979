/** Queue messages contain references only, never personal data. */
import * as v from 'valibot';
import { sweep } from '../limits.ts';
import { referencePattern } from '../reference.ts';

const reference = v.pipe(v.string(), v.regex(referencePattern));
/** Messages of an earlier version have no time. */
const sentAt = v.optional(v.number(), 0);

const messageSchema = v.union([
  v.object({ reference, sentAt }),
  v.object({ references: v.array(reference), sentAt }),
  v.object({ heartbeat: v.number() }),
]);

export type OutboxMessage = v.InferInput<typeof messageSchema>;
export type ReadOutboxMessage = v.InferOutput<typeof messageSchema>;

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

/** Cloudflare's limit for `sendBatch`. */
const largestBatch = 100;

/**
 * Groups references into messages and delays each one, so that no batch names more rows than one
 * invocation can deliver.
 */
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
