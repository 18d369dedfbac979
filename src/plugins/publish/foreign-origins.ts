/** The origins that the Content-Security-Policy allows for the vendors of embeds.yml. */
import { createHash } from 'node:crypto';
import type { Content } from '../../content/schemas/index.ts';

export interface Sources {
  script: string[];
  style: string[];
  frame: string[];
  connect: string[];
  /** Images, fonts and audio. */
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
  const scriptOrigins = scripts.filter(isHttps);
  return {
    script: unique([...scriptOrigins, ...challenge]),
    style: unique(scriptOrigins),
    frame: unique([...scriptOrigins, ...frames.filter(isHttps), ...challenge]),
    // A frame's origin too, because a request tests the vendor before the frame loads.
    connect: unique([...scripts, ...frames]),
    media: unique(scriptOrigins),
  };
}

function originsOf(address: string | undefined, further: string[] = []): string[] {
  return address ? [new URL(address).origin, ...further] : [];
}

function isHttps(origin: string): boolean {
  return origin.startsWith('https:');
}

function unique(origins: string[]): string[] {
  return [...new Set(origins)].sort();
}

export function byHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
