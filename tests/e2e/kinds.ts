/**
 * The kinds of pages, each with what its pages may weigh: in kB of brotli as the Worker's asset layer
 * compresses, about 5 % above what was weighed last. The Chromium without windows fetches waiting
 * pictures from further away than others, so it weighs more of them.
 * PRINT_WEIGHTS=1 npm test -- e2e prints what is weighed now.
 */
import { readFileSync } from 'node:fs';
import { build, routes } from './site.ts';

interface Weights {
  html: number;
  /** One file for all pages. */
  styles: number;
  fonts: number;
  /** Before the visitor does anything, with the pages that the first view leads to. */
  scripts: number;
  /** All pictures of the page, seen to its end, in a window of that width. */
  pictures360: number;
  pictures1440: number;
}

export interface Kind {
  name: string;
  routes: RegExp;
  most: Weights;
  /** So many weigh that much. A page with more of them may weigh more. */
  pictures: number;
}

// biome-ignore format: a table
const table: [name: string, routes: RegExp, html: number, fonts: number, scripts: number, pictures360: number, pictures1440: number, pictures: number][] = [
  ['home', /^\/$/, 19, 76, 122, 434, 434, 99],
  ['about', /^\/about(\/code-crafters)?$/, 12, 76, 112, 32, 78, 99],
  ['mission', /^\/about\/mission-vision$/, 11, 76, 111, 0, 16, 99],
  ['leadership', /^\/about\/leadership-message$/, 10, 76, 112, 4, 28, 99],
  ['team', /^\/about\/team$/, 11, 76, 111, 37, 67, 99],
  ['service', /^\/service\/(?!nothing-here)/, 14, 76, 116, 392, 360, 99],
  ['industry', /^\/industry$/, 14, 76, 113, 6, 34, 99],
  ['trade', /^\/industry\/./, 14, 76, 122, 146, 147, 99],
  ['portfolio', /^\/portfolio$/, 14, 76, 116, 678, 694, 99],
  ['work', /^\/portfolio\/./, 12, 76, 118, 237, 289, 99],
  ['gallery', /^\/gallery$/, 12, 76, 112, 214, 155, 99],
  ['contact', /^\/contact$/, 11, 76, 115, 12, 30, 99],
  ['meeting', /^\/meeting$/, 10, 76, 114, 0, 24, 99],
  ['support', /^\/register$/, 12, 76, 114, 0, 19, 99],
  ['career', /^\/carrer$/, 12, 76, 117, 0, 22, 99],
  ['blog', /^\/blog$/, 11, 76, 116, 135, 103, 99],
  ['further page of the blog', /^\/blog\/page\/./, 11, 76, 116, 135, 103, 99],
  ['archive', /^\/blog\/archive$/, 10, 76, 114, 0, 23, 99],
  ['topics', /^\/blog\/tags$/, 10, 76, 114, 0, 23, 99],
  ['topic', /^\/blog\/tags\/./, 11, 76, 116, 97, 88, 99],
  ['authors', /^\/blog\/authors$/, 10, 76, 114, 0, 23, 99],
  ['author', /^\/blog\/authors\/./, 11, 76, 116, 97, 88, 99],
  ['post', /^\/blog\/./, 16, 87, 124, 111, 136, 99],
  ['document', /^\/(accessibility|privacy)$/, 12, 76, 124, 0, 18, 99],
  ['style guide', /^\/test$/, 12, 76, 124, 111, 136, 99],
  ['not found', /^\/nothing-here$/, 11, 76, 116, 105, 124, 99],
  ['unknown service', /^\/service\/nothing-here$/, 11, 76, 116, 105, 136, 99],
];

const kinds: Kind[] = table.map(
  ([name, routes, html, fonts, scripts, pictures360, pictures1440, pictures]) => ({
    name,
    routes,
    most: { html, styles: 25, fonts, scripts, pictures360, pictures1440 },
    pictures,
  }),
);

/** The first that fits. A page that the owner has added has none. */
export function kindOf(route: string): Kind | undefined {
  return kinds.find((kind) => kind.routes.test(route));
}

/** The first page of each kind, which one template draws, the longest post, and every page of no kind. */
export function standsForItsKind(route: string): boolean {
  const kind = kindOf(route);
  const [first = route, ...others] = kind ? routes.filter((other) => kindOf(other) === kind) : [];
  return route === (kind?.name === 'post' ? longest(first, others) : first);
}

function longest(first: string, others: string[]): string {
  return others.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one), first);
}

function lengthOf(route: string): number {
  return readFileSync(fileOf(route)).length;
}

/** Where the build has a page. */
export function fileOf(route: string): string {
  const file = route === '/' ? '/index' : route.replace(/nothing-here$/, '404');
  return `${build}${file}.html`;
}
