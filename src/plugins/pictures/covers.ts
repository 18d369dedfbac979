/** Draws covers for posts without a picture, in the owner's colours. */
import { recolour } from '../../shared/brand.ts';
import { readBrand } from '../content/read.ts';

/** The drawing for each topic of tags.yml; other topics get a page. */
const motifs: Record<string, { colour: string; shape: string }> = {
  websites: { colour: '#027b9a', shape: page('#e0a526') },
  design: { colour: '#7353cf', shape: form() },
  'mobile-apps': { colour: '#0a7d7d', shape: phone() },
  'business-software': { colour: '#e0a526', shape: page('#7353cf') },
  hosting: { colour: '#3d6272', shape: racks() },
  search: { colour: '#e0a526', shape: magnifier() },
  'selling-online': { colour: '#ff6f52', shape: parcel() },
  'buying-well': { colour: '#e0a526', shape: contract() },
};

export function drawCover(topic: string): Buffer {
  const { colour, shape } = motifs[topic] ?? { colour: '#027b9a', shape: page('#7353cf') };
  const drawing = svg(
    1200,
    800,
    `<defs>
      <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e6f1f3"/><stop offset="1" stop-color="#cfe1e5"/></linearGradient>
      <linearGradient id="desk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#e3eef0"/></linearGradient>
      <linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff" stop-opacity="0.45"/><stop offset="0.6" stop-color="#ffffff" stop-opacity="0"/></linearGradient>
    </defs>
    <rect width="1200" height="800" fill="url(#wall)"/>
    <circle cx="930" cy="230" r="150" fill="#fbf7f1"/>
    <path d="M170 660V410a170 170 0 0 1 340 0v250z" fill="${colour}"/>
    <path d="M170 660V410a170 170 0 0 1 340 0v250z" fill="url(#light)"/>
    <rect y="640" width="1200" height="160" fill="url(#desk)"/>
    <ellipse cx="620" cy="668" rx="330" ry="24" fill="#004658" opacity="0.16"/>
    ${shape}
    <circle cx="985" cy="598" r="62" fill="#ff6f52"/><circle cx="985" cy="598" r="62" fill="url(#light)"/>
    <rect x="1048" y="540" width="72" height="120" rx="18" fill="#004658"/>`,
  );
  return Buffer.from(recolour(drawing, readBrand().colours));
}

function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}

function lines(x: number, y: number, widths: number[]): string {
  return widths
    .map((width, row) => {
      return `<rect x="${x}" y="${y + row * 36}" width="${width}" height="15" rx="7.5" fill="#c9dde1"/>`;
    })
    .join('');
}

function page(accent: string): string {
  return `<rect x="370" y="220" width="490" height="440" rx="30" fill="#ffffff"/>
    <path d="M370 286v-36a30 30 0 0 1 30-30h430a30 30 0 0 1 30 30v36z" fill="#004658"/>
    <circle cx="412" cy="253" r="10" fill="#ff6f52"/><circle cx="444" cy="253" r="10" fill="#e0a526"/><circle cx="476" cy="253" r="10" fill="#7fe0ea"/>
    <rect x="418" y="330" width="230" height="28" rx="14" fill="#06252f"/>${lines(418, 384, [250, 210, 240])}
    <rect x="418" y="566" width="150" height="50" rx="14" fill="#027b9a"/>
    <rect x="706" y="330" width="108" height="286" rx="20" fill="${accent}"/><rect x="706" y="330" width="108" height="286" rx="20" fill="url(#light)"/>`;
}

function form(): string {
  const fields = [300, 390, 480].map(
    (y) =>
      `<rect x="470" y="${y}" width="110" height="14" rx="7" fill="#9db8bf"/><rect x="470" y="${y + 24}" width="300" height="46" rx="12" fill="#eef6f7" stroke="#c9dde1" stroke-width="3"/>`,
  );
  return `<rect x="420" y="210" width="400" height="450" rx="30" fill="#ffffff"/>
    <rect x="470" y="248" width="190" height="26" rx="13" fill="#06252f"/>${fields.join('')}
    <rect x="470" y="584" width="300" height="50" rx="14" fill="#027b9a"/>
    <path d="M742 604l92 34-40 16-18 40z" fill="#06252f" stroke="#ffffff" stroke-width="8" stroke-linejoin="round"/>`;
}

