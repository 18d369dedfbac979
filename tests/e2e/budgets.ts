/**
 * What each kind of page may weigh, in kB as sent: about 5 % above what was weighed last, and never
 * above what was promised (pictures of / 450 on a phone, 1,100 on a
 * desk). The Chromium without windows fetches waiting pictures from further away than the other, so
 * it weighs more of them. PRINT_WEIGHTS=1 npm test -- e2e prints what is weighed now.
 */
export interface Weights {
  html: number;
  css: number;
  fonts: number;
  /** Before the visitor does anything, the pages that its first view leads to included. */
  script: number;
  /** All pictures of the page, seen to its end, in a window of that width. */
  pictures360: number;
  pictures1440: number;
}

/** One file of styles for all pages. */
const css = 25;

// biome-ignore format: a table
const table: [kind: string, route: string, html: number, fonts: number, script: number, pictures360: number, pictures1440: number][] = [
  ['home', '/', 19, 76, 122, 434, 434],
  ['about', '/about', 12, 76, 112, 32, 78],
  ['about us', '/about/code-crafters', 12, 76, 112, 32, 78],
  ['mission', '/about/mission-vision', 11, 76, 111, 0, 16],
  ['leadership', '/about/leadership-message', 10, 76, 112, 4, 28],
  ['team', '/about/team', 11, 76, 111, 37, 67],
  ['service', '/service/webdesign', 14, 76, 116, 392, 360],
  ['service of software', '/service/crmsoftwaremanagement', 14, 76, 116, 333, 301],
  ['industry', '/industry', 14, 76, 113, 6, 34],
  ['portfolio', '/portfolio', 14, 76, 116, 678, 694],
  ['work', '/portfolio/gomti-keys', 12, 76, 118, 237, 289],
  ['trade', '/industry/healthcare', 14, 76, 122, 146, 147],
  ['gallery', '/gallery', 12, 76, 112, 214, 155],
  ['contact', '/contact', 11, 76, 115, 12, 30],
  ['meeting', '/meeting', 10, 76, 114, 0, 24],
  ['support', '/register', 12, 76, 114, 0, 19],
  ['career', '/carrer', 12, 76, 117, 0, 22],
  ['blog', '/blog', 11, 76, 116, 135, 103],
  ['post', '/blog/detail', 16, 76, 123, 101, 117],
  ['long post', '/blog/website-cost-india', 16, 87, 124, 111, 136],
  ['topic', '/blog/tags/websites', 11, 76, 116, 97, 88],
  ['archive', '/blog/archive', 10, 76, 114, 0, 23],
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
