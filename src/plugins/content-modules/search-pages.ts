/** Builds the search entries of pages without a Markdown mirror. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as Documents } from '@docusaurus/plugin-content-docs';
import { findOpenJobs } from '../../content/page-data/jobs.ts';
import type { Content, OpenJob, SearchEntry, WithPictures } from '../../content/schemas/index.ts';
import { pageKeys, pagePaths } from '../../content/schemas/pages.ts';
import { mapNestedValues } from '../content/map-nested-values.ts';

type Texts = Content | WithPictures<Content>;
type SearchTexts = { title: string; description: string };

/** What the pages show, in addition to their texts in pages.yml. */
function listContentByPage(content: Texts): Partial<Record<keyof typeof pagePaths, unknown>> {
  const { company, forms, works, industries, jobs } = content;
  return {
    about: [content.about, content.agency],
    missionVision: content['mission-vision'],
    leadershipMessage: content.leadership,
    team: [
      content.team.map(({ answers, services, closing, ...member }) => member),
      content['team-page'].invitation,
    ],
    contact: [content.contact.help, company.address, company.email, company.hours],
    meeting: [content.meeting.agenda, forms.meeting],
    career: [
      findOpenJobs<Omit<Content['jobs'][number], 'picture'>>({ jobs, company }, new Date()),
      content['career-page'],
      forms.application,
    ],
    support: [content.support, forms.support],
    portfolio: works.map(({ title, client }) => [title, client]),
    industry: industries.map(({ name }) => name),
    gallery: content.gallery.pictures,
  };
}

export function buildPageEntries(content: Texts): SearchEntry[] {
  const { home, navigation, pages, faq, testimonials } = content;
  const contentByPage = listContentByPage(content);
  const namesByPage: typeof contentByPage = { team: content.team.map(({ fullName }) => fullName) };
  const visiblePageKeys = pageKeys.filter((key) => !pages[key].hidden);
  return [
    createPageEntry('/', navigation.home.label, home.search, joinTexts([home, faq, testimonials])),
    ...visiblePageKeys.map((key) => {
      const { breadcrumb, heading, lead, search } = pages[key];
      const titleAndNames = joinTexts([`${search.title}. ${heading}`, namesByPage[key]]);
      const searchResultTexts = { ...search, title: titleAndNames };
      const pageText = joinTexts([lead, contentByPage[key]]);
      const route = { ...pagePaths, ...content.redirects.pages }[key];
      return createPageEntry(route, breadcrumb.label, searchResultTexts, pageText);
    }),
  ];
}

/** These fields have file names, addresses and choices, or labels of controls. */
const fieldsWithoutText =
  /^(?:to|base|url|file|slug|key|icon|colour|drawing|linkedIn|labels|motion|carousel|reviews|live|failed|loading)$/;

function joinTexts(contentValue: unknown): string {
  const texts: string[] = [];
  mapNestedValues(contentValue, (part, keyPath) => {
    if (typeof part === 'string' && !keyPath.some((key) => fieldsWithoutText.test(String(key)))) {
      texts.push(part);
    }
    return part;
  });
  return texts.join(' ');
}

export function buildJobEntries(content: Pick<Content, 'redirects'>, openJobs: OpenJob[]) {
  return openJobs.map(({ slug, title, summary, tasks, requirements }) => ({
    to: `${content.redirects.pages.career}/${slug}`,
    kind: 'job' as const,
    title,
    description: summary,
    headings: '',
    words: joinTexts([tasks, requirements]),
  }));
}

/** A language without documents has no content of their plugin. */
export function buildDocsPageEntries(
  documents: Documents | undefined,
  docsFolder: string,
): SearchEntry[] {
  return (documents?.loadedVersions ?? []).flatMap(({ docs }) =>
    docs.map((doc) => {
      const markdown = readFileSync(path.join(docsFolder, `${doc.id}.md`), 'utf8');
      return createPageEntry(doc.slug, doc.frontMatter.sidebar_label ?? doc.title, doc, markdown);
    }),
  );
}

export function buildBlogListEntries(
  { blog: { menu, tags, authors, archive } }: Texts,
  { blogPosts, blogTags, authorsMap = {} }: BlogContent,
): SearchEntry[] {
  if (blogPosts.length === 0) {
    return [];
  }
  const authorKeys = blogPosts.flatMap(({ metadata }) => metadata.authors.map(({ key }) => key));
  return [
    createPageEntry(menu.topics.to, tags.heading, tags),
    createPageEntry(menu.authors.to, authors.heading, authors),
    createPageEntry(menu.archive.to, archive.heading, archive),
    ...Object.values(blogTags).map(({ label, permalink, description = '' }) =>
      createPageEntry(permalink, label, { title: tags.tagTitle, description }),
    ),
    ...Object.values(authorsMap)
      .filter(({ key }) => authorKeys.includes(key))
      .map(({ name = '', title: description = '', page }) =>
        createPageEntry(page?.permalink ?? '', name, { title: authors.authorTitle, description }),
      ),
  ];
}

/** Creates an entry that the search shows under the page's name in the menus. */
function createPageEntry(to: string, title: string, searchTexts: SearchTexts, words = '') {
  const { title: headings, description } = searchTexts;
  return { to, kind: 'page', title, description, headings, words } as const;
}
