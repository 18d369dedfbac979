import type { Env } from './env.ts';

export interface AccessSettings {
  team: string;
  audience: string;
}

/** The team name becomes part of a host name, so other characters are refused. */
const accessTeamNamePattern = /^[a-z0-9-]+$/;

export function readAccessSettings({
  ACCESS_TEAM: team,
  ACCESS_AUD: audience,
}: Env): AccessSettings | null {
  // The dashboard shows the team's whole host name.
  const teamName = team?.toLowerCase().replace(/^https:\/\/|\.cloudflareaccess\.com\/?$/g, '');
  return teamName && audience && accessTeamNamePattern.test(teamName)
    ? { team: teamName, audience }
    : null;
}

export function hasDesk(env: Env): boolean {
  return readAccessSettings(env) !== null || Boolean(env.DESK_KEY);
}
