/** Limits the kB of pages as sent, compressed by brotli of quality 5; PRINT_WEIGHTS=1 prints them. */
import { readFileSync } from 'node:fs';
import { ownerBuildFolder, ownerRoutes } from './owner-site.ts';

export interface Budget {
  html: number;
  styles: number;
  fonts: number;
  /** The kB of scripts that load before any input, with the scripts of preloaded pages. */
  scripts: number;
  /** All pictures, because headless Chromium loads more of them below the window than others do. */
  pictures360?: number;
  pictures1440?: number;
}

const stylesLimitKb = 25;
const fonts = 45;

/** The limits are about 5 % above the current weights, because only code changes the fixture's pages. */
// biome-ignore format: a table of budgets
export const fixtureBudgets: (Budget & { route: string })[] = [
  { route: '/', html: 24, styles: stylesLimitKb, fonts, scripts: 120, pictures360: 20, pictures1440: 25 },
  { route: '/service/berths', html: 18.5, styles: stylesLimitKb, fonts, scripts: 111, pictures360: 21 },
  { route: '/portfolio', html: 16, styles: stylesLimitKb, fonts, scripts: 107, pictures1440: 5.5 },
  { route: '/gallery', html: 15.5, styles: stylesLimitKb, fonts, scripts: 109, pictures360: 27, pictures1440: 15 },
  { route: '/contact', html: 17, styles: stylesLimitKb, fonts, scripts: 112, pictures360: 4.5 },
  { route: '/blog', html: 18.5, styles: stylesLimitKb, fonts, scripts: 109, pictures360: 16 },
  { route: '/blog/mooring-book', html: 21.5, styles: stylesLimitKb, fonts, scripts: 116, pictures360: 13.5 },
];

/** The owner's pages may weigh 1.5 times their budget, so that more text and pictures are no failure. */
export const ownerBudgetFactor = 1.5;

/** The owner chooses the pictures freely, so this limits only many large ones; the fixture's are exact. */
const ownerPictureBudgets = { pictures360: 700, pictures1440: 700 };

