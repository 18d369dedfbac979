/** What only the finished build knows of a page, written into its head. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sharePicture } from '../../src/content/share-picture.ts';
import { escapeHtml } from '../../src/shared/html.ts';
import { type BuiltPage, meta } from './pages.ts';
import { height, width } from './share-drawing.ts';

interface Site {
  site: string;
  name: string;
}

/** `mirrors` are the routes that can be read as Markdown too. */
export async function writeHeads(
  build: string,
  pages: BuiltPage[],
  mirrors: Set<string>,
  { site, name }: Site,
): Promise<void> {
  for (const { file, route, html, title } of pages) {
    const tags = [
      property('og:image', `${site}${sharePicture(route)}`),
      property('og:image:type', 'image/jpeg'),
      property('og:image:width', String(width)),
      property('og:image:height', String(height)),
      property('og:image:alt', `${title}, ${name}`),
      property('og:site_name', name),
      ...(meta(html, 'property', 'og:type') ? [] : [property('og:type', 'website')]),
      ...(mirrors.has(route)
        ? [`<link rel="alternate" type="text/markdown" href="${route}.md">`]
        : []),
    ];
    await writeFile(
      path.join(build, file),
      html.replace('</head>', () => `${tags.join('')}</head>`),
    );
  }
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
