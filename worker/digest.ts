export async function hashToHex(hashInput: Uint8Array | ArrayBuffer | string): Promise<string> {
  const inputBytes =
    typeof hashInput === 'string' ? new TextEncoder().encode(hashInput) : hashInput;
  const hashBytes = new Uint8Array(await crypto.subtle.digest('SHA-256', inputBytes));
  return Array.from(hashBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
