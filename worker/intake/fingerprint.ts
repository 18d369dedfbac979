import { digest } from '../digest.ts';
import type { ValidMessage } from '../inquiry.ts';

/**
 * Equal for messages with the same words. A held message and a clean one differ: a visitor whose
 * message was held by mistake and who sends again is not a duplicate.
 */
export async function fingerprints(
  message: ValidMessage,
): Promise<{ clean: string; held: string }> {
  const of = (held: boolean) =>
    digest(JSON.stringify([message.form, held, message.values, message.fileDigest]));
  const [clean, held] = await Promise.all([of(false), of(true)]);
  return { clean, held };
}
