/** Draws the covers of the blog's topics: each is a motif in thread on cloth, 1200 × 800. */
import { mkdirSync, writeFileSync } from 'node:fs';

const folder = new URL('../../src/content/drawn/covers/', import.meta.url);
const coral = '#ff6f52';

/** Cloth and thread; a topic's page has the same tone. */
const cloths = {
  brand: { from: '#0a8bac', to: '#027b9a', thread: '#ffffff', knot: coral },
  deep: { from: '#045a70', to: '#004658', thread: '#ffffff', knot: coral },
  gold: { from: '#edbb4c', to: '#e0a526', thread: '#06252f', knot: '#ffffff' },
  sand: { from: '#fdf6e6', to: '#f5e7c4', thread: '#8a5f00', knot: coral },
  teal: { from: '#128f8f', to: '#0b8080', thread: '#ffffff', knot: '#e0a526' },
  purple: { from: '#8f73e2', to: '#7b5cd6', thread: '#ffffff', knot: '#e0a526' },
  lilac: { from: '#f3effd', to: '#e0d7f8', thread: '#5f40bd', knot: coral },
  rose: { from: '#c95790', to: '#b8437a', thread: '#ffffff', knot: '#e0a526' },
};

/** Thread runs (bakhiya), grains (murri), knots (phanda), and the net (jaali) as x, y, columns, rows. */
const motifs = {
  'business-software': {
    cloth: 'lilac',
    runs: 'M400 230h400v340H400zM400 310h400M520 310v260M400 396h400M400 482h400',
    grains: 'M560 354h190M560 440h130M560 526h170',
    knots: ['436 270', '476 270', '516 270'],
    accents: 'M440 352l16 16 28-32M440 438l16 16 28-32',
  },
  'buying-well': {
    cloth: 'teal',
    runs: 'M440 210h240l80 80v300H440zM680 210v80h80',
    grains: 'M490 320h200M490 370h220M490 420h160',
    knots: [],
    accents: 'M488 530c30-64 50-64 44-14s34-50 52-26 26 34 62-6',
  },
  design: {
    cloth: 'brand',
    runs: 'M330 540C400 180 800 180 870 540M330 260h540',
    grains: 'M330 540V300M870 540V300',
    knots: ['330 260', '870 260'],
    accents: 'M306 516h48v48h-48zM846 516h48v48h-48zM576 246h48v48h-48z',
  },
  hosting: {
    cloth: 'purple',
    runs: 'M410 210h380v110H410zM410 345h380v110H410zM410 480h380v110H410z',
    grains: 'M600 265h140M600 400h140M600 535h140',
    knots: ['460 265', '460 400', '460 535'],
    accents: 'M500 265h.1M500 400h.1M500 535h.1',
  },
  'mobile-apps': {
    cloth: 'rose',
    runs: 'M520 190h160a36 36 0 0 1 36 36v348a36 36 0 0 1-36 36H520a36 36 0 0 1-36-36V226a36 36 0 0 1 36-36z',
    grains: 'M564 226h72M520 470h160',
    knots: [],
    accents: 'M520 280h64v64h-64zM616 280h64v64h-64zM520 372h64v64h-64zM616 372h64v64h-64zM520 536h160',
  },
  search: {
    cloth: 'gold',
    runs: 'M700 360a140 140 0 1 1-280 0 140 140 0 0 1 280 0zM664 462l26 26',
    grains: 'M560 430c-50-62-60-84-60-104a60 60 0 0 1 120 0c0 20-10 42-60 104z',
    knots: ['560 328'],
    accents: 'M706 504l110 110',
  },
  'selling-online': {
    cloth: 'sand',
    runs: 'M420 310h360l-30 290H450zM510 350v-70a90 90 0 0 1 180 0v70',
    grains: 'M446 560h308',
    knots: ['510 350', '690 350'],
    accents: 'M546 388h108M546 424h108M564 388c66 0 66 72 0 72h-18l84 76',
  },
  websites: {
    cloth: 'gold',
    runs: 'M370 220h460v360H370zM370 290h460',
    grains: 'M420 350h150M420 400h180M420 450h120M680 480l46-60 54 70',
    knots: ['406 256', '442 256', '478 256'],
    accents: 'M420 520h110M650 340h140v180H650z',
  },
  other: {
    cloth: 'deep',
    runs: 'M600 400c-70-60-70-150 0-190 70 40 70 130 0 190zM600 400c70-60 160-40 182 38-64 50-148 28-182-38zM600 400c34 86-20 158-104 158-18-80 26-140 104-158zM600 400c-90-6-150-76-116-152 82 8 126 74 116 152z',
    grains: 'M600 400c-90 20-130 70-190 60M600 400c60 70 60 130 40 200',
    knots: ['600 400', '640 600', '410 460'],
    accents: 'M600 370v-110M630 414l96 24M582 424l-50 90M578 378l-56-88',
  },
};

/** A stem (keel) with leaves bends from the lower corner; the other side mirrors it. */
const spray =
  'M60 860C90 640 170 500 250 420M92 700c-60-20-90-70-80-130 60 20 90 70 80 130zM138 590c60-6 110-50 116-110-62 4-110 50-116 110zM176 520c-40-40-46-96-16-146 40 40 46 96 16 146z';

mkdirSync(folder, { recursive: true });
for (const [topic, { cloth, runs, grains, knots, accents }] of Object.entries(motifs)) {
  const { from, to, thread, knot } = cloths[cloth];
  const knotDots = knots.map((place) => `M${place}h.1`).join('');
  const sprayLines = `<path d="${spray}"/><path d="M258 404h.1M284 372h.1M240 372h.1" stroke-width="18" stroke-dasharray="none"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><defs><linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 2h8M2 0v8" stroke="${thread}" stroke-width="1" opacity="0.09"/></pattern></defs>
    <rect width="1200" height="800" fill="url(#cloth)"/><rect width="1200" height="800" fill="url(#weave)"/>
    <g fill="none" stroke="${thread}" stroke-linecap="round" stroke-linejoin="round">
    <g opacity="0.5" stroke-width="5" stroke-dasharray="16 11">${sprayLines}<g transform="translate(1200) scale(-1 1)">${sprayLines}</g></g>
    <g transform="translate(600 400) scale(1.06) translate(-600 -400)"><path d="${runs}" stroke-width="10" stroke-dasharray="24 15"/>
    <path d="${grains}" stroke-width="10" stroke-dasharray="5 17" opacity="0.85"/>
    <path d="${accents}" stroke="${knot}" stroke-width="9" stroke-dasharray="13 12"/>
    <path d="${knotDots}" stroke="${knot}" stroke-width="22"/></g></g></svg>
`;
  writeFileSync(new URL(`${topic}.svg`, folder), svg);
}
