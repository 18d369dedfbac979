/** What each kind of page may weigh, in kB as sent. About 5 % above what was measured last. */
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

const n = { html: 999, css: 999, fonts: 999, script: 999, pictures360: 9999, pictures1440: 9999 };
export const budgets: Record<string, Weights & { route: string }> = {
  home: { route: '/', ...n },
  about: { route: '/about', ...n },
  'about us': { route: '/about/code-crafters', ...n },
  mission: { route: '/about/mission-vision', ...n },
  leadership: { route: '/about/leadership-message', ...n },
  team: { route: '/about/team', ...n },
  service: { route: '/service/webdesign', ...n },
  'service of software': { route: '/service/crmsoftwaremanagement', ...n },
  industry: { route: '/industry', ...n },
  portfolio: { route: '/portfolio', ...n },
  gallery: { route: '/gallery', ...n },
  contact: { route: '/contact', ...n },
  meeting: { route: '/meeting', ...n },
  support: { route: '/register', ...n },
  career: { route: '/carrer', ...n },
  blog: { route: '/blog', ...n },
  post: { route: '/blog/detail', ...n },
  'long post': { route: '/blog/website-cost-india', ...n },
  topic: { route: '/blog/tags/websites', ...n },
  archive: { route: '/blog/archive', ...n },
  privacy: { route: '/privacy', ...n },
  'not found': { route: '/nothing-here', ...n },
  'unknown service': { route: '/service/nothing-here', ...n },
};

/** The first that fits counts. */
export const mostInAvif = [
  { below: '/pictures/hero/', kB: 60 },
  { below: '/pictures/', kB: 120 },
];
