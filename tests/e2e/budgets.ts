/** Limits the kB of pages as sent, compressed by brotli of quality 5; PRINT_WEIGHTS=1 prints them. */
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
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

/**
 * The notice, the people beside forms and the drawn home page have 0.6 kB of styles. The embroidery
 * on the heads of pages has 0.3 kB, and replaces pictures of 3 to 30 kB.
 */
const styles = 26.3;
/** On a machine without Devanagari, the name of that language has 1.3 kB. */
const fonts = 45;
/** The speed of visits loads on every page when the browser is idle, and only with `counting`. */
const visitSpeedScripts = 2.5;

/**
 * The limits are about 5 % above the current weights, because only code changes the fixture's pages.
 * Its pictures are smooth drawings of about 2 kB, to which AVIF's tuning "iq" gives a sixth more
 * bytes; the owner's pictures became 5 % smaller by it. The switch of languages has 1 kB of scripts,
 * a fourth of it the list of pages that the fixture lacks in Hindi.
 */
export const fixtureBudgets: (Budget & { route: string })[] = [
  // A chosen work below the hero has 1 kB and a picture; the picture of the hero became 3 kB smaller.
  { route: '/', html: 25.5, styles, fonts, scripts: 121, pictures360: 28, pictures1440: 34 },
  // The person who answers and what one gets.
  { route: '/service/berths', html: 20, styles, fonts, scripts: 111.5, pictures360: 24.5 },
  // The first two works show facts and the client's words. The drawing of the last card is a file.
  { route: '/portfolio', html: 17.5, styles, fonts, scripts: 107, pictures1440: 7 },
  // The mosaic shows all pictures near the first window, and some of them large. Phones fold the
  // footer, which has 0.1 kB on every page.
  {
    route: '/gallery',
    html: 16.1,
    styles,
    fonts,
    scripts: 108,
    pictures360: 29,
    pictures1440: 23.5,
  },
  // The notice about data. The form has 3.5 kB of scripts, the map and the heading 1.5 kB. The mark as
  // a symbol has 0.06 kB in each document, and needs no code that draws it.
  { route: '/contact', html: 17.8, styles, fonts, scripts: 112.5, pictures360: 4.5 },
  // Pages of the blog share the styles of the topics' cards, of a post's three columns and of its
  // cloth, which has 0.2 kB; the site's own /blog begins with it instead of a render.
  { route: '/blog', html: 19.8, styles, fonts, scripts: 108.5, pictures360: 19 },
  { route: '/blog/mooring-book', html: 22.8, styles, fonts, scripts: 115, pictures360: 15 },
].map((budget) => ({ ...budget, scripts: budget.scripts + visitSpeedScripts }));

/** The owner chooses the pictures freely, so this limits only many large ones; the fixture's are exact. */
const ownerPictureBudgets = { pictures360: 1050, pictures1440: 1050 };

const pageKinds = [
  { name: 'home', routes: /^\/$/, html: 27, scripts: 122 },
  {
    name: 'about',
    routes: /^\/about(\/(?!mission|leadership|team).+)?$/,
    html: 20,
    scripts: 112,
  },
  { name: 'mission', routes: /^\/about\/mission-vision$/, html: 19, scripts: 110 },
  { name: 'leadership', routes: /^\/about\/leadership-message$/, html: 19, scripts: 111 },
  { name: 'team', routes: /^\/about\/team$/, html: 19, scripts: 110 },
  { name: 'service', routes: /^\/service\/(?!nothing-here)/, html: 22, scripts: 115 },
  { name: 'industries', routes: /^\/industry$/, html: 18, scripts: 110 },
  { name: 'industry', routes: /^\/industry\/./, html: 21, scripts: 118 },
  { name: 'portfolio', routes: /^\/portfolio$/, html: 19, scripts: 112 },
  { name: 'work', routes: /^\/portfolio\/./, html: 19, scripts: 113 },
  { name: 'gallery', routes: /^\/gallery$/, html: 18, scripts: 112 },
  { name: 'contact', routes: /^\/contact$/, html: 18, scripts: 114 },
  { name: 'meeting', routes: /^\/meeting$/, html: 17, scripts: 113 },
  { name: 'support', routes: /^\/register$/, html: 19, scripts: 113 },
  { name: 'career', routes: /^\/carrer$/, html: 19, scripts: 117 },
  { name: 'job', routes: /^\/carrer\/./, html: 19, scripts: 117 },
  { name: 'blog', routes: /^\/blog$/, html: 19, scripts: 112 },
  { name: 'further page of the blog', routes: /^\/blog\/page\/./, html: 18, scripts: 111 },
  { name: 'archive', routes: /^\/blog\/archive$/, html: 18, scripts: 110 },
  { name: 'topics', routes: /^\/blog\/tags$/, html: 18, scripts: 110 },
  { name: 'topic', routes: /^\/blog\/tags\/./, html: 19, scripts: 112 },
  { name: 'authors', routes: /^\/blog\/authors$/, html: 18, scripts: 110 },
  { name: 'author', routes: /^\/blog\/authors\/./, html: 19, scripts: 111 },
  { name: 'post', routes: /^\/blog\/./, html: 25, scripts: 120 },
  { name: 'document', routes: /^\/(accessibility|privacy)$/, html: 19, scripts: 122 },
  { name: 'style guide', routes: /^\/test$/, html: 20, scripts: 114 },
  { name: 'not found', routes: /^\/nothing-here$/, html: 16, scripts: 114 },
  { name: 'unknown service', routes: /^\/service\/nothing-here$/, html: 18, scripts: 116 },
].map(({ name, routes, html, scripts }) => {
  // The owner's pages may weigh half as much again, so that more text is no failure.
  const budgets = { html: 1.5 * html, scripts: 1.5 * scripts, fonts: 1.5 * fonts };
  return { name, routes, styles, ...budgets, ...ownerPictureBudgets };
});

const languageFolders = globSync('*/llms.txt', { cwd: ownerBuildFolder }).map((file) =>
  path.dirname(file),
);

/** The start of the address of a page in a further language, such as /hi. */
export function findLanguagePrefix(route: string): string {
  const [, folder = ''] = route.split('/');
  return languageFolders.includes(folder) ? `/${folder}` : '';
}

/** A typeface with another script. */
const furtherFont = 40;

/** Returns the first matching kind, or undefined for a page that the owner has added. */
export function findPageKind(route: string) {
  const prefix = findLanguagePrefix(route);
  const ownPath = route.slice(prefix.length) || '/';
  const pageKind = pageKinds.find(({ routes }) => routes.test(ownPath));
  return prefix && pageKind ? { ...pageKind, fonts: pageKind.fonts + furtherFont } : pageKind;
}

/** Returns true for the first page of each kind and language, the longest post, and every page without a kind. */
export function isRepresentativeRoute(route: string): boolean {
  const pageKind = findPageKind(route);
  const routesOfKind = ownerRoutes.filter(
    (other) =>
      pageKind &&
      findPageKind(other)?.name === pageKind.name &&
      findLanguagePrefix(other) === findLanguagePrefix(route),
  );
  if (pageKind?.name === 'post') {
    routesOfKind.sort((first, second) => measureHtmlBytes(second) - measureHtmlBytes(first));
  }
  return route === (routesOfKind[0] ?? route);
}

function measureHtmlBytes(route: string): number {
  return statSync(getPageFilePath(ownerBuildFolder, route)).size;
}

export function getPageFilePath(siteFolder: string, route: string): string {
  return `${siteFolder}${route === '/' ? '/index' : route.replace(/nothing-here$/, '404')}.html`;
}
