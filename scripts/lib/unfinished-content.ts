/** Finds samples and placeholders, which must not go live. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Content, fileSchemas } from '../../src/content/schemas/index.ts';
import { blogDir, contentDir, docsDir } from '../../src/plugins/content/folder-paths.ts';
import { type FieldKeys, mapNestedValues } from '../../src/plugins/content/map-nested-values.ts';
import { buildContentFileName } from '../../src/plugins/content/read.ts';
import { frontMatterPattern } from '../../src/plugins/content/rewrite.ts';
import { parseYaml } from '../../src/plugins/content/yaml.ts';
import { decodeSigningKey } from '../../worker/delivery/webhook-signature.ts';
import commonHeaders from '../../worker/headers.json' with { type: 'json' };
import { root } from './run.ts';
import { readSettings } from './wrangler-settings.ts';

/** Matches reserved example domains, our placeholder profile and telephone numbers, and the author that preflight writes. */
const placeholderPattern =
  /\.example\b|[./-]example\b|codecrafters_ex\b|\+91 522 000 000\d|\/91522000000\d|^Design, development and support$/;

export const projectContentPaths = {
  content: contentDir,
  blog: blogDir,
  docs: docsDir,
  worker: `${root}/worker/wrangler.jsonc`,
};

export type ContentPaths = typeof projectContentPaths;

/** `shownPath` is relative to the repository, for messages. */
type CheckedFile = Record<'shownPath' | 'file', string>;

/** Omits blog/tags.yml, where Docusaurus refuses the field `sample`. */
export function listContentFiles({ content, blog, docs }: ContentPaths): CheckedFile[] {
  const findFiles = (shownFolder: string, folder: string, globs: string[]) =>
    globSync(globs, { cwd: folder })
      .sort()
      .map((name) => ({ shownPath: `${shownFolder}/${name}`, file: path.join(folder, name) }));
  const contentGlobs = [...Object.keys(fileSchemas).map(buildContentFileName), 'services/*.yml'];
  return [
    ...findFiles('src/content', content, contentGlobs),
    ...findFiles('blog', blog, ['authors.yml', '*/index.{md,mdx}']),
    ...findFiles('src/docs', docs, ['*.md']),
  ];
}

export function listUnfinished(contentPaths = projectContentPaths): string[] {
  const settings = { shownPath: 'worker/wrangler.jsonc', file: contentPaths.worker };
  const secrets = {
    shownPath: 'worker/.dev.vars',
    file: path.join(path.dirname(contentPaths.worker), '.dev.vars'),
  };
  return [
    ...[...listContentFiles(contentPaths), settings].flatMap(findUnfinishedInFile),
    ...[settings, secrets].flatMap(findWebhookSecretProblems),
    ...findMissingSettings(settings),
  ];
}

/** Only the desk releases and erases messages, and Email Routing replaces a domain's mail servers. */
function findMissingSettings(settings: CheckedFile): string[] {
  const { input, describeMistake } = parseFile(settings);
  const { vars } = Object(input);
  if (!vars) {
    return [];
  }
  const siteHost = URL.parse(vars.SITE_URL)?.hostname.replace(/^www\./, '');
  const problemByVariable = {
    MAIL_TO:
      vars.MAIL_TO?.endsWith(`@${siteHost}`) &&
      vars.MAIL_OF_DOMAIN !== 'kept' &&
      `inquiries go to ${vars.MAIL_TO}, an address of the site's own domain. Read step 4 of Go live in worker/README.md, so that its mail stays where it is; then write "MAIL_OF_DOMAIN": "kept" below "MAIL_TO", or name a mailbox elsewhere.`,
    ACCESS_AUD:
      !(vars.ACCESS_TEAM && vars.ACCESS_AUD) &&
      'ACCESS_TEAM and ACCESS_AUD are not set, so there is no /desk, and nobody can release or erase messages as the privacy policy promises. Follow step 6 of Go live in worker/README.md.',
  };
  return Object.entries(problemByVariable).flatMap(([variable, problem]) =>
    problem ? [describeMistake(['vars', variable], problem)] : [],
  );
}

/** Checks local files only, because a deployed secret cannot be read; the desk checks that secret. */
function findWebhookSecretProblems({ shownPath, file }: CheckedFile): string[] {
  const secretPattern = /^\s*"?MESSAGE_WEBHOOK_SECRET"?\s*[=:]\s*["']?([^"']+)/;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line, index) => {
    const secret = secretPattern.exec(line)?.[1];
    return secret === undefined || decodeSigningKey(secret) !== null
      ? []
      : `${shownPath}:${index + 1}: MESSAGE_WEBHOOK_SECRET is no key. worker/README.md says under "Heard at once" how to make one.`;
  });
}

