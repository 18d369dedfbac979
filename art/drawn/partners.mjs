/**
 * Draws the sample partners' logos: a mark of 40 x 40 and the name as outlines, black, on 160 x 56.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { openFace, setLine } from './lettering.mjs';

const folder = path.resolve(import.meta.dirname, '../../static/drawn/partners');
const canvas = { width: 160, height: 56 };
const mark = { size: 40, gap: 9 };
const longestLine = canvas.width - mark.size - mark.gap - 2;

const faces = {
  bricolage: await openFace(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    { wght: 700, wdth: 92, opsz: 24 },
  ),
  instrument: await openFace(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    { wght: 650, wdth: 92 },
  ),
  fraunces: await openFace('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2', {
    wght: 650,
    opsz: 36,
    SOFT: 60,
    WONK: 0,
  }),
  josefin: await openFace(
    '@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2',
    { wght: 650 },
  ),
  outfit: await openFace('@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2', {
    wght: 600,
  }),
  baloo: await openFace('@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2', {
    wght: 650,
  }),
  syne: await openFace('@fontsource-variable/syne/files/syne-latin-wght-normal.woff2', {
    wght: 700,
  }),
  marcellus: await openFace('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'),
  yatra: await openFace('@fontsource/yatra-one/files/yatra-one-latin-400-normal.woff2'),
};

const line =
  'fill="none" stroke="#000" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"';

/** Over and under, as threads cross on a loom. */
function weave() {
  const places = [8, 20, 32];
  const parts = [];
  places.forEach((x, column) => {
    const gaps = places.filter((_, row) => (row + column) % 2 === 0);
    parts.push(...runs(gaps).map(([from, to]) => `M${x} ${from}V${to}`));
  });
  places.forEach((y, row) => {
    const gaps = places.filter((_, column) => (row + column) % 2 === 1);
    parts.push(...runs(gaps).map(([from, to]) => `M${from} ${y}H${to}`));
  });
  return `<path fill="none" stroke="#000" stroke-width="5.4" d="${parts.join('')}"/>`;
}

function runs(gaps) {
  const edges = [1, ...gaps.flatMap((gap) => [gap - 4.4, gap + 4.4]), 39];
  const found = [];
  for (let index = 0; index < edges.length; index += 2) {
    found.push([edges[index], edges[index + 1]]);
  }
  return found;
}

function turned(count, drawing) {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index} 20 20)">${drawing}</g>`,
  ).join('');
}

