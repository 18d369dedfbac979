/**
 * npm run sheet            contact sheets of every picture on the light and the dark ground, in art/build/sheets
 * npm run sheet -- NAME    only the sheets whose name begins so, like drawn or renders
 */
import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openChromium } from './chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const sheetsFolder = path.join(root, 'art/build/sheets');
const wanted = process.argv[2] ?? '';

interface Sheet {
  name: string;
  /** Where the files are, and which. */
  files: string;
  except?: string;
  columns: number;
  /** A mask takes the colour of the text, as on the site; `ground` is a fixed colour behind. */
  as: 'picture' | 'mask';
  sizes?: number[];
  ground?: string;
}

const sheets: Sheet[] = [
  {
    name: 'renders-services',
    files: 'src/content/pictures/services/*/hero.webp',
    columns: 4,
    as: 'picture',
  },
  {
    name: 'renders-pages',
    files: 'src/content/pictures/{hero,home,about,banners}/*.webp',
    columns: 4,
    as: 'picture',
  },
  {
    name: 'renders-gallery',
    files: 'src/content/pictures/gallery/*.webp',
    columns: 4,
    as: 'picture',
  },
  { name: 'renders-blog', files: 'blog/*/*.webp', columns: 4, as: 'picture' },
  {
    name: 'screens-works',
    files: 'src/content/pictures/{clients,works}/*.webp',
    columns: 4,
    as: 'picture',
  },
  {
    name: 'screens-services',
    files: 'src/content/pictures/services/*/*.webp',
    except: 'hero.webp',
    columns: 4,
    as: 'picture',
  },
  { name: 'drawn-partners', files: 'static/drawn/partners/*.svg', columns: 5, as: 'mask' },
  { name: 'drawn-industries', files: 'static/drawn/industries/*.svg', columns: 10, as: 'mask' },
  { name: 'drawn-people', files: 'static/drawn/people/*.svg', columns: 8, as: 'picture' },
  { name: 'drawn-maps', files: 'src/content/drawn/map*.svg', columns: 2, as: 'picture' },
  {
    name: 'drawn-decor',
    files: 'static/drawn/decor/*.svg',
    columns: 3,
    as: 'picture',
    ground: '#004658',
  },
  { name: 'drawn-empty', files: 'static/drawn/empty/*.svg', columns: 2, as: 'picture' },
  {
    // Written by the site's build.
    name: 'drawn-marks',
    files: '.docusaurus/brand/{logo.svg,touch-icon.png}',
    columns: 5,
    as: 'picture',
    sizes: [16, 32, 64, 180],
  },
];

/** The grounds of src/plugins/brand/palette.ts. */
const themes = {
  light: { ground: '#ffffff', text: '#06252f' },
  dark: { ground: '#06181f', text: '#e9f4f6' },
};

function cell(sheet: Sheet, file: string) {
  const address = pathToFileURL(path.join(root, file)).href;
  const imageTags = (sheet.sizes ?? [undefined]).map((size) => {
    const width = size ? ` style="width:${size}px"` : '';
    return sheet.as === 'mask'
      ? `<span class="masked"><img src="${address}"><i style="mask-image:url('${address}')"></i></span>`
      : `<img src="${address}"${width}>`;
  });
  return `<figure>${imageTags.join(' ')}<figcaption>${file.split('/').slice(-2).join('/')}</figcaption></figure>`;
}

function buildSheetHtml(sheet: Sheet, files: string[], { ground, text: textColour }: (typeof themes)['light']) {
  return `<!doctype html><style>
    body { margin: 0; padding: 24px; background: ${ground}; color: ${textColour}; font: 13px/1.5 sans-serif; }
    main { display: grid; grid-template-columns: repeat(${sheet.columns}, 1fr); gap: 16px; align-items: start; }
    figure { margin: 0; ${sheet.ground ? `background: ${sheet.ground};` : ''} }
    img { max-width: 100%; vertical-align: middle; }
    .masked { position: relative; display: inline-block; }
    .masked img { opacity: 0; display: block; min-width: 96px; }
    figcaption { overflow-wrap: anywhere; ${sheet.ground ? 'color: #fff;' : ''} }
    .masked i { position: absolute; inset: 0; background: ${textColour}; mask-size: 100% 100%; }
  </style><main>${files.map((file) => cell(sheet, file)).join('')}</main>`;
}

await mkdir(sheetsFolder, { recursive: true });
// Masks from files count as foreign without the second flag.
const browser = await openChromium('--hide-scrollbars', '--allow-file-access-from-files');
const page = await browser.newPage({ viewport: { width: 1600, height: 200 } });
for (const sheet of sheets.filter(({ name }) => name.startsWith(wanted))) {
  const files = globSync(sheet.files, { cwd: root })
    .filter((file) => !sheet.except || path.basename(file) !== sheet.except)
    .sort();
  for (const [theme, colours] of Object.entries(themes)) {
    const outputPathStem = path.join(sheetsFolder, `${sheet.name}-${theme}`);
    await writeFile(`${outputPathStem}.html`, buildSheetHtml(sheet, files, colours));
    await page.goto(pathToFileURL(`${outputPathStem}.html`).href);
    await page.screenshot({ path: `${outputPathStem}.png`, fullPage: true });
    await rm(`${outputPathStem}.html`);
    console.log(path.relative(root, `${outputPathStem}.png`));
  }
}
await browser.close();
