import type { Content } from '../../content/schemas/index.ts';
import { listMovedPages } from '../content/chosen-addresses.ts';

export function buildRedirectsFile({
  services,
  redirects,
}: Pick<Content, 'services' | 'redirects'>): string {
  const servicePaths = Object.keys(services).map((serviceKey) => `/service/${serviceKey}`);
  // Requests arrive in lower case, because worker/pages/lower-case.ts rewrites their paths.
  const lowerCaseRedirects = servicePaths
    .filter((servicePath) => servicePath !== servicePath.toLowerCase())
    .map((servicePath) => ({ from: servicePath.toLowerCase(), to: servicePath }));
  return [...redirects.redirects, ...listMovedPages(redirects), ...lowerCaseRedirects]
    .map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`)
    .join('');
}
