import type { ValidMessage } from './inquiry.ts';

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function digest(data: Uint8Array | ArrayBuffer | string): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return hex(await crypto.subtle.digest('SHA-256', bytes));
}

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
