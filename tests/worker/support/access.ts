/** Stands in for Cloudflare Access: keys, the tokens they sign, and the address where they are published. */
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';

export const audience = 'the-desk';
export const person = 'owner@tern-and-tide.test';

/** A team's keys are remembered between requests, so each test has a team of its own. */
export function createTeam() {
  const team = crypto.randomUUID();
  const issuer = `https://${team}.cloudflareaccess.com`;
  return { team, issuer, certificates: `${issuer}/cdn-cgi/access/certs` };
}

export async function createSigner(kid = crypto.randomUUID()) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  /** `claims` take the place of those of a token that is in order; undefined leaves one out. */
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

/** The answer at the address of the certificates. */
export function certificatesOf(...signers: Signer[]): Response {
  return Response.json({ keys: signers.map(({ jwk }) => jwk) });
}
