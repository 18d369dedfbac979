/** Finds samples and placeholders, which must not go live. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseJsonc } from 'jsonc-parser';
import { isNode, isPair, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { type Content, fileSchemas } from '../../src/content/schemas/index.ts';
import { blogDir, contentDir } from '../../src/plugins/content/folder-paths.ts';
import { mapParts } from '../../src/plugins/content/map-nested-values.ts';
import { buildContentFileName } from '../../src/plugins/content/read.ts';
import { frontMatterPattern } from '../../src/plugins/content/rewrite.ts';
import { decodeSigningKey } from '../../worker/delivery/webhook-signature.ts';
import commonHeaders from '../../worker/headers.json' with { type: 'json' };
import { root } from './run.ts';
import { readSettings } from './wrangler-settings.ts';

/** Matches reserved example domains, our placeholder profile and telephone numbers, and the author that preflight writes. */
const placeholderPattern =
  /\.example\b|[./-]example\b|codecrafters_ex\b|\+91 522 000 000\d|\/91522000000\d|^Design, development and support$/;

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
    ...findMissingSettings(settingsFile),
  ];
}

/** Only the desk releases and erases messages, and Email Routing replaces a domain's mail servers. */
function findMissingSettings({ shownPath, file }: ContentFile): string[] {
  const settingsText = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { vars } = Object(parseJsonc(settingsText));
  if (!vars) {
    return [];
  }
  const siteHost = URL.parse(vars.SITE_URL)?.hostname.replace(/^www\./, '');
  const messageByVariable = {
    MAIL_TO:
      siteHost !== undefined &&
      vars.MAIL_TO?.endsWith(`@${siteHost}`) &&
      vars.MAIL_OF_DOMAIN !== 'kept' &&
      `inquiries go to ${vars.MAIL_TO}, an address of the site's own domain. Read step 4 of Go live in worker/README.md, so that its mail stays where it is; then write "MAIL_OF_DOMAIN": "kept" below "MAIL_TO", or name a mailbox elsewhere.`,
    ACCESS_AUD:
      !(vars.ACCESS_TEAM && vars.ACCESS_AUD) &&
      'ACCESS_TEAM and ACCESS_AUD are not set, so there is no /desk, and nobody can release or erase messages as the privacy policy promises. Follow step 6 of Go live in worker/README.md.',
  };
  return Object.entries(messageByVariable).flatMap(([variable, message]) => {
    const lineIndex = settingsText.split('\n').findIndex((line) => line.includes(`"${variable}"`));
    return message ? [`${shownPath}:${lineIndex + 1}: ${message}`] : [];
  });
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

/** Optional parts are not counted as unfinished, because the site works without them. */
export function listUnsetOptionalParts(
  content: OptionalParts,
  workerVars: Record<string, unknown> = readSettings().vars,
  httpsOnlyHeader = commonHeaders['Strict-Transport-Security'],
): string[] {
  return [
    ...describeEmbedFallbacks(content)
      .filter(([embedName]) => !content.embeds[embedName])
      .map(
        ([embedName, fallbackDescription]) =>
          `optional: embeds.${embedName} is not set; ${fallbackDescription}.`,
      ),
    ...(workerVars.ACKNOWLEDGE
      ? []
      : [
          'optional: ACKNOWLEDGE in worker/wrangler.jsonc: not set; visitors get no confirmation by mail.',
        ]),
    ...(/max-age=\d{7}/.test(httpsOnlyHeader)
      ? []
      : [
          `optional: Strict-Transport-Security in worker/headers.json: ${httpsOnlyHeader}; browsers insist on https for so many seconds only (worker/README.md, Go live, last step).`,
        ]),
  ];
}

export function listUnusedPictures(content: unknown, contentFolder = contentDir): string[] {
  const usedPictureNames = new Set<unknown>();
  mapParts(
    content,
    (contentPart, keyPath) => keyPath.at(-1) === 'file' && usedPictureNames.add(contentPart),
  );
  return globSync('**/*.*', { cwd: path.join(contentFolder, 'pictures') })
    .filter((picturePath) => !usedPictureNames.has(picturePath.replace(/\.\w+$/, '')))
    .sort();
}
