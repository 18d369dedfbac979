/** Removes samples and services. Comments and all else stay. */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isPair, isSeq, parseDocument, visit } from 'yaml';
import { readYaml } from './unfinished.ts';

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
    ...lists.flatMap((name) => listOf(content, name, [])),
    ...listOf(content, 'gallery', ['pictures']),
    ...sampleServices(content, blog),
    ...drawnMap(path.join(content, 'contact.yml')),
    ...samplePosts(blog),
    ...authors(blog),
  ];
}

function listOf(content: string, name: string, field: string[]): Group[] {
  const file = path.join(content, `${name}.yml`);
  const document = existsSync(file) ? read(file) : undefined;
  const list = document?.getIn(field);
  if (!document || !isSeq(list)) {
    return [];
  }
  const kept = list.items.filter((entry) => !isSample(document.contents) && !isSample(entry));
  function remove() {
    if (document && isSeq(list)) {
      list.items = kept;
      list.flow = kept.length === 0;
      write(file, document);
    }
  }
  const count = list.items.length - kept.length;
  return count === 0 ? [] : [{ what: `${count} of ${name}.yml`, remove }];
}

function isSample(node: unknown): boolean {
  return isMap(node) && node.get('sample') === true;
}

function sampleServices(content: string, blog: string): Group[] {
  const keys = globSync('services/*.yml', { cwd: content })
    .filter((file) => isSample(read(path.join(content, file)).contents))
    .map((file) => path.basename(file, '.yml'));
  function remove() {
    for (const key of keys) {
      removeService(key, content, blog);
    }
  }
  return keys.length === 0 ? [] : [{ what: `${keys.length} of services/`, remove }];
}

/** Removes a service with the links to it; the check names places that need another link. */
export function removeService(key: string, content: string, blog: string): void {
  const address = new RegExp(`^/service/${key}(?:[?#].*)?$`);
  rmSync(path.join(content, `services/${key}.yml`));
  for (const name of globSync('{*,services/*}.yml', { cwd: content })) {
    const file = path.join(content, name);
    const document = read(file);
    let changed = false;

    function removeIf(condition: boolean) {
      changed ||= condition;
      return condition ? visit.REMOVE : undefined;
    }
    visit(document, {
      Scalar(_index, { value }, parents) {
        const [pair, list] = parents.slice(-2);
        const listsServices = isPair(pair) && /^(?:services|related)$/.test(String(pair.key));
        return removeIf(value === key && isSeq(list) && listsServices);
      },
      Map(_index, map, parents) {
        return removeIf(isSeq(parents.at(-1)) && address.test(String(map.get('to'))));
      },
    });
    if (changed) {
      visit(document, {
        Map(_index, map, parents) {
          const links = map.get('links');
          return isSeq(parents.at(-1)) && isSeq(links) && links.items.length === 0
            ? visit.REMOVE
            : undefined;
        },
      });
      write(file, document);
    }
  }
  for (const name of globSync('*/index.{md,mdx}', { cwd: blog })) {
    const file = path.join(blog, name);
    const link = new RegExp(`(?<!!)\\[([^\\]]*)\\]\\(/service/${key}(?:[?#][^)]*)?\\)`, 'g');
    writeFileSync(file, readFileSync(file, 'utf8').replace(link, '$1'));
  }
}

/** The shipped map shows another place. */
function drawnMap(file: string): Group[] {
  const document = read(file);
  function remove() {
    document.deleteIn(['map', 'drawn']);
    write(file, document);
  }
  const isSample = document.getIn(['map', 'drawn', 'sample']) === true;
  return isSample ? [{ what: 'the drawn map of contact.yml', remove }] : [];
}

function samplePosts(blog: string): Group[] {
  const posts = globSync('*/index.{md,mdx}', { cwd: blog }).filter((post) =>
    isSample(parseDocument(readYaml(path.join(blog, post))).contents),
  );
  function remove() {
    for (const post of posts) {
      rmSync(path.join(blog, path.dirname(post)), { recursive: true });
    }
  }
  return posts.length === 0 ? [] : [{ what: `${posts.length} posts of blog/`, remove }];
}

/** Their posts stay, signed by the agency. */
function authors(blog: string): Group[] {
  const file = path.join(blog, 'authors.yml');
  const document = existsSync(file) ? read(file) : undefined;
  const entries = document?.contents;
  if (!document || !isMap(entries)) {
    return [];
  }
  const samples = entries.items
    .filter(({ value }) => isSample(value))
    .map(({ key }) => String(key));
  function remove() {
    for (const author of samples) {
      document?.delete(author);
    }
    document?.set('agency', agency);
    write(file, document);
    for (const post of globSync('*/index.{md,mdx}', { cwd: blog })) {
      signByAgency(path.join(blog, post), samples);
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

function signByAgency(post: string, samples: string[]): void {
  const text = readFileSync(post, 'utf8').replace(
    /^authors: \[(.*)\]$/m,
    (_line, names: string) => {
      const kept = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !samples.includes(name));
      return `authors: [${(kept.length > 0 ? kept : ['agency']).join(', ')}]`;
    },
  );
  writeFileSync(post, text);
}

function read(file: string): Document {
  return parseDocument(readFileSync(file, 'utf8'));
}

function write(file: string, document: Document | undefined): void {
  if (document) {
    writeFileSync(file, document.toString({ lineWidth: 0 }));
  }
}
