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
export type ParsedOutboxMessage = v.InferOutput<typeof messageSchema>;

export function parseOutboxMessage(body: unknown): ParsedOutboxMessage | null {
  const parsed = v.safeParse(messageSchema, body);
  return parsed.success ? parsed.output : null;
}

export function referencesIn(message: OutboxMessage): string[] {
  if ('reference' in message) {
    return [message.reference];
  }
  return 'references' in message ? message.references : [];
}

/** Cloudflare's limit for `sendBatch`. */
const maxBatchLength = 100;

/**
 * Groups references into messages and delays each one, so that no batch names more rows than one
 * invocation can deliver.
 */
export async function putOnQueue(
  outbox: Pick<Queue<OutboxMessage>, 'sendBatch'>,
  references: string[],
): Promise<void> {
  const messages = chunk(references, sweep.rowsPerMessage).map((chunkReferences, index) => ({
    body: { references: chunkReferences, sentAt: Date.now() },
    delaySeconds: index * sweep.secondsBetween,
  }));
  for (const batch of chunk(messages, maxBatchLength)) {
    await outbox.sendBatch(batch);
  }
}

function chunk<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
