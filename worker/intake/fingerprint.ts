import { hashToHex } from '../digest.ts';
import type { ValidMessage } from '../message.ts';

/** One token of Turnstile passes for one message, however often that message is repeated. */
export async function buildIdempotencyKey(message: ValidMessage): Promise<string | undefined> {
  if (message.submission === undefined) {
    return undefined;
  }
  const { cleanFingerprint } = await computeFingerprints(message);
  const hash = await hashToHex(`${message.submission} ${cleanFingerprint}`);
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}

/** Held and clean messages differ, so that a visitor held by mistake can send again. */
export async function computeFingerprints(message: ValidMessage) {
  const { formName, fieldValues, fileDigests, service } = message;
  const hashMessage = (isHeld: boolean) =>
    hashToHex(JSON.stringify([formName, isHeld, fieldValues, fileDigests, service]));
  return { cleanFingerprint: await hashMessage(false), heldFingerprint: await hashMessage(true) };
}
