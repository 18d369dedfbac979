/** Takes samples out of the content; comments and what is real stay. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { removable } from './unfinished.ts';

export interface Group {
  /** As an owner would say it, with how many there are. */
  what: string;
  remove: () => void;
}

/** What there is to take out, of the content and of the blog. */
export function sampleGroups(content: string, blog: string): Group[] {
  return [
    ...removable.flatMap((name) => listOf(path.join(content, `${name}.yml`), name)),
    ...drawnMap(path.join(content, 'contact.yml')),
    ...authors(blog),
  ];
}

function listOf(file: string, name: string): Group[] {
  const document = existsSync(file) ? read(file) : undefined;
  const list = document?.contents;
  if (!document || !isSeq(list)) {
    return [];
  }
  const real = list.items.filter((entry) => !(isMap(entry) && entry.get('sample') === true));
  const samples = list.items.length - real.length;
  return samples === 0
    ? []
    : [
        {
          what: `${samples} of ${name}.yml`,
          remove() {
            list.items = real;
            list.flow = real.length === 0;
            write(file, document);
          },
        },
      ];
}

/** Of another place than yours. */
function drawnMap(file: string): Group[] {
  const document = read(file);
  return document.getIn(['map', 'drawn', 'sample']) === true
    ? [
        {
          what: 'the drawn map of contact.yml',
          remove() {
            document.deleteIn(['map', 'drawn']);
            write(file, document);
          },
        },
      ]
    : [];
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
    .filter(({ value }) => isMap(value) && value.get('sample') === true)
    .map(({ key }) => String(key));
  return samples.length === 0
    ? []
    : [
        {
          what: `${samples.length} of blog/authors.yml; their posts are signed by the agency`,
          remove() {
            for (const author of samples) {
              document.delete(author);
            }
            document.set('agency', document.createNode(agency));
            write(file, document);
            for (const post of globSync('*/index.{md,mdx}', { cwd: blog })) {
              signByAgency(path.join(blog, post), samples);
            }
          },
        },
      ];
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

function write(file: string, document: Document): void {
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
