/** Draws share pictures: words on the left, the page's picture on the right. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import type { Brand } from '../../content/schemas/brand.ts';
import { shareSize } from '../../content/share-picture.ts';
import { type BrandColours, designed, recolour } from '../../shared/brand.ts';
import { drawMarkSvg } from '../brand/mark.ts';

const { width, height } = shareSize;
const fonts = [
  { name: 'Heading', data: readFont('bricolage-grotesque', 700) },
  { name: 'Text', data: readFont('instrument-sans', 400) },
  { name: 'Devanagari', data: readFont('noto-sans-devanagari', 700, 'devanagari') },
];

function readFont(family: string, weight: number, letters = 'latin'): Buffer {
  const file = `@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`;
  return readFileSync(createRequire(import.meta.url).resolve(file));
}

export interface SharedBrand extends Brand {
  name: string;
  host: string;
}

/** By the first segment of the route. */
const accents: Record<string, string> = {
  service: designed.bright,
  blog: '#e0a526',
  about: '#a58ff0',
};
const coral = designed.accent;

const circle = { x: 1062, y: 315, r: 402 };
const circleLeft = circle.x - circle.r;

function accentOf(route: string): string {
  return accents[route.split('/')[1] ?? ''] ?? coral;
}

export function drawGround(route: string, hasPicture: boolean, colours: BrandColours): Buffer {
  const { x, y, r } = circle;
  const accent = accentOf(route);
  const shapes = hasPicture
    ? `<circle cx="${x - 10}" cy="${y + 12}" r="${r + 20}" fill="${accent}"/>
       <circle cx="${x}" cy="${y}" r="${r}" fill="#dcebee"/>`
    : `<circle cx="1110" cy="150" r="210" fill="#ffffff" opacity="0.07"/>
       <circle cx="1110" cy="150" r="130" fill="#ffffff" opacity="0.08"/>
       <path d="M950 630V430a115 115 0 0 1 230 0v200z" fill="${accent}"/>
       <circle cx="916" cy="572" r="58" fill="${accent === coral ? '#e0a526' : coral}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#06252f"/><stop offset="0.55" stop-color="#004658"/><stop offset="1" stop-color="#027b9a"/></linearGradient></defs>
      <rect width="${width}" height="${height}" fill="url(#ground)"/>
      ${shapes}
    </svg>`;
  return Buffer.from(recolour(drawing, colours));
}

export async function drawPicture(file: string) {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width - circleLeft}" height="${height}"><circle cx="${circle.r}" cy="${circle.y}" r="${circle.r}"/></svg>`;
  const { data, info } = await sharp(file)
    .resize(width - circleLeft, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left: circleLeft, top: 0 };
}

export async function drawWords(
  route: string,
  title: string,
  { name, host, ...brand }: SharedBrand,
): Promise<Buffer> {
  const words = await satori(
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width,
        height,
        padding: 64,
        boxSizing: 'border-box',
      },
      [
        box({ alignItems: 'center', gap: 20, fontSize: 34 }, [
          {
            type: 'img',
            props: {
              src: `data:image/svg+xml;base64,${Buffer.from(drawMarkSvg(brand)).toString('base64')}`,
              width: 60,
              height: 60,
            },
          },
          name,
        ]),
        box({ flexDirection: 'column', gap: 30 }, [
          box({
            width: 72,
            height: 8,
            borderRadius: 4,
            background: recolour(accentOf(route), brand.colours),
          }),
          box(
            {
              width: circleLeft - 64 - 40,
              fontSize: fontSizeFor(title),
              // Devanagari vowel signs need a higher line.
              ...(/\p{Script=Devanagari}/u.test(title)
                ? { fontSize: 60, lineHeight: 1.35 }
                : { lineHeight: 1.06, letterSpacing: '-0.025em' }),
              textWrap: 'balance',
            },
            title,
          ),
        ]),
        box({ fontFamily: 'Text', fontSize: 28, color: recolour('#c3dde3', brand.colours) }, host),
      ],
    ) as never,
    { width, height, fonts },
  );
  return Buffer.from(words);
}

function fontSizeFor(title: string): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  if (title.length > 40 || longest > 14) {
    return 60;
  }
  return title.length > 30 ? 66 : 76;
}

interface Box {
  type: string;
  props: Record<string, unknown>;
}

function box(style: Record<string, unknown>, children?: Box | string | (Box | string)[]): Box {
  return {
    type: 'div',
    props: {
      style: { display: 'flex', color: '#ffffff', fontFamily: 'Heading', ...style },
      children,
    },
  };
}
