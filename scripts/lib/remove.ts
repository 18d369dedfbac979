import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readFrontMatter } from '../../src/blog/plugin/read.ts';
import { fileSchemas, folderSchemas } from '../../src/content/schemas/index.ts';
import { mapParts } from '../../src/plugins/content/map-nested-values.ts';
import { removeListedReferences } from '../../src/plugins/content/relations.ts';
import { removeLinks } from '../../src/plugins/content-modules/empty-pages.ts';
import { editContent } from './edit-content.ts';

/** The site omits the section and page of an empty list. */
const removableListNames = [
  'team',
  'partners',
  'clients',
  'testimonials',
  'faq',
  'works',
  'jobs',
  'industries',
];

export interface Group {
  description: string;
  remove: () => void;
}

export function listSampleGroups(contentFolder: string, blogFolder: string): Group[] {
  const serviceKeys = findSampleServiceKeys(contentFolder);
  const postPaths = findSamplePostPaths(blogFolder);
  function removeSampleServices() {
    for (const serviceKey of serviceKeys) {
      removeService(serviceKey, contentFolder, blogFolder);
    }
  }
  function removeSamplePosts() {
    for (const postPath of postPaths) {
      rmSync(path.join(blogFolder, path.dirname(postPath)), { recursive: true });
    }
  }
  return [
    ...removableListNames.flatMap((listName) => createSampleEntriesGroup(contentFolder, listName)),
    ...createSampleEntriesGroup(contentFolder, 'gallery', 'pictures'),
    ...createGroupIfAny('of services/', serviceKeys, removeSampleServices),
    ...createDrawnMapRemoval(path.join(contentFolder, 'contact.yml')),
    ...createGroupIfAny('posts of blog/', postPaths, removeSamplePosts),
    ...createAuthorGroup(blogFolder),
  ];
}

function isSample(contentValue: unknown): boolean {
  return Object(contentValue).sample === true;
}

function readYamlFile(filePath: string): unknown {
  return existsSync(filePath) ? parse(readFileSync(filePath, 'utf8')) : undefined;
}

function createGroupIfAny(description: string, entries: unknown[], remove: () => void): Group[] {
  return entries.length === 0 ? [] : [{ description: `${entries.length} ${description}`, remove }];
}

function createSampleEntriesGroup(
  contentFolder: string,
  listName: string,
  fieldName = '',
): Group[] {
  const listPath = path.join(contentFolder, `${listName}.yml`);
  const parsedListFile = readYamlFile(listPath);
  const listValue: unknown = fieldName ? Object(parsedListFile)[fieldName] : parsedListFile;
  const sampleEntries = [listValue ?? []]
    .flat()
    .filter((entry) => isSample(parsedListFile) || isSample(entry));
  function removeSamplesOfList() {
    editContent(listPath, (value) =>
      mapParts(value, (contentPart, keyPath) =>
        Array.isArray(contentPart) && keyPath.join() === fieldName
          ? contentPart.filter((entry) => !isSample(parsedListFile) && !isSample(entry))
          : contentPart,
      ),
    );
  }
  return createGroupIfAny(`of ${listName}.yml`, sampleEntries, removeSamplesOfList);
}

function findSampleServiceKeys(contentFolder: string): string[] {
  return globSync('services/*.yml', { cwd: contentFolder })
    .filter((relativeServicePath) =>
      isSample(readYamlFile(path.join(contentFolder, relativeServicePath))),
    )
    .map((relativeServicePath) => path.basename(relativeServicePath, '.yml'));
}

function findSamplePostPaths(blogFolder: string): string[] {
  return listPostPaths(blogFolder).filter((relativePostPath) =>
    isSample(readFrontMatter(blogFolder, relativePostPath).front),
  );
}

function listPostPaths(blogFolder: string): string[] {
  return globSync('*/index.{md,mdx}', { cwd: blogFolder });
}

/** Removes a service and its links from lists; `npm run check` reports the other links. */
export function removeService(serviceKey: string, contentFolder: string, blogFolder: string): void {
  rmSync(path.join(contentFolder, `services/${serviceKey}.yml`));
  for (const relativeContentPath of globSync('{*,services/*}.yml', { cwd: contentFolder })) {
    const { dir: folderName, name: fileName } = path.parse(relativeContentPath);
    const schema = Object(folderName ? folderSchemas : fileSchemas)[folderName || fileName];
    editContent(path.join(contentFolder, relativeContentPath), (value) =>
      removeListedReferences(
        schema,
        removeLinks(value, [`/service/${serviceKey}`]),
        ({ file, text }) => file === 'services' && text === serviceKey,
      ),
    );
  }
  for (const relativePostPath of listPostPaths(blogFolder)) {
    const cleanedPostPath = path.join(blogFolder, relativePostPath);
    const linkPattern = new RegExp(
      `(?<!!)\\[([^\\]]*)\\]\\(/service/${serviceKey}(?:[?#][^)]*)?\\)`,
      'g',
    );
    writeFileSync(
      cleanedPostPath,
      readFileSync(cleanedPostPath, 'utf8').replace(linkPattern, '$1'),
    );
  }
}

function createDrawnMapRemoval(contactFilePath: string): Group[] {
  function removeDrawnMap() {
    editContent(contactFilePath, (value) => {
      const { drawn: _drawnMap, ...mapWithoutDrawing } = Object(value).map;
      return { ...Object(value), map: mapWithoutDrawing };
    });
  }
  const { map } = Object(readYamlFile(contactFilePath));
  return isSample(map?.drawn)
    ? [{ description: 'the drawn map of contact.yml', remove: removeDrawnMap }]
    : [];
}

/** The posts of removed sample authors stay, with the agency as the author. */
function createAuthorGroup(blogFolder: string): Group[] {
  const authorsPath = path.join(blogFolder, 'authors.yml');
  const authorEntries = Object.entries(Object(readYamlFile(authorsPath)));
  const realAuthorEntries = authorEntries.filter(([, author]) => !isSample(author));
  const sampleAuthorKeys = authorEntries.flatMap(([key, author]) =>
    isSample(author) ? [key] : [],
  );
  function removeSampleAuthors() {
    editContent(authorsPath, () => ({
      agency: replacementAuthor,
      ...Object.fromEntries(realAuthorEntries),
    }));
    for (const relativePostPath of listPostPaths(blogFolder)) {
      editContent(path.join(blogFolder, relativePostPath), (frontMatter) => {
        const realAuthorKeys = [Object(frontMatter).authors ?? []]
          .flat()
          .filter((postAuthorKey) => !sampleAuthorKeys.includes(postAuthorKey));
        return {
          ...Object(frontMatter),
          authors: realAuthorKeys.length > 0 ? realAuthorKeys : ['agency'],
        };
      });
    }
  }
  return createGroupIfAny(
    'of blog/authors.yml; their posts are signed by the agency',
    sampleAuthorKeys,
    removeSampleAuthors,
  );
}

const replacementAuthor = {
  name: 'The team',
  title: 'Design, development and support',
  description: 'Written together by the people who plan, build and look after the projects.',
  page: true,
  team: true,
};
