import { listFrontMatter } from '../../blog/plugin/read.ts';
import { isScheduled, type Publication } from '../../blog/plugin/waiting.ts';
import type { Content } from '../../content/schemas/index.ts';
import { formatIsoDay } from '../../shared/office-day.ts';
import { blogDir } from '../content/folder-paths.ts';
import { mapParts } from '../content/map-nested-values.ts';
import { findOpenJobs } from './jobs.ts';

type Lists = Pick<Content, 'company' | 'team' | 'works' | 'gallery' | 'industries'>;

const routeByPage = {
  team: '/about/team',
  portfolio: '/portfolio',
  gallery: '/gallery',
  industry: '/industry',
  blog: '/blog',
};
type Page = keyof typeof routeByPage;

export function hideOrFillEmptyContent<Input extends Content>(
  content: Input,
  blogFolder = blogDir,
): Input {
  const contentWithFallbacks = fillEmptyHomeLists(content);
  const { pages } = contentWithFallbacks;
  const emptyPageKeys = findEmptyPageKeys(contentWithFallbacks, blogFolder);
  const hiddenPageEntries = emptyPageKeys.map((pageKey) => [
    pageKey,
    { ...pages[pageKey], hidden: true },
  ]);
  const pagesWithHiddenFlags = { ...pages, ...Object.fromEntries(hiddenPageEntries) };
  const emptyPageRoutes = emptyPageKeys.map((pageKey) => routeByPage[pageKey]);
  const contentWithHiddenPages = { ...contentWithFallbacks, pages: pagesWithHiddenFlags };
  return emptyPageRoutes.length > 0
    ? removeLinks(contentWithHiddenPages, emptyPageRoutes)
    : contentWithHiddenPages;
}

/** Fills empty lists of the home page with services and works, and removes texts about open jobs if no job is open. */
function fillEmptyHomeLists<Input extends Content>(content: Input): Input {
  const { home, services, works, clients, pages } = content;
  const clientsFromWorks = works.map(({ client, slug, picture }) => {
    return { name: client, url: `/portfolio/${slug}`, picture };
  });
  const servicesAsCards = Object.entries(services).map(([key, { menu, picture }]) => {
    return { title: menu.label, to: `/service/${key}`, picture };
  });
  const { cards } = home.services;
  const contentWithFilledLists = {
    ...content,
    clients: clients.length > 0 ? clients : clientsFromWorks,
    home: {
      ...home,
      services: {
        ...home.services,
        cards: cards.length > 0 ? cards : servicesAsCards,
      },
    },
  };
  if (findOpenJobs(content, new Date()).length > 0) {
    return contentWithFilledLists;
  }
  const { none: noJobsTexts } = content['career-page'];
  const noJobsSearchResultTexts = {
    ...pages.career.search,
    description: `${noJobsTexts.heading}. ${noJobsTexts.text}`,
  };
  return {
    ...contentWithFilledLists,
    'team-page': { ...content['team-page'], invitation: undefined },
    pages: { ...pages, career: { ...pages.career, search: noJobsSearchResultTexts } },
  };
}

/** Lists the files below src/pages that Docusaurus must exclude; the blog plugin excludes its own pages. */
export function findEmptyPageFiles(content: Lists): string[] {
  return findEmptyPageKeys(content, blogDir).map(
    (pageKey) => `${routeByPage[pageKey].slice(1)}.tsx`,
  );
}

function findEmptyPageKeys(
  { company, team, works, gallery, industries }: Lists,
  blogFolder: string,
): Page[] {
  const entryCountByPage = {
    team: team.length,
    portfolio: works.length,
    gallery: gallery.pictures.length,
    industry: industries.length,
    blog: countPublishedPosts(blogFolder, company.timeZone),
  };
  return (Object.keys(routeByPage) as Page[]).filter((pageKey) => entryCountByPage[pageKey] === 0);
}

function countPublishedPosts(blogFolder: string, officeTimeZone: string): number {
  const officeTodayIso = formatIsoDay(officeTimeZone, Date.now());
  const isPublished = (post: Publication) =>
    post.draft !== true && !isScheduled(post, officeTodayIso);
  return listFrontMatter(blogFolder).filter(isPublished).length;
}

export function removeLinks<Value>(value: Value, removedRoutes: string[]): Value;
export function removeLinks(contentValue: unknown, removedRoutes: string[]): unknown {
  return mapParts(contentValue, (part) =>
    Array.isArray(part)
      ? part.filter((entry) => {
          const { to: linkTarget, links } = Object(entry);
          const linkedRoute = String(linkTarget ?? entry).replace(/[?#].*/, '');
          return !removedRoutes.includes(linkedRoute) && links?.length !== 0;
        })
      : part,
  );
}
