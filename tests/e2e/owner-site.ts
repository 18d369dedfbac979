/** Finds the owner's built site and its routes. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const repositoryFolder = path.resolve(import.meta.dirname, '../..');
export const ownerBuildFolder = path.join(repositoryFolder, 'build');

/** Only the Worker serves these pages, or only the owner opens them. */
export const internalPagePatterns = [
  '**/404.html',
  'sent.html',
  'problem/*',
  'desk.html',
  'editor.html',
];

export const ownerRoutes = globSync('**/*.html', {
  cwd: ownerBuildFolder,
  exclude: internalPagePatterns,
})
  .map((htmlPath) => `/${htmlPath.replace(/(?:index)?\.html$/, '')}`)
  .sort();

/** Reads the hosts of the owner's vendors from the content security policy of the built pages. */
export function readVendorHosts(): string[] {
  const headersPath = `${ownerBuildFolder}/_headers`;
  const headersText = existsSync(headersPath) ? readFileSync(headersPath, 'utf8') : '';
  const [, contentPolicy = ''] = /Content-Security-Policy: (.*)/.exec(headersText) ?? [];
  return [...contentPolicy.matchAll(/(?:https|wss):\/\/([^\s;]+)/g)].map(([, host = '']) => host);
}
