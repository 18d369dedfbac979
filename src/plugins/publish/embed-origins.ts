/** Collects the origins that the Content-Security-Policy allows for the vendors of embeds.yml. */
import type { Content } from '../../content/schemas/index.ts';

export interface Sources {
  script: string[];
  style: string[];
  frame: string[];
  connect: string[];
  /** Origins of images, fonts and audio. */
  media: string[];
}

const turnstileOrigin = 'https://challenges.cloudflare.com';

export function listEmbedOrigins(embeds: Content['embeds']): Sources {
  const { chat, scheduler, map, reviews, turnstile } = embeds;
  const scriptOrigins = [
    ...listVendorOrigins(chat?.script, chat?.origins),
    ...listVendorOrigins(reviews?.script, reviews?.origins),
  ];
  const frameOrigins = [
    ...listVendorOrigins(scheduler?.page, scheduler?.origins),
    ...listVendorOrigins(map?.frame, map?.origins),
  ];
  const turnstileOrigins = turnstile ? [turnstileOrigin] : [];
  const httpsScriptOrigins = scriptOrigins.filter(isHttps);
  const httpsFrameOrigins = frameOrigins.filter(isHttps);
  return {
    script: sortUnique([...httpsScriptOrigins, ...turnstileOrigins]),
    style: sortUnique(httpsScriptOrigins),
    frame: sortUnique([...httpsScriptOrigins, ...httpsFrameOrigins, ...turnstileOrigins]),
    // Contains the origins of frames too, because a request tests the vendor before its frame loads.
    connect: sortUnique([...scriptOrigins, ...frameOrigins]),
    media: sortUnique(httpsScriptOrigins),
  };
}

function listVendorOrigins(
  vendorUrl: string | undefined,
  otherVendorOrigins: string[] = [],
): string[] {
  return vendorUrl ? [new URL(vendorUrl).origin, ...otherVendorOrigins] : [];
}

function isHttps(origin: string): boolean {
  return origin.startsWith('https:');
}

function sortUnique(origins: string[]): string[] {
  return [...new Set(origins)].sort();
}
