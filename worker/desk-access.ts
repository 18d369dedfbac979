import type { Env } from './env.ts';

export type AccessSettings = Record<'team' | 'audience', string>;

/** The team name becomes part of a host name, so other characters are refused. */
const teamNamePattern = /^[a-z0-9-]+$/;

export function readAccessSettings({ ACCESS_TEAM, ACCESS_AUD }: Env): AccessSettings | null {
  // The dashboard shows the team's whole host name.
  const hostPartsPattern = /^https:\/\/|\.cloudflareaccess\.com\/?$/g;
  const team = ACCESS_TEAM?.toLowerCase().replace(hostPartsPattern, '') ?? '';
  return ACCESS_AUD && teamNamePattern.test(team) ? { team, audience: ACCESS_AUD } : null;
}

export function hasDesk(env: Env): boolean {
  return readAccessSettings(env) !== null || Boolean(env.DESK_KEY);
}
