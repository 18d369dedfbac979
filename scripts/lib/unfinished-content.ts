/** Finds samples and placeholders, which must not go live. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, isPair, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { type Content, fileSchemas } from '../../src/content/schemas/index.ts';
import { blogDir, contentDir } from '../../src/plugins/content/folders.ts';
import { mapParts } from '../../src/plugins/content/map-parts.ts';
import { contentFileName, readContent } from '../../src/plugins/content/read.ts';
import { frontMatterPattern } from '../../src/plugins/content/rewrite.ts';
import { readSigningKey } from '../../worker/notify/signature.ts';
import { root } from './run.ts';
import { readSettings } from './settings.ts';

/** Reserved example domains, and our placeholder telephone numbers. */
const placeholder =
  /\.example\b|[./-]example\b|codecrafters_ex\b|\+91 522 000 000\d|\/91522000000\d/;

export interface ContentPaths {
  content: string;
  blog: string;
  docs?: string;
  worker: string;
}

export const ownPaths: ContentPaths = {
  content: contentDir,
  blog: blogDir,
  worker: `${root}/worker/wrangler.jsonc`,
};

/** `shownPath` is relative to the repository, for messages. */
type ContentFile = Record<'shownPath' | 'file', string>;

/** Omits blog/tags.yml, where Docusaurus refuses the field `sample`. */
export function contentFiles({
  content,
  blog,
  docs = `${root}/src/docs`,
}: ContentPaths): ContentFile[] {
  function find(shownFolder: string, folder: string, patterns: string[]): ContentFile[] {
    const names = globSync(patterns, { cwd: folder }).sort();
    return names.map((name) => ({
      shownPath: `${shownFolder}/${name}`,
      file: path.join(folder, name),
    }));
  }
  return [
    ...find('src/content', content, [
      ...Object.keys(fileSchemas).map(contentFileName),
      'services/*.yml',
    ]),
    ...find('blog', blog, ['authors.yml', '*/index.{md,mdx}']),
    ...find('src/docs', docs, ['*.md']),
  ];
}

export function listUnfinished(paths = ownPaths): string[] {
  const settings = { shownPath: 'worker/wrangler.jsonc', file: paths.worker };
  const local = {
    shownPath: 'worker/.dev.vars',
    file: path.join(path.dirname(paths.worker), '.dev.vars'),
  };
  return [
    ...[...contentFiles(paths), settings].flatMap(findUnfinished),
    ...[settings, local].flatMap(findUnusableSecret),
  ];
}

/** A deployed secret cannot be read; the desk checks that one. */
function findUnusableSecret({ shownPath, file }: ContentFile): string[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line, index) => {
    const [, secret] = /^\s*"?MESSAGE_WEBHOOK_SECRET"?\s*[=:]\s*["']?([^"']+)/.exec(line) ?? [];
    return secret === undefined || readSigningKey(secret) !== null
      ? []
      : [
          `${shownPath}:${index + 1}: MESSAGE_WEBHOOK_SECRET is no key. worker/README.md says under "Heard at once" how to make one.`,
        ];
  });
}

export function countUnfinished({ length }: string[]): string {
  return `${length} ${length === 1 ? 'thing is' : 'things are'} still sample or unset`;
}

function findUnfinished({ shownPath, file }: ContentFile): string[] {
  const lines = new LineCounter();
  const document = parseDocument(readYaml(file), { lineCounter: lines, prettyErrors: false });
  const messages: string[] = [];
  const samples: { name: string; flag: unknown }[] = [];

  function report(node: unknown, message: string) {
    const start = isNode(node) ? node.range?.[0] : 0;
    messages.push(`${shownPath}:${lines.linePos(start ?? 0).line}: ${message}`);
  }
  visit(document, {
    Map(_key, map) {
      if (map.get('sample') === true) {
        const name = map === document.contents ? 'this file' : nameOf(map);
        samples.push({ name, flag: map.get('sample', true) });
        return visit.SKIP;
      }
      const agency = map.get('contentOf');
      if (agency && agency !== map.get('name')) {
        const fix = 'Run npm run setup once: it marks what you have to read.';
        report(map.get('contentOf', true), `the content was written for ${agency}. ${fix}`);
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
    },
  });
  const [first, ...moreSamples] = samples;
  if (first) {
    const are =
      moreSamples.length > 0 ? `and ${moreSamples.length} more are samples` : 'is a sample';
    report(first.flag, `${first.name} ${are}. Write what is true and take "sample: true" out.`);
  }
  return messages;
}

/** Returns YAML with unchanged line numbers: front matter of Markdown, JSON without comments. */
function readYaml(file: string): string {
  const text = readFileSync(file, 'utf8');
  return /\.mdx?$/.test(file)
    ? `\n${frontMatterPattern.exec(text)?.[1] ?? ''}`
    : text.replace(/^\s*\/\/.*$/gm, '');
}

function nameOf(entry: YAMLMap): string {
  const names = ['name', 'fullName', 'title', 'question'].map((key) => entry.get(key));
  return String(names.find(Boolean) ?? 'this part');
}

interface OptionalParts {
  embeds: Content['embeds'];
  company: Pick<Content['company'], 'reviews'>;
  contact: { map: Pick<Content['contact']['map'], 'drawn'> };
}

function vendorFallbacks({ company, contact }: OptionalParts) {
  const reviews = company.reviews
    ? 'the home page leads to the address in company.yml'
    : 'none are shown';
  return [
    ['chat', 'the button offers phone and mail, and WhatsApp where company.yml has it'],
    ['scheduler', '/meeting has a request form'],
    ['map', `/contact has the ${contact.map.drawn ? 'drawn map' : 'address alone'}`],
    ['reviews', reviews],
    ['turnstile', 'forms go without this check against spam'],
  ] as const;
}

const optionalSettings = [
  ['ACCESS_TEAM and ACCESS_AUD', 'there is no /desk (worker/README.md, Go live, step 6)'],
  ['ACKNOWLEDGE', 'visitors get no confirmation by mail'],
] as const;

/** These are not counted as unfinished: the site works without them. */
export function listOptional(
  content: OptionalParts = readContent(),
  settings: Record<string, unknown> = readSettings().vars,
): string[] {
  return [
    ...vendorFallbacks(content)
      .filter(([name]) => !content.embeds[name])
      .map(([name, fallback]) => `optional: embeds.${name} is not set; ${fallback}.`),
    ...optionalSettings
      .filter(([name]) => !name.split(' and ').every((key) => settings[key]))
      .map(
        ([name, fallback]) => `optional: ${name} in worker/wrangler.jsonc: not set; ${fallback}.`,
      ),
  ];
}

export function listUnusedPictures(content = readContent(), folder = contentDir): string[] {
  const namedPictures = new Set<unknown>();
  mapParts(content, (part, keys) => keys.at(-1) === 'file' && namedPictures.add(part));
  return globSync('**/*.*', { cwd: path.join(folder, 'pictures') })
    .filter((file) => !namedPictures.has(file.replace(/\.\w+$/, '')))
    .sort();
}
