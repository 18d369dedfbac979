/**
 * Draws the sample people: the "Notionists" avatars by Zoish (CC0) with our palette in place of
 * black and white.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { optimize } from 'svgo';

const folder = path.resolve(import.meta.dirname, '../../static/drawn/people');

const skin = {
  fair: '#f6d3b8',
  wheat: '#eabd96',
  tan: '#d9a277',
  brown: '#bd8259',
  deep: '#9c6544',
};
const hair = { black: '#12262e', soft: '#2b2421', brown: '#4a2f25', grey: '#8d9aa0' };
const cloth = {
  teal: '#0b8585',
  brand: '#2f9bb8',
  sky: '#a9dbe6',
  coral: '#ff8d74',
  gold: '#f0c04f',
  sand: '#f3e4cd',
  purple: '#a48fe6',
  paper: '#ffffff',
  night: '#2c4e5a',
};
/** Lit from the upper left, as the rendered pictures are. */
const ground = {
  mist: ['#eaf6f8', '#b7dbe3'],
  aqua: ['#e0f4f2', '#a3d6d4'],
  sand: ['#fdf5ea', '#ecd6b9'],
  peach: ['#fff1ec', '#ffc3b1'],
  butter: ['#fff8e1', '#f3d98f'],
  lilac: ['#f2eefd', '#cbc0f0'],
};
const ink = '#0b2933';

const people = {
  'vikram-awasthi': {
    ground: 'mist',
    skin: 'wheat',
    hair: ['35', 'grey'],
    body: ['17', 'paper', 'night'],
    beard: '03',
    glasses: '11',
    eyes: '05',
    brows: '05',
    lips: '22',
    nose: '02',
  },
  'ananya-srivastava': {
    ground: 'peach',
    skin: 'fair',
    hair: ['28', 'soft'],
    body: ['14', 'teal'],
    eyes: '05',
    brows: '12',
    lips: '17',
    nose: '16',
  },
  'imran-siddiqui': {
    ground: 'aqua',
    skin: 'wheat',
    hair: ['13', 'black'],
    body: ['25', 'sand'],
    beard: '02',
    eyes: '05',
    brows: '07',
    lips: '21',
    nose: '20',
  },
  'kavita-mishra': {
    ground: 'butter',
    skin: 'tan',
    hair: ['48', 'soft'],
    body: ['21', 'coral'],
    glasses: '11',
    eyes: '05',
    brows: '01',
    lips: '22',
    nose: '16',
  },
  'rohan-verma': {
    ground: 'lilac',
    skin: 'tan',
    hair: ['54', 'black'],
    body: ['17', 'paper', 'brand'],
    eyes: '05',
    brows: '08',
    lips: '17',
    nose: '13',
  },
  'zoya-rizvi': {
    ground: 'sand',
    skin: 'fair',
    hair: ['63', 'teal'],
    covering: 'scarf',
    body: ['14', 'sky'],
    eyes: '05',
    brows: '12',
    lips: '17',
    nose: '16',
  },
  'arjun-yadav': {
    ground: 'mist',
    skin: 'brown',
    hair: ['33', 'black'],
    body: ['23', 'gold'],
    eyes: '05',
    brows: '05',
    lips: '22',
    nose: '20',
  },
  'neha-gupta': {
    ground: 'aqua',
    skin: 'wheat',
    hair: ['39', 'brown'],
    body: ['13', 'purple'],
    eyes: '05',
    brows: '12',
    lips: '17',
    nose: '16',
  },
  'gurpreet-singh': {
    ground: 'peach',
    skin: 'wheat',
    hair: ['61', 'gold'],
    covering: 'turban',
    body: ['14', 'night'],
    beard: '02',
    eyes: '05',
    brows: '07',
    lips: '21',
    nose: '02',
  },
  'shalini-tripathi': {
    ground: 'lilac',
    skin: 'brown',
    hair: ['23', 'black'],
    body: ['12', 'gold'],
    eyes: '05',
    brows: '12',
    lips: '22',
    nose: '16',
  },
  'farida-khan': {
    ground: 'mist',
    skin: 'tan',
    hair: ['62', 'purple'],
    covering: 'scarf',
    body: ['21', 'paper'],
    eyes: '05',
    brows: '12',
    lips: '17',
    nose: '13',
  },
  'manoj-agarwal': {
    ground: 'sand',
    skin: 'wheat',
    hair: ['49', 'soft'],
    body: ['20', 'sky', 'night'],
    beard: '10',
    eyes: '05',
    brows: '08',
    lips: '21',
    nose: '20',
  },
  'sunita-rawat': {
    ground: 'butter',
    skin: 'tan',
    hair: ['30', 'soft'],
    body: ['11', 'teal'],
    eyes: '05',
    brows: '01',
    lips: '22',
    nose: '16',
  },
  'deepak-chaudhary': {
    ground: 'aqua',
    skin: 'brown',
    hair: ['06', 'black'],
    body: ['25', 'paper'],
    eyes: '05',
    brows: '05',
    lips: '17',
    nose: '13',
  },
  'ritu-bhatia': {
    ground: 'peach',
    skin: 'fair',
    hair: ['04', 'brown'],
    body: ['15', 'purple'],
    eyes: '05',
    brows: '12',
    lips: '17',
    nose: '16',
  },
  'harish-pandey': {
    ground: 'lilac',
    skin: 'deep',
    hair: ['16', 'grey'],
    body: ['19', 'gold'],
    beard: '09',
    glasses: '08',
    eyes: '05',
    brows: '07',
    lips: '21',
    nose: '02',
  },
};

