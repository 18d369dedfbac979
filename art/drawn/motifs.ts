/**
 * Draws the embroideries of the pages' heads: black, because CSS colours them as masks. The stitches
 * have the names of chikan.svg: bakhiya (shadow), phanda (knots), jaali (net) and
 * keel (stems). What is only printed waits for the needle.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Point = [x: number, y: number];

const folder = path.resolve(import.meta.dirname, '../../static/drawn/motifs');

/** Rows of stitches along a line, from the cloth's edge inwards. */
const stitches = `<style>
.keel{stroke-width:4;stroke-dasharray:14 2}
.back{stroke-width:5;stroke-dasharray:11 4}
.rung{stroke-width:17;stroke-dasharray:5 3}
.phanda{stroke-width:8;stroke-linecap:round;stroke-dasharray:0 13}
.run{stroke-width:5;stroke-linecap:round;stroke-dasharray:16 13}
.shadow{fill:#000;fill-opacity:.3}
.print{stroke-width:2.4;opacity:.6}
.print *{fill:none}
</style>`;

const patterns = `<pattern id="jaali" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H15V15" stroke-width="4.4"/><path d="M0 0h3.5v3.5H0z" fill="#000" stroke="none"/></pattern><pattern id="satin" width="8" height="7" patternUnits="userSpaceOnUse"><path d="M0 2H8" stroke-width="4.6"/></pattern>`;

/* Lines */

function round(value: number): number {
  return Math.round(value) + 0;
}

function polar(angle: number, radius: number): Point {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [radius * Math.cos(radians), radius * Math.sin(radians)];
}

/** A smooth line through the points. */
function curve(points: Point[], isClosed = false): string {
  const at = (index: number): Point => {
    const last = points.length - 1;
    const inside = isClosed
      ? (index + points.length) % points.length
      : Math.min(Math.max(index, 0), last);
    return points[inside];
  };
  const segments = points.slice(isClosed ? 0 : 1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point, share: number) =>
      `${round(x + (toX - fromX) * share)} ${round(y + (toY - fromY) * share)}`;
    return `${control(from, before, to, 1 / 6)} ${control(to, after, from, 1 / 6)} ${round(to[0])} ${round(to[1])}`;
  });
  return `M${round(at(0)[0])} ${round(at(0)[1])}C${segments.join(' ')}${isClosed ? 'Z' : ''}`;
}

/** Points of a cubic path written as one start and triples of points. */
function sample([start, ...rest]: Point[], count = 24): Point[] {
  const points: Point[] = [];
  let from = start;
  for (let index = 0; index < rest.length; index += 3) {
    const [first, second, to] = rest.slice(index, index + 3);
    for (let step = 0; step < count; step += 1) {
      const [t, u] = [step / count, 1 - step / count];
      const blend = (axis: 0 | 1) =>
        u ** 3 * from[axis] +
        3 * u * u * t * first[axis] +
        3 * u * t * t * second[axis] +
        t ** 3 * to[axis];
      points.push([blend(0), blend(1)]);
    }
    from = to;
  }
  return points;
}

/** Points at equal distances along a closed line, each with the angle of its outer side. */
function spread(points: Point[], count: number): { point: Point; angle: number }[] {
  const lengths = points.map((point, index) => {
    const next = points[(index + 1) % points.length];
    return Math.hypot(next[0] - point[0], next[1] - point[1]);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, place) => {
    let rest = (place * total) / count;
    let index = 0;
    while (rest > lengths[index]) {
      rest -= lengths[index];
      index += 1;
    }
    const from = points[index % points.length];
    const to = points[(index + 1) % points.length];
    const share = rest / (lengths[index] || 1);
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    return {
      point: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
      angle,
    };
  });
}

/** The line inside a closed one, at a distance; where the shape is too narrow, there is none. */
function inset(points: Point[], distance: number, count = 40): Point[] {
  const isInside = ([x, y]: Point) =>
    points.every(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) > 0.97 * distance);
  const inner = spread(points, 240)
    .map(({ point: [x, y], angle }): Point => {
      const [dx, dy] = polar(angle, distance);
      return [x - dx, y - dy];
    })
    .filter(isInside);
  return spread(inner, count).map(({ point }) => point);
}

/* Parts */

