/** Draws share pictures: words on the left, the page's picture on the right. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import type { Brand } from '../../content/schemas/brand.ts';
import { sharePictureSize } from '../../content/share-picture-path.ts';
import type { BrandColours } from '../../shared/brand-colours.ts';
import { applyBrandColours, designedColours } from '../../shared/brand-colours.ts';
import { drawMarkSvg } from '../brand/mark.ts';

const { width, height } = sharePictureSize;
const fonts = [
  { name: 'Heading', data: readFontFile('bricolage-grotesque', 700) },
  { name: 'Text', data: readFontFile('instrument-sans', 400) },
  { name: 'Devanagari', data: readFontFile('noto-sans-devanagari', 700, 'devanagari') },
];

function readFontFile(fontFamily: string, fontWeight: number, fontSubsetName = 'latin'): Buffer {
  const fontModulePath = `@fontsource/${fontFamily}/files/${fontFamily}-${fontSubsetName}-${fontWeight}-normal.woff`;
  return readFileSync(createRequire(import.meta.url).resolve(fontModulePath));
}

export interface SharedBrand extends Brand {
  name: string;
  host: string;
}

const accentHexByRoutePrefix: Record<string, string> = {
  service: designedColours.bright,
  blog: '#e0a526',
  about: '#a58ff0',
};
const coralHex = designedColours.accent;

const pictureCircle = { x: 1062, y: 315, radius: 402 };
const circleLeftEdge = pictureCircle.x - pictureCircle.radius;

function chooseAccentHex(route: string): string {
  return accentHexByRoutePrefix[route.split('/')[1] ?? ''] ?? coralHex;
}

export function drawBackground(route: string, hasPicture: boolean, colours: BrandColours): Buffer {
  const { x, y, radius } = pictureCircle;
  const accentHex = chooseAccentHex(route);
  const shapesSvg = hasPicture
    ? `<circle cx="${x - 10}" cy="${y + 12}" r="${radius + 20}" fill="${accentHex}"/>
       <circle cx="${x}" cy="${y}" r="${radius}" fill="#dcebee"/>`
    : `<circle cx="1110" cy="150" r="210" fill="#ffffff" opacity="0.07"/>
       <circle cx="1110" cy="150" r="130" fill="#ffffff" opacity="0.08"/>
       <path d="M950 630V430a115 115 0 0 1 230 0v200z" fill="${accentHex}"/>
       <circle cx="916" cy="572" r="58" fill="${accentHex === coralHex ? '#e0a526' : coralHex}"/>`;
  const backgroundSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#06252f"/><stop offset="0.55" stop-color="#004658"/><stop offset="1" stop-color="#027b9a"/></linearGradient></defs>
      <rect width="${width}" height="${height}" fill="url(#ground)"/>
      ${shapesSvg}
    </svg>`;
  return Buffer.from(applyBrandColours(backgroundSvg, colours));
}

export async function drawRoundPicture(picturePath: string) {
  const maskSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width - circleLeftEdge}" height="${height}"><circle cx="${pictureCircle.radius}" cy="${pictureCircle.y}" r="${pictureCircle.radius}"/></svg>`;
  const { data, info } = await sharp(picturePath)
    .resize(width - circleLeftEdge, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(maskSvg), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left: circleLeftEdge, top: 0 };
}

export async function drawWordsSvg(route: string, title: string, brand: SharedBrand) {
  const recolour = (hex: string) => applyBrandColours(hex, brand.colours);
  const markBase64 = Buffer.from(drawMarkSvg(brand)).toString('base64');
  const markSrc = `data:image/svg+xml;base64,${markBase64}`;
  // The vowel signs of Devanagari titles need higher lines.
  const titleStyle = /\p{Script=Devanagari}/u.test(title)
    ? { fontSize: 60, lineHeight: 1.35 }
    : { fontSize: chooseFontSize(title), lineHeight: 1.06, letterSpacing: '-0.025em' };
  const lineStyle = { width: 72, height: 8, borderRadius: 4 };
  const pageStyle = { width, height, padding: 64, boxSizing: 'border-box' } as const;
  const words = buildBox(
    { ...pageStyle, flexDirection: 'column', justifyContent: 'space-between' },
    buildBox(
      { alignItems: 'center', gap: 20, fontSize: 34 },
      createElement('img', { src: markSrc, width: 60, height: 60 }),
      brand.name,
    ),
    buildBox(
      { flexDirection: 'column', gap: 30 },
      buildBox({ ...lineStyle, background: recolour(chooseAccentHex(route)) }),
      buildBox({ ...titleStyle, width: circleLeftEdge - 64 - 40, textWrap: 'balance' }, title),
    ),
    buildBox({ fontFamily: 'Text', fontSize: 28, color: recolour('#c3dde3') }, brand.host),
  );
  return Buffer.from(await satori(words, { width, height, fonts }));
}

function chooseFontSize(title: string): number {
  const longestWordLength = Math.max(...title.split(' ').map((word) => word.length));
  if (title.length > 40 || longestWordLength > 14) {
    return 60;
  }
  return title.length > 30 ? 66 : 76;
}

function buildBox(style: CSSProperties, ...children: ReactNode[]) {
  const boxStyle = { display: 'flex', color: '#ffffff', fontFamily: 'Heading', ...style };
  return createElement('div', { style: boxStyle }, ...children);
}
