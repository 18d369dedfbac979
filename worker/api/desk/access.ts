/** Verifies tokens of Cloudflare Access; no other file depends on that vendor. */
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { AccessSettings } from '../../desk-access.ts';

/** jose caches a team's keys for ten minutes, and refetches them when a token names an unknown key. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function getKeySet(issuer: string) {
  const keysUrl = new URL('/cdn-cgi/access/certs', issuer);
  const keySet = keySets.get(issuer) ?? createRemoteJWKSet(keysUrl, { [customFetch]: fetchKeys });
  keySets.set(issuer, keySet);
  return keySet;
}

/** After a failed key fetch, only one request per interval retries; the others fail at once. */
const pauseAfterFailureMs = 30_000;
const pauseEndMsByUrl = new Map<string, number>();
const publicKeysSchema = v.object({ keys: v.array(v.looseObject({})) });

async function fetchKeys(keysUrl: string, requestInit: RequestInit): Promise<Response> {
  const pauseEndMs = pauseEndMsByUrl.get(keysUrl);
  if (pauseEndMs !== undefined) {
    if (Date.now() < pauseEndMs) {
      throw new Error('The keys could not be fetched a moment ago.');
    }
    pauseEndMsByUrl.set(keysUrl, Date.now() + pauseAfterFailureMs);
  }
  try {
    const response = await fetch(keysUrl, requestInit);
    if (!response.ok) {
      throw new Error('The keys were refused.');
    }
    const publicKeys = v.parse(publicKeysSchema, await response.json());
    pauseEndMsByUrl.delete(keysUrl);
    return Response.json(publicKeys);
  } catch (error) {
    pauseEndMsByUrl.set(keysUrl, Date.now() + pauseAfterFailureMs);
    throw error;
  }
}

/** These errors say nothing about a token; every other error of jose proves it invalid. */
const keyErrors = [errors.JWKSTimeout, errors.JWKSInvalid, errors.JWKInvalid];

/** The required email address excludes service tokens. */
const claimsSchema = v.object({ email: v.pipe(v.string(), v.nonEmpty()) });

/** Verifies the token again after Cloudflare's edge, in case the Access policy has a mistake. */
export async function verifyToken(token: string, { team, audience }: AccessSettings) {
  const issuerUrl = `https://${team}.cloudflareaccess.com`;
  try {
    const { payload } = await jwtVerify(token, getKeySet(issuerUrl), {
      issuer: issuerUrl,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
    });
    const claims = v.safeParse(claimsSchema, payload);
    return claims.success ? claims.output : 'refused';
  } catch (error) {
    const isKeyError = keyErrors.some((keyError) => error instanceof keyError);
    return error instanceof errors.JOSEError && !isKeyError ? 'refused' : 'unreachable';
  }
}