export function describeUnfinishedCount(count: number): string {
  return `${count} ${count === 1 ? 'thing is' : 'things are'} still sample or unset`;
}

function findUnfinishedInFile(checkedFile: CheckedFile): string[] {
  const { input, describeMistake } = parseFile(checkedFile);
  const isPost = checkedFile.shownPath.startsWith('blog/');
  const samples: { keys: FieldKeys; name: string }[] = [];
  const problems: { keys: FieldKeys; problem: string }[] = [];
  mapNestedValues(input, (part, keys) => {
    const { sample, contentOf, name, fullName, title, question } = Object(part);
    if (sample === true) {
      const partName = name ?? fullName ?? title ?? question ?? 'this part';
      samples.push({ keys, name: keys.length === 0 ? 'this file' : partName });
    }
    if (contentOf && contentOf !== name) {
      const problem = `the content was written for ${contentOf}. Run npm run setup once: it marks what you have to read.`;
      problems.push({ keys: [...keys, 'contentOf'], problem });
    }
    if (typeof part === 'string' && placeholderPattern.test(part)) {
      const advice = isPost ? 'Write yours.' : 'Write yours; npm run setup asks for it.';
      problems.push({ keys, problem: `"${part}" is a placeholder. ${advice}` });
    }
    return part;
  });
  const isInSample = (keys: FieldKeys) =>
    samples.some(
      (sample) =>
        sample.keys.length < keys.length && sample.keys.every((key, index) => key === keys[index]),
    );
  const [firstSample, ...others] = samples.filter(({ keys }) => !isInSample(keys));
  const messages = problems
    .filter(({ keys }) => !isInSample(keys))
    .map(({ keys, problem }) => describeMistake(keys, problem));
  if (firstSample) {
    const countText = others.length > 0 ? `and ${others.length} more are samples` : 'is a sample';
    const problem = `${firstSample.name} ${countText}. Write what is true and take "sample: true" out.`;
    messages.push(describeMistake([...firstSample.keys, 'sample'], problem));
  }
  return messages;
}

/** Line numbers do not change: front matter of Markdown, JSON without comments. */
function parseFile({ shownPath, file }: CheckedFile) {
  const fileText = readFileSync(file, 'utf8');
  const text = /\.mdx?$/.test(file)
    ? `\n${frontMatterPattern.exec(fileText)?.[1] ?? ''}`
    : fileText.replace(/^\s*\/\/.*$/gm, '');
  return parseYaml({ file: shownPath, text, schema: v.unknown() });
}

/** Optional parts are not counted as unfinished, because the site works without them. */
export function listUnsetOptionalParts(
  { embeds, company, contact, retention }: Content,
  { ACKNOWLEDGE }: Record<string, unknown> = readSettings().vars,
  httpsOnlyHeader = commonHeaders['Strict-Transport-Security'],
): string[] {
  const fallbackByEmbed = {
    chat: 'the button offers phone and mail, and WhatsApp where company.yml has it',
    scheduler: '/meeting books the times of meeting.yml',
    map: `/contact has the ${contact.map.drawn ? 'drawn map' : 'address alone'}`,
    reviews: company.reviews
      ? 'the home page leads to the address in company.yml'
      : 'none are shown',
    turnstile: 'forms go without this check against spam',
  };
  const unsetEmbeds = Object.entries(fallbackByEmbed)
    .filter(([name]) => !embeds[name as keyof typeof fallbackByEmbed])
    .map(([name, fallback]) => `embeds.${name} is not set; ${fallback}.`);
  const unsetParts = [
    ...unsetEmbeds,
    !ACKNOWLEDGE &&
      'ACKNOWLEDGE in worker/wrangler.jsonc: not set; visitors get no confirmation by mail.',
    !/max-age=\d{7}/.test(httpsOnlyHeader) &&
      `Strict-Transport-Security in worker/headers.json: ${httpsOnlyHeader}; browsers insist on https for so many seconds only (worker/README.md, Go live, last step).`,
    retention.delivered < 365 &&
      `retention.yml: messages go after ${retention.delivered} days; the DPDP Rules (2025) may ask for a year for some of it: a lawyer decides.`,
  ];
  return unsetParts.filter(Boolean).map((part) => `optional: ${part}`);
}

export function listUnusedPictures(content: unknown, contentFolder = contentDir): string[] {
  const usedNames = new Set<unknown>();
  mapNestedValues(content, (part, keys) => keys.at(-1) === 'file' && usedNames.add(part));
  return globSync('**/*.*', { cwd: path.join(contentFolder, 'pictures') })
    .filter((picturePath) => !usedNames.has(picturePath.replace(/\.\w+$/, '')))
    .sort();
}
