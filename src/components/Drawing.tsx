import type { ComponentProps } from 'react';

/** The drawing of a CSS mask: `path` is the SVG file below static/, without its extension. */
export function buildMaskStyle(path: string) {
  return { '--drawing': `url(/${path}.svg)` };
}

/** A decoration: `path` is the SVG file below static/, without its extension. */
export function Drawing({ path, ...imageProps }: ComponentProps<'img'> & { path: string }) {
  return <img src={`/${path}.svg`} alt="" loading="lazy" {...imageProps} />;
}