/** `span` is where a narrow mark begins and ends, so that the gap to the name stays the same. */
const partners = [
  {
    name: 'Awadh Loom',
    face: 'fraunces',
    mark: weave(),
  },
  {
    name: 'Kshetra Farms',
    face: 'bricolage',
    mark: `<path d="M20 24C20 13.5 13 7 3 7c0 11 6.5 17 17 17ZM20 19C20 10 26.5 3 37 3c0 10-6.5 16-17 16Z"/><path ${line} d="M20 20v8M3 31.5c10.5-4.6 23.5-4.6 34 0M8.5 38c7.2-2.6 15.8-2.6 23 0"/>`,
  },
  {
    name: 'Saryu Labs',
    span: [4, 36],
    face: 'instrument',
    mark: `<path ${line} d="M14 3.5h12M16.5 3.5v12L5.7 32a3.6 3.6 0 0 0 3 5.5h22.6a3.6 3.6 0 0 0 3-5.5L23.5 15.5v-12"/><path d="M10.5 28.5c3.3-2.6 6.5-2.6 9.5 0s6.2 2.6 9.5 0l2 3.2a1.6 1.6 0 0 1-1.4 2.5H9.9a1.6 1.6 0 0 1-1.4-2.5z"/>`,
  },
  {
    name: 'Gajraj Cement',
    face: 'syne',
    mark: '<path fill-rule="evenodd" d="M1 36V19.5C1 12 6.6 6.5 14 6.5h5.5A9.5 9.5 0 0 1 28.8 4C34.8 4 39 8.5 39 14.5v14c0 4.2-2.4 6.5-5.5 6.5-2.8 0-4.6-1.7-4.6-4.2h3.2c0 .8.5 1.3 1.2 1.3 1 0 1.7-.8 1.7-2.6V25h-6.5v11H21v-8h-6v8H1Zm30-20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z"/>',
  },
  {
    name: 'Chhaya Cover',
    face: 'outfit',
    mark: `<path d="M20 4.5C9.5 4.5 2 12.2 1.5 22.5c1.8-2.6 7.3-2.6 9.25.6C12.7 19.9 18 19.9 20 23.1c2-3.2 7.3-3.2 9.25 0 1.95-3.2 7.45-3.2 9.25-.6C38 12.2 30.5 4.5 20 4.5Z"/><path ${line} d="M20 2.5v4M20 21v12.5a4 4 0 0 1-8 0"/>`,
  },
  {
    name: 'Dhanvi Capital',
    capitals: true,
    face: 'marcellus',
    mark: `<circle cx="20" cy="20" r="17.4" ${line}/><path fill="none" stroke="#000" stroke-width="4.6" stroke-linecap="round" d="M12.5 26.5v-4M20 26.5v-9M27.5 26.5v-14"/>`,
  },
  {
    name: 'Rangrez Paints',
    face: 'baloo',
    mark: `<g ${line}><path d="M14.5 6A3.5 3.5 0 0 1 18 2.5h4A3.5 3.5 0 0 1 25.5 6v27a5.5 5.5 0 0 1-11 0z"/><path d="M25.5 12.5l4.3-4a3.5 3.5 0 0 1 5 .2l2.2 2.4a3.5 3.5 0 0 1-.2 5L25.5 26.5M14.5 12.5l-4.3-4a3.5 3.5 0 0 0-5 .2L3 11.1a3.5 3.5 0 0 0 .2 5L14.5 26.5"/></g><circle cx="20" cy="32.5" r="2.4"/>`,
  },
  {
    name: 'Swad Gali',
    face: 'yatra',
    mark: `<path d="M2 21h36c0 7.2-4.3 13-10.5 15.2V38h-15v-1.8C6.3 34 2 28.2 2 21Z"/><path ${line} d="M13.5 15c-3-3.3 3-6.2 0-10M20.5 15c-3-3.3 3-6.2 0-10M27.5 15c-3-3.3 3-6.2 0-10"/>`,
  },
  {
    name: 'Meetha Ghar',
    face: 'yatra',
    mark: `<path ${line} d="M2.5 18 20 3.5 37.5 18"/><circle cx="20" cy="19.5" r="5.8"/><circle cx="12.8" cy="31.6" r="5.8"/><circle cx="27.2" cy="31.6" r="5.8"/>`,
  },
  {
    name: 'Navya Jewels',
    capitals: true,
    span: [8, 32],
    face: 'marcellus',
    mark: `<circle cx="20" cy="26.5" r="11.4" ${line}/><path d="M14 1.5h12l4.5 5L20 18 9.5 6.5z"/>`,
  },
  {
    name: 'Pathik Tours',
    capitals: true,
    face: 'josefin',
    mark: '<path fill-rule="evenodd" d="M20 1.5a18.5 18.5 0 1 1 0 37 18.5 18.5 0 0 1 0-37Zm-1.3 4C21.5 9.5 11 13 11 19.5c0 6 11.5 7.5 8.5 15.9 1.8.1 9-.1 9.5-.6 2-10-9.5-10.8-9.5-15.3 0-4.3 6.5-7 3-13.8-.9-.2-2.6-.3-3.8-.2Z"/>',
  },
  {
    name: 'Suraj Grid',
    face: 'bricolage',
    mark: `<path d="M7 22a13 13 0 0 1 26 0ZM7.8 25.5h24.4a13 13 0 0 1-1.8 3.7H9.6a13 13 0 0 1-1.8-3.7ZM12.6 32.2h14.8a13 13 0 0 1-14.8 0Z"/><path ${line} d="M20 2v2.5M6.5 7.5l1.8 1.8M33.5 7.5l-1.8 1.8M1.8 21h.5M38.2 21h-.5"/>`,
  },
  {
    name: 'Panna Books',
    face: 'fraunces',
    mark: `<path ${line} d="M20 10C16 6.5 10.5 5.2 2.5 5.5v26c8-.3 13.5 1 17.5 4.5 4-3.5 9.5-4.8 17.5-4.5v-26C29.5 5.2 24 6.5 20 10Z"/><path d="M18.4 11v23.5h3.2V11z"/><path d="M26 8.3 33 6.8V20l-3.5-3-3.5 4.5z"/>`,
  },
  {
    name: 'Dhwani Tel',
    face: 'outfit',
    mark: '<circle cx="7" cy="33" r="5.4"/><path fill="none" stroke="#000" stroke-width="4.6" stroke-linecap="round" d="M5 19.5A15.5 15.5 0 0 1 20.5 35M5 11a24 24 0 0 1 24 24M5 2.8A32.2 32.2 0 0 1 37.2 35"/>',
  },
  {
    name: 'Aangan Homes',
    face: 'josefin',
    mark: `<path ${line} d="M3 18.5 20 4l17 14.5V36H3z"/><path d="M12 36V26.5a8 8 0 0 1 16 0V36Z"/>`,
  },
  {
    name: 'Dhobi Dot',
    span: [2, 38],
    face: 'baloo',
    mark: `<path ${line} d="M13.5 4C14.5 8 17 10 20 10s5.5-2 6.5-6l10.5 5.5-3.5 8.5-4.5-1.5V36.5H11V16.5L6.5 18 3 9.5z"/><circle cx="20" cy="24" r="4.6"/>`,
  },
  {
    name: 'Akhada Fit',
    face: 'syne',
    mark: '<circle cx="26" cy="14" r="11"/><path fill="none" stroke="#000" stroke-width="4.6" stroke-linecap="round" d="M34.5 5.5l2.5-2.5M18 22 5.5 34.5M10.7 22.5l6.8 6.8M3 32l5 5"/>',
  },
  {
    name: 'Pahiya Motors',
    face: 'instrument',
    mark: `<circle cx="20" cy="20" r="16.4" fill="none" stroke="#000" stroke-width="5"/><circle cx="20" cy="20" r="4.6"/>${turned(5, '<path fill="none" stroke="#000" stroke-width="3.2" d="M20 17V5"/>')}`,
  },
  {
    name: 'Nimba Pharma',
    face: 'instrument',
    mark: '<path d="M34.6 2.8C12.5 5 4.5 13.5 6 25.9L28.7 6.9z"/><path d="M37.5 3.5 30.9 9.8 11.5 32.2C25 39.5 39.5 28.5 37.5 3.5Z"/><path fill="none" stroke="#000" stroke-width="3.2" stroke-linecap="round" d="M3.5 37 9 30.7"/>',
  },
  {
    name: 'Vatika School',
    face: 'baloo',
    mark: `<path ${line} d="M15 14.5 20 4l5 10.5V36H15zM15 15h10"/><path d="M11 33.5C5 33.5 1.5 29 1.5 21.5 7.5 21.5 11 26 11 33.5ZM29 33.5c6 0 9.5-4.5 9.5-12-6 0-9.5 4.5-9.5 12ZM18 9.5 20 5l2 4.5z"/>`,
  },
  {
    name: 'Kaath Studio',
    capitals: true,
    span: [5, 36.5],
    face: 'josefin',
    mark: '<path fill="none" stroke="#000" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M8 3.5l5 19h18.5M13 22.5 7.5 37M29.5 22.5 34.5 37M10 30.5h22"/>',
  },
  {
    name: 'Saanjh Trust',
    face: 'fraunces',
    mark: `<path d="M1.5 22.5c4.5 2 8.5 2.7 13 2.7h11c4.5 0 8.5-.7 13-2.7C37.5 31 31.5 36.5 24 36.5h-8C8.5 36.5 2.5 31 1.5 22.5Z"/><path fill-rule="evenodd" d="M20 1.5c5 6 7 9.2 7 12.7a7 7 0 0 1-14 0c0-3.5 2-6.7 7-12.7Zm0 8.5c-2 2.4-2.8 3.7-2.8 5.2a2.8 2.8 0 0 0 5.6 0c0-1.5-.8-2.8-2.8-5.2Z"/>`,
  },
  {
    name: 'Morpankh',
    span: [6, 34],
    face: 'marcellus',
    mark: `<path ${line} d="M20 2.5c8.3 6 12.5 11.6 12.5 17.3a12.5 12.5 0 0 1-25 0C7.5 14.1 11.7 8.5 20 2.5ZM20 32v6"/><path fill-rule="evenodd" d="M20 8.5c5.2 4.4 7.8 8 7.8 11.6a7.8 7.8 0 0 1-15.6 0c0-3.6 2.6-7.2 7.8-11.6Zm0 9.5a4.2 4.2 0 0 0-4.2 4.2 4.2 4.2 0 0 0 8.4 0A4.2 4.2 0 0 0 20 18Z"/>`,
  },
  {
    name: 'Dakiya Cargo',
    face: 'bricolage',
    mark: `<path ${line} d="M20 3 35.5 11.5v17L20 37 4.5 28.5v-17zM4.5 11.5 20 20l15.5-8.5M20 20v17"/><path d="m10.5 8.2 3.6-2 15.4 8.5v7.3l-3.6 2v-7.3z"/>`,
  },
  {
    name: 'Jharna Water',
    face: 'outfit',
    mark: '<path fill="none" stroke="#000" stroke-width="4.6" stroke-linecap="round" d="M4.5 4v14M14.8 4v23M25.2 4v17M35.5 4v10M4.5 27v.01M25.2 30v.01M35.5 23.5v.01M4.5 36.5c3.4-2.6 6.9-2.6 10.3 0s6.9 2.6 10.4 0c3.4-2.6 6.9-2.6 10.3 0"/>',
  },
];

