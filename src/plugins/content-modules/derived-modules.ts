import {
  type Content,
  type ContentModules,
  fileSchemas,
  type LanguageData,
  type WithPictures,
} from '../../content/schemas/index.ts';
import { resolveMarkColours } from '../brand/mark.ts';
import { buildSchedulerFrameColours } from '../brand/palette.ts';
import { findAnsweringPerson } from './forms.ts';
import { buildIndustryTile } from './industries.ts';
import { findOpenJobs } from './jobs.ts';
import { buildMainMenu, groupServices } from './services.ts';
import { buildWorkCases } from './works.ts';

type FileName = keyof typeof fileSchemas;

export interface Loaded {
  /** In the site's first language. */
  original: Content;
  languages: LanguageData;
  /** The templates of all languages, for the desk. */
  replies: Content['replies'];
  content: WithPictures<Content>;
}

/** The modules whose data is not a content file as it is, with how each is built. */
export const derivedModules = {
  language: ({ languages }) => languages,
  replies: ({ replies }) => replies,
  mark: ({ content }) => resolveMarkColours(content.brand),
  'scheduler-colours': ({ content }) => buildSchedulerFrameColours(content.brand.colours),
  menu: ({ content }) => buildMainMenu(content),
  addresses: ({ content }) => content.redirects.pages,
  portraits: ({ content }) =>
    Object.fromEntries(
      content.team.map(({ fullName, drawing, photo }) => [fullName, { drawing, photo }]),
    ),
  'answering-person': ({ content }) => ({ person: findAnsweringPerson('inquiry', content.team) }),
  jobs: ({ content }) => findOpenJobs(content, new Date()),
  // Pages do not use `contentOf` and `editor`, so visitors do not download them.
  company: ({ content }) => ({ ...content.company, contentOf: undefined }),
  embeds: ({ content }) => ({ ...content.embeds, editor: undefined }),
  // The Worker has its own copy of the rest.
  meeting: ({ content }) => ({ ...content.meeting, rules: undefined, answers: undefined }),
  works: ({ content }) => buildWorkCases(content),
  'featured-works': ({ content }) => {
    const workCases = buildWorkCases(content);
    return [...workCases.filter(({ featured }) => featured), ...workCases].slice(0, 1);
  },
  industries: ({ content }) =>
    content.industries.map((industry) => buildIndustryTile(industry, content['industry-page'])),
  'service-groups': ({ content }) => groupServices(content),
  'service-labels': ({ content: { services } }) =>
    Object.fromEntries(Object.entries(services).map(([key, { menu }]) => [key, menu.label])),
} satisfies { [Name in keyof ContentModules]?: (loaded: Loaded) => object };

const unpublishedFileNames = ['brand', 'pages', 'forms', 'messages', 'synonyms', 'redirects'];

/** The content files that are modules as they are. */
export const plainModuleNames = (Object.keys(fileSchemas) as FileName[]).filter(
  (fileName) =>
    !unpublishedFileNames.includes(fileName) && !Object.hasOwn(derivedModules, fileName),
);