function use(id: string, [x, y]: Point, angle = 0, scale = 1): string {
  const turned = angle ? `rotate(${round(angle)})` : '';
  const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`;
  return `<use href="#${id}" transform="translate(${round(x)} ${round(y)})${turned}${scaled}"/>`;
}

function line(d: string, className: string, more = ''): string {
  return `<path d="${d}" class="${className}"${more}/>`;
}

function ring(radius: number, className: string): string {
  return `<circle r="${round(radius)}" class="${className}"/>`;
}

const petalLine = 'M0 0C-30-22-36-70 0-104 36-70 30-22 0 0Z';
const leafLine = 'M0 0C-34-24-38-66 0-104 38-66 34-24 0 0Z';

/** A petal in shadow work with a row of knots. */
const petal = `<g id="petal">${line(petalLine, 'shadow back')}${line('M0-22C-10-36-11-54 0-74 11-54 10-36 0-22Z', 'phanda')}</g>`;
/** A leaf in satin stitch, split along its vein. */
const leaf = `<g id="leaf"><path d="M-3-8C-30-30-32-64-3-92ZM3-8C30-30 32-64 3-92Z" fill="url(#satin)" stroke="none"/>${line(leafLine, 'keel')}<path d="M0 26V-92" class="keel"/></g>`;
/** A small pointed grain, for hems. */
const grain = `<path id="grain" d="M0 0C-13-9-14-26 0-40 14-26 13-9 0 0Z" class="shadow" stroke-width="3"/>`;
const printedGrain = '<path id="grain-p" d="M0 0C-13-9-14-26 0-40 14-26 13-9 0 0Z"/>';
const printedPetal = `<path id="petal-p" d="${petalLine}M0-22C-10-36-11-54 0-74 11-54 10-36 0-22Z"/>`;
const printedLeaf = `<path id="leaf-p" d="${leafLine}M0 26V-92"/>`;

/** The parts of a drawing that is sewn in one area and only printed in the other. */
function listHalfSewnParts(sewnArea: string, printedArea: string): string[] {
  const clips = `<clipPath id="sewn"><path d="${sewnArea}"/></clipPath><clipPath id="waiting"><path d="${printedArea}"/></clipPath>`;
  return [petal, leaf, grain, printedPetal, printedLeaf, printedGrain, clips];
}

/** A flower at the origin: petals, a ring of knots, a net in the middle. */
function flower(count: number, heart: number, scale: number, suffix = ''): string {
  const petals = Array.from({ length: count }, (_, index) =>
    use(`petal${suffix}`, polar((index * 360) / count, heart), (index * 360) / count, scale),
  ).join('');
  const middle = suffix
    ? `<circle r="${round(heart - 8)}"/>`
    : `<circle r="${round(heart - 12)}" fill="url(#jaali)" class="back"/>${ring(heart - 2, 'phanda')}`;
  return petals + middle;
}

const kairiPoints = sample([
  [0, 0],
  [-192, 0],
  [-300, -144],
  [-276, -312],
  [-246, -468],
  [-84, -540],
  [0, -684],
  [36, -750],
  [132, -768],
  [174, -708],
  [204, -654],
  [168, -606],
  [126, -624],
  [198, -528],
  [300, -396],
  [282, -240],
  [264, -84],
  [156, 0],
  [0, 0],
]);

/** A needle at the end of its thread. */
function needle([x, y]: Point, angle: number, thread: string): string {
  return `${line(thread, 'thread', ' stroke-width="3.5"')}<path d="M-10-4 12-5C60-9 150-7 250 4 150 10 60 9 12 7L-10 6C-17 6-17-4-10-4ZM-4-1v3l22 1v-4Z" fill="#000" fill-rule="evenodd" stroke="none" transform="translate(${x} ${y}) rotate(${angle})"/>`;
}

function around(count: number, radius: number, id: string, scale = 1, turn = 0, lean = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * 360) / count;
    return use(id, polar(angle, radius), angle + lean, scale);
  }).join('');
}

/** A stem with leaves on both sides; the leaves grow towards its end. */
function stem(points: Point[], leafCount: number, scale: number, suffix = ''): string {
  const along = spread([...points, ...points.slice(1, -1).reverse()], 2 * leafCount + 2).slice(
    1,
    leafCount + 1,
  );
  const leaves = along.map(({ point, angle }, index) =>
    use(
      `leaf${suffix}`,
      point,
      angle + 90 + (index % 2 ? 52 : -52),
      scale * (1 - (0.35 * index) / leafCount),
    ),
  );
  return (
    line(
      curve(points.filter((_, index) => index % 6 === 0 || index === points.length - 1)),
      suffix ? '' : 'keel',
    ) + leaves.join('')
  );
}

function at([x, y]: Point, angle: number, body: string): string {
  return `<g transform="translate(${round(x)} ${round(y)})${angle ? ` rotate(${round(angle)})` : ''}">${body}</g>`;
}

function draw(name: string, viewBox: string, defs: string[], body: string): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="#000">${stitches}\n<defs>${patterns}${defs.join('')}</defs>\n${body}</svg>\n`;
  writeFileSync(path.join(folder, `${name}.svg`), svg);
}