/** Some faces are drawn lighter than the rest; a hairline around them evens the weight. */
const hairlines = { marcellus: 0.7, yatra: 0.2 };

function draw({ name, face, mark: shape, capitals = false, span = [0, mark.size] }) {
  const font = faces[face];
  const words = (capitals ? name.toUpperCase() : name).split(' ');
  const tracking = capitals ? 0.9 : -0.1;
  const markWidth = span[1] - span[0];
  const widest = Math.max(...words.map((word) => setLine(font, word, 100, 0).width));
  const fitting = Math.min(capitals ? 18.5 : 21, (longestLine / widest) * 100);
  const lines = words.map((word) => setLine(font, word, fitting, tracking));
  const leading = fitting * (capitals ? 1.16 : 1.02);

  const capHeight = (font.capHeight / font.unitsPerEm) * fitting;
  const firstBaseline = canvas.height / 2 + (capHeight - leading * (lines.length - 1)) / 2;
  const lettersWidth = Math.max(...lines.map((set) => set.width));
  const left = (canvas.width - (markWidth + mark.gap + lettersWidth)) / 2;
  const top = (canvas.height - mark.size) / 2;
  const letters = lines
    .map(
      (set, index) =>
        `<path transform="translate(${left + markWidth + mark.gap - set.box.left} ${firstBaseline + leading * index})" d="${set.drawing}"/>`,
    )
    .join('');
  const hairline = hairlines[face]
    ? ` stroke="#000" stroke-width="${hairlines[face]}" stroke-linejoin="round"`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}"><g transform="translate(${left - span[0]} ${top})">${shape}</g><g${hairline}>${letters}</g></svg>`;
}

mkdirSync(folder, { recursive: true });
for (const partner of partners) {
  const slug = partner.name.toLowerCase().replaceAll(' ', '-');
  const { data } = optimize(draw(partner), {
    multipass: true,
    floatPrecision: 2,
    plugins: ['preset-default', 'removeTitle'],
  });
  writeFileSync(path.join(folder, `${slug}.svg`), `${data}\n`);
}
console.log(`${partners.length} logos in ${path.relative(process.cwd(), folder)}`);
