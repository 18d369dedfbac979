import { listFrontMatter } from '../../blog/plugin/read.ts';
import { isScheduled } from '../../blog/plugin/waiting.ts';
import { findOpenJobs } from '../../content/page-data/jobs.ts';
import type { Content } from '../../content/schemas/index.ts';
import { type PageKey, pageKeys, pagePaths } from '../../content/schemas/pages.ts';
import { formatIsoDay } from '../../shared/office-day.ts';
import { blogDir } from '../content/folder-paths.ts';
import { type FieldKeys, mapNestedValues } from '../content/map-nested-values.ts';
import { removeEntries } from '../content/relations.ts';

export function hideOrFillEmptyContent<Input extends Content>(
  content: Input,
  blog = blogDir,
  /** The pages of the first language that are not in this one. */
  missingRoutes: string[] = [],
) {
  const filled = fillEmptyHomeLists(content);
  const emptyKeys = findEmptyPageKeys(filled, blog);
  const hiddenEntries = emptyKeys.map((key) => [key, { ...filled.pages[key], hidden: true }]);
  const pages = { ...filled.pages, ...Object.fromEntries(hiddenEntries) };
  const routes = [...emptyKeys.map((key) => pagePaths[key]), ...missingRoutes];
  const shown = { ...filled, pages };
  return removeEntries(shown, findLinkEntries(shown, routes)) as typeof shown;
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
  const cards = home.services.cards.length > 0 ? home.services.cards : servicesAsCards;
  const filled = {
    ...content,
    clients: clients.length > 0 ? clients : clientsFromWorks,
    home: { ...home, services: { ...home.services, cards } },
  };
  if (findOpenJobs(content, new Date()).length > 0) {
    return filled;
  }
  const { heading, text } = content['career-page'].none;
  const search = { ...pages.career.search, description: `${heading}. ${text}` };
  return {
    ...filled,
    'team-page': { ...content['team-page'], invitation: undefined },
    pages: { ...pages, career: { ...pages.career, search } },
  };
}

/** Lists the files below src/pages that Docusaurus must exclude; the blog plugin excludes its own pages. */
export function findEmptyPageFiles(content: Content): string[] {
  return findEmptyPageKeys(content, blogDir).map(
    (key) => `${pagePaths[key].slice(1)}{.tsx,/index.tsx}`,
  );
}

function findEmptyPageKeys(
  { company, team, works, gallery, industries, missingPages }: Content,
  blogFolder: string,
): PageKey[] {
  const officeToday = formatIsoDay(company.timeZone, Date.now());
  const publishedPosts = listFrontMatter(blogFolder).filter(
    (post) => post.draft !== true && !isScheduled(post, officeToday),
  );
  const entryCountByPage = {
    team: team.length,
    portfolio: works.length,
    gallery: gallery.pictures.length,
    industry: industries.length,
    blog: publishedPosts.length,
  };
  return pageKeys.filter(
    (key) => missingPages.includes(key) || Object(entryCountByPage)[key] === 0,
  );
}

/** Finds the places of list entries that link to removed pages, and of entries without another link. */
export function findLinkEntries(value: unknown, removedRoutes: string[]): FieldKeys[] {
  const places: FieldKeys[] = [];
  function isRemoved(entry: unknown): boolean {
    const { to, links } = Object(entry);
    const linkedRoute = String(to ?? entry).replace(/[?#].*/, '');
    return removedRoutes.includes(linkedRoute) || links?.length === 0;
  }
  mapNestedValues(value, (part, keys) => {
    if (!Array.isArray(part)) {
      return part;
    }
    places.push(...part.flatMap((entry, index) => (isRemoved(entry) ? [[...keys, index]] : [])));
    return part.filter((entry) => !isRemoved(entry));
  });
  return places;
}