mkdirSync(folder, { recursive: true });

/* Mission: the mango of the old pattern, half sewn. */

function drawKairi(suffix: '' | '-p'): string {
  const rows: [distance: number, className: string, count: number][] = [
    [0, 'rung', 30],
    [20, 'keel', 26],
    [40, 'phanda', 24],
    [56, 'back', 24],
    [116, 'back', 18],
    [134, 'phanda', 16],
  ];
  const hem = spread(kairiPoints, 40).map(({ point: [x, y], angle }) => {
    const [dx, dy] = polar(angle, 16);
    return use(`grain${suffix}`, [x + dx, y + dy], angle, 1.2);
  });
  const lines = rows.map(([distance, className, count]) =>
    line(curve(inset(kairiPoints, distance, count), true), suffix ? '' : className),
  );
  const net = suffix
    ? ''
    : `<path d="${curve(inset(kairiPoints, 62, 22), true)}${curve(inset(kairiPoints, 110, 18), true)}" fill="url(#jaali)" fill-rule="evenodd" stroke="none"/>`;
  const inner =
    at([4, -216], 0, flower(8, 34, 0.72, suffix)) +
    use(`leaf${suffix}`, [-34, -334], -30, 0.7) +
    use(`leaf${suffix}`, [44, -340], 18, 0.86) +
    use(`leaf${suffix}`, [2, -346], -6, 0.86);
  return hem.join('') + net + lines.join('') + inner;
}

draw(
  'kairi',
  '-470 -830 940 940',
  listHalfSewnParts('M-500 200V-330L500-560V200Z', 'M-500-900V-330L500-560V-900Z'),
  `<g transform="rotate(14)"><g clip-path="url(#sewn)">${drawKairi('')}</g><g clip-path="url(#waiting)" class="print">${drawKairi('-p')}</g></g>${needle([-176, -560], 200, 'M-176-560C-110-520-190-430-110-428S-20-520 66-452')}`,
);

/* Letter: a merchant's ledger, bound in cloth and quilted by hand. */

const corner = `<g id="corner">${at([0, 0], 45, flower(8, 22, 0.42))}${use('leaf', [44, 4], 96, 0.56)}${use('leaf', [4, 44], 174, 0.56)}</g>`;
const quilt = Array.from({ length: 7 }, (_, row) =>
  line(`M-344 ${-330 + row * 110}l98 55-98 55M344 ${-330 + row * 110}l-98 55 98 55`, 'run'),
).join('');
draw(
  'ledger',
  '-560 -560 1120 1120',
  [petal, leaf, grain, corner],
  `<g transform="rotate(-9)"><rect x="-400" y="-520" width="800" height="1040" rx="26" class="rung"/><rect x="-376" y="-496" width="752" height="992" rx="14" class="keel"/><rect x="-356" y="-476" width="712" height="952" rx="6" class="phanda"/>${quilt}<rect x="-232" y="-452" width="464" height="904" rx="6" class="back"/>${[-300, -150, 150, 300].map((y) => line(`M-210 ${y}H210`, 'run')).join('')}${at([0, 0], 0, `${ring(214, 'rung')}${ring(190, 'keel')}${ring(174, 'phanda')}<path d="M0-160a160 160 0 1 0 .1 0ZM0-92a92 92 0 1 1-.1 0Z" fill="url(#jaali)" fill-rule="evenodd" stroke="none"/>${ring(160, 'back')}${ring(92, 'back')}${flower(8, 24, 0.58)}`)}${[
    [-180, -392, 0],
    [180, -392, 90],
    [180, 392, 180],
    [-180, 392, 270],
  ]
    .map(([x, y, turn]) => use('corner', [x, y], turn))
    .join(
      '',
    )}${line('M400-40C470-70 520-20 480 30S420 100 470 170 500 300 440 340', 'keel')}${line('M400-22C460-46 500-12 462 34S400 110 450 178 480 290 424 330', 'keel')}${[-26, -9, 8, 26].map((turn) => at([432, 336], turn, line('M0 0V110', 'keel'))).join('')}</g>`,
);

