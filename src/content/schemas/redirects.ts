import * as v from './parts.ts';

/** Cloudflare gives "*" and ":" a meaning; without them, 2,000 redirects are allowed. */
const pathOfRedirect = v.textMatching(
  400,
  /^\/[\w~%-]+(?:[/.][\w~%-]+)*$/,
  'Write an address of this site, like /old-page, without "/" at its end.',
);

const redirectSchema = v.strictObject({
  from: pathOfRedirect,
  to: v.internalPath,
});

export const redirectsSchema = v.strictObject({
  pages: v.strictObject({ career: pathOfRedirect, support: pathOfRedirect }),
  redirects: v.keyedList('from', 900, redirectSchema),
});
