/**
 * Admits users signed in by Cloudflare Access, and on a developer's machine the holder of the key
 * that `npm start` prints; without either configured the desk answers 404, like any unknown
 * address.
 */
import type { Next } from 'hono';
import { getCookie } from 'hono/cookie';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { AppContext } from '../../app.ts';
import { readAccessSettings } from '../../desk-access.ts';
import { loopbackHosts } from '../../guards/origin.ts';
import { createUnavailableRefusal, Refusal } from '../../refusal.ts';
import { verifyToken } from './access.ts';

export const keyCookieName = 'desk-key';
const localActorName = 'this computer';

/**
 * The key is accepted only if the URL and CF-Connecting-IP both name a loopback address. A deployed
 * Worker never accepts it, because Cloudflare sets CF-Connecting-IP to the visitor's address.
 */
function readLocalKeySetting({ env, req }: AppContext): string | null {
  const hosts = [new URL(req.url).hostname, req.header('CF-Connecting-IP') ?? ''];
  return env.DESK_KEY && hosts.every((host) => loopbackHosts.has(host)) ? env.DESK_KEY : null;
}

export async function isLocalKey(ctx: AppContext, candidateKey: string): Promise<boolean> {
  const expectedKey = readLocalKeySetting(ctx);
  return expectedKey !== null && timingSafeEqual(candidateKey, expectedKey);
}

export async function requireSignIn(ctx: AppContext, next: Next): Promise<void> {
  ctx.set('actor', await requireActorName(ctx));
  await next();
}

async function requireActorName(ctx: AppContext): Promise<string> {
  const accessSettings = readAccessSettings(ctx.env);
  if (readLocalKeySetting(ctx) !== null) {
    if (await isLocalKey(ctx, getCookie(ctx, keyCookieName) ?? '')) {
      return localActorName;
    }
  } else if (accessSettings === null) {
    throw new Refusal(404, 'nothingHere');
  }
  const accessToken = ctx.req.header('Cf-Access-Jwt-Assertion') ?? '';
  const canVerify = accessSettings !== null && accessToken !== '';
  const verdict = canVerify ? await verifyToken(accessToken, accessSettings) : 'refused';
  if (verdict === 'unreachable') {
    throw createUnavailableRefusal('signInUnreachable');
  }
  if (verdict === 'refused') {
    throw new Refusal(401, 'signIn');
  }
  return verdict.email;
}
