import { hashToHex } from '../digest.ts';
import type { ValidMessage } from '../inquiry.ts';

/**
 * Identifies repeated messages; held and clean messages differ, so that a visitor held by mistake
 * can send again.
 */
export async function computeFingerprints(
  validMessage: ValidMessage,
): Promise<{ clean: string; held: string }> {
  const computeFingerprint = (isHeld: boolean) =>
    hashToHex(
      JSON.stringify([validMessage.form, isHeld, validMessage.values, validMessage.fileDigest]),
    );
  const [cleanFingerprint, heldFingerprint] = await Promise.all([
    computeFingerprint(false),
    computeFingerprint(true),
  ]);
  return { clean: cleanFingerprint, held: heldFingerprint };
}
