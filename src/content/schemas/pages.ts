import * as v from 'valibot';
import { hint, link, listOrNone, picture, search, text } from './parts.ts';

/** A page's metadata, banner and breadcrumb. */
const page = v.strictObject({
  search,
  heading: text(70),
  lead: v.optional(text(260)),
  /** Between Home and this page. */
  breadcrumb: v.strictObject({
    label: text(40),
    parents: v.optional(listOrNone(link, 3), []),
  }),
  picture: v.optional(picture),
  hidden: v.optional(hint(v.boolean('Write true or false.'), 'Kept from search engines.'), false),
});

export const pageKeys = [
  'about',
  'missionVision',
  'leadershipMessage',
  'team',
  'contact',
  'meeting',
  'career',
  'support',
  'industry',
  'portfolio',
  'blog',
  'gallery',
  'styleGuide',
  'notFound',
  'unknownService',
  'sent',
  'problemInquiry',
  'problemContact',
  'problemSupport',
  'problemMeeting',
  'problemApplication',
] as const;

export const pagesSchema = v.strictObject(
  Object.fromEntries(pageKeys.map((key) => [key, page])) as Record<
    (typeof pageKeys)[number],
    typeof page
  >,
);
