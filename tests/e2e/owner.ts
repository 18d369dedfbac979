/** The built site of the owner's content. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const build = path.join(root, 'build');

/** No visitor's pages: shown by the Worker alone, or programs of their own. */
const exclude = ['**/404.html', 'sent.html', 'problem/*', 'desk.html', 'editor.html'];

/** Every page that a visitor may open. */
export const routes = globSync('**/*.html', { cwd: build, exclude })
  .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`)
  .sort();

/** Of the vendors that the owner has connected, as the policy of the pages names them. */
export function connectedHosts(): string[] {
  const file = `${build}/_headers`;
  const [, policy = ''] =
    /Content-Security-Policy: (.*)/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  return [...policy.matchAll(/(?:https|wss):\/\/([^\s;]+)/g)].map(([, host = '']) => host);
}
