/** Simulates Cloudflare Access: signing keys, tokens and the published certificates. */
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';

export const audience = 'the-desk';
export const person = 'owner@tern-and-tide.test';

/** Each test has its own team, because the Worker caches a team's keys. */
export function createTeam() {
  const team = crypto.randomUUID();
  const issuer = `https://${team}.cloudflareaccess.com`;
  return { team, issuer, certificates: `${issuer}/cdn-cgi/access/certs` };
}

export async function createSigner(kid = crypto.randomUUID()) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  /** `claims` override valid ones; undefined removes one. */
  function sign(claims: Record<string, unknown> = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({
      aud: [audience],
      email: person,
      iat: now,
      nbf: now,
      exp: now + 3_600,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey);
  }
  return { kid, jwk, sign, pem: await exportSPKI(publicKey) };
}

export type Signer = Awaited<ReturnType<typeof createSigner>>;

export function certificatesOf(...signers: Signer[]): Response {
  return Response.json({ keys: signers.map(({ jwk }) => jwk) });
}
