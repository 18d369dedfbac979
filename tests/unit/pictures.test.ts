/** Every picture that the content or a post names: there, described, and large enough. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentDir } from '../../src/plugins/content/folders.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { findPicture } from '../../src/plugins/content/references.ts';
import { baseOf, widthsFor } from '../../src/plugins/pictures/prepare.ts';

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
    if (typeof value !== 'object' || value === null) {
      return;
    }
    if ('file' in value && typeof value.file === 'string') {
      const {
        file,
        alt,
        decorative = false,
      } = value as { file: string; alt?: string; decorative?: true };
      found.push({ by, master: findPicture(contentDir, file) ?? file, alt, decorative });
    }
    for (const [key, inner] of Object.entries(value)) {
      search(`${by}/${key}`, inner);
    }
  }
  search('content', readContent());
  return found;
}

function namedInPosts(): Named[] {
  const reader = unified().use(remarkParse).use(remarkMdx);
  return globSync('blog/*/index.{md,mdx}', { cwd: root }).flatMap((file) => {
    const [, front = '', text] = readFileSync(path.join(root, file), 'utf8').split(/^---$/m);
    const { image, imageAlt } = parse(front);
    const folder = path.join(root, path.dirname(file));
    const found: Named[] = [];
    if (image) {
      found.push({ by: file, master: path.join(folder, image), alt: imageAlt, decorative: false });
    }
    visit(reader.parse(text) as Root, 'image', ({ url, alt, title }) => {
      const master = path.join(folder, url);
      found.push({ by: file, master, alt: alt ?? '', decorative: false, caption: title ?? '' });
    });
    return found;
  });
}

const inPosts = namedInPosts();
const named = [...namedInContent(), ...inPosts];

/** One line for each complaint about a picture; an empty list is what tests expect. */
function complaints(of: Named[], complain: (picture: Named) => Record<string, unknown>): string[] {
  return of.flatMap((picture) =>
    Object.entries(complain(picture)).flatMap(([says, isTrue]) =>
      isTrue ? `${picture.by}: ${picture.master}, "${picture.alt}": ${says}` : [],
    ),
  );
}

test('Every picture that the content or a post names is there', () => {
  expect(named.length).toBeGreaterThan(0);
  expect(complaints(named, ({ master }) => ({ 'not there': !existsSync(master) }))).toEqual([]);
});

// Our own words are held to more than the schema asks of others.
test.skipIf(process.env.CONTENT_DIR)(
  'Somebody who does not see a picture is told what it shows, in words of its own',
  () => {
    const described = named.filter(({ decorative }) => !decorative);
    const wrong = complaints(described, ({ alt = '', master, caption }) => ({
      'not 20 to 160 characters': alt.length < 20 || alt.length > 160,
      'fewer than four words': alt.split(/\s+/).length < 4,
      'names a file': /\.(webp|png|jpe?g|svg|avif)\b/i.test(alt),
      'says that it is a picture':
        /^(an? |the )?(image|picture|photo(graph)?|graphic|illustration)\b/i.test(alt),
      'the words of another': described.some((one) => one.alt === alt && one.master !== master),
      'has no caption beside it': caption === '',
      'is its own caption': caption === alt,
    }));
    expect(wrong).toEqual([]);
    expect(inPosts.some(({ caption }) => caption)).toBe(true);
  },
);

describe('A picture on the way to a visitor', () => {
  // biome-ignore format: widths side by side
  test.each([
    [300, [300]], [500, [400]], [1000, [400, 800]], [1150, [400, 800, 1150]],
    [1600, [400, 800, 1200]], [2240, [400, 800, 1200, 1680]], [6000, [400, 800, 1200, 1680]],
  ])('of %i pixels is offered in %j, each clearly wider than the one before', (width, widths) => {
    expect(widthsFor(width)).toEqual(widths);
  });

  test('has another address when its file is another, and the same for the same', async () => {
    const [one, other] = [Buffer.from(named[0]?.master ?? ''), Buffer.from('another')];
    expect(baseOf(one, 'home/about')).toBe(baseOf(one, 'home/about'));
    expect(baseOf(one, 'home/about')).not.toBe(baseOf(other, 'home/about'));
  });
});
