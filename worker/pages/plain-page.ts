import { escapeHtml } from '../../src/shared/html.ts';
import { office } from '../office.ts';

/** A fallback for when the built pages cannot be read. */
export function plainPage(status: number, title: string, lines: string[]): Response {
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return new Response(
    `<!doctype html><html lang="${office.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1>${paragraphs}<p><a href="/">To the home page</a></p></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'X-Robots-Tag': 'noindex',
      },
    },
  );
}
