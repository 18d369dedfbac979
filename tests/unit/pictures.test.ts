/** Every picture that the content or a post names: there, described, and light enough. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import sharp from 'sharp';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Picture } from '../../src/content/schemas/index.ts';
import { contentDir, readContent } from '../../src/plugins/content/read.ts';
import { findPicture } from '../../src/plugins/content/references.ts';
import { prepareBytes, preparedDir } from '../../src/plugins/pictures/prepare.ts';

/** Encoding every picture for the first time takes minutes; from then on they are there. */
const patience = 600_000;
const root = path.resolve(import.meta.dirname, '../..');

interface Named {
  /** The file that names it, and the picture. */
  by: string;
  master: string;
  alt?: string;
  decorative: boolean;
  caption?: string;
}

function namedInContent(): Named[] {
  const found: Named[] = [];
  function search(by: string, value: unknown) {
    if (typeof value !== 'object' || value === null) return;
    if ('file' in value && typeof value.file === 'string') {
      const shown = value as { file: string; alt?: string; decorative?: true };
      found.push({
        by,
        master: findPicture(contentDir, shown.file) ?? shown.file,
        alt: shown.alt,
        decorative: shown.decorative ?? false,
      });
    }
    for (const [key, inner] of Object.entries(value)) search(`${by}/${key}`, inner);
  }
  search('content', readContent());
  return found;
}

function namedInPosts(): Named[] {
  const reader = unified().use(remarkParse).use(remarkMdx);
  return globSync('blog/*/index.{md,mdx}', { cwd: root }).flatMap((file) => {
    const [, front, text] = readFileSync(path.join(root, file), 'utf8').split(/^---$/m);
    const { image, imageAlt } = parse(front);
    const folder = path.join(root, path.dirname(file));
    const found: Named[] = [];
    if (image) {
      found.push({ by: file, master: path.join(folder, image), alt: imageAlt, decorative: false });
    }
    visit(reader.parse(text) as Root, 'image', ({ url, alt, title }) => {
      found.push({
        by: file,
        master: path.join(folder, url),
        alt: alt ?? '',
        decorative: false,
        caption: title ?? '',
      });
    });
    return found;
  });
}

const inPosts = namedInPosts();
const named = [...namedInContent(), ...inPosts];

/** One line a picture that is not as it should be; an empty list is what tests expect. */
function complaints(of: Named[], complaint: (picture: Named) => string | false | undefined) {
  return of.flatMap((picture) => {
    const says = complaint(picture);
    return says ? [`${picture.by}: ${says}`] : [];
  });
}

test('Every picture that the content or a post names is there', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(complaints(named, ({ master }) => !existsSync(master) && `no ${master}`)).toEqual([]);
});

describe('Somebody who does not see a picture', () => {
  const described = named.filter(({ decorative }) => !decorative);

  test('is told in 20 to 160 characters what it shows, unless it is decoration', () => {
    expect(
      complaints(described, ({ alt }) => {
        if (!alt) return 'no alternative text';
        return (alt.length < 20 || alt.length > 160) && `${alt.length} characters: ${alt}`;
      }),
    ).toEqual([]);
  });

  test('hears a description, not a file name nor the word picture', () => {
    expect(
      complaints(described, ({ alt = '', master }) => {
        const bare = path.parse(master).name;
        const hollow =
          /\.(webp|png|jpe?g|svg|avif)\b/i.test(alt) ||
          /^(an? |the )?(image|picture|photo(graph)?|graphic|illustration)\b/i.test(alt) ||
          alt.split(/\s+/).length < 4 ||
          alt.toLowerCase() === bare.toLowerCase();
        return hollow && alt;
      }),
    ).toEqual([]);
  });

  test('hears different words for different pictures', () => {
    const masters = new Map<string, Set<string>>();
    for (const { alt = '', master } of described) {
      masters.set(alt, (masters.get(alt) ?? new Set()).add(master));
    }
    expect([...masters].filter(([, files]) => files.size > 1).map(([alt]) => alt)).toEqual([]);
  });

  test('finds a caption beside each picture in a post, in words of its own', () => {
    const figures = inPosts.filter(({ caption }) => caption !== undefined);
    expect(figures.length).toBeGreaterThan(0);
    expect(
      complaints(figures, ({ alt, caption }) =>
        !caption ? 'no caption' : caption === alt && 'the caption repeats the alternative text',
      ),
    ).toEqual([]);
  });
});

describe('What a visitor downloads', () => {
  const prepared = new Map<string, Picture>();

  beforeAll(async () => {
    for (const { master } of named) {
      const name = path.relative(path.join(contentDir, 'pictures'), master).replace(/\.\w+$/, '');
      const place = name.startsWith('..')
        ? path.relative(root, master).replace(/\.\w+$/, '')
        : name;
      if (!prepared.has(master)) {
        prepared.set(master, await prepareBytes(readFileSync(master), place, ''));
      }
    }
  }, patience);

  function delivered(master: string, width: number, format = 'avif'): string {
    return path.join(preparedDir, `${prepared.get(master)?.base}-${width}.${format}`);
  }

  function largest(master: string): number {
    return statSync(delivered(master, prepared.get(master)?.widths.at(-1) ?? 0)).size;
  }

  test('has its width and height known before it arrives', () => {
    expect(
      complaints(named, ({ master }) => {
        const { width, height } = prepared.get(master) ?? { width: 0, height: 0 };
        return !(width > 0 && height > 0) && `${master} has no size`;
      }),
    ).toEqual([]);
  });

  test('was made by the build in each width that the markup offers, as wide as it says', async () => {
    for (const { master } of named) {
      const { widths } = prepared.get(master) as Picture;
      expect(widths, `${master}, each width once`).toEqual([...new Set(widths)]);
      for (const width of widths) {
        const file = delivered(master, width);
        expect(existsSync(file), file).toBe(true);
      }
      const { width } = await sharp(delivered(master, widths[0])).metadata();
      expect(width).toBe(widths[0]);
      for (const width of widths.slice(0, 2)) {
        expect(existsSync(delivered(master, width, 'webp'))).toBe(true);
      }
    }
  });

  test('is never more than 120 kB for one picture, in its largest size', () => {
    expect(
      complaints(named, ({ master }) => largest(master) > 120_000 && `${largest(master)} bytes`),
    ).toEqual([]);
  });

  test('is at most 60 kB for a picture of the first screen', () => {
    const heroes = named.filter(({ by }) => by.startsWith('content/home/hero/'));
    expect(heroes).toHaveLength(4);
    expect(
      complaints(heroes, ({ master }) => largest(master) > 60_000 && `${largest(master)} bytes`),
    ).toEqual([]);
  });

  test('was drawn large enough to be sharp on a good screen', () => {
    expect(
      complaints(named, ({ master }) => {
        const { width } = prepared.get(master) as Picture;
        return width < 1200 && `${width} pixels wide`;
      }),
    ).toEqual([]);
  });
});
