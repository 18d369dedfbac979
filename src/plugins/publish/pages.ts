/** Reads metadata, pictures, scripts and classes of the built pages. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';

export interface BuiltPage {
  route: string;
  /** The og:title without the agency's name. */
  title: string;
  description: string;
  canonical?: string;
  /** Indexed and canonical. */
  listed: boolean;
  /** The first picture of the page, wide enough for a share picture. */
  picture?: string;
  /** Inline scripts without data such as JSON-LD. */
  scripts: string[];
  /** All words in attributes `class` and `style`. */
  styled: Set<string>;
  /** The page's `<meta>`, by name or property. */
  meta: Map<string, string>;
}

export function readPages(build: string, brand: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: build })
    .map((file) => {
      const html = readFileSync(path.join(build, file), 'utf8');
      const route = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
      return readPage(html, route, brand);
    })
    .sort((one, other) => (one.route < other.route ? -1 : 1));
}

export function readPage(html: string, route: string, brand: string): BuiltPage {
  const meta = new Map<string, string>();
  const scripts: string[] = [];
  const styled = new Set<string>();
  // A post's own picture stands below the blog's banner.
  const pictures: { main?: string; article?: string } = {};
  const open = new Set<string>();
  let canonical: string | undefined;
  let isPost = false;
  let script: string | undefined;
  new Parser({
    onopentag(name, attributes) {
      const { content, href, id, property, rel, srcset, src, type } = attributes;
      open.add(name);
      for (const word of `${attributes.class} ${attributes.style}`.split(/[\s(),:;]+/)) {
        styled.add(word);
      }
      isPost ||= id === '__blog-post-container';
      if (name === 'meta' && content !== undefined) {
        meta.set(attributes.name ?? property ?? '', content);
      } else if (name === 'link' && rel === 'canonical') {
        canonical = href;
      } else if (name === 'script' && src === undefined && !isData(type)) {
        script = '';
      } else if (srcset?.includes('/pictures/') && open.has('main')) {
        pictures.main ??= srcset;
        pictures.article ??= open.has('article') ? srcset : undefined;
      }
    },
    ontext(text) {
      if (script !== undefined) {
        script += text;
      }
    },
    onclosetag(name) {
      open.delete(name);
      if (script !== undefined) {
        scripts.push(script);
        script = undefined;
      }
    },
  }).end(html);
  return {
    route,
    title: (meta.get('og:title') ?? '').replace(` | ${brand}`, ''),
    description: meta.get('description') ?? '',
    canonical,
    listed:
      !meta.get('robots')?.includes('noindex') &&
      canonical !== undefined &&
      new URL(canonical).pathname === route,
    picture: wideEnough(isPost ? pictures.article : pictures.main),
    scripts,
    styled,
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
