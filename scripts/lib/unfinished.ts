/** Finds samples, placeholders and shipped content, which no visitor should meet. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPair, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { type Content, fileSchemas } from '../../src/content/schemas/index.ts';
import { blogDir, contentDir } from '../../src/plugins/content/folders.ts';
import { fileOf, readContent } from '../../src/plugins/content/read.ts';
import { root } from './run.ts';
import { readSettings } from './settings.ts';
import { readShipped, type Shipped } from './shipped.ts';

/** Reserved example domains, and our placeholder telephone numbers. */
const placeholder =
  /\.example\b|[./-]example\b|codecrafters_ex\b|\+91 522 000 000\d|\/91522000000\d/;

/** Lists that may be empty: their sections and pages go with them. */
export const removable = [
  'team',
  'partners',
  'clients',
  'testimonials',
  'works',
  'jobs',
  'industries',
];

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

/** Each line has file and line, what is there, and what to write. */
export function listUnfinished(
  { content, blog, worker }: Places = ours,
  shipped = readShipped(content),
): string[] {
  const files = [...Object.keys(fileSchemas).map(fileOf), 'services/*.yml'];
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
    return [`${shown}:1: this post is not yours yet. ${remedyFor(shown, 'Write your own')}`];
  }
  return text.split('\n').flatMap((line, index) => {
    const word = wordIn(line);
    return word ? [`${shown}:${index + 1}: "${word}" is not your agency. Write yours.`] : [];
  });
}

export function countUnfinished({ length }: string[]): string {
  return `${length} ${length === 1 ? 'thing is' : 'things are'} still sample or unset`;
}

function findUnfinished(shown: string, file: string, { isShipped, wordIn }: Shipped): string[] {
  const lines = new LineCounter();
  // Blanks comments of JSON, which YAML does not know; line numbers stay.
  const text = readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const found: string[] = [];

  function report(node: { range?: [number, number, number] | null | undefined }, words: string) {
    found.push(`${shown}:${lines.linePos(node.range?.[0] ?? 0).line}: ${words}`);
  }
  visit(document, {
    Map(_key, map) {
      if (map.get('sample') === true) {
        const fix = remedyFor(shown, 'Write what is true and take "sample: true" out');
        report(map, `${nameOf(map)} is a sample. ${fix}`);
        return visit.SKIP;
      }
      if (isShipped(map.toJSON())) {
        report(map, `${nameOf(map)} is not yours yet. ${remedyFor(shown, 'Write your own')}`);
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
        return;
      }
      const word = key !== 'key' && wordIn(String(scalar.value));
      if (word) {
        report(scalar, `"${word}" is not your agency. Write yours.`);
      }
    },
  });
  return found;
}

function remedyFor(shown: string, fix: string): string {
  const lists = [...removable, 'gallery', 'services/\\w+'].join('|');
  return new RegExp(`/(?:${lists})\\.yml$|/index\\.mdx?$`).test(shown)
    ? `${fix}, or let npm run preflight -- --fix remove it.`
    : `${fix}.`;
}

function nameOf(entry: YAMLMap): string {
  const names = ['name', 'fullName', 'title', 'question', 'caption'].map((key) => entry.get(key));
  return String(names.find(Boolean) ?? (entry.has('shapes') ? 'the mark' : 'this part'));
}

/** Optional third parties, and their fallbacks. */
const connections = [
  ['chat', 'the button offers phone, WhatsApp and mail'],
  ['scheduler', '/meeting has a request form'],
  ['map', '/contact has the address and what is drawn of it'],
  ['reviews', 'the home page leads to the address in company.yml'],
  ['turnstile', 'forms go without this check against spam'],
] as const;

const workerSettings = [
  ['ACCESS_TEAM and ACCESS_AUD', 'there is no /desk (README, Go live, step 6)'],
  ['ACKNOWLEDGE', 'visitors get no confirmation by mail'],
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
  return [
    ...listShippedPictures(contentDir),
    ...connections
      .filter(([name]) => !embeds[name])
      .map(([name, instead]) => `optional: embeds.${name} is not set; ${instead}.`),
    ...workerSettings
      .filter(([name]) => !name.split(' and ').every((one) => settings[one]))
      .map(([name, instead]) => `optional: ${name} in worker/wrangler.jsonc: not set; ${instead}.`),
  ];
}
