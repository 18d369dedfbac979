/** Decodes `whsec_` followed by 24 to 64 base64 bytes; null for any other text. */
export function readSigningKey(secret: string): Uint8Array<ArrayBuffer> | null {
  try {
    const [, encoded = ''] = /^whsec_(.*)$/.exec(secret.trim()) ?? [];
    const bytes = Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0));
    return bytes.length >= 24 && bytes.length <= 64 ? bytes : null;
  } catch {
    return null;
  }
}

/** Retries use the same id, so that receivers can ignore duplicates. */
export async function signedHeaders(
  secret: string | undefined,
  id: string,
  body: string,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp };
  if (!secret) {
    return headers;
  }
  const bytes = readSigningKey(secret);
  if (bytes === null) {
    throw Object.assign(new Error(), { code: 'unusable-secret' });
  }
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign']);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, content));
  return { ...headers, 'webhook-signature': `v1,${btoa(String.fromCharCode(...mac))}` };
}
