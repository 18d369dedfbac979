/** Simulates Cloudflare Access: signing keys, tokens and the published certificates. */
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';

export const audience = 'the-desk';
export const ownerEmail = 'owner@tern-and-tide.test';

/** Each test has its own team, because the Worker caches a team's keys. */
export function createTeamNameAndUrls() {
  const teamName = crypto.randomUUID();
  const issuerUrl = `https://${teamName}.cloudflareaccess.com`;
  return { teamName, issuerUrl, certificatesUrl: `${issuerUrl}/cdn-cgi/access/certs` };
}

export async function createSigner(keyId = crypto.randomUUID()) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  /** `claimOverrides` replace valid claims; a claim set to undefined is left out. */
  function signToken(claimOverrides: Record<string, unknown> = {}): Promise<string> {
    const nowInSeconds = Math.floor(Date.now() / 1_000);
    return new SignJWT({
      aud: [audience],
      email: ownerEmail,
      iat: nowInSeconds,
      nbf: nowInSeconds,
      exp: nowInSeconds + 3_600,
      ...claimOverrides,
    })
      .setProtectedHeader({ alg: 'RS256', kid: keyId })
      .sign(privateKey);
  }
  return { kid: keyId, jwk: publicJwk, sign: signToken, pem: await exportSPKI(publicKey) };
}

export type Signer = Awaited<ReturnType<typeof createSigner>>;

export function createCertificatesResponse(...signers: Signer[]): Response {
  return Response.json({ keys: signers.map(({ jwk }) => jwk) });
}