/* Careers: a flower in its frame, half sewn, with the needle left for the next hand. */

function drawHoopFlower(suffix: '' | '-p'): string {
  return (
    around(8, 64, `petal${suffix}`, 1.9, 22.5) +
    around(8, 96, `leaf${suffix}`, 1.25, 0) +
    flower(8, 42, 0.5, suffix) +
    around(16, 292, `grain${suffix}`, 1.3, 11.25)
  );
}
draw(
  'hoop',
  '-500 -500 1000 1000',
  listHalfSewnParts('M-500-500H-40L110 0-120 500H-500Z', 'M500-500H-40L110 0-120 500H500Z'),
  `<circle r="426" stroke-width="9"/><circle r="396" stroke-width="9"/><circle r="411" stroke-width="2.5"/><path d="M-34-432h68v-46h-68ZM-58-456H58M-18-478v-16h36v16" stroke-width="8" stroke-linejoin="round"/>${ring(366, 'run')}<g clip-path="url(#sewn)">${ring(346, 'phanda')}${drawHoopFlower('')}</g><g clip-path="url(#waiting)" class="print">${ring(346, '')}${drawHoopFlower('-p')}</g>${needle([204, 120], 38, 'M204 120C150 60 250 10 190-40S80-60 92-140')}`,
);

/* Topics: one stem, and a flower of its own kind for each. */

const vinePoints = sample(
  [
    [-430, 560],
    [-430, 330],
    [-300, 470],
    [-90, 190],
    [80, -40],
    [140, 220],
    [330, -40],
    [450, -210],
    [520, -300],
    [640, -330],
  ],
  24,
);
const blossoms: [x: number, y: number, turn: number, body: string][] = [
  [-440, 110, -10, flower(8, 36, 0.92)],
  [
    -260,
    -10,
    6,
    at(
      [0, 120],
      0,
      `${use('petal', [0, 0], 0, 1.6)}${use('petal', [0, 0], -42, 1.3)}${use('petal', [0, 0], 42, 1.3)}${use('leaf', [0, 6], -96, 0.7)}${use('leaf', [0, 6], 96, 0.7)}`,
    ),
  ],
  [-20, -150, 0, `${around(12, 46, 'grain', 1.9)}${ring(134, 'phanda')}${flower(6, 30, 0.34)}`],
  [230, -280, 0, flower(6, 44, 1.06)],
  [-120, 440, 0, flower(5, 34, 0.8)],
  [150, 330, 8, `${around(10, 30, 'leaf', 0.82)}${ring(24, 'phanda')}`],
  [
    420,
    190,
    0,
    `${around(8, 40, 'petal', 0.86, 22.5)}${around(8, 52, 'grain', 1.2)}<circle r="30" fill="url(#jaali)" class="back"/>`,
  ],
  [520, -60, 0, flower(12, 44, 0.6)],
];
const tendrils = [
  'M-420 400C-460 340-460 280-444 250',
  'M-330 320C-300 250-270 210-262 150',
  'M-120 250C-90 160-60 60-36-10',
  'M120 120C150 0 190-90 214-160',
  'M-190 330C-170 380-150 400-138 420',
  'M130 150C160 200 160 250 156 280',
  'M300 30C340 60 380 100 400 124',
  'M430-160C460-150 490-120 504-102',
];
draw(
  'vine',
  '-600 -430 1180 1010',
  [petal, leaf, grain],
  stem(vinePoints, 22, 1) +
    tendrils.map((d) => line(d, 'keel')).join('') +
    blossoms.map(([x, y, turn, body]) => at([x, y], turn, body)).join(''),
);

/* About: the gate of the city, whose arch is a fan of petals. */

