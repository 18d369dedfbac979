import type { ComponentProps } from 'react';

/** A decoration: `path` is the SVG file below static/, without its extension. */
export function Drawing({ path, ...imageProps }: ComponentProps<'img'> & { path: string }) {
  return <img src={`/${path}.svg`} alt="" loading="lazy" {...imageProps} />;
}
