import { hashToHex } from '../digest.ts';
import type { ValidMessage } from '../message.ts';

/** One token of Turnstile passes for one message, however often that message is repeated. */
export async function buildIdempotencyKey(validMessage: ValidMessage): Promise<string | undefined> {
  if (validMessage.submissionId === undefined) {
    return undefined;
  }
  const { cleanFingerprint } = await computeFingerprints(validMessage);
  const messageHash = await hashToHex(`${validMessage.submissionId} ${cleanFingerprint}`);
  return messageHash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}

/**
 * Identifies repeated messages; held and clean messages differ, so that a visitor held by mistake
 * can send again.
 */
export async function computeFingerprints(
  validMessage: ValidMessage,
): Promise<{ cleanFingerprint: string; heldFingerprint: string }> {
  const { formName, fieldValues, fileDigests, serviceKey } = validMessage;
  const hashMessage = (isHeld: boolean) =>
    hashToHex(JSON.stringify([formName, isHeld, fieldValues, fileDigests, serviceKey]));
  return { cleanFingerprint: await hashMessage(false), heldFingerprint: await hashMessage(true) };
}
