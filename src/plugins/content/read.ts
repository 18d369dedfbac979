import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Brand } from '../../content/schemas/brand.ts';
import { type Content, fileSchemas, folderSchemas } from '../../content/schemas/index.ts';
import { buildSlug } from '../../shared/slug.ts';
import { applyChosenAddresses } from './chosen-addresses.ts';
import { contentDir, describeFolder, staticDir } from './folder-paths.ts';
import { findReferenceAndContrastMistakes } from './references.ts';
import { openTranslation, removeReferencesToMissing } from './translation.ts';
import { type DescribeMistake, readYamlFile, throwOnMistakes } from './yaml.ts';

/** Throws one ContentError with the mistakes of all files. */
export function readContent(
  contentFolder = contentDir,
  staticFolder = staticDir,
  language?: string,
): Content {
  const mistakes: string[] = [];
  const contentByName: Record<string, unknown> = {};
  const describers = new Map<string, DescribeMistake>();
  const translation = language ? openTranslation(contentFolder, language) : undefined;

  function readContentFile(contentName: string, fileName: string, schema: v.GenericSchema) {
    const placeholders =
      contentName === 'company' ? {} : buildPlaceholderValues(contentByName.company);
    const yamlResult = readYamlFile(path.join(contentFolder, fileName), {
      file: `${describeFolder(contentFolder, 'src/content')}/${fileName}`,
      schema,
      placeholders,
    });
    const { output, mistakes: fileMistakes } =
      translation?.read({ fileName, schema, placeholders }, yamlResult.input) ?? yamlResult;
    describers.set(fileName, yamlResult.describeMistake);
    mistakes.push(...fileMistakes);
    // An invalid company.yml still fills the placeholders of other files.
    return output ?? yamlResult.input;
  }

  for (const [contentName, schema] of Object.entries(fileSchemas)) {
    const fileName = buildContentFileName(contentName);
    contentByName[contentName] = readContentFile(contentName, fileName, schema);
  }
  for (const [folderName, schema] of Object.entries(folderSchemas)) {
    const cwd = translation?.folder ?? contentFolder;
    const fileNames = globSync(`${folderName}/*.yml`, { cwd }).sort();
    contentByName[folderName] = Object.fromEntries(
      fileNames.map((fileName) => [
        path.basename(fileName, '.yml'),
        readContentFile(folderName, fileName, schema),
      ]),
    );
  }
  if (mistakes.length === 0 && !translation) {
    const folderPaths = { contentFolder, staticFolder };
    mistakes.push(
      ...findReferenceAndContrastMistakes(contentByName as Content, folderPaths, describers),
    );
  }
  throwOnMistakes(mistakes);
  const missingPages = translation?.missingPages ?? [];
  const content = { ...contentByName, language, missingPages } as Content;
  return applyChosenAddresses(
    translation ? removeReferencesToMissing(content) : content,
    content.redirects,
  );
}

/** The content of the site's first language, then that of each further one. */
export function readAllLanguages(
  contentFolder = contentDir,
  staticFolder = staticDir,
): [Content, ...Content[]] {
  const content = readContent(contentFolder, staticFolder);
  const { translations = [] } = content.company;
  return [
    content,
    ...translations.map((language) => readContent(contentFolder, staticFolder, language)),
  ];
}

export function readBrand(contentFolder = contentDir): Brand {
  return v.parse(
    fileSchemas.brand,
    JSON.parse(readFileSync(path.join(contentFolder, 'brand.json'), 'utf8')),
  );
}

export function buildContentFileName(contentName: string): string {
  return `${contentName}.${contentName === 'brand' ? 'json' : 'yml'}`;
}

export function buildPlaceholderValues(company: unknown): Record<string, string> {
  const { name, founded, site, address } = Object(company);
  // The check of company.yml reports a missing field once, instead of once for each text that uses the field.
  const missingFieldPlaceholder = '…';
  return {
    company: String(name ?? missingFieldPlaceholder),
    // A name without Latin letters uses the domain name instead.
    slug: buildSlug(String(name)) || String(URL.parse(site)?.hostname.split('.')[0]),
    founded: String(founded ?? missingFieldPlaceholder),
    street: String(address?.street ?? missingFieldPlaceholder),
    locality: String(address?.locality ?? missingFieldPlaceholder),
    city: String(address?.city ?? missingFieldPlaceholder),
  };
}
