/** The URL of a share picture must never change, because other sites keep requesting it. */
export function buildSharePicturePath(pagePath: string): string {
  const pathWithoutExtension = pagePath === '/' ? '/home' : pagePath.replace(/\.html$/, '');
  return `/share${pathWithoutExtension}.jpeg`;
}

/** The pixel size that social networks recommend for share pictures. */
export const sharePictureSize = { width: 1200, height: 630 };
