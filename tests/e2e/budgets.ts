/**
 * The kinds of pages, each with what its pages may weigh: in kB, texts in brotli of quality 5, about
 * 5 % above what was weighed last of our content. The Chromium without windows fetches waiting
 * pictures from further away than others, so it weighs more of them. Pictures of the home page were
 * promised to stay below 450 kB on a phone and 1,100 on a desk. A banner's picture weighs 3 to 12 kB
 * on a phone with three dots to a pixel.
 * PRINT_WEIGHTS=1 npm test -- e2e prints what is weighed now.
 */
import { readFileSync } from 'node:fs';
import { build, routes } from './owner.ts';

export interface Kind {
  name: string;
  routes: RegExp;
  html: number;
  styles: number;
  fonts: number;
  /** Before the visitor does anything, with the pages that the first view leads to. */
  scripts: number;
  /** All pictures of the page, seen to its end, in a window of that width. */
  pictures360: number;
  pictures1440: number;
}

/** One file for all pages. */
const styles = 25;
const fonts = 45;

// biome-ignore format: a table
const kinds: Kind[] = [
  { name: 'home', routes: /^\/$/, html: 27, styles, fonts, scripts: 122, pictures360: 325, pictures1440: 426 },
  { name: 'about', routes: /^\/about(\/(?!mission|leadership|team).+)?$/, html: 20, styles, fonts, scripts: 112, pictures360: 41, pictures1440: 47 },
  { name: 'mission', routes: /^\/about\/mission-vision$/, html: 19, styles, fonts, scripts: 110, pictures360: 6, pictures1440: 9 },
  { name: 'leadership', routes: /^\/about\/leadership-message$/, html: 19, styles, fonts, scripts: 111, pictures360: 13, pictures1440: 17 },
  { name: 'team', routes: /^\/about\/team$/, html: 19, styles, fonts, scripts: 110, pictures360: 49, pictures1440: 55 },
  { name: 'service', routes: /^\/service\/(?!nothing-here)/, html: 22, styles, fonts, scripts: 115, pictures360: 357, pictures1440: 324 },
  { name: 'industry', routes: /^\/industry$/, html: 18, styles, fonts, scripts: 110, pictures360: 18, pictures1440: 23 },
  { name: 'trade', routes: /^\/industry\/./, html: 21, styles, fonts, scripts: 118, pictures360: 152, pictures1440: 147 },
  { name: 'portfolio', routes: /^\/portfolio$/, html: 19, styles, fonts, scripts: 112, pictures360: 685, pictures1440: 694 },
  { name: 'work', routes: /^\/portfolio\/./, html: 19, styles, fonts, scripts: 113, pictures360: 267, pictures1440: 344 },
  { name: 'gallery', routes: /^\/gallery$/, html: 18, styles, fonts, scripts: 112, pictures360: 239, pictures1440: 155 },
  { name: 'contact', routes: /^\/contact$/, html: 18, styles, fonts, scripts: 114, pictures360: 20, pictures1440: 23 },
  { name: 'meeting', routes: /^\/meeting$/, html: 17, styles, fonts, scripts: 113, pictures360: 13, pictures1440: 17 },
  { name: 'support', routes: /^\/register$/, html: 19, styles, fonts, scripts: 113, pictures360: 10, pictures1440: 13 },
  { name: 'career', routes: /^\/carrer$/, html: 19, styles, fonts, scripts: 117, pictures360: 12, pictures1440: 15 },
  { name: 'blog', routes: /^\/blog$/, html: 19, styles, fonts, scripts: 112, pictures360: 141, pictures1440: 103 },
  { name: 'further page of the blog', routes: /^\/blog\/page\/./, html: 18, styles, fonts, scripts: 111, pictures360: 29, pictures1440: 27 },
  { name: 'archive', routes: /^\/blog\/archive$/, html: 18, styles, fonts, scripts: 110, pictures360: 10, pictures1440: 14 },
  { name: 'topics', routes: /^\/blog\/tags$/, html: 18, styles, fonts, scripts: 110, pictures360: 10, pictures1440: 14 },
  { name: 'topic', routes: /^\/blog\/tags\/./, html: 19, styles, fonts, scripts: 112, pictures360: 91, pictures1440: 70 },
  { name: 'authors', routes: /^\/blog\/authors$/, html: 18, styles, fonts, scripts: 110, pictures360: 10, pictures1440: 14 },
  { name: 'author', routes: /^\/blog\/authors\/./, html: 19, styles, fonts, scripts: 111, pictures360: 85, pictures1440: 66 },
  { name: 'post', routes: /^\/blog\/./, html: 25, styles, fonts, scripts: 120, pictures360: 114, pictures1440: 107 },
  // The privacy policy says what is kept, where and how long.
  { name: 'document', routes: /^\/(accessibility|privacy)$/, html: 19, styles, fonts, scripts: 122, pictures360: 6, pictures1440: 9 },
  { name: 'style guide', routes: /^\/test$/, html: 20, styles, fonts, scripts: 114, pictures360: 33, pictures1440: 33 },
  { name: 'not found', routes: /^\/nothing-here$/, html: 16, styles, fonts, scripts: 114, pictures360: 106, pictures1440: 111 },
  { name: 'unknown service', routes: /^\/service\/nothing-here$/, html: 18, styles, fonts, scripts: 116, pictures360: 113, pictures1440: 119 },
];

/** The first that fits. A page that the owner has added has none. */
export function kindOf(route: string): Kind | undefined {
  return kinds.find((kind) => kind.routes.test(route));
}

/** The first page of each kind, which one template draws, the longest post, and every page of no kind. */
export function representsKind(route: string): boolean {
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
