/**
 * Draws the way to the office: a schematic map of the Gomti Nagar Extension area, in a light and a
 * dark version. Distances and street grids are simplified; it shows what lies beside what.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { openFace, setAlong, setLine } from './lettering.mjs';

const folder = path.resolve(import.meta.dirname, '../../src/content/drawn');
const size = { width: 1200, height: 700 };

const text = await openFace(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  { wght: 560, wdth: 100 },
);
const strong = await openFace(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  { wght: 700, wdth: 100, opsz: 24 },
);

const themes = {
  map: {
    land: '#f4f8f8',
    block: '#e3edee',
    road: '#ffffff',
    casing: '#d3e1e4',
    highway: '#f7d78c',
    highwayEdge: '#e3b84f',
    centre: '#fff3d1',
    river: '#bfe2ee',
    bank: '#a9d4e3',
    park: '#d3ebdd',
    tree: '#a9d6bf',
    lake: '#bfe2ee',
    path: '#eef8f1',
    stadium: '#ffffff',
    field: '#b9dfc6',
    stadiumEdge: '#b7ccd1',
    label: '#35525c',
    quiet: '#4a6871',
    water: '#1d6a86',
    green: '#2f6b4f',
    onHighway: '#6b4e09',
    card: '#ffffff',
    cardEdge: '#d9e6e9',
    cardText: '#06252f',
    cardQuiet: '#456069',
    pin: '#004658',
    dot: '#ff6f52',
    bracket: '#ffffff',
    shade: '#06252f',
  },
  'map-dark': {
    land: '#0a212a',
    block: '#12323d',
    road: '#234a57',
    casing: '#0a212a',
    highway: '#8f7433',
    highwayEdge: '#5e4d22',
    centre: '#b5964a',
    river: '#0d4456',
    bank: '#155a70',
    park: '#133d36',
    tree: '#1f5a4d',
    lake: '#0d4456',
    path: '#1c5046',
    stadium: '#2a515e',
    field: '#1d5a4b',
    stadiumEdge: '#3c6673',
    label: '#c3dde3',
    quiet: '#a6bfc6',
    water: '#8fd6ea',
    green: '#9adbbd',
    onHighway: '#fff0c9',
    card: '#0c2731',
    cardEdge: '#2c535f',
    cardText: '#e9f4f6',
    cardQuiet: '#a6bfc6',
    pin: '#4cc3dd',
    dot: '#ff6f52',
    bracket: '#04222b',
    shade: '#000000',
  },
};

/** Everything east of the river's bridge is laid out along and across Shaheed Path. */
const bridge = [500, 508];
const along = [0.5145, -0.8575];
const across = [0.8575, 0.5145];

function place(s, t) {
  return [bridge[0] + across[0] * s + along[0] * t, bridge[1] + across[1] * s + along[1] * t];
}

const point = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const polyline = (points) => `M${points.map(point).join('L')}`;