const one = (variant) => [`variant${variant}`];

/** The avatar's groups in the order in which the style draws them. */
const groups = [
  'head',
  'body',
  'hair',
  'lips',
  'beard',
  'nose',
  'eyes',
  'glasses',
  'brows',
  'gesture',
];

function groupsOf(avatar) {
  const [, ...pieces] = avatar.split(/<g transform="translate\((?=\d+ \d+\)">)/);
  if (pieces.length !== groups.length) {
    throw new Error('The avatar style draws other groups than this script colours.');
  }
  return pieces.map((piece, index) => {
    const start = piece.indexOf(')">');
    return {
      name: groups[index],
      place: piece.slice(0, start),
      drawing: piece.slice(
        start + 3,
        index === pieces.length - 1 ? piece.indexOf('</g>') : piece.lastIndexOf('</g>'),
      ),
    };
  });
}

/** The first areas take the colours given, the rest stays line or white. */
function fillInOrder(drawing, colours) {
  let area = 0;
  return drawing.replaceAll(/fill="(#fff|#000)"/g, (_, was) => {
    const colour = colours[area] ?? (was === '#000' ? ink : '#ffffff');
    area += 1;
    return `fill="${colour}"`;
  });
}

function paint(drawing, { black = ink, white = '#ffffff' }) {
  return drawing
    .replaceAll('fill="#000"', `fill="${black}"`)
    .replaceAll('fill="#fff"', `fill="${white}"`);
}

function colour(look, { name, drawing }) {
  const hairColour = look.covering ? hair.black : hair[look.hair[1]];
  switch (name) {
    case 'head':
      return paint(drawing, { white: skin[look.skin] });
    case 'body':
      return fillInOrder(
        drawing,
        look.body.slice(1).map((key) => cloth[key]),
      );
    case 'hair':
      if (look.covering === 'turban') return paint(drawing, { white: cloth[look.hair[1]] });
      if (look.covering === 'scarf') return paint(drawing, { black: cloth[look.hair[1]] });
      return paint(drawing, { black: hairColour });
    case 'beard':
      return paint(drawing, { black: hairColour, white: skin[look.skin] });
    default:
      return paint(drawing, {});
  }
}

function draw(name, look) {
  const avatar = createAvatar(notionists, {
    seed: name,
    hair: one(look.hair[0]),
    body: one(look.body[0]),
    eyes: one(look.eyes),
    brows: one(look.brows),
    lips: one(look.lips),
    nose: one(look.nose),
    beard: one(look.beard ?? '01'),
    beardProbability: look.beard ? 100 : 0,
    glasses: one(look.glasses ?? '11'),
    glassesProbability: look.glasses ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  }).toString();

  const drawing = groupsOf(avatar)
    .map((group) => `<g transform="translate(${group.place})">${colour(look, group)}</g>`)
    .join('');
  const [light, full] = ground[look.ground];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><defs><radialGradient id="a" cx=".32" cy=".2" r=".95"><stop stop-color="${light}"/><stop offset="1" stop-color="${full}"/></radialGradient></defs><path fill="url(#a)" d="M0 0h400v400H0z"/><g transform="translate(-36 -48) scale(.27)">${drawing}</g></svg>`;
}

mkdirSync(folder, { recursive: true });
for (const [name, look] of Object.entries(people)) {
  const { data } = optimize(draw(name, look), {
    multipass: true,
    floatPrecision: 1,
    plugins: ['preset-default'],
  });
  writeFileSync(path.join(folder, `${name}.svg`), `${data}\n`);
}
console.log(`${Object.keys(people).length} portraits in ${path.relative(process.cwd(), folder)}`);
