/** Verifies tokens of Cloudflare Access; no other file depends on that vendor. */
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import * as v from 'valibot';

type KeySet = ReturnType<typeof createRemoteJWKSet>;

export interface Access {
  team: string;
  audience: string;
}

/**
 * jose caches a team's keys for ten minutes, and refetches them when a token names an unknown key.
 */
const keySets = new Map<string, KeySet>();

function keySetFor(issuer: string): KeySet {
  const address = new URL('/cdn-cgi/access/certs', issuer);
  const keySet = keySets.get(issuer) ?? createRemoteJWKSet(address, { [customFetch]: fetchKeys });
  keySets.set(issuer, keySet);
  return keySet;
}

/** After a failed key fetch, only one request per interval retries; the others fail at once. */
const pauseAfterFailure = 30_000;
const pausedUntil = new Map<string, number>();
const keysSchema = v.object({ keys: v.array(v.looseObject({})) });

async function fetchKeys(address: string, options: RequestInit): Promise<Response> {
  const pauseEnd = pausedUntil.get(address);
  if (pauseEnd !== undefined) {
    if (Date.now() < pauseEnd) {
      throw new Error('The keys could not be had a moment ago.');
    }
    pausedUntil.set(address, Date.now() + pauseAfterFailure);
  }
  try {
    const response = await fetch(address, options);
    if (!response.ok) {
      throw new Error('The keys were refused.');
    }
    const keys = v.parse(keysSchema, await response.json());
    pausedUntil.delete(address);
    return Response.json(keys);
  } catch (error) {
    pausedUntil.set(address, Date.now() + pauseAfterFailure);
    throw error;
  }
}

/** Errors that prove the token invalid; any other error means that it could not be verified. */
const refusals = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

/** Excludes service tokens, which carry no email address. */
const claimsSchema = v.object({ email: v.pipe(v.string(), v.nonEmpty()) });

export type Verdict = { email: string } | 'refused' | 'unreachable';

/**
 * Verified here as well as at Cloudflare's edge, so a mistake in the Access policy grants nobody
 * access.
 */
export async function verifyToken(token: string, { team, audience }: Access): Promise<Verdict> {
  const issuer = `https://${team}.cloudflareaccess.com`;
  try {
    const { payload } = await jwtVerify(token, keySetFor(issuer), {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
    });
    const claims = v.safeParse(claimsSchema, payload);
    return claims.success ? claims.output : 'refused';
  } catch (error) {
    return refusals.some((kind) => error instanceof kind) ? 'refused' : 'unreachable';
  }
}