/** A smooth line through points (Catmull-Rom), as points close together. */
function smooth(points, parts = 12) {
  const found = [];
  for (let leg = 0; leg < points.length - 1; leg += 1) {
    const p0 = points[Math.max(leg - 1, 0)];
    const [p1, p2] = [points[leg], points[leg + 1]];
    const p3 = points[Math.min(leg + 2, points.length - 1)];
    for (let part = 0; part < parts; part += 1) {
      const t = part / parts;
      found.push(
        [0, 1].map(
          (axis) =>
            0.5 *
            (2 * p1[axis] +
              (p2[axis] - p0[axis]) * t +
              (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
              (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t),
        ),
      );
    }
  }
  found.push(points.at(-1));
  return found;
}

/** The same through cubic curves, which is shorter to write down. */
function curve(points) {
  let drawing = `M${point(points[0])}`;
  for (let leg = 0; leg < points.length - 1; leg += 1) {
    const p0 = points[Math.max(leg - 1, 0)];
    const [p1, p2] = [points[leg], points[leg + 1]];
    const p3 = points[Math.min(leg + 2, points.length - 1)];
    const first = [0, 1].map((axis) => p1[axis] + (p2[axis] - p0[axis]) / 6);
    const second = [0, 1].map((axis) => p2[axis] - (p3[axis] - p1[axis]) / 6);
    drawing += `C${point(first)} ${point(second)} ${point(p2)}`;
  }
  return drawing;
}

const river = [
  [-60, 196],
  [60, 262],
  [104, 372],
  [214, 436],
  [330, 430],
  [420, 462],
  [500, 508],
  [610, 540],
  [728, 600],
  [860, 622],
  [968, 572],
  [1076, 556],
  [1260, 622],
];
const shaheedPath = [
  [300, 760],
  place(0, -120),
  place(0, 0),
  place(0, 300),
  place(0, 520),
  place(-14, 700),
];
const riverLine = smooth(river);

function distance([x, y], line) {
  return Math.min(...line.map(([lx, ly]) => Math.hypot(x - lx, y - ly)));
}

const park = [
  [132, 296],
  [176, 226],
  [290, 196],
  [410, 222],
  [486, 312],
  [470, 392],
  [404, 404],
  [330, 372],
  [226, 378],
  [156, 352],
  [132, 296],
];
const parkLine = smooth(park);
const stadium = [612, 644];
const office = place(195, 332);

const southRoads = [
  [
    [-20, 596],
    [150, 562],
    [300, 566],
    [424, 616],
  ],
  [
    [150, 562],
    [118, 640],
    [128, 720],
  ],
  [
    [430, 610],
    [500, 600],
    [580, 622],
  ],
  [
    [706, 720],
    [744, 672],
    [860, 684],
    [1010, 650],
    [1220, 690],
  ],
];
const highwayLine = smooth(shaheedPath);
const southLines = southRoads.map((road) => smooth(road));

function inPark([x, y]) {
  return (
    distance([x, y], parkLine) < 42 ||
    Math.hypot((x - 300) / 1.3, y - 290) < 90 ||
    Math.hypot(x - 410, y - 320) < 60
  );
}

function isOpen(spot) {
  return (
    distance(spot, riverLine) > 60 &&
    distance(spot, highwayLine) > 32 &&
    southLines.every((line) => distance(spot, line) > 38) &&
    (spot[1] < 580 || Math.abs(spot[0] - stadium[0]) > 230) &&
    !inPark(spot)
  );
}

/** A sector is three blocks by three with lanes between; sectors lie on a lattice. */
const cell = { width: 50, height: 46, lane: 7 };
const sector = { width: 172, height: 160, fromPath: 34, fromBridge: 30 };
const greens = ['1 2', '2 3', '-3 2'];

function corners(s, t, width, height, inset) {
  return [
    place(s + inset, t + inset),
    place(s + width - inset, t + inset),
    place(s + width - inset, t + height - inset),
    place(s + inset, t + height - inset),
  ];
}

const isSeen = ([x, y]) => x > -10 && x < size.width + 10 && y > -10 && y < size.height + 10;

function layOut() {
  const built = [];
  const gardens = [];
  for (let column = -6; column <= 5; column += 1) {
    for (let row = -4; row <= 5; row += 1) {
      const s0 =
        column >= 0 ? sector.fromPath + column * sector.width : -12 + column * sector.width;
      const t0 = sector.fromBridge + row * sector.height;
      if (greens.includes(`${column} ${row}`)) {
        gardens.push(`${polyline(corners(s0, t0, 150, 138, 6))}Z`);
        continue;
      }
      for (let index = 0; index < 9; index += 1) {
        const s = s0 + (index % 3) * cell.width;
        const t = t0 + Math.floor(index / 3) * cell.height;
        const block = corners(s, t, cell.width, cell.height, cell.lane / 2);
        if (isOpen(place(s + cell.width / 2, t + cell.height / 2)) && block.some(isSeen)) {
          built.push(`${polyline(block)}Z`);
        }
      }
    }
  }
  return { built: built.join(''), gardens: gardens.join('') };
}

/** The parts of a straight road that cross neither river nor park, long enough to be a road. */
function clearRuns(from, to) {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 8);
  const runs = [[]];
  for (let step = 0; step <= steps; step += 1) {
    const spot = [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * step) / steps);
    const clear = distance(spot, riverLine) > 50 && !inPark(spot) && spot[1] < 600;
    if (clear) runs.at(-1).push(spot);
    else if (runs.at(-1).length > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 16).map((run) => polyline([run[0], run.at(-1)]));
}

function lattice() {
  const lines = [];
  for (let column = 1; column <= 4; column += 1) {
    const east = 23 + column * sector.width;
    lines.push(...clearRuns(place(east, -200), place(east, 900)));
    const west = -23 - column * sector.width;
    lines.push(...clearRuns(place(west, 200), place(west, 900)));
  }
  for (let row = 1; row <= 4; row += 1) {
    const t = 20 + row * sector.height;
    lines.push(...clearRuns(place(0, t), place(800, t)), ...clearRuns(place(0, t), place(-700, t)));
  }
  return lines.join('');
}

function sectorCentre(column, row) {
  return place(
    sector.fromPath + column * sector.width + 75,
    sector.fromBridge + row * sector.height + 69,
  );
}

function label(face, words, fontSize, [x, y], colour, halo, tracking = 0) {
  const set = setLine(face, words, fontSize, tracking);
  const left = x - set.width / 2 - set.box.left;
  const edge = halo
    ? ` stroke="${halo}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return `<path fill="${colour}"${edge} transform="translate(${left.toFixed(1)} ${(y + fontSize * 0.34).toFixed(1)})" d="${set.drawing}"/>`;
}

function trees(places, colour) {
  return `<path fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round" d="${places.map(([x, y]) => `M${x} ${y}h.01`).join('')}"/>`;
}

function draw(c) {
  const { built, gardens } = layOut();
  const roads = [lattice(), ...southRoads.map(curve)].join('');
  const [px, py] = office;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
<path fill="${c.land}" d="M0 0h1200v700H0z"/>
<path fill="${c.block}" stroke="${c.block}" stroke-width="4" stroke-linejoin="round" d="${built}"/>
<path fill="${c.park}" stroke="${c.park}" stroke-width="12" stroke-linejoin="round" d="${gardens}"/>
<path fill="none" stroke="${c.bank}" stroke-width="58" d="${curve(river)}"/>
<path fill="none" stroke="${c.river}" stroke-width="53" d="${curve(river)}"/>
<path fill="${c.park}" d="${curve(park)}Z"/>
<path fill="none" stroke="${c.path}" stroke-width="5" d="${curve([
    [172, 298],
    [210, 244],
    [296, 222],
    [396, 244],
    [452, 320],
    [442, 370],
    [402, 376],
    [332, 344],
    [226, 350],
    [182, 332],
    [172, 298],
  ])}Z"/>