function half(count: number, radius: number, id: string, scale: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = -90 + (180 * (index + 0.5)) / count;
    return use(id, polar(angle, radius), angle, scale);
  }).join('');
}
const archRing = (radius: number, className: string) =>
  line(`M-${radius} 420V0A${radius} ${radius} 0 0 1 ${radius} 0V420`, className);
const pillar = (x: number) =>
  Array.from({ length: 4 }, (_, step) => use('leaf', [x, 400 - step * 92], 0, 0.82)).join('');
draw(
  'gate',
  '-560 -600 1120 1020',
  [petal, leaf, grain],
  `${half(17, 424, 'petal', 1.2)}${archRing(412, 'rung')}${archRing(388, 'keel')}${archRing(368, 'phanda')}<path d="M-350 420V0A350 350 0 0 1 350 0V420H282V0A282 282 0 0 0-282 0V420Z" fill="url(#jaali)" stroke="none"/>${archRing(350, 'back')}${archRing(282, 'back')}${half(13, 196, 'leaf', 0.72)}${archRing(190, 'keel')}${archRing(172, 'phanda')}${archRing(154, 'rung')}${half(9, 66, 'petal', 0.72)}${half(9, 20, 'grain', 0.9)}${[-484, 484].map(pillar).join('')}${[-236, 236].map(pillar).join('')}${at([0, -560], 0, flower(6, 14, 0.3))}`,
);

/* Team: as many kinds of flowers as people, strewn as on a kurta. */

const butis = [
  flower(5, 26, 0.6) + use('leaf', [-8, 96], -150, 0.56) + use('leaf', [8, 96], 150, 0.56),
  flower(8, 30, 0.52) + around(8, 88, 'grain', 0.8, 22.5),
  at(
    [0, 70],
    0,
    use('petal', [0, 0], 0, 1.3) + use('leaf', [0, 0], -50, 0.9) + use('leaf', [0, 0], 50, 0.9),
  ),
  around(10, 24, 'leaf', 0.74) + ring(18, 'phanda'),
  flower(6, 30, 0.7),
  `<circle r="52" fill="url(#jaali)" class="back"/>${ring(66, 'phanda')}${around(12, 74, 'grain', 1)}`,
  flower(12, 34, 0.46) + ring(22, 'phanda'),
  at([0, 80], 0, [-60, -30, 0, 30, 60].map((turn) => use('petal', [0, 0], turn, 1.1)).join('')),
  around(4, 20, 'petal', 0.9, 45) + around(4, 26, 'leaf', 0.74),
  flower(7, 26, 0.62) + ring(108, 'phanda'),
];
const butiPlaces: Point[] = [
  [-300, -330],
  [0, -330],
  [300, -330],
  [-430, -70],
  [-145, -70],
  [145, -70],
  [430, -70],
  [-300, 200],
  [0, 200],
  [300, 200],
];
draw(
  'butis',
  '-580 -500 1160 880',
  [petal, leaf, grain],
  butis
    .map(
      (body, index) =>
        `<g transform="translate(${butiPlaces[index].join(' ')}) scale(1.24) rotate(${(index % 3) * 8 - 8})">${body}</g>`,
    )
    .join(''),
);

/* Trades: a wreath around the thing of the trade. */

draw(
  'wreath',
  '-500 -500 1000 1000',
  [petal, leaf, grain],
  `${ring(252, 'rung')}${ring(274, 'phanda')}${ring(228, 'keel')}${around(12, 292, 'leaf', 1.16, 0, 34)}${around(12, 292, 'leaf', 0.9, 0, -38)}${Array.from({ length: 12 }, (_, index) => at(polar(15 + index * 30, 404), index * 30, flower(6, 17, 0.4))).join('')}${around(12, 474, 'grain', 0.6)}`,
);

/* All trades: a sampler with a cell for each. */

const columns = [-380, -190, 0, 190, 380];
const rows = [-285, -95, 95, 285];
const cells = rows.flatMap((y) => columns.map((x): Point => [x, y]));
const crossings = [-380, -190, 0, 190, 380].flatMap((y) =>
  [-475, -285, -95, 95, 285, 475].map((x): Point => [x, y]),
);
draw(
  'sampler',
  '-500 -500 1000 1000',
  [
    petal,
    `<g id="cell">${ring(80, 'phanda')}${ring(92, 'keel')}</g><g id="cross">${[0, 90, 180, 270].map((turn) => use('petal', polar(turn, 4), turn, 0.36)).join('')}</g>`,
  ],
  cells.map((cell) => use('cell', cell)).join('') +
    crossings.map((crossing) => use('cross', crossing, 45)).join(''),
);

