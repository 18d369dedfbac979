import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');
export const ownerBuildFolder = path.join(projectRoot, 'build');

/** Excludes pages that only the Worker serves, or only the owner opens. */
export function listRoutesOfSiteFolder(siteFolder: string): string[] {
  const exclude = [
    '**/404.html',
    '{,*/}sent.html',
    '{,*/}booked.html',
    '{,*/}problem/*',
    'desk.html',
    'editor.html',
  ];
  return globSync('**/*.html', { cwd: siteFolder, exclude })
    .map((htmlPath) => `/${htmlPath.replace(/(?:index)?\.html$/, '')}`)
    .sort();
}

export const ownerRoutes = listRoutesOfSiteFolder(ownerBuildFolder);

export function readVendorHosts(): string[] {
  const headersPath = `${ownerBuildFolder}/_headers`;
  const headersText = existsSync(headersPath) ? readFileSync(headersPath, 'utf8') : '';
  const [, contentPolicy = ''] = /Content-Security-Policy: (.*)/.exec(headersText) ?? [];
  return [...contentPolicy.matchAll(/(?:https|wss):\/\/([^\s;]+)/g)].map(([, host = '']) => host);
}
