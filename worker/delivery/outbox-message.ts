/** Queue messages contain references only, never personal data. */
import * as v from 'valibot';
import { sweepLimits } from '../limits.ts';
import { referencePattern } from '../reference.ts';

const referenceSchema = v.pipe(v.string(), v.regex(referencePattern));
/** Queue messages of an earlier version have no sending time. */
const sentAtSchema = v.optional(v.number(), 0);

const messageSchema = v.union([
  v.object({ reference: referenceSchema, sentAt: sentAtSchema }),
  v.object({ references: v.array(referenceSchema), sentAt: sentAtSchema }),
  v.object({ heartbeat: v.number() }),
]);

export type OutboxMessage = v.InferInput<typeof messageSchema>;
export type ParsedOutboxMessage = v.InferOutput<typeof messageSchema>;

export function parseOutboxMessage(messageBody: unknown): ParsedOutboxMessage | null {
  const bodyValidation = v.safeParse(messageSchema, messageBody);
  return bodyValidation.success ? bodyValidation.output : null;
}

export function getMessageReferences(message: OutboxMessage): string[] {
  if ('reference' in message) {
    return [message.reference];
  }
  return 'references' in message ? message.references : [];
}

/** Cloudflare accepts up to 100 messages in one `sendBatch`. */
const maxMessagesPerBatch = 100;

/**
 * Groups references into queue messages with growing delays, so that no batch names more rows than
 * one invocation can deliver.
 */
export async function putOnQueue(
  outboxQueue: Pick<Queue<OutboxMessage>, 'sendBatch'>,
  references: string[],
): Promise<void> {
  const referenceChunks = splitIntoChunks(references, sweepLimits.rowsPerMessage);
  const queueMessages = referenceChunks.map((referenceChunk, chunkIndex) => ({
    body: { references: referenceChunk, sentAt: Date.now() },
    delaySeconds: chunkIndex * sweepLimits.secondsBetween,
  }));
  for (const messageBatch of splitIntoChunks(queueMessages, maxMessagesPerBatch)) {
    await outboxQueue.sendBatch(messageBatch);
  }
}

function splitIntoChunks<Item>(items: Item[], chunkSize: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, chunkIndex) =>
    items.slice(chunkIndex * chunkSize, (chunkIndex + 1) * chunkSize),
  );
}
