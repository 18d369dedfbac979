/**
 * What each kind of page may weigh, in kB as sent: about 5 % above what was weighed last, and never
 * above what was promised (scripts of / and /about 115; pictures of / 450 on a phone, 1,100 on a
 * desk). PRINT_WEIGHTS=1 npm test -- e2e prints what is weighed now.
 */
export interface Weights {
  html: number;
  css: number;
  fonts: number;
  /** Before the visitor does anything. */
  script: number;
  /** All pictures of the page, seen to its end, in a window of that width. */
  pictures360: number;
  pictures1440: number;
}

/** One file of styles for all pages. */
const css = 25;

// biome-ignore format: a table
const table: [kind: string, route: string, html: number, fonts: number, script: number, pictures360: number, pictures1440: number][] = [
  ['home', '/', 19, 76, 115, 434, 434],
  ['about', '/about', 12, 76, 110, 32, 78],
  ['about us', '/about/code-crafters', 12, 76, 110, 32, 78],
  ['mission', '/about/mission-vision', 11, 76, 109, 0, 16],
  ['leadership', '/about/leadership-message', 10, 76, 109, 4, 28],
  ['team', '/about/team', 11, 76, 108, 37, 67],
  ['service', '/service/webdesign', 13, 76, 110, 198, 220],
  ['service of software', '/service/crmsoftwaremanagement', 13, 76, 110, 163, 173],
  ['industry', '/industry', 14, 76, 111, 6, 34],
  ['portfolio', '/portfolio', 14, 76, 112, 310, 335],
  ['gallery', '/gallery', 12, 76, 109, 58, 102],
  ['contact', '/contact', 11, 76, 112, 12, 30],
  ['meeting', '/meeting', 10, 76, 111, 0, 24],
  ['support', '/register', 12, 76, 112, 0, 19],
  ['career', '/carrer', 12, 76, 114, 0, 22],
  ['blog', '/blog', 10, 76, 110, 51, 57],
  ['post', '/blog/detail', 16, 76, 118, 101, 117],
  ['long post', '/blog/website-cost-india', 16, 87, 119, 111, 136],
  ['topic', '/blog/tags/websites', 11, 76, 111, 97, 88],
  ['archive', '/blog/archive', 10, 76, 109, 0, 23],
  ['privacy', '/privacy', 12, 76, 124, 0, 18],
  ['not found', '/nothing-here', 11, 76, 116, 105, 124],
  ['unknown service', '/service/nothing-here', 11, 76, 116, 105, 136],
];

export const budgets: (Weights & { kind: string; route: string })[] = table.map(
  ([kind, route, html, fonts, script, pictures360, pictures1440]) => ({
    kind,
    route,
    html,
    css,
    fonts,
    script,
    pictures360,
    pictures1440,
  }),
);

/** The first that fits counts. */
export const mostInAvif = [
  { below: '/pictures/hero/', kB: 60 },
  { below: '/pictures/', kB: 120 },
];
