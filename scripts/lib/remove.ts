import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readFront } from '../../src/blog/plugin/read.ts';
import { removeLinks } from '../../src/plugins/content/empty-pages.ts';
import { mapParts } from '../../src/plugins/content/map-parts.ts';
import { editContent } from './edit-content.ts';

/** The site omits the section and page of an empty list. */
const removableLists = [
  'team',
  'partners',
  'clients',
  'testimonials',
  'works',
  'jobs',
  'industries',
];

export interface Group {
  description: string;
  remove: () => void;
}

export function removableGroups(content: string, blog: string): Group[] {
  return [
    ...removableLists.flatMap((name) => listGroup(content, name)),
    ...listGroup(content, 'gallery', 'pictures'),
    ...toGroups('of services/', findSampleServices(content), (key) =>
      removeService(key, content, blog),
    ),
    ...mapGroup(path.join(content, 'contact.yml')),
    ...toGroups('posts of blog/', findSamplePosts(blog), (post) =>
      rmSync(path.join(blog, path.dirname(post)), { recursive: true }),
    ),
    ...authorGroup(blog),
  ];
}

function isSample(value: unknown): boolean {
  return Object(value).sample === true;
}

function read(file: string): unknown {
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

function toGroups<Entry>(
  description: string,
  entries: Entry[],
  remove: (entry: Entry) => void,
): Group[] {
  const { length } = entries;
  return length === 0
    ? []
    : [{ description: `${length} ${description}`, remove: () => entries.forEach(remove) }];
}

function listGroup(content: string, name: string, field = ''): Group[] {
  const file = path.join(content, `${name}.yml`);
  const whole = read(file);
  const list: unknown = field ? Object(whole)[field] : whole;
  const samples = [list ?? []].flat().filter((entry) => isSample(whole) || isSample(entry));
  function remove() {
    editContent(file, (value) =>
      mapParts(value, (part, keys) =>
        Array.isArray(part) && keys.join() === field
          ? part.filter((entry) => !isSample(whole) && !isSample(entry))
          : part,
      ),
    );
  }
  return samples.length === 0 ? [] : [{ description: `${samples.length} of ${name}.yml`, remove }];
}

function findSampleServices(content: string): string[] {
  return globSync('services/*.yml', { cwd: content })
    .filter((file) => isSample(read(path.join(content, file))))
    .map((file) => path.basename(file, '.yml'));
}

function findSamplePosts(blog: string): string[] {
  return listPosts(blog).filter((post) => isSample(readFront(blog, post).front));
}

function listPosts(blog: string): string[] {
  return globSync('*/index.{md,mdx}', { cwd: blog });
}

/** Removes a service and its links from lists; `npm run check` reports the other links. */
export function removeService(key: string, content: string, blog: string): void {
  rmSync(path.join(content, `services/${key}.yml`));
  for (const name of globSync('{*,services/*}.yml', { cwd: content })) {
    editContent(path.join(content, name), (value) =>
      mapParts(removeLinks(value, [`/service/${key}`]), (part, keys) =>
        Array.isArray(part) && /^(?:services|related)$/.test(String(keys.at(-1)))
          ? part.filter((entry) => entry !== key)
          : part,
      ),
    );
  }
  for (const name of listPosts(blog)) {
    const file = path.join(blog, name);
    const link = new RegExp(`(?<!!)\\[([^\\]]*)\\]\\(/service/${key}(?:[?#][^)]*)?\\)`, 'g');
    writeFileSync(file, readFileSync(file, 'utf8').replace(link, '$1'));
  }
}

function mapGroup(file: string): Group[] {
  function remove() {
    editContent(file, (value) => {
      const { drawn: _sample, ...map } = Object(value).map;
      return { ...Object(value), map };
    });
  }
  const { map } = Object(read(file));
  return isSample(map?.drawn) ? [{ description: 'the drawn map of contact.yml', remove }] : [];
}

/** Their posts stay, with the agency as the author. */
function authorGroup(blog: string): Group[] {
  const file = path.join(blog, 'authors.yml');
  const entries = Object.entries(Object(read(file)));
  const realAuthors = entries.filter(([, author]) => !isSample(author));
  const samples = entries.flatMap(([key, author]) => (isSample(author) ? [key] : []));
  function remove() {
    editContent(file, () => ({ ...Object.fromEntries(realAuthors), agency: agencyAuthor }));
    for (const post of listPosts(blog)) {
      editContent(path.join(blog, post), (front) => {
        const names = [Object(front).authors ?? []]
          .flat()
          .filter((name) => !samples.includes(name));
        return { ...Object(front), authors: names.length > 0 ? names : ['agency'] };
      });
    }
  }
  const description = `${samples.length} of blog/authors.yml; their posts are signed by the agency`;
  return samples.length === 0 ? [] : [{ description, remove }];
}

const agencyAuthor = {
  name: 'The team',
  title: 'Design, development and support',
  description: 'Written together by the people who plan, build and look after the projects.',
  page: true,
  team: true,
};