/* Support: a tear that the darner closes, thread over thread (rafu), in a frame of flowers. */

const threads = Array.from({ length: 17 }, (_, index) => (index - 8) * 30);
const darnedUntil = 90;
/** The threads of the two directions cover each other in turns. */
const weave = (d: string, isOdd: boolean) =>
  `<path d="${d}" stroke-width="13" stroke-dasharray="38 22" stroke-dashoffset="${isOdd ? 30 : 0}"/>`;
const warp = threads.map((x, index) => weave(`M${x}-259V${darnedUntil + 14}`, index % 2 === 1));
const weft = threads
  .filter((y) => y <= darnedUntil)
  .map((y, index) => weave(`M-259 ${y}H259`, index % 2 === 0));
const waiting = threads.map((x) => `<path d="M${x} ${darnedUntil + 24}V259"/>`);
const frame = (half: number, className: string) =>
  `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="18" class="${className}"/>`;
const hem = [0, 90, 180, 270].flatMap((side) =>
  Array.from({ length: 7 }, (_, index) =>
    at([0, 0], side, use('grain', [(index - 3) * 88, -408], 0, 1.5)),
  ),
);
draw(
  'rafu',
  '-600 -600 1200 1200',
  [petal, grain, `<g id="corner">${flower(8, 28, 0.6)}</g>`],
  `<g transform="rotate(-10)">${frame(390, 'rung')}${frame(362, 'keel')}${frame(342, 'phanda')}${frame(296, 'back')}${hem.join('')}${around(4, 560, 'corner', 1, 45)}${warp.join('')}${weft.join('')}<g class="print">${waiting.join('')}</g>${needle([250, 214], 52, `M259 ${darnedUntil}C330 ${darnedUntil} 350 150 280 150S210 190 250 214`)}</g>`,
);

/* Gallery: pictures on a thread, each another piece of needlework. */

const framed: [x: number, y: number, turn: number, body: string][] = [
  [-330, -170, -5, flower(8, 38, 0.7)],
  [10, -148, 3, `${ring(96, 'phanda')}<circle r="82" fill="url(#jaali)" class="back"/>`],
  [350, -194, -3, at([0, 92], 0, [-64, 64, -32, 32, 0].map((turn) => use('petal', [0, 0], turn, 1.22)).join(''))],
  [-190, 324, 4, `${use('leaf', [-6, 92], -62)}${use('leaf', [6, 92], 62)}${use('leaf', [-4, 40], -34, 1.1)}${use('leaf', [4, 40], 34, 1.1)}${line('M0 126V-60', 'keel')}${use('petal', [0, -10], 0, 0.9)}`],
  [180, 320, -4, flower(12, 42, 0.66)],
];
const frameLines = `<rect x="-136" y="-156" width="272" height="312" rx="10" class="keel"/><rect x="-120" y="-140" width="240" height="280" rx="4" class="phanda"/><rect x="-20" y="-196" width="40" height="62" rx="8" fill="url(#satin)" class="keel"/>`;
draw(
  'frames',
  '-560 -480 1120 1000',
  [petal, leaf, grain],
  `${line('M-505-362C-260-312 30-300 620-420', 'rung')}${line('M-505 126C-260 166 80 186 620 60', 'rung')}${at([-505, -362], 0, flower(6, 14, 0.3))}${at([-505, 126], 0, flower(6, 14, 0.3))}${framed.map(([x, y, turn, body]) => at([x, y], turn, frameLines + body)).join('')}`,
);

/* Blog: a pen that writes in back stitch, and the pot whose ink has flowers. */

