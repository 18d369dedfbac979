import * as v from './parts.ts';

/** Cloudflare gives "*" and ":" a meaning; without them, 2,000 redirects are allowed. */
const pathOfRedirect = v.textMatching(
  400,
  /^\/[\w~%-]+(?:[/.][\w~%-]+)*$/,
  'Write an address of this site, like /old-page, without "/" at its end.',
);

const redirectSchema = v.strictObject({
  from: v.withHint(pathOfRedirect, 'An address that no page has any more.'),
  to: v.internalPath,
});

export const redirectsSchema = v.strictObject({
  pages: v.withHint(
    v.strictObject({ career: pathOfRedirect, support: pathOfRedirect }),
    'The addresses of these two pages. Links to /carrer and /register follow them.',
  ),
  redirects: v.keyedList('from', 900, redirectSchema),
});
