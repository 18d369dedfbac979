/** The modules `@content/<name>`: see README.md. A page downloads only the modules that it imports. */
import path from 'node:path';
import { buildFormModules, findAnsweringPerson } from '../../content/page-data/forms.ts';
import { buildIndustryTile } from '../../content/page-data/industries.ts';
import { findOpenJobs } from '../../content/page-data/jobs.ts';
import { buildMainMenu, groupServices } from '../../content/page-data/services.ts';
import { buildWorkCases } from '../../content/page-data/works.ts';
import { formsSchema, messagesSchema } from '../../content/schemas/forms.ts';
import type { Content, ContentFile, FormTexts, WithPictures } from '../../content/schemas/index.ts';
import { fileSchemas } from '../../content/schemas/index.ts';
import { pagesSchema } from '../../content/schemas/pages.ts';
import type { FormName } from '../../shared/forms.ts';
import { buildSchedulerFrameColours } from '../brand/palette.ts';
import { writeFileIfChanged } from '../brand/write-files.ts';
import { buildPrefix, projectRoot } from '../content/folder-paths.ts';
import type { buildLanguageData } from './languages.ts';

type FileName = keyof typeof fileSchemas;

export interface Loaded {
  /** In all languages; the site's first language comes first. */
  contents: [Content, ...Content[]];
  /** In the language of the pages, without links to missing pages, and with prepared pictures. */
  content: WithPictures<Content>;
  language: ReturnType<typeof buildLanguageData>;
}

/** The modules whose data is not a content file as it is, with how each is built. */
const derivedModules = {
  language: ({ language }) => language,
  // The desk offers the templates of all languages.
  replies: ({ contents }) => {
    const replies = contents.flatMap((content) => content.replies);
    return [...new Map(replies.map((reply) => [reply.title, reply])).values()];
  },
  'reply-texts': ({ contents }) =>
    Object.fromEntries(
      contents.map(({ language, messages }) => [buildPrefix(language), messages.replies]),
    ),
  'scheduler-colours': ({ content }) => buildSchedulerFrameColours(content.brand.colours),
  menu: ({ content }) => buildMainMenu(content),
  addresses: ({ content }) => content.redirects.pages,
  portraits: ({ content }) =>
    Object.fromEntries(
      content.team.map(({ fullName, drawing, photo }) => [fullName, { drawing, photo }]),
    ),
  'answering-people': ({ content: { team } }) => ({
    industry: findAnsweringPerson(team, 'industry', 'inquiry'),
    missionVision: findAnsweringPerson(team, 'missionVision', 'inquiry'),
  }),
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
} satisfies Record<string, (loaded: Loaded) => object>;

/** Each entry of these files is a module of its own, such as `@content/pages/about`. */
const dividedFiles = { pages: pagesSchema, forms: formsSchema, messages: messagesSchema };
const unpublishedFiles = ['brand', 'synonyms', 'redirects'] as const;

type DerivedName = keyof typeof derivedModules;
type DividedName = keyof typeof dividedFiles;
type PlainName = Exclude<FileName, DerivedName | DividedName | (typeof unpublishedFiles)[number]>;

const otherNames: string[] = Object.keys({ ...derivedModules, ...dividedFiles });
/** The content files that are modules as they are. */
const plainNames = (Object.keys(fileSchemas) as FileName[]).filter(
  (name): name is PlainName => ![...otherNames, ...unpublishedFiles].includes(name),
);

export function buildModules(loaded: Loaded): Map<string, object> {
  const { content } = loaded;
  const formModules = buildFormModules(content);
  return new Map<string, object>([
    ...plainNames.map((name) => [name, content[name]] as const),
    ...Object.entries(derivedModules).map(([name, build]) => [name, build(loaded)] as const),
    ...Object.entries(content.pages).map(
      ([key, page]) => [`pages/${key}`, { ...page, form: findFormOfProblemPage(key) }] as const,
    ),
    ...Object.entries(formModules).map(([key, form]) => [`forms/${key}`, form] as const),
    ...Object.entries(content.messages).map(([key, group]) => [`messages/${key}`, group] as const),
  ]);
}

export function findFormOfProblemPage(pageKey: string): string | undefined {
  return /^problem(.+)/.exec(pageKey)?.[1]?.toLowerCase();
}

/** @public The declarations below refer to it. */
export type ContentModules = {
  [Name in PlainName]: ContentFile<Name>;
} & {
  [Name in DerivedName]: ReturnType<(typeof derivedModules)[Name]>;
} & {
  [Name in keyof Content['pages'] as `pages/${Name}`]: ContentFile<'pages'>[Name];
} & {
  [Name in keyof Content['forms'] as `forms/${Name}`]: Name extends FormName
    ? FormTexts<Name>
    : ContentFile<'forms'>[Name];
} & {
  [Name in keyof Content['messages'] as `messages/${Name}`]: Content['messages'][Name];
};

/** Declares each module, so that TypeScript rejects imports of unknown names. */
export function writeModuleTypes(): void {
  const dividedNames = Object.entries(dividedFiles).flatMap(([file, { entries }]) =>
    Object.keys(entries).map((key) => `${file}/${key}`),
  );
  const names = [...plainNames, ...Object.keys(derivedModules), ...dividedNames];
  const declarations = names.map(
    (name) => `declare module '@content/${name}' {
  const data: import('../src/plugins/content-modules/modules.ts').ContentModules['${name}'];
  export default data;
}
`,
  );
  const declarationsPath = path.join(projectRoot, '.docusaurus/content-modules.ts');
  writeFileIfChanged(declarationsPath, declarations.join(''));
}
