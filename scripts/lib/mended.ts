/** Under hot reload, shows mistakes before the site can: Docusaurus would end at them. */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ContentError } from '../../src/plugins/content/yaml.ts';
import { escapeHtml } from '../../src/shared/html.ts';

/** Resolves once nothing is wrong; until then, all mistakes stand at the address of the site. */
export async function untilMended(port: number, find: () => Promise<string[]>): Promise<void> {
  let found = await find();
  if (found.length === 0) {
    return;
  }
  console.error(`${new ContentError(found).message}\nThe site starts when they are mended.`);
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(pageOf(new ContentError(found).message));
  }).listen(port, 'localhost');
  while (found.length > 0) {
    await pause(500);
    found = await find();
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Asks again each second, also while nobody answers. */
function pageOf(says: string): string {
  return `<!DOCTYPE html><title>Mistakes</title><pre style="white-space: pre-wrap">${escapeHtml(says)}</pre>
<script>setInterval(() => fetch(location).then(() => location.reload(), () => {}), 1000)</script>`;
}
