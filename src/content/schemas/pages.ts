import { colourTones } from '../colour-tones.ts';
import * as v from './parts.ts';

/** An embroidery on cloth of this colour, in place of a picture. */
export const motifSchema = v.strictObject({
  drawing: v.drawing('motifs', 'kairi'),
  colour: v.oneOf(colourTones),
});

const pageTextsSchema = v.strictObject({
  search: v.searchResultTextsSchema,
  heading: v.text(70),
  lead: v.optional(v.text(260)),
  /** `parents` are the links between Home and this page. */
  breadcrumb: v.strictObject({
    label: v.text(40),
    parents: v.optional(v.possiblyEmptyList(3, v.link), []),
  }),
  picture: v.optional(v.picture),
  motif: v.optional(motifSchema),
  hidden: v.optional(v.boolean('Write true or false.'), false),
});

export const pagePaths = {
  about: '/about',
  missionVision: '/about/mission-vision',
  leadershipMessage: '/about/leadership-message',
  team: '/about/team',
  contact: '/contact',
  meeting: '/meeting',
  career: '/carrer',
  support: '/register',
  industry: '/industry',
  portfolio: '/portfolio',
  blog: '/blog',
  gallery: '/gallery',
  styleGuide: '/test',
  notFound: '/404',
  unknownService: '/service/404',
  sent: '/sent',
  booked: '/booked',
  notice: '/notice',
  problemInquiry: '/problem/inquiry',
  problemContact: '/problem/contact',
  problemSupport: '/problem/support',
  problemMeeting: '/problem/meeting',
  problemApplication: '/problem/application',
} as const;

export type PageKey = keyof typeof pagePaths;
export const pageKeys = Object.keys(pagePaths) as PageKey[];

/** Forms and mistyped addresses lead to these pages in each language. */
const alwaysThere = /^(?:notFound|unknownService|sent|booked|notice|problem\w+)$/;

export const pagesSchema = v.strictObject(
  Object.fromEntries(
    pageKeys.map((pageKey) => [
      pageKey,
      alwaysThere.test(pageKey) ? pageTextsSchema : v.optionalInTranslation(pageTextsSchema),
    ]),
  ) as Record<PageKey, typeof pageTextsSchema>,
);

export const documentsSchema = v.strictObject({
  ...v.texts(['contents', 'documents'], 40),
  /** Banner pictures by file name of the document. */
  pictures: v.optional(v.record(v.string(), v.picture), {}),
});

const designTokenSchema = v.strictObject({
  name: v.textMatching(40, /^--[a-z0-9-]+$/, 'Write a custom property of tokens.css.'),
  use: v.text(80),
});

export const styleGuideSchema = v.strictObject({
  headings: v.strictObject({
    ...v.texts(['colours', 'type', 'buttons', 'cards', 'fields', 'questions', 'dialog'], 40),
    ...v.texts(['pictures', 'grounds', 'states', 'small'], 40),
  }),
  colours: v.nonEmptyList(1, 40, designTokenSchema),
  sizes: v.nonEmptyList(1, 20, designTokenSchema),
  labels: v.strictObject({ open: v.text(40), crash: v.text(40) }),
});
