/**
 * The address of a page's share picture. It stays when the picture changes: other sites keep
 * requesting the address they saw first.
 */
export function sharePicture(route: string): string {
  const page = route === '/' ? '/home' : route.replace(/\.html$/, '');
  return `/share${page}.jpeg`;
}

/** Pixels that social networks recommend. */
export const shareSize = { width: 1200, height: 630 };
