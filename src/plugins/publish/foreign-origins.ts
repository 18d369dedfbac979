/** The origins that the Content-Security-Policy allows for the vendors of embeds.yml. */
import { createHash } from 'node:crypto';
import type { Content } from '../../content/schemas/index.ts';

export interface Sources {
  script: string[];
  style: string[];
  frame: string[];
  connect: string[];
  /** Pictures, fonts and sounds. */
  media: string[];
}

const turnstile = 'https://challenges.cloudflare.com';

export function foreignSources(embeds: Content['embeds']): Sources {
  const { chat, scheduler, map, reviews } = embeds;
  const scripts = [
    ...originsOf(chat?.script, chat?.origins),
    ...originsOf(reviews?.script, reviews?.origins),
  ];
  const frames = [
    ...originsOf(scheduler?.page, scheduler?.origins),
    ...originsOf(map?.frame, map?.origins),
  ];
  const challenge = embeds.turnstile ? [turnstile] : [];
  const fetched = scripts.filter(isFetched);
  return {
    script: unique([...fetched, ...challenge]),
    style: unique(fetched),
    frame: unique([...fetched, ...frames.filter(isFetched), ...challenge]),
    // Frames too: a request tests the vendor before its frame is drawn.
    connect: unique([...scripts, ...frames]),
    media: unique(fetched),
  };
}

function originsOf(address: string | undefined, further: string[] = []): string[] {
  return address ? [new URL(address).origin, ...further] : [];
}

/** Web sockets load no scripts or frames. */
function isFetched(origin: string): boolean {
  return origin.startsWith('https:');
}

function unique(origins: string[]): string[] {
  return [...new Set(origins)].sort();
}

/** The hash of an inline script or style sheet. */
export function byHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
