/**
 * Where the picture lies that other sites show with a link to a page. It keeps its address when it
 * is drawn anew: sites that have seen the page go on asking for the picture they saw then.
 */
export function sharePicture(route: string): string {
  const page = route === '/' ? '/home' : route.replace(/\.html$/, '');
  return `/share${page}.jpeg`;
}

/** In pixels, as the networks ask for it. */
export const shareSize = { width: 1200, height: 630 };
