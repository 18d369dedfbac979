/** What the built pages say of themselves, read from their HTML. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readEntities } from '../../src/shared/html.ts';

export interface BuiltPage {
  /** Below the build folder, like about/team.html. */
  file: string;
  route: string;
  html: string;
  /** As the page gives it to other sites, without the brand behind it. */
  title: string;
  description: string;
  canonical?: string;
  /** A page that is offered to search engines, and the only one of its text. */
  listed: boolean;
  /** A file of the picture that the page opens with, wide enough for a share picture. */
  picture?: string;
}

export function readPages(build: string, brand: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: build })
    .map((file) => {
      const html = readFileSync(path.join(build, file), 'utf8');
      const address = file.replace(/(?:^|\/)index\.html$|\.html$/, '');
      const canonical = attribute(findTag(html, 'link', 'rel', 'canonical'), 'href');
      const route = `/${address}`;
      return {
        file,
        route,
        html,
        title: (meta(html, 'property', 'og:title') ?? '').replace(` | ${brand}`, ''),
        description: meta(html, 'name', 'description') ?? '',
        canonical,
        listed:
          !meta(html, 'name', 'robots')?.includes('noindex') &&
          canonical !== undefined &&
          new URL(canonical).pathname === route,
        picture: openingPicture(html),
      };
    })
    .sort((one, other) => (one.route < other.route ? -1 : 1));
}

/** A post opens with its own picture, which stands below the banner of the blog. */
function openingPicture(html: string): string | undefined {
  const main = html.slice(html.indexOf('<main'));
  const own = main.includes('__blog-post-container') ? main.slice(main.indexOf('<article')) : main;
  const sources = attribute(
    /<source [^>]*srcset="?[^">]*\/pictures\/[^>]*>/.exec(own)?.[0],
    'srcset',
  );
  const files = sources?.split(', ').map((source) => source.split(' '));
  return (files?.find(([, wide]) => Number.parseInt(wide, 10) >= 1200) ?? files?.at(-1))?.[0];
}

export function meta(html: string, key: 'name' | 'property', value: string): string | undefined {
  return attribute(findTag(html, 'meta', key, value), 'content');
}

/** The minifier drops the quotes where it may. */
function findTag(html: string, tag: string, key: string, value: string): string | undefined {
  return new RegExp(`<${tag}(?=[^>]* ${key}="?${value}["\\s>])[^>]*>`).exec(html)?.[0];
}

function attribute(tag: string | undefined, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(` ${name}=(?:"([^"]*)"|([^\\s">]+))`).exec(tag ?? '') ?? [];
  const value = quoted ?? bare;
  return value === undefined ? undefined : readEntities(value);
}