function phone(): string {
  const tiles = ['#027b9a', '#e0a526', '#7353cf', '#ff6f52'].map(
    (fill, index) =>
      `<rect x="${526 + (index % 2) * 84}" y="${300 + Math.floor(index / 2) * 84}" width="68" height="68" rx="18" fill="${fill}"/>`,
  );
  return `<rect x="484" y="170" width="236" height="490" rx="44" fill="#06252f"/>
    <rect x="500" y="186" width="204" height="458" rx="32" fill="#ffffff"/>
    <rect x="560" y="204" width="84" height="20" rx="10" fill="#06252f"/><rect x="526" y="250" width="120" height="24" rx="12" fill="#06252f"/>
    ${tiles.join('')}${lines(526, 486, [150, 110])}<rect x="526" y="566" width="152" height="48" rx="14" fill="#027b9a"/>`;
}

function racks(): string {
  const rows = [236, 376, 516].map(
    (y, index) =>
      `<rect x="440" y="${y}" width="360" height="124" rx="24" fill="${['#027b9a', '#026579', '#004658'][index]}"/><rect x="440" y="${y}" width="360" height="124" rx="24" fill="url(#light)"/>
      <circle cx="492" cy="${y + 62}" r="13" fill="#7fe0ea"/><circle cx="534" cy="${y + 62}" r="13" fill="#e0a526"/>
      <rect x="610" y="${y + 46}" width="142" height="12" rx="6" fill="#ffffff" opacity="0.6"/><rect x="610" y="${y + 70}" width="142" height="12" rx="6" fill="#ffffff" opacity="0.35"/>`,
  );
  return rows.join('');
}

function magnifier(): string {
  return `<rect x="370" y="250" width="420" height="410" rx="30" fill="#ffffff"/>
    <rect x="412" y="290" width="336" height="56" rx="28" fill="#eef6f7" stroke="#c9dde1" stroke-width="3"/>${lines(412, 386, [300, 260, 320, 220, 280])}
    <path d="M800 560l82 82" stroke="#004658" stroke-width="34" stroke-linecap="round"/>
    <circle cx="730" cy="490" r="104" fill="#e1f1f4" stroke="#027b9a" stroke-width="26"/><circle cx="730" cy="490" r="92" fill="url(#light)"/>`;
}

function parcel(): string {
  return `<path d="M420 380h400v250a30 30 0 0 1-30 30H450a30 30 0 0 1-30-30z" fill="#e3bd8f"/>
    <path d="M420 380l60-110h280l60 110z" fill="#f0d2ab"/><rect x="574" y="270" width="92" height="390" fill="#ffffff" opacity="0.55"/>
    <rect x="690" y="560" width="96" height="64" rx="12" fill="#ffffff"/>${lines(704, 574, [68])}`;
}

function contract(): string {
  return `<rect x="440" y="180" width="350" height="480" rx="28" fill="#ffffff"/>
    <rect x="490" y="226" width="170" height="26" rx="13" fill="#06252f"/>${lines(490, 284, [250, 230, 250, 190, 240, 210])}
    <path d="M492 590c30-46 44-46 40-10s20 26 40-8 30 8 60 0" fill="none" stroke="#027b9a" stroke-width="9" stroke-linecap="round"/>
    <g transform="rotate(38 780 520)"><rect x="764" y="380" width="36" height="210" rx="10" fill="#d63d32"/><path d="M764 590h36l-18 46z" fill="#06252f"/><rect x="764" y="380" width="36" height="44" rx="10" fill="#004658"/></g>`;
}
