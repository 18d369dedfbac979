/** A post's own picture, the one drawn for its topic, and the one that other sites show. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import type { Picture } from '../../content/schemas/index.ts';
import { prepareBytes, preparedDir } from '../pictures/prepare.ts';
import { drawCover, drawGround } from './drawing.ts';

const require = createRequire(import.meta.url);
/** Part of every share picture's name: raise it when the drawing changes. */
const recipe = '1';

interface Cover {
  folder: string;
  /** As front matter names it, like ./cover.webp. */
  image?: string;
  alt?: string;
  topic: string;
}

export async function prepareCover({ folder, image, alt, topic }: Cover): Promise<Picture> {
  if (image) {
    const bytes = readFileSync(path.join(folder, image));
    const name = `blog/${path.basename(folder)}/${path.parse(image).name}`;
    return prepareBytes(bytes, name, alt ?? '');
  }
  return prepareBytes(Buffer.from(drawCover(topic)), `blog/topics/${topic}`, '');
}

/** 1200 × 630, which chat and social sites show whole. Returns its address. */
export async function prepareShare(
  { folder, image }: Cover,
  words: { title: string; line: string; site: string },
): Promise<string> {
  const own = image ? readFileSync(path.join(folder, image)) : undefined;
  const hash = createHash('sha256')
    .update(recipe)
    .update(own ?? JSON.stringify(words))
    .digest('hex')
    .slice(0, 8);
  const address = `/pictures/blog/${path.basename(folder)}/share.${hash}.jpeg`;
  const place = path.join(preparedDir, address);
  if (!existsSync(place)) {
    mkdirSync(path.dirname(place), { recursive: true });
    const picture = own
      ? sharp(own).resize(1200, 630, { fit: 'cover' })
      : sharp(Buffer.from(drawGround(path.basename(folder)))).composite([
          { input: Buffer.from(await drawWords(words)) },
        ]);
    await picture.jpeg({ quality: 82, mozjpeg: true }).toFile(place);
  }
  return address;
}

async function drawWords({ title, line, site }: { title: string; line: string; site: string }) {
  return satori(
    box({ flexDirection: 'column', justifyContent: 'space-between', padding: 72 }, [
      box({ alignItems: 'center', gap: 18, fontSize: 30 }, [
        box({ width: 44, height: 4, background: '#ff6f52' }),
        site,
      ]),
      box({ width: 820, fontSize: title.length > 44 ? 64 : 74, lineHeight: 1.08 }, title),
      box({ fontFamily: 'Text', fontSize: 30, color: '#c3dde3' }, line),
    ]) as never,
    { width: 1200, height: 630, fonts: loadFonts() },
  );
}

interface Box {
  type: string;
  props: { style: Record<string, unknown>; children?: Box | string | (Box | string)[] };
}

function box(style: Record<string, unknown>, children?: Box['props']['children']): Box {
  const whole = style.padding
    ? { width: 1200, height: 630, boxSizing: 'border-box', color: '#ffffff' }
    : {};
  return {
    type: 'div',
    props: { style: { display: 'flex', fontFamily: 'Heading', ...whole, ...style }, children },
  };
}

let fonts: { name: string; data: Buffer; weight: 400 | 700 }[] | undefined;

function loadFonts() {
  fonts ??= [
    {
      name: 'Heading',
      weight: 700,
      data: font('bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    },
    {
      name: 'Text',
      weight: 400,
      data: font('instrument-sans/files/instrument-sans-latin-400-normal.woff'),
    },
  ];
  return fonts;
}

function font(file: string): Buffer {
  return readFileSync(require.resolve(`@fontsource/${file}`));
}
