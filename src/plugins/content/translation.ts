/** Reads the folder of a further language, such as src/content/hi: see src/content/README.md. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Content, fileSchemas, folderSchemas } from '../../content/schemas/index.ts';
import { type PageKey, pageKeys } from '../../content/schemas/pages.ts';
import { findEmploymentType, type TypedJob } from '../../shared/employment-type.ts';
import { buildSlug } from '../../shared/slug.ts';
import { describeFolder } from './folder-paths.ts';
import { listEntryNames, listReferences, removeEntries } from './relations.ts';
import { findTranslatable } from './translatable.ts';
import { validateAgainstSchema } from './validate.ts';
import { readYamlFile } from './yaml.ts';

interface ContentFile {
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
  function read({ fileName, schema, placeholders }: ContentFile, original: unknown) {
    const filePath = path.join(folder, fileName);
    const file = `${describeFolder(contentFolder, 'src/content')}/${language}/${fileName}`;
    const source = { file, schema, placeholders };
    if (original === undefined) {
      const mistake = `${file}: there is no src/content/${fileName}, which it translates. Remove this file too, or restore that one.`;
      return { output: undefined, mistakes: [mistake] };
    }
    if (ownFileNames.includes(fileName)) {
      return existsSync(filePath) ? readYamlFile(filePath, source) : undefined;
    }
    const translatable = untranslatedFileNames.includes(fileName)
      ? undefined
      : findTranslatable(schema, prepareForTranslation(fileName, language, original));
    const isNeeded =
      translatable?.isRequired && !missingPages.includes(pageByFileName[fileName] ?? 'sent');
    if (!translatable || (!isNeeded && !existsSync(filePath))) {
      // Without its page, a list has no entries.
      return /^(?:works|industries|jobs)\.yml$/.test(fileName)
        ? { output: [], mistakes: [] }
        : undefined;
    }
    if (!existsSync(filePath)) {
      const page = pageByFileName[fileName];
      const otherWay = page
        ? ` Or take ${page} out of pages.yml: then this language has no such page.`
        : '';
      const mistake = `${file}: the file is missing. Write it with npm run translate -- ${language} ${fileName}, and then translate it.${otherWay}`;
      return { output: undefined, mistakes: [mistake] };
    }
    const { schema: translationSchema } = translatable;
    const translation = readYamlFile(filePath, { ...source, schema: translationSchema });
    if (fileName === 'pages.yml') {
      missingPages.push(
        ...pageKeys.filter(
          (page) => page in Object(original) && !(page in Object(translation.input)),
        ),
      );
    }
    if (translation.mistakes.length > 0) {
      return { output: undefined, mistakes: translation.mistakes };
    }
    const { output, mistakes } = validateAgainstSchema(schema, translation.output, placeholders);
    const { describeMistake } = translation;
    return {
      output,
      mistakes: mistakes.map(({ keys, message }) => describeMistake(keys, message)),
    };
  }

  return { folder, missingPages, read };
}

/** The company gets the language's locale; a job the address of its original, and its type for job boards. */
export function prepareForTranslation(
  fileName: string,
  language: string,
  original: unknown,
): unknown {
  if (fileName === 'company.yml') {
    const { region } = new Intl.Locale(Object(original).locale);
    return { ...Object(original), locale: `${language}-${region}` };
  }
  return fileName === 'jobs.yml' && Array.isArray(original)
    ? original.map((job: Partial<TypedJob> & { title?: string }) => ({
        slug: buildSlug(String(job.title)) || undefined,
        employmentType: findEmploymentType({ type: '', ...job }),
        ...job,
      }))
    : original;
}

const contentSchemas: Record<string, v.GenericSchema> = {
  ...fileSchemas,
  services: v.record(v.string(), folderSchemas.services),
};

/** Removes references to entries that the translation omits. */
export function removeReferencesToMissing(content: Content): Content {
  const parts = Object.entries(contentSchemas).map(([name, schema]) => {
    const part = Object(content)[name];
    const places = listReferences(schema, part)
      .filter(
        ({ file, field, text }) => !listEntryNames(Object(content)[file], field).includes(text),
      )
      .map(({ keys }) => keys);
    return [name, removeEntries(part, places)];
  });
  return { ...content, ...Object.fromEntries(parts) };
}
