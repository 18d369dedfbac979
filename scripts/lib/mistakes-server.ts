/** Shows the mistakes of the content in the browser, because Docusaurus exits on them. */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ContentError } from '../../src/plugins/content/yaml.ts';
import { escapeHtml } from '../../src/shared/html.ts';

export async function serveMistakesUntilFixed(port: number, findMistakes: () => Promise<string[]>) {
  let mistakes = await findMistakes();
  if (mistakes.length === 0) {
    return;
  }
  console.error(`${new ContentError(mistakes).message}\nThe site starts when they are fixed.`);
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(renderMistakesPage(new ContentError(mistakes).message));
  }).listen(port, 'localhost');
  while (mistakes.length > 0) {
    await pause(500);
    mistakes = await findMistakes();
  }
  server.closeAllConnections();
  await server[Symbol.asyncDispose]();
}

/** The page reloads each second, also while the server restarts. */
function renderMistakesPage(mistakesText: string): string {
  return `<!DOCTYPE html><title>Mistakes</title><pre style="white-space: pre-wrap">${escapeHtml(mistakesText)}</pre>
<script>setInterval(() => fetch(location).then(() => location.reload(), () => {}), 1000)</script>`;
}
