/** Finds samples and placeholders, which must not go live. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, isPair, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { type Content, fileSchemas } from '../../src/content/schemas/index.ts';
import { blogDir, contentDir } from '../../src/plugins/content/folder-paths.ts';
import { mapParts } from '../../src/plugins/content/map-nested-values.ts';
import { buildContentFileName, readContent } from '../../src/plugins/content/read.ts';
import { frontMatterPattern } from '../../src/plugins/content/rewrite.ts';
import { decodeSigningKey } from '../../worker/delivery/webhook-signature.ts';
import { root } from './run.ts';
import { readSettings } from './wrangler-settings.ts';

/** Matches reserved example domains, and our placeholder profile and telephone numbers. */
const placeholderPattern =
  /\.example\b|[./-]example\b|codecrafters_ex\b|\+91 522 000 000\d|\/91522000000\d/;

export interface ContentPaths {
  content: string;
  blog: string;
  docs?: string;
  worker: string;
}

export const projectContentPaths: ContentPaths = {
  content: contentDir,
  blog: blogDir,
  worker: `${root}/worker/wrangler.jsonc`,
};

/** `shownPath` is relative to the repository, for messages. */
type ContentFile = Record<'shownPath' | 'file', string>;

/** Omits blog/tags.yml, where Docusaurus refuses the field `sample`. */
export function listContentFiles({
  content: contentFolder,
  blog,
  docs = `${root}/src/docs`,
}: ContentPaths): ContentFile[] {
  function findFiles(shownFolder: string, folder: string, globPatterns: string[]): ContentFile[] {
    return globSync(globPatterns, { cwd: folder })
      .sort()
      .map((fileName) => ({
        shownPath: `${shownFolder}/${fileName}`,
        file: path.join(folder, fileName),
      }));
  }
  return [
    ...findFiles('src/content', contentFolder, [
      ...Object.keys(fileSchemas).map(buildContentFileName),
      'services/*.yml',
    ]),
    ...findFiles('blog', blog, ['authors.yml', '*/index.{md,mdx}']),
    ...findFiles('src/docs', docs, ['*.md']),
  ];
}

export function listUnfinished(contentPaths = projectContentPaths): string[] {
  const settingsFile = { shownPath: 'worker/wrangler.jsonc', file: contentPaths.worker };
  const localSettingsFile = {
    shownPath: 'worker/.dev.vars',
    file: path.join(path.dirname(contentPaths.worker), '.dev.vars'),
  };
  return [
    ...[...listContentFiles(contentPaths), settingsFile].flatMap(findUnfinishedInFile),
    ...[settingsFile, localSettingsFile].flatMap(findWebhookSecretProblems),
  ];
}

