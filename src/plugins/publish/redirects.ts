import type { Content } from '../../content/schemas/index.ts';

/** Old and mistyped paths, each followed by the path that replaces it. */
const fixedRedirectPairs = [
  ['/career', '/carrer'],
  ['/service/crmsoftware', '/service/crmsoftwaremanagement'],
] as const;

export function buildRedirectsFile({ services }: Pick<Content, 'services'>): string {
  const servicePaths = Object.keys(services).map((serviceKey) => `/service/${serviceKey}`);
  // Requests arrive in lower case, because worker/pages/lower-case.ts rewrites their paths.
  const lowerCaseRedirectPairs = servicePaths
    .filter((servicePath) => servicePath !== servicePath.toLowerCase())
    .map((servicePath) => [servicePath.toLowerCase(), servicePath] as const);
  return [...fixedRedirectPairs, ...lowerCaseRedirectPairs]
    .filter(([, newPath]) => !newPath.startsWith('/service/') || servicePaths.includes(newPath))
    .map(([oldPath, newPath]) => `${oldPath} ${newPath} 301\n${oldPath}/ ${newPath} 301\n`)
    .join('');
}
