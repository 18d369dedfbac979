import type { Content } from '../../content/schemas/index.ts';

/** Old and mistyped addresses, with and without a trailing slash. */
const redirects = [
  ['/career', '/carrer'],
  ['/service/crmsoftware', '/service/crmsoftwaremanagement'],
] as const;

export function redirectsFile({ services }: Pick<Content, 'services'>): string {
  // worker/pages/lower-case.ts has already lower-cased the address.
  const withCapitals = Object.keys(services)
    .filter((key) => key !== key.toLowerCase())
    .map((key) => [`/service/${key.toLowerCase()}`, `/service/${key}`] as const);
  return [...redirects, ...withCapitals]
    .filter(([, to]) => !to.startsWith('/service/') || to.slice('/service/'.length) in services)
    .flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`])
    .join('');
}
