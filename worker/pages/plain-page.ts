import { escapeHtml } from '../../src/shared/html.ts';
import { localisePath, type OfficeLanguage } from '../office.ts';

/** Builds a page that needs no file of the build. */
export function buildPlainPage(
  language: OfficeLanguage,
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
  [title, ...paragraphs]: [string, ...string[]],
): Response {
  const paragraphsHtml = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return new Response(
    `<!doctype html><html lang="${language.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1>${paragraphsHtml}<p><a href="${localisePath(language, '/')}">${escapeHtml(language.messages.pages.home)}</a></p></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'X-Robots-Tag': 'noindex',
        ...headers,
      },
    },
  );
}
