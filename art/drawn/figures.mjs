/** Draws the figures of posts: each shows one thought in thread on cloth, 1680 × 720, with words as outlines. */
import { writeFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { openFace, setLine } from './lettering.mjs';

const folder = new URL('../../blog/', import.meta.url);
const face = await openFace(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  { wght: 700 },
);

const cloths = {
  brand: ['#0a8bac', '#026a86', '#ffffff', '#ffd27a'],
  red: ['#d9483d', '#b5332a', '#ffffff', '#ffd27a'],
  teal: ['#128f8f', '#0a7373', '#ffffff', '#ffd27a'],
  purple: ['#8464dc', '#6a4ac6', '#ffffff', '#ffd27a'],
  rose: ['#c95790', '#a83a6d', '#ffffff', '#ffd27a'],
  deep: ['#045a70', '#004658', '#ffffff', '#ffd27a'],
};

/* Stitches: `run` along a line, `grain` shorter, `back` close together; an accent is in the second thread. */

const stitch = (dash, width) => (d, more = '') =>
  `<path d="${d}" stroke-width="${width}" stroke-dasharray="${dash}" ${more}/>`;
const run = stitch('24 16', 9);
const grain = stitch('6 16', 9);
const back = stitch('15 7', 8);
const accent = 'stroke="var(--accent)"';
const faint = 'opacity=".55"';
const knot = (x, y, size = 26, more = '') =>
  `<path d="M${x} ${y}h.1" stroke-width="${size}" stroke-dasharray="none" ${more}/>`;
const box = (x, y, width, height, radius = 18) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1-${radius} ${radius}h-${width - 2 * radius}a${radius} ${radius} 0 0 1-${radius}-${radius}v-${height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}z`;
const circle = (x, y, radius) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;
/** A piece of cloth, sewn on along its edge. */
const patch = (d, more = '') => `<path d="${d}" fill="#fff" fill-opacity=".14" stroke="none"/>${run(d, more)}`;
const tick = (x, y, size = 1) =>
  `<path d="M${x - 26 * size} ${y}l${18 * size} ${18 * size} ${34 * size}-${38 * size}" stroke-width="11" ${accent}/>`;
const arrow = (x, y, turn = 0) =>
  `<path d="M-16-18L4 0-16 18" stroke-width="10" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/** A flower with petals in back stitch around a knot. */
function flower(x, y, radius, count = 8) {
  const petals = Array.from({ length: count }, (_, index) => {
    const turn = `rotate(${(index * 360) / count})`;
    return `<path d="M0-${radius * 0.28}C-${radius * 0.36}-${radius * 0.5}-${radius * 0.3}-${radius * 0.86} 0-${radius} ${radius * 0.3}-${radius * 0.86} ${radius * 0.36}-${radius * 0.5} 0-${radius * 0.28}z" fill="#fff" fill-opacity=".2" stroke-width="6" stroke-dasharray="11 5" transform="${turn}"/>`;
  });
  return `<g transform="translate(${x} ${y})">${petals.join('')}${knot(0, 0, radius * 0.34, accent)}</g>`;
}

function label(words, x, y, size = 60, more = '') {
  const { drawing, width, box: edges } = setLine(face, words, size, -0.02 * size);
  const left = x - width / 2 - edges.left;
  return `<path d="${drawing}" fill="#fff" stroke="none" transform="translate(${left.toFixed(1)} ${y})" ${more}/>`;
}
const gold = 'fill="var(--accent)"';

function draw(name, cloth, body) {
  const [from, to, thread, second] = cloths[cloth];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1680" height="720" viewBox="0 0 1680 720"><defs><radialGradient id="cloth" cx=".7" cy=".5" r=".9"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient><pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 2h8M2 0v8" stroke="#fff" opacity=".07"/></pattern></defs><rect width="1680" height="720" fill="url(#cloth)"/><rect width="1680" height="720" fill="url(#weave)"/><g fill="none" stroke="${thread}" stroke-linecap="round" stroke-linejoin="round">${stitch('18 14', 5)(box(28, 28, 1624, 664, 30), 'opacity=".5"')}${body}</g></svg>`;
  const { data } = optimize(svg.replaceAll('var(--accent)', second), {
    plugins: [{ name: 'preset-default', params: { overrides: { convertPathData: false } } }],
  });
  writeFileSync(new URL(`${name}.svg`, folder), `${data}\n`);
}

/* Hosting: who shares the computer. */

const slots = (x, y, size, gap) =>
  [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [x + column * (size + gap), y + row * (size + gap)]));
draw(
  '2026-09-15-hosting-explained/kinds-of-hosting',
  'purple',
  [
    // A place among many.
    patch(box(110, 150, 300, 300)) +
      slots(140, 180, 64, 24)
        .map(([x, y], index) =>
          index === 4
            ? `<path d="${box(x, y, 64, 64, 10)}" fill="var(--accent)" stroke="none"/>`
            : back(box(x, y, 64, 64, 10), faint),
        )
        .join(''),
    // A share of its own.
    patch(box(500, 150, 300, 300)) +
      `<path d="${box(530, 180, 150, 240, 12)}" fill="var(--accent)" stroke="none"/>` +
      back(box(706, 180, 64, 108, 10), faint) +
      back(box(706, 312, 64, 108, 10), faint),
    // The same, in somebody's hands.
    patch(box(890, 150, 300, 300)) +
      `<path d="${box(920, 180, 150, 240, 12)}" fill="var(--accent)" stroke="none"/>` +
      back(box(1096, 180, 64, 108, 10), faint) +
      back(box(1096, 312, 64, 108, 10), faint) +
      `<path d="M965 296l22 24 44-50" stroke="#4a2fa0" stroke-width="13"/>`,
    // Copies in many cities.
    `${run('M1430 300L1320 190M1430 300L1560 200M1430 300L1340 420M1430 300L1550 410M1430 300L1440 150', faint)}${[[1320, 190], [1560, 200], [1340, 420], [1550, 410], [1440, 150]].map(([x, y]) => `<path d="${box(x - 30, y - 30, 60, 60, 10)}" fill="var(--accent)" stroke="none"/>`).join('')}${flower(1430, 300, 62)}`,
    label('Shared', 260, 570),
    label('VPS', 650, 570),
    label('Managed', 1040, 570),
    label('At the edge', 1434, 570),
  ].join(''),
);

/* Hosting: how long a certificate lasts. */

const ribbons = [
  ['2026', '200 days', 150, 1000],
  ['2027', '100 days', 320, 500],
  ['2029', '47 days', 490, 235],
];
draw(
  '2026-09-15-hosting-explained/certificate-days',
  'brand',
  ribbons
    .map(
      ([year, days, y, length]) =>
        label(year, 180, y + 62, 64) +
        patch(box(300, y, length, 90, 20)) +
        grain(`M340 ${y + 45}H${260 + length}`, accent) +
        label(days, 300 + length + 150, y + 62, 58, gold),
    )
    .join(''),
);

/* Before signing: each payment follows something to open. */

const stages = [
  [250, 'Design', back('M180 190h140v150H180zM180 232h140M206 266h50v50h-50z')],
  [640, 'Test site', back(`${box(550, 180, 180, 120, 12)}M600 340h80M640 300v40`)],
  [1030, 'Launch', flower(1030, 262, 96, 10)],
  [1420, 'Weeks later', `${back(circle(1420, 262, 88))}${tick(1418, 262, 1.5)}`],
];
draw(
  '2026-07-14-questions-before-you-sign/payments',
  'teal',
  `${run('M90 470C300 440 420 500 640 470S900 440 1030 470 1300 500 1590 470')}${stages.map(([x, words, body]) => body + knot(x, 470, 86, accent) + `<path d="M-17-22h34M-17-8h34M-17-22c28 0 28 27 0 27h-2l25 22" stroke="#0a5c5c" stroke-width="6" transform="translate(${x} 468)"/>` + label(words, x, 618, 58)).join('')}`,
);

/* Before signing: what becomes yours, what stays open, what is lent. */

draw(
  '2026-07-14-questions-before-you-sign/three-annexures',
  'rose',
  `${patch(box(120, 120, 660, 320, 26), accent)}${label('A', 190, 216, 84, gold)}${back('M300 220h120v150H300zM330 260h60M330 296h60M330 332h36')}${back(`${box(480, 220, 190, 150, 12)}M480 264h190`)}${patch(box(860, 120, 320, 320, 26))}${label('B', 924, 216, 84)}${back(`${circle(1020, 300, 62)}M1020 238v124M958 300h124`)}${patch(box(1260, 120, 300, 320, 26), 'stroke-dasharray="8 20"')}${label('C', 1324, 216, 84)}${back('M1360 350l90-90M1436 220a44 44 0 1 0 52 52l-28 2-26-26z')}${label('Becomes yours', 450, 566, 62, gold)}${label('Open source', 1020, 566)}${label('Lent', 1410, 566)}`,
);

/* Selling online: the same kurta, packed high and flat. */

const parcel = (x, y, height) =>
  `<path d="M${x} ${y}l220-96 220 96v${height}l-220 96-220-96z" fill="#fff" fill-opacity=".16" stroke="none"/>${run(`M${x} ${y}l220-96 220 96-220 96z`)}${run(`M${x} ${y}v${height}l220 96 220-96v-${height}M${x + 220} ${y + 96}v${height}`)}${grain(`M${x + 110} ${y - 48}l220 96`, accent)}`;
draw(
  '2026-04-14-selling-online-from-lucknow/parcel-height',
  'red',
  `${parcel(220, 200, 160)}${label('4 cm', 772, 300, 56)}${back('M690 200v160', accent)}${label('0.6 kg', 440, 590, 78, gold)}${run('M860 120V600', faint)}${parcel(960, 280, 80)}${label('2 cm', 1512, 340, 56)}${back('M1430 280v80', accent)}${label('0.35 kg', 1180, 590, 78, gold)}`,
);

/* Selling online: four weeks. */

const weeks = [
  [250, '30', 'rows', back('M150 170h200v170H150zM150 226h200M150 282h200M216 170v170')],
  [645, '10', 'parcels', back('M545 210l100-44 100 44v120l-100 44-100-44zM545 210l100 44 100-44M645 254v120')],
  [1040, '3', 'outcomes', `${back(`${box(930, 180, 220, 150, 16)}M930 230h220`)}${tick(1090, 288)}`],
  [1450, '50', 'regulars', `${back('M1340 230h220v120h-220zM1340 230l24-60h172l24 60')}${grain('M1340 252h220', accent)}`],
];
draw(
  '2026-04-14-selling-online-from-lucknow/four-weeks',
  'brand',
  weeks
    .map(
      ([x, count, words, body], index) =>
        body +
        label(count, x, 500, 96, gold) +
        label(words, x, 590, 56) +
        (index < 3 ? run(`M${x + 140} 262h90`, faint) + arrow(x + 256, 262) : ''),
    )
    .join(''),
);

/* Three steps: a mistake costs more in each. */

const steps = [
  [130, 490, 'Need', 36],
  [600, 410, 'Stack', 70],
  [1070, 330, 'Build', 116],
];
draw(
  '2024-04-16-pitching-it-solutions/three-steps',
  'deep',
  `${run('M110 620H1570', faint)}${steps.map(([x, y, words, size]) => patch(`M${x} 620V${y}h440v${620 - y}`) + label(words, x + 200, 566, 70) + flower(x + 370 - (x > 1000 ? 30 : 0), y - size - 6, size)).join('')}${['1', '2', '3'].map((number, index) => label(number, steps[index][0] + 70, 566, 70, gold)).join('')}`,
);

/* Three steps: five answers before building. */

const answers = [150, 420, 690, 960, 1230];
draw(
  '2024-04-16-pitching-it-solutions/five-answers',
  'purple',
  `${run('M150 240H1400')}${answers.map((x, index) => `<path d="${circle(x, 240, 70)}" fill="#7556d0" stroke="none"/>${patch(circle(x, 240, 70))}${label(String(index + 1), x, 262, 70)}`).join('')}${flower(1490, 240, 116, 10)}${run('M690 330v120')}${arrow(690, 466, 90)}${run('M960 330v120')}${arrow(960, 466, 90)}${label('Paper first', 640, 566, 58, gold)}${label('Wait', 990, 566, 58, gold)}${label('Build', 1490, 566, 70, gold)}`,
);
