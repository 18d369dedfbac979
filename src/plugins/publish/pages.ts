import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';

export interface BuiltPage {
  route: string;
  /** The og:title without the agency's name. */
  title: string;
  description: string;
  canonical?: string;
  /** Indexable, and its own canonical address. */
  listed: boolean;
  /** The first picture of the page, wide enough for a share picture. */
  picture?: string;
  /** Inline scripts, without JSON-LD. */
  scripts: string[];
  /** Words of `class` and `style` attributes. */
  styled: Set<string>;
  /** `<meta>` by name or property. */
  meta: Map<string, string>;
}

export function readPages(build: string, brand: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: build })
    .map((file) => {
      const html = readFileSync(path.join(build, file), 'utf8');
      const route = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
      return readPage(html, route, brand);
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

export function readPage(html: string, route: string, brand: string): BuiltPage {
  const page = parseDocument(html);
  const elements = DomUtils.getElementsByTagName('*', page);
  const meta = new Map<string, string>();
  for (const { name, attribs } of elements) {
    if (name === 'meta' && attribs.content !== undefined) {
      meta.set(attribs.name ?? attribs.property ?? '', attribs.content);
    }
  }
  const canonical = elements.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href;
  // A post's banner shows the blog's picture, not its own.
  const isPost = elements.some(({ attribs }) => attribs.id === '__blog-post-container');
  const pictures = DomUtils.getElementsByTagName(isPost ? 'article' : 'main', page)
    .flatMap((part) => DomUtils.getElementsByTagName('img', part))
    .flatMap(({ attribs }) => attribs.srcset ?? []);
  return {
    route,
    title: (meta.get('og:title') ?? '').replace(` | ${brand}`, ''),
    description: meta.get('description') ?? '',
    canonical,
    listed:
      !meta.get('robots')?.includes('noindex') &&
      canonical !== undefined &&
      new URL(canonical).pathname === route,
    picture: wideEnough(pictures.find((srcset) => srcset.includes('/pictures/'))),
    scripts: elements
      .filter(({ name, attribs }) => name === 'script' && !attribs.src && !isData(attribs.type))
      .map((script) => DomUtils.textContent(script)),
    styled: new Set(
      elements.flatMap(({ attribs }) => `${attribs.class} ${attribs.style}`.split(/[\s(),:;]+/)),
    ),
    meta,
  };
}

function isData(type = ''): boolean {
  return /^(?:application|text)\/(?!javascript)/.test(type);
}

function wideEnough(srcset: string | undefined): string | undefined {
  const files = srcset?.split(', ').map((source) => source.split(' '));
  return (files?.find(([, wide = '']) => Number.parseInt(wide, 10) >= 1200) ?? files?.at(-1))?.[0];
}
