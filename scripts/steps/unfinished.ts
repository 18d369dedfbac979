/** Finds what a visitor must not meet: people and projects that are not real, addresses that lead nowhere. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isPair, LineCounter, parseDocument, visit } from 'yaml';
import { type Content, fileSchemas } from '../../src/content/schemas/index.ts';
import { blogDir, contentDir } from '../../src/plugins/content/folders.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { root } from './run.ts';
import { readSettings } from './settings.ts';
import { readShipped, type Shipped } from './shipped.ts';

/** Domains that the standards keep for examples, and our placeholder telephone numbers. */
const placeholder =
  /\.example\b|[./-]example\b|codecrafters_ex\b|\+91 522 000 000\d|\/91522000000\d/;

/** What can be taken out without anything in its place: sections and pages are left out with it. */
export const removable = ['team', 'partners', 'clients', 'testimonials', 'works'] as const;

/** Where the owner writes. */
interface Places {
  content: string;
  blog: string;
  worker: string;
}

const ours: Places = {
  content: contentDir,
  blog: blogDir,
  worker: `${root}/worker/wrangler.jsonc`,
};

/** One line for each: file and line, what is there, what to write. */
export function listUnfinished(
  { content, blog, worker }: Places = ours,
  shipped = readShipped(content),
): string[] {
  const files = [...Object.keys(fileSchemas).map((name) => `${name}.yml`), 'services/*.yml'];
  return [
    ...globSync(files, { cwd: content })
      .sort()
      .flatMap((file) => findUnfinished(`src/content/${file}`, path.join(content, file), shipped)),
    ...findUnfinished('blog/authors.yml', path.join(blog, 'authors.yml'), shipped),
    ...findUnfinished('worker/wrangler.jsonc', worker, shipped),
    ...globSync('*/index.{md,mdx}', { cwd: blog })
      .sort()
      .flatMap((file) => findShippedWords(`blog/${file}`, path.join(blog, file), shipped)),
  ];
}

function findShippedWords(shown: string, file: string, { isShipped, wordIn }: Shipped): string[] {
  const text = readFileSync(file, 'utf8');
  if (isShipped(text)) {
    return [`${shown}:1: this post is not yours yet. ${removeHint}`];
  }
  return text.split('\n').flatMap((line, index) => {
    const word = wordIn(line);
    return word ? [`${shown}:${index + 1}: "${word}" is not your agency. Write yours.`] : [];
  });
}

const removeHint = 'Write your own, or let npm run preflight -- --fix remove it.';

export function countUnfinished({ length }: string[]): string {
  return `${length} ${length === 1 ? 'thing is' : 'things are'} still sample or unset`;
}

function findUnfinished(shown: string, file: string, { isShipped, wordIn }: Shipped): string[] {
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
      if (map.get('sample') === true) {
        report(map, `${nameOf(map)} is a sample. ${remedyFor(shown)}`);
        return visit.SKIP;
      }
      if (isShipped(map.toJSON())) {
        const isRemovable = /(?:jobs|industries|gallery|services\/.*)\.yml$/.test(shown);
        report(
          map,
          `${nameOf(map)} is not yours yet. ${isRemovable ? removeHint : 'Write yours.'}`,
        );
        return visit.SKIP;
      }
      return undefined;
    },
    Scalar(key, scalar, parents) {
      if (key !== 'key' && placeholder.test(String(scalar.value))) {
        const pair = parents.at(-1);
        const field = isPair(pair) ? `${pair.key}: ` : '';
        const fix = 'Write yours; npm run setup asks for it.';
        report(scalar, `${field}"${scalar.value}" is a placeholder. ${fix}`);
      }
      const word = key !== 'key' && wordIn(String(scalar.value));
      if (word) {
        report(scalar, `"${word}" is not your agency. Write yours.`);
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
    const name = ['name', 'fullName', 'title', 'question', 'caption']
      .map((key) => entry.get(key))
      .find(Boolean);
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

/** Pictures as shipped, by folder. */
function listShippedPictures(content: string): string[] {
  const { isShipped } = readShipped(content);
  const files = globSync('pictures/**/*.*', { cwd: content }).filter((file) =>
    isShipped(readFileSync(path.join(content, file), 'base64')),
  );
  return [...Map.groupBy(files, (file) => path.dirname(file))].map(
    ([folder, { length }]) => `optional: ${length} in src/content/${folder} are not yours yet.`,
  );
}

/** Not unfinished: the site is whole without them. */
export function listOptional(
  { embeds }: Pick<Content, 'embeds'> = readContent(),
  settings: Record<string, unknown> = readSettings().vars,
): string[] {
  const missing = [
    ...listShippedPictures(contentDir),
    ...connections
      .filter(([name]) => !embeds[name])
      .map(([name, instead]) => `optional: embeds.${name} is not set; ${instead}.`),
  ];
  return settings.ACCESS_TEAM && settings.ACCESS_AUD
    ? missing
    : [
        ...missing,
        'optional: ACCESS_TEAM and ACCESS_AUD in worker/wrangler.jsonc are not set; there is no /desk on the web.',
      ];
}
