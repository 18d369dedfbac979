import { decodeBase64, encodeBase64 } from 'hono/utils/encode';

/** Decodes a key of `whsec_` and 24 to 64 base64 bytes; returns null for any other text. */
export function decodeSigningKey(signingSecret: string): Uint8Array<ArrayBuffer> | null {
  try {
    const [, base64Key = ''] = /^whsec_(.*)$/.exec(signingSecret.trim()) ?? [];
    const keyBytes = decodeBase64(base64Key);
    return keyBytes.length >= 24 && keyBytes.length <= 64 ? keyBytes : null;
  } catch {
    return null;
  }
}

/** Retries use the same id, so that receivers can ignore duplicates. */
export async function buildSignedHeaders(secret: string, reference: string, body: string) {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const unsignedHeaders = { 'webhook-id': reference, 'webhook-timestamp': timestamp };
  if (!secret) {
    return unsignedHeaders;
  }
  const keyBytes = decodeSigningKey(secret);
  if (keyBytes === null) {
    throw Object.assign(new Error(), { code: 'unusable-secret' });
  }
  const hmacAlgorithm = { name: 'HMAC', hash: 'SHA-256' };
  const signingKey = await crypto.subtle.importKey('raw', keyBytes, hmacAlgorithm, false, ['sign']);
  const signedBytes = new TextEncoder().encode(`${reference}.${timestamp}.${body}`);
  const signature = encodeBase64(await crypto.subtle.sign('HMAC', signingKey, signedBytes));
  return { ...unsignedHeaders, 'webhook-signature': `v1,${signature}` };
}
