import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';

export interface BuiltPage {
  route: string;
  /** The og:title of the page without the agency's name. */
  title: string;
  description: string;
  canonical?: string;
  /** True if search engines may index the page and its canonical address is its own. */
  listed: boolean;
  /** The URL of the page's first picture, in a width that suits a share picture. */
  picture?: string;
  /** The code of the page's inline scripts, without JSON-LD. */
  scripts: string[];
  /** The words of all `class` and `style` attributes. */
  styled: Set<string>;
  /** The contents of the `<meta>` elements by their name or property. */
  meta: Map<string, string>;
}

export function readBuiltPages(buildFolder: string, agencyName: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: buildFolder })
    .map((htmlFilePath) => {
      const pageHtml = readFileSync(path.join(buildFolder, htmlFilePath), 'utf8');
      const route = `/${htmlFilePath.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
      return parseBuiltPage(pageHtml, route, agencyName);
    })
    .sort((pageA, pageB) => (pageA.route < pageB.route ? -1 : 1));
}

export function parseBuiltPage(pageHtml: string, route: string, agencyName: string): BuiltPage {
  const parsedPage = parseDocument(pageHtml);
  const allElements = DomUtils.getElementsByTagName('*', parsedPage);
  const metaContentByName = new Map<string, string>();
  for (const { name: tagName, attribs } of allElements) {
    if (tagName === 'meta' && attribs.content !== undefined) {
      metaContentByName.set(attribs.name ?? attribs.property ?? '', attribs.content);
    }
  }
  const canonicalUrl = allElements.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href;
  // Reads a post's picture from its article, because the post's banner shows the blog's picture.
  const isBlogPost = allElements.some(({ attribs }) => attribs.id === '__blog-post-container');
  const pictureSrcsets = DomUtils.getElementsByTagName(isBlogPost ? 'article' : 'main', parsedPage)
    .flatMap((contentElement) => DomUtils.getElementsByTagName('img', contentElement))
    .flatMap(({ attribs }) => attribs.srcset ?? []);
  return {
    route,
    title: (metaContentByName.get('og:title') ?? '').replace(` | ${agencyName}`, ''),
    description: metaContentByName.get('description') ?? '',
    canonical: canonicalUrl,
    listed:
      !metaContentByName.get('robots')?.includes('noindex') &&
      canonicalUrl !== undefined &&
      new URL(canonicalUrl).pathname === route,
    picture: chooseSharePictureUrl(pictureSrcsets.find((srcset) => srcset.includes('/pictures/'))),
    scripts: allElements
      .filter(
        ({ name, attribs }) => name === 'script' && !attribs.src && !isDataScriptType(attribs.type),
      )
      .map((script) => DomUtils.textContent(script)),
    styled: new Set(
      allElements.flatMap(({ attribs }) => `${attribs.class} ${attribs.style}`.split(/[\s(),:;]+/)),
    ),
    meta: metaContentByName,
  };
}

function isDataScriptType(scriptType = ''): boolean {
  return /^(?:application|text)\/(?!javascript)/.test(scriptType);
}

function chooseSharePictureUrl(srcset: string | undefined): string | undefined {
  const urlsAndWidths = srcset?.split(', ').map((srcsetEntry) => srcsetEntry.split(' '));
  const wideSrcsetEntry = urlsAndWidths?.find(
    ([, widthText = '']) => Number.parseInt(widthText, 10) >= 1200,
  );
  return (wideSrcsetEntry ?? urlsAndWidths?.at(-1))?.[0];
}
