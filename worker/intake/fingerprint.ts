import { digest } from '../digest.ts';
import type { ValidMessage } from '../inquiry.ts';

/**
 * Identifies repeated messages; held and clean messages differ, so that a visitor held by mistake
 * can send again.
 */
export async function fingerprints(
  message: ValidMessage,
): Promise<{ clean: string; held: string }> {
  const digestOf = (held: boolean) =>
    digest(JSON.stringify([message.form, held, message.values, message.fileDigest]));
  const [clean, held] = await Promise.all([digestOf(false), digestOf(true)]);
  return { clean, held };
}
