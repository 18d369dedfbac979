import type { Content } from '../../content/schemas/index.ts';
import { addPrefix } from '../../shared/site-path.ts';
import { listMovedPages } from '../content/chosen-addresses.ts';
import type { BuiltPage } from './built-pages.ts';

export function buildRedirectsFile(
  { services, redirects }: Pick<Content, 'services' | 'redirects'>,
  prefixes: string[],
  builtPages: BuiltPage[],
): string {
  const servicePaths = Object.keys(services).map((serviceKey) => `/service/${serviceKey}`);
  // worker/pages/lower-case.ts makes paths lower case, so a service with capitals in its address needs this.
  const lowerCaseRedirects = servicePaths
    .filter((servicePath) => servicePath !== servicePath.toLowerCase())
    .map((servicePath) => ({ from: servicePath.toLowerCase(), to: servicePath }));
  const allRedirects = [
    ...redirects.redirects,
    ...listMovedPages(redirects),
    ...lowerCaseRedirects,
  ];
  const routes = new Set(builtPages.map(({ route }) => route));
  return prefixes
    .flatMap((prefix) =>
      allRedirects
        .map(({ from, to }) => ({ from: prefix + from, to: addPrefix(prefix, to) }))
        // A further language may lack the page.
        .filter(({ to }) => prefix === '' || routes.has(to.replace(/[?#].*/, ''))),
    )
    .map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`)
    .join('');
}
