/** Removes samples and services. Comments and all else stay. */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readFront } from '../../src/blog/plugin/read.ts';
import { removeLinks } from '../../src/plugins/content/empty-pages.ts';
import { mapParts } from '../../src/plugins/content/map-parts.ts';
import { edit } from './edit.ts';

/** They may be empty: their sections and pages go with them. */
const lists = ['team', 'partners', 'clients', 'testimonials', 'works', 'jobs', 'industries'];

export interface Group {
  /** The question to the owner names the entries and their number. */
  what: string;
  remove: () => void;
}

/** Lists what can be removed from the content and the blog. */
export function removableGroups(content: string, blog: string): Group[] {
  return [
    ...lists.flatMap((name) => listOf(content, name)),
    ...listOf(content, 'gallery', 'pictures'),
    ...groupOf('of services/', findServices(content), (key) => removeService(key, content, blog)),
    ...drawnMap(path.join(content, 'contact.yml')),
    ...groupOf('posts of blog/', findPosts(blog), (post) =>
      rmSync(path.join(blog, path.dirname(post)), { recursive: true }),
    ),
    ...authors(blog),
  ];
}

function isSample(value: unknown): boolean {
  return Object(value).sample === true;
}

function read(file: string): unknown {
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

function groupOf<Entry>(what: string, entries: Entry[], remove: (entry: Entry) => void): Group[] {
  const { length } = entries;
  return length === 0 ? [] : [{ what: `${length} ${what}`, remove: () => entries.forEach(remove) }];
}

/** The samples of a list, all of it in a file that is one. */
function listOf(content: string, name: string, field = ''): Group[] {
  const file = path.join(content, `${name}.yml`);
  const whole = read(file);
  const list: unknown = field ? Object(whole)[field] : whole;
  const samples = [list ?? []].flat().filter((entry) => isSample(whole) || isSample(entry));
  function remove() {
    edit(file, (value) =>
      mapParts(value, (part, keys) =>
        Array.isArray(part) && keys.join() === field
          ? part.filter((entry) => !isSample(whole) && !isSample(entry))
          : part,
      ),
    );
  }
  return samples.length === 0 ? [] : [{ what: `${samples.length} of ${name}.yml`, remove }];
}

function findServices(content: string): string[] {
  return globSync('services/*.yml', { cwd: content })
    .filter((file) => isSample(read(path.join(content, file))))
    .map((file) => path.basename(file, '.yml'));
}

function findPosts(blog: string): string[] {
  return postsIn(blog).filter((post) => isSample(readFront(blog, post).front));
}

function postsIn(blog: string): string[] {
  return globSync('*/index.{md,mdx}', { cwd: blog });
}

/** Removes a service with the links to it; the check names places that need another link. */
export function removeService(key: string, content: string, blog: string): void {
  rmSync(path.join(content, `services/${key}.yml`));
  for (const name of globSync('{*,services/*}.yml', { cwd: content })) {
    edit(path.join(content, name), (value) =>
      mapParts(removeLinks(value, [`/service/${key}`]), (part, keys) =>
        Array.isArray(part) && /^(?:services|related)$/.test(String(keys.at(-1)))
          ? part.filter((entry) => entry !== key)
          : part,
      ),
    );
  }
  for (const name of postsIn(blog)) {
    const file = path.join(blog, name);
    const link = new RegExp(`(?<!!)\\[([^\\]]*)\\]\\(/service/${key}(?:[?#][^)]*)?\\)`, 'g');
    writeFileSync(file, readFileSync(file, 'utf8').replace(link, '$1'));
  }
}

/** The shipped map shows another place. */
function drawnMap(file: string): Group[] {
  function remove() {
    edit(file, (value) => {
      const { drawn: _sample, ...map } = Object(value).map;
      return { ...Object(value), map };
    });
  }
  const { map } = Object(read(file));
  return isSample(map?.drawn) ? [{ what: 'the drawn map of contact.yml', remove }] : [];
}

/** Their posts stay, signed by the agency. */
function authors(blog: string): Group[] {
  const file = path.join(blog, 'authors.yml');
  const entries = Object.entries(Object(read(file)));
  const kept = entries.filter(([, author]) => !isSample(author));
  const samples = entries.flatMap(([key, author]) => (isSample(author) ? [key] : []));
  function remove() {
    edit(file, () => ({ ...Object.fromEntries(kept), agency }));
    for (const post of postsIn(blog)) {
      edit(path.join(blog, post), (front) => {
        const names = [Object(front).authors ?? []]
          .flat()
          .filter((name) => !samples.includes(name));
        return { ...Object(front), authors: names.length > 0 ? names : ['agency'] };
      });
    }
  }
  const what = `${samples.length} of blog/authors.yml; their posts are signed by the agency`;
  return samples.length === 0 ? [] : [{ what, remove }];
}

const agency = {
  name: 'The team',
  title: 'Design, development and support',
  description: 'Written together by the people who plan, build and look after the projects.',
  page: true,
  team: true,
};
