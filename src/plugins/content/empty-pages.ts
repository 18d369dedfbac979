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

export function withoutEmptyPages<Input extends Content>(content: Input, blog = blogDir): Input {
  const complete = withFallbacks(content);
  const { pages } = complete;
  const empty = emptyPages(complete, blog);
  const hidden = empty.map((page) => [page, { ...pages[page], hidden: true }]);
  const visible = { ...complete, pages: { ...pages, ...Object.fromEntries(hidden) } };
  return empty.length > 0
    ? removeLinks(
        visible,
        empty.map((page) => routes[page]),
      )
    : visible;
}

/** Fills empty lists of the home page with services and works, and removes texts about open jobs when there are none. */
function withFallbacks<Input extends Content>(content: Input): Input {
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
  const result = {
    ...content,
    clients: clients.length > 0 ? clients : worksAsClients,
    home: {
      ...home,
      services: { ...home.services, cards: cards.length > 0 ? cards : servicesAsCards },
    },
  };
  if (openJobs(content, new Date()).length > 0) {
    return result;
  }
  const { search } = pages.career;
  const description = `${career.none.heading}. ${career.none.text}`;
  return {
    ...result,
    'team-page': { ...team, invitation: undefined },
    pages: { ...pages, career: { ...pages.career, search: { ...search, description } } },
  };
}

/** The files below src/pages that Docusaurus must exclude; the blog plugin excludes its own. */
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

function countPosts(blog: string): number {
  const today = new Date().toISOString().slice(0, 10);
  return globSync('*/index.{md,mdx}', { cwd: blog }).filter((file) => {
    const { draft, date } = readFront(blog, file).front;
    return draft !== true && String(date ?? '') <= today;
  }).length;
}

export function removeLinks<Value>(value: Value, removedRoutes: string[]): Value;
export function removeLinks(value: unknown, removedRoutes: string[]): unknown {
  return mapParts(value, (part) =>
    Array.isArray(part)
      ? part.filter((entry) => {
          const { to, links } = Object(entry);
          return !removedRoutes.includes(String(to).replace(/[?#].*/, '')) && links?.length !== 0;
        })
      : part,
  );
}