/** Checks local files only, because a deployed secret cannot be read; the desk checks that secret. */
function findWebhookSecretProblems({ shownPath, file }: ContentFile): string[] {
  const fileLines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return fileLines.flatMap((line, lineIndex) => {
    const [, webhookSecret] =
      /^\s*"?MESSAGE_WEBHOOK_SECRET"?\s*[=:]\s*["']?([^"']+)/.exec(line) ?? [];
    return webhookSecret === undefined || decodeSigningKey(webhookSecret) !== null
      ? []
      : [
          `${shownPath}:${lineIndex + 1}: MESSAGE_WEBHOOK_SECRET is no key. worker/README.md says under "Heard at once" how to make one.`,
        ];
  });
}

export function describeUnfinishedCount({ length: unfinishedCount }: string[]): string {
  return `${unfinishedCount} ${unfinishedCount === 1 ? 'thing is' : 'things are'} still sample or unset`;
}

function findUnfinishedInFile({ shownPath, file }: ContentFile): string[] {
  const lineCounter = new LineCounter();
  const yamlDocument = parseDocument(readYamlSource(file), {
    lineCounter,
    prettyErrors: false,
  });
  const unfinishedMessages: string[] = [];
  const sampleParts: { name: string; flag: unknown }[] = [];

  function addMessage(node: unknown, message: string) {
    const startOffset = isNode(node) ? node.range?.[0] : 0;
    unfinishedMessages.push(
      `${shownPath}:${lineCounter.linePos(startOffset ?? 0).line}: ${message}`,
    );
  }
  visit(yamlDocument, {
    Map(_key, yamlMap) {
      if (yamlMap.get('sample') === true) {
        const partName = yamlMap === yamlDocument.contents ? 'this file' : findPartName(yamlMap);
        sampleParts.push({ name: partName, flag: yamlMap.get('sample', true) });
        return visit.SKIP;
      }
      const contentOwnerName = yamlMap.get('contentOf');
      if (contentOwnerName && contentOwnerName !== yamlMap.get('name')) {
        const adviceText = 'Run npm run setup once: it marks what you have to read.';
        addMessage(
          yamlMap.get('contentOf', true),
          `the content was written for ${contentOwnerName}. ${adviceText}`,
        );
      }
      return undefined;
    },
    Scalar(positionInParent, scalar, parents) {
      if (positionInParent !== 'key' && placeholderPattern.test(String(scalar.value))) {
        const parentPair = parents.at(-1);
        const fieldPrefix = isPair(parentPair) ? `${parentPair.key}: ` : '';
        const adviceText = 'Write yours; npm run setup asks for it.';
        addMessage(scalar, `${fieldPrefix}"${scalar.value}" is a placeholder. ${adviceText}`);
      }
    },
  });
  const [firstSamplePart, ...otherSampleParts] = sampleParts;
  if (firstSamplePart) {
    const sampleCountText =
      otherSampleParts.length > 0
        ? `and ${otherSampleParts.length} more are samples`
        : 'is a sample';
    addMessage(
      firstSamplePart.flag,
      `${firstSamplePart.name} ${sampleCountText}. Write what is true and take "sample: true" out.`,
    );
  }
  return unfinishedMessages;
}

/** Returns YAML with unchanged line numbers: front matter of Markdown, JSON without comments. */
function readYamlSource(filePath: string): string {
  const fileText = readFileSync(filePath, 'utf8');
  return /\.mdx?$/.test(filePath)
    ? `\n${frontMatterPattern.exec(fileText)?.[1] ?? ''}`
    : fileText.replace(/^\s*\/\/.*$/gm, '');
}

function findPartName(yamlPart: YAMLMap): string {
  const possiblePartNames = ['name', 'fullName', 'title', 'question'].map((key) =>
    yamlPart.get(key),
  );
  return String(possiblePartNames.find(Boolean) ?? 'this part');
}

interface OptionalParts {
  embeds: Content['embeds'];
  company: Pick<Content['company'], 'reviews'>;
  contact: { map: Pick<Content['contact']['map'], 'drawn'> };
}

function describeEmbedFallbacks({ company, contact }: OptionalParts) {
  const reviewsFallbackDescription = company.reviews
    ? 'the home page leads to the address in company.yml'
    : 'none are shown';
  return [
    ['chat', 'the button offers phone and mail, and WhatsApp where company.yml has it'],
    ['scheduler', '/meeting has a request form'],
    ['map', `/contact has the ${contact.map.drawn ? 'drawn map' : 'address alone'}`],
    ['reviews', reviewsFallbackDescription],
    ['turnstile', 'forms go without this check against spam'],
  ] as const;
}

const optionalSettingFallbacks = [
  ['ACCESS_TEAM and ACCESS_AUD', 'there is no /desk (worker/README.md, Go live, step 6)'],
  ['ACKNOWLEDGE', 'visitors get no confirmation by mail'],
] as const;

/** Optional parts are not counted as unfinished, because the site works without them. */
export function listUnsetOptionalParts(
  content: OptionalParts = readContent(),
  workerVars: Record<string, unknown> = readSettings().vars,
): string[] {
  return [
    ...describeEmbedFallbacks(content)
      .filter(([embedName]) => !content.embeds[embedName])
      .map(
        ([embedName, fallbackDescription]) =>
          `optional: embeds.${embedName} is not set; ${fallbackDescription}.`,
      ),
    ...optionalSettingFallbacks
      .filter(([settingNames]) => !settingNames.split(' and ').every((key) => workerVars[key]))
      .map(
        ([settingNames, fallbackText]) =>
          `optional: ${settingNames} in worker/wrangler.jsonc: not set; ${fallbackText}.`,
      ),
  ];
}

export function listUnusedPictures(content = readContent(), contentFolder = contentDir): string[] {
  const usedPictureNames = new Set<unknown>();
  mapParts(
    content,
    (contentPart, keyPath) => keyPath.at(-1) === 'file' && usedPictureNames.add(contentPart),
  );
  return globSync('**/*.*', { cwd: path.join(contentFolder, 'pictures') })
    .filter((picturePath) => !usedPictureNames.has(picturePath.replace(/\.\w+$/, '')))
    .sort();
}