<path fill="${c.lake}" d="${curve([
    [216, 312],
    [240, 288],
    [286, 290],
    [306, 318],
    [268, 330],
    [216, 312],
  ])}Z"/>
${trees(
  [
    [152, 300],
    [192, 236],
    [236, 214],
    [352, 212],
    [420, 250],
    [472, 340],
    [454, 390],
    [210, 360],
    [398, 310],
    [356, 322],
    [330, 306],
    [404, 340],
  ],
  c.tree,
)}
${trees([place(228, 372), place(250, 440), place(322, 372), place(306, 452), place(400, 540), place(480, 540), place(430, 620), place(500, 600)], c.tree)}
<path fill="none" stroke="${c.casing}" stroke-width="15" d="${roads}"/>
<path fill="none" stroke="${c.road}" stroke-width="11" stroke-linecap="round" d="${roads}"/>
<path fill="none" stroke="${c.highwayEdge}" stroke-width="27" d="${curve(shaheedPath)}"/>
<path fill="none" stroke="${c.highway}" stroke-width="23" d="${curve(shaheedPath)}"/>
<path fill="none" stroke="${c.centre}" stroke-width="2" d="${curve(shaheedPath)}"/>
<g transform="translate(${stadium})"><ellipse rx="54" ry="42" fill="${c.stadium}" stroke="${c.stadiumEdge}" stroke-width="3"/><path fill="none" stroke="${c.stadiumEdge}" stroke-width="2" d="M-54 0h15M39 0h15M0-42v13M0 29v13M-38-30l10 8M28 22l10 8M38-30l-10 8M-28 22l-10 8"/><ellipse rx="35" ry="26" fill="${c.field}"/><path fill="${c.stadium}" d="M-3-9h6V9h-6z"/></g>
<g fill="${c.water}">${setAlong(
    text,
    'Gomti',
    20,
    3,
    smooth([
      [196, 424],
      [240, 438],
      [330, 430],
      [372, 442],
    ]),
  )}${setAlong(
    text,
    'Gomti',
    20,
    3,
    smooth([
      [790, 618],
      [860, 622],
      [968, 572],
    ]),
  )}</g>
