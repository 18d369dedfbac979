import type { DeliveryContent } from '../message.ts';
import type { LimitedEnv } from '../outside-calls.ts';
import { deliverToOwner } from './owner.ts';
import { confirmToVisitor } from './visitor.ts';
import { postToWebhook } from './webhook.ts';

/** A row of `deliveries` with its message. */
export interface Delivery extends DeliveryContent {
  recipient: string;
  attempts: number;
  /** An earlier attempt had no clear outcome, so the recipient may have the message. */
  maybeDelivered: boolean;
}

/** `isFinal`: a retry would fail too. `isCertain`: nothing was sent. */
export type AttemptOutcome =
  | { isSent: true }
  | { isSent: false; isFinal: boolean; isCertain: boolean; error: string };

interface Recipient {
  attempt: (env: LimitedEnv, delivery: Delivery) => Promise<AttemptOutcome>;
  /** One attempt and no more, because a second copy is worse than none. */
  atMostOnce: boolean;
  /** The most calls that one attempt makes. */
  maxCalls: (delivery: Delivery) => number;
}

/** Everything that differs by recipient; any other recipient is the id of a webhook. */
const recipients: Record<string, Recipient> = {
  // A second copy says that it may be one.
  owner: {
    attempt: deliverToOwner,
    atMostOnce: false,
    maxCalls: ({ files, form }) => (files.length || form === 'meeting' ? files.length + 3 : 1),
  },
  visitor: { attempt: confirmToVisitor, atMostOnce: true, maxCalls: () => 4 },
};
// A second post has the same `webhook-id`.
const webhook: Recipient = { attempt: postToWebhook, atMostOnce: false, maxCalls: () => 1 };

export function findRecipient(recipient: string): Recipient {
  return recipients[recipient] ?? webhook;
}
