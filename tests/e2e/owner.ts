/** The owner's built site. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const build = path.join(root, 'build');

/** Pages that only the Worker serves, and the owner's programs. */
export const notForVisitors = ['**/404.html', 'sent.html', 'problem/*', 'desk.html', 'editor.html'];

export const routes = globSync('**/*.html', { cwd: build, exclude: notForVisitors })
  .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`)
  .sort();

/** Hosts of the vendors that the owner has connected, read from the pages' policy. */
export function connectedHosts(): string[] {
  const file = `${build}/_headers`;
  const [, policy = ''] =
    /Content-Security-Policy: (.*)/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  return [...policy.matchAll(/(?:https|wss):\/\/([^\s;]+)/g)].map(([, host = '']) => host);
}