/** A word in joined letters, each a loop; every fifth letter has a long stroke. */
function word(x: number, y: number, letterCount: number): string {
  const letters = Array.from({ length: letterCount }, (_, index) => {
    const height = index % 5 === 2 ? 84 : 44;
    return `c24 0 33-${height} 15-${height}s-21 ${height} 21 ${height}`;
  });
  return line(`M${x} ${y}${letters.join('')}`, 'back');
}
const writtenWords: [x: number, y: number, letterCount: number][] = [
  [-530, -250, 7],
  [-240, -250, 9],
  [-530, -110, 4],
  [-350, -110, 6],
  [-530, 30, 8],
  [-530, 170, 4],
];
const nibLine = 'M0 0C-30-110-128-200-128-318-128-372-104-404-66-424H66C104-404 128-372 128-318 128-200 30-110 0 0Z';
const holderLeaves = Array.from({ length: 6 }, (_, index) =>
  use('leaf', [0, -520 - index * 118], 0, 0.9),
);
const pen = `${line(nibLine, 'shadow rung')}<path d="M0-40C-24-120-98-208-98-316-98-350-82-374-52-396H52C82-374 98-350 98-316 98-208 24-120 0-40ZM0-348a76 76 0 1 0 .1 0Z" fill="url(#jaali)" fill-rule="evenodd" class="back"/>${line('M0-20V-190', 'keel')}${at([0, -272], 0, flower(5, 20, 0.44))}${line('M-62-440V-1300M62-440V-1300', 'rung')}${line('M-40-440V-1300M40-440V-1300', 'keel')}${line('M-84-436H84', 'rung')}${line('M-40-484H40', 'phanda')}${holderLeaves.join('')}`;
const pot = `${line('M-66-120V-66C-150-40-170 30-164 96-160 140-140 160-100 160H100C140 160 160 140 164 96 170 30 150-40 66-66V-120Z', 'shadow keel')}<path d="M-62-46C-128-20-146 30-142 94-140 122-128 138-96 138H96C128 138 140 122 142 94 146 30 128-20 62-46Z" fill="url(#jaali)" class="back"/>${line('M-88-124H88', 'rung')}${line('M-88-148H88', 'phanda')}${line('M-12-156C-20-200-30-230-44-262M10-156C20-220 50-290 84-340', 'keel')}${use('leaf', [4, -186], 62, 0.66)}${use('leaf', [38, -268], -28, 0.56)}${at([-50, -316], 0, flower(5, 22, 0.52))}${at([112, -412], 0, flower(6, 28, 0.7))}`;
draw(
  'pen',
  '-560 -560 1120 1120',
  [petal, leaf],
  `<g transform="rotate(-5)">${writtenWords.map((place) => word(...place)).join('')}${word(-530, 310, 10)}${line('M-170 310C-150 306-140 296-126 276', 'back')}<g class="print">${line('M-530 430H90M-530 540H20', 'run')}</g>${at([-126, 276], 40, pen)}${at([340, 320], 0, pot)}</g>`,
);

/* Contact: a letter in its envelope, sealed with a flower. */

const envelope = (margin: number, className: string) =>
  `<rect x="${margin - 480}" y="${margin - 270}" width="${960 - 2 * margin}" height="${700 - 2 * margin}" rx="${30 - margin / 4}" class="${className}"/>`;
const spray = [-56, 56, -28, 28, 0]
  .map((turn) => use('petal', polar(turn, 20), turn, 0.84))
  .join('');
const sideStem = `${line('M0 60C-10 10 10-50 0-110', 'keel')}${use('leaf', [-2, 40], -58, 0.8)}${use('leaf', [2, 20], 58, 0.8)}${use('leaf', [0, -34], -46, 0.66)}${use('leaf', [2, -52], 46, 0.66)}${at([0, -140], 0, flower(6, 20, 0.46))}`;
draw(
  'letter',
  '-560 -450 1120 1120',
  [petal, leaf, grain],
  `<g transform="rotate(-8)">${envelope(0, 'rung')}${envelope(22, 'keel')}${envelope(40, 'phanda')}<path d="M-420-216L-70 26M420-216L70 26M-420 380L-64 116M420 380L64 116" class="rung"/><path d="M-350-206L0 34 350-206H262L0-26-262-206Z" fill="url(#jaali)" class="back"/>${at([0, -96], 0, spray)}${at([-300, 120], 12, sideStem)}${at([300, 120], -12, sideStem)}${at([0, 76], 0, `${around(16, 70, 'grain', 0.9)}${flower(8, 34, 0.4)}`)}${at([0, 300], 0, spray)}</g>`,
);

/* Work: a finished kurta, as it leaves the workshop. */