// biome-ignore format: a table of budgets
const pageKinds: (Budget & { name: string; routes: RegExp })[] = [
  { name: 'home', routes: /^\/$/, html: 27, styles: stylesLimitKb, fonts, scripts: 122, ...ownerPictureBudgets },
  { name: 'about', routes: /^\/about(\/(?!mission|leadership|team).+)?$/, html: 20, styles: stylesLimitKb, fonts, scripts: 112, ...ownerPictureBudgets },
  { name: 'mission', routes: /^\/about\/mission-vision$/, html: 19, styles: stylesLimitKb, fonts, scripts: 110, ...ownerPictureBudgets },
  { name: 'leadership', routes: /^\/about\/leadership-message$/, html: 19, styles: stylesLimitKb, fonts, scripts: 111, ...ownerPictureBudgets },
  { name: 'team', routes: /^\/about\/team$/, html: 19, styles: stylesLimitKb, fonts, scripts: 110, ...ownerPictureBudgets },
  { name: 'service', routes: /^\/service\/(?!nothing-here)/, html: 22, styles: stylesLimitKb, fonts, scripts: 115, ...ownerPictureBudgets },
  { name: 'industries', routes: /^\/industry$/, html: 18, styles: stylesLimitKb, fonts, scripts: 110, ...ownerPictureBudgets },
  { name: 'industry', routes: /^\/industry\/./, html: 21, styles: stylesLimitKb, fonts, scripts: 118, ...ownerPictureBudgets },
  { name: 'portfolio', routes: /^\/portfolio$/, html: 19, styles: stylesLimitKb, fonts, scripts: 112, ...ownerPictureBudgets },
  { name: 'work', routes: /^\/portfolio\/./, html: 19, styles: stylesLimitKb, fonts, scripts: 113, ...ownerPictureBudgets },
  { name: 'gallery', routes: /^\/gallery$/, html: 18, styles: stylesLimitKb, fonts, scripts: 112, ...ownerPictureBudgets },
  { name: 'contact', routes: /^\/contact$/, html: 18, styles: stylesLimitKb, fonts, scripts: 114, ...ownerPictureBudgets },
  { name: 'meeting', routes: /^\/meeting$/, html: 17, styles: stylesLimitKb, fonts, scripts: 113, ...ownerPictureBudgets },
  { name: 'support', routes: /^\/register$/, html: 19, styles: stylesLimitKb, fonts, scripts: 113, ...ownerPictureBudgets },
  { name: 'career', routes: /^\/carrer$/, html: 19, styles: stylesLimitKb, fonts, scripts: 117, ...ownerPictureBudgets },
  { name: 'blog', routes: /^\/blog$/, html: 19, styles: stylesLimitKb, fonts, scripts: 112, ...ownerPictureBudgets },
  { name: 'further page of the blog', routes: /^\/blog\/page\/./, html: 18, styles: stylesLimitKb, fonts, scripts: 111, ...ownerPictureBudgets },
  { name: 'archive', routes: /^\/blog\/archive$/, html: 18, styles: stylesLimitKb, fonts, scripts: 110, ...ownerPictureBudgets },
  { name: 'topics', routes: /^\/blog\/tags$/, html: 18, styles: stylesLimitKb, fonts, scripts: 110, ...ownerPictureBudgets },
  { name: 'topic', routes: /^\/blog\/tags\/./, html: 19, styles: stylesLimitKb, fonts, scripts: 112, ...ownerPictureBudgets },
  { name: 'authors', routes: /^\/blog\/authors$/, html: 18, styles: stylesLimitKb, fonts, scripts: 110, ...ownerPictureBudgets },
  { name: 'author', routes: /^\/blog\/authors\/./, html: 19, styles: stylesLimitKb, fonts, scripts: 111, ...ownerPictureBudgets },
  { name: 'post', routes: /^\/blog\/./, html: 25, styles: stylesLimitKb, fonts, scripts: 120, ...ownerPictureBudgets },
  { name: 'document', routes: /^\/(accessibility|privacy)$/, html: 19, styles: stylesLimitKb, fonts, scripts: 122, ...ownerPictureBudgets },
  { name: 'style guide', routes: /^\/test$/, html: 20, styles: stylesLimitKb, fonts, scripts: 114, ...ownerPictureBudgets },
  { name: 'not found', routes: /^\/nothing-here$/, html: 16, styles: stylesLimitKb, fonts, scripts: 114, ...ownerPictureBudgets },
  { name: 'unknown service', routes: /^\/service\/nothing-here$/, html: 18, styles: stylesLimitKb, fonts, scripts: 116, ...ownerPictureBudgets },
];

/** Returns the first matching kind, or undefined for a page that the owner has added. */
export function findPageKind(route: string) {
  return pageKinds.find((pageKind) => pageKind.routes.test(route));
}

/** Returns true for the first page of each kind, the longest post, and every page without a kind. */
export function isRepresentativeRoute(route: string): boolean {
  const pageKind = findPageKind(route);
  const routesOfKind = ownerRoutes.filter(
    (otherRoute) => pageKind && findPageKind(otherRoute) === pageKind,
  );
  if (pageKind?.name === 'post') {
    routesOfKind.sort(
      (firstRoute, secondRoute) => readHtmlByteCount(secondRoute) - readHtmlByteCount(firstRoute),
    );
  }
  return route === (routesOfKind[0] ?? route);
}

function readHtmlByteCount(route: string): number {
  return readFileSync(getPageFilePath(ownerBuildFolder, route)).length;
}

export function getPageFilePath(siteFolder: string, route: string): string {
  return `${siteFolder}${route === '/' ? '/index' : route.replace(/nothing-here$/, '404')}.html`;
}
