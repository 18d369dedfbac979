import { hashToHex } from '../digest.ts';
import type { ValidMessage } from '../inquiry.ts';

/**
 * Identifies repeated messages; held and clean messages differ, so that a visitor held by mistake
 * can send again.
 */
export async function computeFingerprints(
  validMessage: ValidMessage,
): Promise<{ cleanFingerprint: string; heldFingerprint: string }> {
  const { formName, fieldValues, fileDigest, serviceKey } = validMessage;
  const hashMessage = (isHeld: boolean) =>
    hashToHex(JSON.stringify([formName, isHeld, fieldValues, fileDigest, serviceKey]));
  return { cleanFingerprint: await hashMessage(false), heldFingerprint: await hashMessage(true) };
}
