/** Removes empty pages and links to them, and fills places that lists leave empty. */
import { globSync } from 'node:fs';
import { readFront } from '../../blog/plugin/read.ts';
import type { Content } from '../../content/schemas/index.ts';
import { blogDir } from './folders.ts';
import { openJobs } from './jobs.ts';
import { mapParts } from './map-parts.ts';

type Lists = Pick<Content, 'team' | 'works' | 'gallery' | 'industries'>;

const routes = {
  team: '/about/team',
  portfolio: '/portfolio',
  gallery: '/gallery',
  industry: '/industry',
  blog: '/blog',
};
type Page = keyof typeof routes;

export function withoutEmptyPages<Given extends Content>(content: Given, blog = blogDir): Given {
  const filled = withStandIns(content);
  const { pages } = filled;
  const empty = emptyPages(filled, blog);
  const hidden = empty.map((page) => [page, { ...pages[page], hidden: true }]);
  const shown = { ...filled, pages: { ...pages, ...Object.fromEntries(hidden) } };
  return empty.length > 0
    ? removeLinks(
        shown,
        empty.map((page) => routes[page]),
      )
    : shown;
}

/** Services stand in for missing cards of the home page, works for missing clients. Without open jobs nothing promises any. */
function withStandIns<Given extends Content>(content: Given): Given {
  const {
    home,
    services,
    works,
    clients,
    pages,
    'career-page': career,
    'team-page': team,
  } = content;
  const worksAsClients = works.map(({ client, slug, picture }) => {
    return { name: client, url: `/portfolio/${slug}`, picture };
  });
  const servicesAsCards = Object.entries(services).map(([key, { menu, picture }]) => {
    return { title: menu.label, to: `/service/${key}`, picture };
  });
  const { cards } = home.services;
  const shown = {
    ...content,
    clients: clients.length > 0 ? clients : worksAsClients,
    home: {
      ...home,
      services: { ...home.services, cards: cards.length > 0 ? cards : servicesAsCards },
    },
  };
  if (openJobs(content, new Date()).length > 0) {
    return shown;
  }
  const { search } = pages.career;
  const description = `${career.none.heading}. ${career.none.text}`;
  return {
    ...shown,
    'team-page': { ...team, invitation: undefined },
    pages: { ...pages, career: { ...pages.career, search: { ...search, description } } },
  };
}

/** Their files below src/pages, for Docusaurus to leave out; the blog leaves out its own. */
export function emptyPageFiles(content: Lists): string[] {
  return emptyPages(content, blogDir).map((page) => `${routes[page].slice(1)}.tsx`);
}

function emptyPages({ team, works, gallery, industries }: Lists, blog: string): Page[] {
  const entries = {
    team: team.length,
    portfolio: works.length,
    gallery: gallery.pictures.length,
    industry: industries.length,
    blog: countPosts(blog),
  };
  return (Object.keys(routes) as Page[]).filter((page) => entries[page] === 0);
}

/** Posts that this build publishes. */
function countPosts(blog: string): number {
  const today = new Date().toISOString().slice(0, 10);
  return globSync('*/index.{md,mdx}', { cwd: blog }).filter((file) => {
    const { draft, date } = readFront(blog, file).front;
    return draft !== true && String(date ?? '') <= today;
  }).length;
}

export function removeLinks<Value>(value: Value, removed: string[]): Value;
export function removeLinks(value: unknown, removed: string[]): unknown {
  return mapParts(value, (part) =>
    Array.isArray(part)
      ? part.filter((entry) => {
          const { to, links } = Object(entry);
          return !removed.includes(String(to).replace(/[?#].*/, '')) && links?.length !== 0;
        })
      : part,
  );
}
