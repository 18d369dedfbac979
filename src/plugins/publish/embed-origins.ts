/** Collects the origins that the Content-Security-Policy allows for the vendors of embeds.yml. */
import type { Content } from '../../content/schemas/index.ts';

export type Sources = ReturnType<typeof listEmbedOrigins>;

const turnstileOrigin = 'https://challenges.cloudflare.com';

export function listEmbedOrigins({ chat, scheduler, map, reviews, turnstile }: Content['embeds']) {
  const scripts = [...listOrigins(chat?.script, chat), ...listOrigins(reviews?.script, reviews)];
  const frames = [...listOrigins(scheduler?.page, scheduler), ...listOrigins(map?.frame, map)];
  const turnstileOrigins = turnstile ? [turnstileOrigin] : [];
  const isHttps = (origin: string) => origin.startsWith('https:');
  const sortUnique = (origins: string[]) => [...new Set(origins)].sort();
  const httpsScripts = scripts.filter(isHttps);
  return {
    script: sortUnique([...httpsScripts, ...turnstileOrigins]),
    style: sortUnique(httpsScripts),
    frame: sortUnique([...httpsScripts, ...frames.filter(isHttps), ...turnstileOrigins]),
    // Contains the origins of frames too, because a request tests the vendor before its frame loads.
    connect: sortUnique([...scripts, ...frames]),
    /** Origins of images, fonts and audio. */
    media: sortUnique(httpsScripts),
  };
}

function listOrigins(url?: string, vendor?: { origins?: string[] }): string[] {
  return url ? [new URL(url).origin, ...(vendor?.origins ?? [])] : [];
}