<g fill="${c.onHighway}">${setAlong(text, 'Shaheed Path', 15, 1.2, [place(-1, 120), place(-1, 420)])}</g>
${label(text, 'Janeshwar Mishra Park', 17, [306, 268], c.green, c.park)}
${label(text, 'Ekana Stadium', 17, [488, 650], c.label, c.land)}
${label(text, 'Gomti Nagar', 23, [330, 92], c.quiet, c.block, 0.5)}
${label(text, 'Sector 1', 17, sectorCentre(0, 0), c.quiet, c.block)}
${label(text, 'Sector 4', 17, sectorCentre(0, 1), c.quiet, c.block)}
${label(text, 'Sector 5', 17, sectorCentre(1, 1), c.quiet, c.block)}
${label(text, 'Sector 6', 17, sectorCentre(2, 2), c.quiet, c.block)}
${label(text, 'Sector 7', 17, sectorCentre(1, 3), c.quiet, c.block)}
${label(text, 'to Ayodhya Road', 15, [888, 26], c.label, c.block)}
${label(text, 'to Sultanpur Road', 15, [262, 684], c.label, c.land)}
<ellipse cx="${px}" cy="${py + 2}" rx="15" ry="6" fill="${c.shade}" opacity=".22"/>
<g transform="translate(${px} ${py})"><path fill="${c.pin}" stroke="${c.card}" stroke-width="4" stroke-linejoin="round" d="M0 0C-7-15-30-27-30-52a30 30 0 0 1 60 0C30-27 7-15 0 0Z"/><path fill="none" stroke="${c.bracket}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="m-9-62-9 10 9 10M9-62l9 10-9 10"/><circle cy="-52" r="4.5" fill="${c.dot}"/></g>
<g transform="translate(${px + 44} ${py - 82})"><rect width="232" height="62" y="2" rx="14" fill="${c.shade}" opacity=".1"/><rect width="232" height="62" rx="14" fill="${c.card}" stroke="${c.cardEdge}" stroke-width="1.5"/>${label(strong, 'Code Crafters', 21, [16 + setLine(strong, 'Code Crafters', 21, 0).width / 2, 23], c.cardText)}${label(text, 'Gomti Nagar Extension', 15.5, [16 + setLine(text, 'Gomti Nagar Extension', 15.5, 0).width / 2, 44], c.cardQuiet)}</g>
<g transform="translate(1146 58)"><circle r="26" fill="${c.card}" stroke="${c.cardEdge}" stroke-width="1.5"/><path fill="${c.dot}" d="M0-18 6 1H-6z"/><path fill="${c.cardEdge}" d="M0 14 5 3H-5z"/></g>
</svg>`;
}

for (const [name, colours] of Object.entries(themes)) {
  const { data } = optimize(draw(colours), {
    multipass: true,
    floatPrecision: 1,
    plugins: ['preset-default'],
  });
  writeFileSync(path.join(folder, `${name}.svg`), `${data}\n`);
}
console.log(`map and map-dark in ${path.relative(process.cwd(), folder)}`);
