/** The owner's built site. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const repositoryFolder = path.resolve(import.meta.dirname, '../..');
export const ownerBuild = path.join(repositoryFolder, 'build');

/** Pages that only the Worker serves, and the owner's programs. */
export const internalPages = ['**/404.html', 'sent.html', 'problem/*', 'desk.html', 'editor.html'];

export const ownerRoutes = globSync('**/*.html', { cwd: ownerBuild, exclude: internalPages })
  .map((htmlFile) => `/${htmlFile.replace(/(?:index)?\.html$/, '')}`)
  .sort();

/** Hosts of the vendors that the owner has connected, read from the pages' policy. */
export function readVendorHosts(): string[] {
  const file = `${ownerBuild}/_headers`;
  const [, contentPolicy = ''] =
    /Content-Security-Policy: (.*)/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  return [...contentPolicy.matchAll(/(?:https|wss):\/\/([^\s;]+)/g)].map(([, host = '']) => host);
}
