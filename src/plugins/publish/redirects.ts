import type { Content } from '../../content/schemas/index.ts';

/** Old and mistyped paths, each followed by the path that replaces it. */
const fixedRedirects = [
  ['/career', '/carrer'],
  ['/service/crmsoftware', '/service/crmsoftwaremanagement'],
] as const;

export function buildRedirectsFile({ services }: Pick<Content, 'services'>): string {
  // worker/pages/lower-case.ts has already lower-cased the requested path.
  const lowerCaseRedirects = Object.keys(services)
    .filter((key) => key !== key.toLowerCase())
    .map((key) => [`/service/${key.toLowerCase()}`, `/service/${key}`] as const);
  return [...fixedRedirects, ...lowerCaseRedirects]
    .filter(
      ([, newPath]) =>
        !newPath.startsWith('/service/') || newPath.slice('/service/'.length) in services,
    )
    .flatMap(([oldPath, newPath]) => [
      `${oldPath} ${newPath} 301\n`,
      `${oldPath}/ ${newPath} 301\n`,
    ])
    .join('');
}
