import type { Inquiry } from './inquiry.ts';

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function digest(bytes: Uint8Array | ArrayBuffer): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes));
}

/**
 * Equal for messages that say the same. A held message and a clean one differ: who was taken for
 * spam by mistake and sends again gets through.
 */
export function fingerprint(inquiry: Inquiry): Promise<string> {
  const said = [inquiry.form, inquiry.heldReason !== null, inquiry.values, inquiry.fileDigest];
  return digest(new TextEncoder().encode(JSON.stringify(said)));
}
