/**
 * Admits users signed in by Cloudflare Access, and on a developer's machine the holder of the key
 * that `npm start` prints; without either configured the desk answers 404, like any unknown
 * address.
 */
import type { Context, Next } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env } from '../../env.ts';
import { loopback } from '../../guards/origin.ts';
import { Refusal, refusals } from '../../refusal.ts';
import { type Access, verifyToken } from './access.ts';

export interface DeskApp {
  Bindings: Env;
  Variables: { actor: string };
}
export type DeskContext = Context<DeskApp>;

export const keyCookie = 'desk-key';
const localActor = 'this computer';

/** The team name becomes part of a host name. */
const teamName = /^[a-z0-9-]+$/;

function readAccessSettings({ ACCESS_TEAM: team, ACCESS_AUD: audience }: Env): Access | null {
  return team && audience && teamName.test(team) ? { team, audience } : null;
}

/**
 * A deployed Worker never accepts the key, because Cloudflare sets CF-Connecting-IP and no visitor
 * has a loopback address.
 */
function localKey({ env, req }: DeskContext): string | null {
  const clientAddress = req.header('CF-Connecting-IP') ?? '';
  const isLocal = loopback.has(new URL(req.url).hostname) && loopback.has(clientAddress);
  return isLocal && env.DESK_KEY ? env.DESK_KEY : null;
}

async function areEqual(a: string, b: string): Promise<boolean> {
  const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return crypto.subtle.timingSafeEqual(await digest(a), await digest(b));
}

export async function isLocalKey(c: DeskContext, candidate: string): Promise<boolean> {
  const key = localKey(c);
  return key !== null && areEqual(candidate, key);
}

export async function requireSignIn(c: DeskContext, next: Next): Promise<void> {
  c.set('actor', await actorOf(c));
  await next();
}

async function actorOf(c: DeskContext): Promise<string> {
  const access = readAccessSettings(c.env);
  if (localKey(c) !== null) {
    if (await isLocalKey(c, getCookie(c, keyCookie) ?? '')) {
      return localActor;
    }
  } else if (access === null) {
    throw new Refusal(404, refusals.nothingHere);
  }
  const token = c.req.header('Cf-Access-Jwt-Assertion') ?? '';
  const verdict = access === null || token === '' ? 'refused' : await verifyToken(token, access);
  if (verdict === 'unreachable') {
    throw new Refusal(503, refusals.signInUnreachable, { headers: { 'Retry-After': '60' } });
  }
  if (verdict === 'refused') {
    throw new Refusal(401, refusals.signIn);
  }
  return verdict.email;
}
