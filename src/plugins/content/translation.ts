/** Reads the folder of a further language, such as src/content/hi: see src/content/README.md. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { type Content, fileSchemas, folderSchemas } from '../../content/schemas/index.ts';
import type { PageKey } from '../../content/schemas/pages.ts';
import { findEmploymentType, type TypedJob } from '../../shared/employment-type.ts';
import { buildSlug } from '../../shared/slug.ts';
import { describeFolder } from './folder-paths.ts';
import { listEntryNames, listReferences, removeEntries } from './relations.ts';
import { findTranslatable } from './translatable.ts';
import { validateAgainstSchema } from './validate.ts';
import { readYamlFile } from './yaml.ts';

interface ContentFile {
  contentName: string;
  fileName: string;
  schema: v.GenericSchema;
  placeholders: Record<string, string>;
}

/** Each language has its own entries in these files. */
export const ownFileNames = ['synonyms.yml', 'replies.yml'];
const untranslatedFileNames = ['brand.json', 'embeds.yml', 'redirects.yml', 'style-guide.yml'];

/** A translation without a page needs none of its files. */
const pageByFileName: Record<string, PageKey> = {
  'about.yml': 'about',
  'mission-vision.yml': 'missionVision',
  'leadership.yml': 'leadershipMessage',
  'team.yml': 'team',
  'team-page.yml': 'team',
  'contact.yml': 'contact',
  'meeting.yml': 'meeting',
  'career-page.yml': 'career',
  'jobs.yml': 'career',
  'support.yml': 'support',
  'industries.yml': 'industry',
  'works.yml': 'portfolio',
  'gallery.yml': 'gallery',
};

export function openTranslation(contentFolder: string, language: string) {
  const folder = path.join(contentFolder, language);
  const missingPages: PageKey[] = [];

  /** Checks the texts of a translated file and puts them into the original. */
  function read({ contentName, fileName, schema, placeholders }: ContentFile, original: unknown) {
    const filePath = path.join(folder, fileName);
    const file = `${describeFolder(contentFolder, 'src/content')}/${language}/${fileName}`;
    if (original === undefined) {
      const mistake = `${file}: there is no src/content/${fileName}, which it translates. Remove this file too, or restore that one.`;
      return { output: undefined, mistakes: [mistake] };
    }
    if (ownFileNames.includes(fileName)) {
      return existsSync(filePath)
        ? readYamlFile(filePath, { file, schema, placeholders })
        : undefined;
    }
    const translatable = untranslatedFileNames.includes(fileName)
      ? undefined
      : findTranslatable(schema, adaptOriginal(contentName, original));
    const isNeeded =
      translatable?.isRequired && !missingPages.includes(pageByFileName[fileName] ?? 'sent');
    if (!translatable || (!isNeeded && !existsSync(filePath))) {
      // Without its page, a list has no entries.
      return /^(?:works|industries|jobs)\.yml$/.test(fileName)
        ? { output: [], mistakes: [] }
        : undefined;
    }
    const { input, output, mistakes } = readYamlFile(filePath, {
      file,
      schema: translatable.schema,
      placeholders,
    });
    if (fileName === 'pages.yml') {
      missingPages.push(
        ...(Object.keys(Object(original)) as PageKey[]).filter((page) => !(page in Object(input))),
      );
    }
    if (mistakes.length > 0) {
      return { output: undefined, mistakes };
    }
    const merged = validateAgainstSchema(schema, output, placeholders);
    return {
      output: merged.output,
      mistakes: merged.mistakes.map(
        ({ keys, message }) => `${file}: ${keys.join('.')}: ${message}`,
      ),
    };
  }

  /** A job has the address of its original, and its type for job boards. */
  function adaptOriginal(contentName: string, original: unknown): unknown {
    if (contentName === 'company') {
      const { region } = new Intl.Locale(Object(original).locale);
      return { ...Object(original), locale: `${language}-${region}` };
    }
    return contentName === 'jobs' && Array.isArray(original)
      ? original.map((job: Partial<TypedJob> & { title?: string }) => ({
          slug: buildSlug(String(job.title)) || undefined,
          employmentType: findEmploymentType({ type: '', ...job }),
          ...job,
        }))
      : original;
  }

  return { folder, missingPages, read };
}

/** Removes references to entries that the translation omits. */
export function removeReferencesToMissing(content: Content): Content {
  function removeFrom(schema: v.GenericSchema, value: unknown): unknown {
    const missing = listReferences(schema, value).filter(
      ({ file, field, text }) => !listEntryNames(Object(content)[file], field).includes(text),
    );
    return removeEntries(
      value,
      missing.map(({ keys }) => keys),
    );
  }
  const files = Object.entries(fileSchemas).map(([name, schema]) => [
    name,
    removeFrom(schema, Object(content)[name]),
  ]);
  const services = Object.entries(content.services).map(([key, service]) => [
    key,
    removeFrom(folderSchemas.services, service),
  ]);
  return {
    ...content,
    ...Object.fromEntries(files),
    services: Object.fromEntries(services),
  };
}
