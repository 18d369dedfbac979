/** Finds what a visitor must not meet: people and projects that are not real, addresses that lead nowhere. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isPair, LineCounter, parseDocument, visit } from 'yaml';
import { type Content, fileSchemas } from '../../src/content/schemas/index.ts';
import { blogDir, contentDir } from '../../src/plugins/content/folders.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { root } from './run.ts';
import { readSettings } from './settings.ts';

/** Domains that the standards keep for examples, and our placeholder telephone numbers. */
const placeholder =
  /\.example\b|[./-]example\b|codecrafters_ex\b|\+91 522 000 000\d|\/91522000000\d/;

/** What can be taken out without anything in its place: sections and pages are left out with it. */
export const removable = ['team', 'partners', 'clients', 'testimonials', 'works'] as const;

/** Where the owner writes. */
export interface Places {
  content: string;
  authors: string;
  worker: string;
}

const ours: Places = {
  content: contentDir,
  authors: path.join(blogDir, 'authors.yml'),
  worker: `${root}/worker/wrangler.jsonc`,
};

/** One line for each: file and line, what is there, what to write. */
export function listUnfinished({ content, authors, worker }: Places = ours): string[] {
  const files = [...Object.keys(fileSchemas).map((name) => `${name}.yml`), 'services/*.yml'];
  const written = globSync(files, { cwd: content }).sort();
  return [
    ...written.flatMap((file) => findUnfinished(`src/content/${file}`, path.join(content, file))),
    ...findUnfinished('blog/authors.yml', authors),
    ...findUnfinished('worker/wrangler.jsonc', worker),
  ];
}

export function countUnfinished({ length }: string[]): string {
  return `${length} ${length === 1 ? 'thing is' : 'things are'} still sample or unset`;
}

function findUnfinished(shown: string, file: string): string[] {
  const lines = new LineCounter();
  // A comment of a JSON file is none to YAML: blanked, so that lines stay.
  const text = readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const found: string[] = [];

  function report(node: { range?: [number, number, number] | null | undefined }, words: string) {
    found.push(`${shown}:${lines.linePos(node.range?.[0] ?? 0).line}: ${words}`);
  }
  visit(document, {
    Map(_key, map) {
      if (map.get('sample') !== true) {
        return undefined;
      }
      report(map, `${nameOf(map)} is a sample. ${remedyFor(shown)}`);
      return visit.SKIP;
    },
    Scalar(key, scalar, parents) {
      if (key !== 'key' && placeholder.test(String(scalar.value))) {
        const pair = parents.at(-1);
        const field = isPair(pair) ? `${pair.key}: ` : '';
        const fix = 'Write yours; npm run setup asks for it.';
        report(scalar, `${field}"${scalar.value}" is a placeholder. ${fix}`);
      }
    },
  });
  return found;
}

function remedyFor(shown: string): string {
  const instead = 'Write what is true and take "sample: true" out';
  return removable.some((name) => shown === `src/content/${name}.yml`)
    ? `${instead}, or let npm run preflight -- --fix remove it.`
    : `${instead}.`;
}

function nameOf(entry: unknown): string {
  if (isMap(entry)) {
    const name = ['name', 'fullName', 'title'].map((key) => entry.get(key)).find(Boolean);
    return name ? String(name) : 'this part';
  }
  return 'this part';
}

/** What an owner may connect, and what stands in its place until then. */
const connections = [
  ['chat', 'the button offers phone, WhatsApp and mail'],
  ['scheduler', '/meeting has a request form'],
  ['map', '/contact has the address and what is drawn of it'],
  ['reviews', 'the home page leads to the address in company.yml'],
  ['turnstile', 'forms go without this check against spam'],
] as const;

/** Not unfinished: the site is whole without them. */
export function listOptional(
  { embeds }: Pick<Content, 'embeds'> = readContent(),
  settings: Record<string, unknown> = readSettings().vars,
): string[] {
  const missing = connections
    .filter(([name]) => !embeds[name])
    .map(([name, instead]) => `optional: embeds.${name} is not set; ${instead}.`);
  return settings.ACCESS_TEAM && settings.ACCESS_AUD
    ? missing
    : [
        ...missing,
        'optional: ACCESS_TEAM and ACCESS_AUD in worker/wrangler.jsonc are not set; there is no /desk on the web.',
      ];
}
