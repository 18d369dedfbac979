/** The URL of a share picture must never change, because other sites keep requesting it. */
export function sharePicture(route: string): string {
  const page = route === '/' ? '/home' : route.replace(/\.html$/, '');
  return `/share${page}.jpeg`;
}

/** The pixel size that social networks recommend for share pictures. */
export const shareSize = { width: 1200, height: 630 };