const bothSides = (body: string) => `${body}<g transform="scale(-1 1)">${body}</g>`;
const sleeve =
  line('M206-436C300-392 410-214 486-52L372 12C330-92 282-170 226-214', 'keel') +
  line('M496-84L356-4', 'rung') +
  line('M474-116L340-38', 'phanda') +
  use('leaf', [292, -244], -34, 0.66) +
  at([340, -172], 26, flower(6, 15, 0.38));
const side =
  line('M76-470C120-462 164-452 206-436', 'keel') +
  line('M226-214C206-60 250 240 300 540', 'keel') +
  line('M204-214C186-50 222 200 254 344', 'phanda');
const strewn: Point[] = [[-128, -20], [128, -20], [0, 84], [-140, 190], [140, 190], [0, 284]];
const hemFlowers = [-252, -168, -84, 0, 84, 168, 252].map((x) =>
  use('petal', [x, 532 - (x * x) / 9000], x / 36, 1.04),
);
draw(
  'kurta',
  '-540 -640 1080 1260',
  [petal, leaf, grain],
  `<g transform="rotate(5)">${line('M0-520V-556C0-600 60-596 52-560', 'thread', ' stroke-width="9" stroke-linecap="round"')}${line('M-196-436C-120-486-60-512 0-520 60-512 120-486 196-436', 'thread', ' stroke-width="9"')}${bothSides(sleeve + side)}${line('M-300 540C-200 566-100 576 0 576S200 566 300 540', 'rung')}${line('M-274 378C-180 402-90 412 0 412S180 402 274 378', 'rung')}${line('M-266 350C-180 374-90 384 0 384S180 374 266 350', 'phanda')}${hemFlowers.join('')}<path d="M-76-470C-60-400 60-400 76-470L150-446C150-300 96-190 0-140-96-190-150-300-150-446ZM0-370a80 80 0 1 0 .1 0Z" fill="url(#jaali)" fill-rule="evenodd" stroke="none"/>${line('M-150-446C-150-300-96-190 0-140 96-190 150-300 150-446', 'rung')}${line('M-76-470C-60-400 60-400 76-470', 'rung')}${line('M-100-470C-80-374 80-374 100-470', 'phanda')}${at([0, -290], 0, flower(8, 26, 0.52))}${strewn.map((point, index) => at(point, index * 12, flower(index % 2 ? 5 : 6, 17, 0.4))).join('')}</g>`,
);

/* Meetings: a sheet of a month; a flower is sewn on each day that is over, and today's is half done. */

const dayColumns = [-320, -192, -64, 64, 192, 320];
const dayRows = [-150, -14, 122, 258];
const days = dayRows.flatMap((y) => dayColumns.map((x): Point => [x, y]));
const today = 13;
const sewnDays = days.map((day, index) =>
  index < today
    ? at(day, index * 17, flower(index % 3 ? 6 : 8, 12, 0.3))
    : index > today
      ? at(day, 0, `<circle r="38" class="run" stroke-width="3"/>`)
      : '',
);
const binding = [-300, -150, 0, 150, 300].map((x) =>
  line(`M${x - 14}-420V-340M${x + 14}-420V-340`, 'rung', ' stroke-width="9"'),
);
const frameOfSheet = (inset: number, className: string) =>
  `<rect x="${-430 + inset}" y="${-390 + inset}" width="${860 - 2 * inset}" height="${770 - 2 * inset}" rx="${34 - inset / 2}" class="${className}"/>`;
draw(
  'month',
  '-560 -520 1120 1040',
  [petal, leaf, grain, printedPetal],
  `<g transform="rotate(6)">${frameOfSheet(0, 'rung')}${frameOfSheet(24, 'keel')}${line('M-400-236H400', 'rung')}${line('M-400-214H400', 'phanda')}${binding.join('')}${[-250, 0, 250].map((x, index) => at([x, -298], 0, index === 1 ? flower(8, 14, 0.34) : use('leaf', [index ? -30 : 30, 0], index ? 90 : -90, 0.6))).join('')}${sewnDays.join('')}${at(days[today], 0, `${ring(66, 'phanda')}${Array.from({ length: 8 }, (_, index) => use(index < 5 ? 'petal' : 'petal-p', polar(index * 45, 14), index * 45, 0.46)).join('')}`)}${needle([-92, 54], 3, 'M-186 54C-170 30-150 76-132 54S-108 40-92 54')}</g>`,
);
