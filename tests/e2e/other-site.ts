/** Pages of the other build (tests/support/other-site.ts), with their headers and without a server. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { otherSite } from '../support/other-site.ts';

export const site = 'https://site.example';

const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

export function fromBuild(pathname: string) {
  const exact = path.join(otherSite, pathname);
  const file = path.extname(exact)
    ? exact
    : pathname === '/'
      ? `${exact}index.html`
      : `${exact}.html`;
  if (!existsSync(file)) {
    return { status: 404 };
  }
  const policy = /Content-Security-Policy: (.*)/.exec(
    readFileSync(`${otherSite}/_headers`, 'utf8'),
  )?.[1];
  return {
    body: readFileSync(file),
    contentType: kinds[path.extname(file)] ?? 'application/octet-stream',
    headers: { 'Content-Security-Policy': policy ?? '' },
  };
}
