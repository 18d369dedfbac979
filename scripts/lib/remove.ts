import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { listPostFiles, readFrontMatter } from '../../src/blog/plugin/read.ts';
import { fileSchemas, folderSchemas } from '../../src/content/schemas/index.ts';
import { listReferences, removeEntries } from '../../src/plugins/content/relations.ts';
import { ownFileNames } from '../../src/plugins/content/translation.ts';
import { findLinkEntries } from '../../src/plugins/content-modules/empty-pages.ts';
import { editContent } from './edit-content.ts';

/** The site omits the section and page of an empty list. */
const lists = ['team', 'partners', 'clients', 'testimonials', 'faq', 'works', 'jobs', 'industries'];

const teamAuthor = {
  name: 'The team',
  title: 'Design, development and support',
  description: 'Written together by the people who plan, build and look after the projects.',
  page: true,
  team: true,
};

export interface Group {
  description: string;
  remove: () => void;
}

export function listSampleGroups(contentFolder: string, blogFolder: string): Group[] {
  const services = globSync('services/*.yml', { cwd: contentFolder })
    .filter((file) => isSample(readYaml(path.join(contentFolder, file))))
    .map((file) => path.basename(file, '.yml'));
  const isSamplePost = (file: string) => isSample(readFrontMatter(blogFolder, file).frontMatter);
  const posts = listPostFiles(blogFolder).filter(isSamplePost);
  const groups = [
    ...lists.flatMap((name) => createListGroup(contentFolder, name)),
    ...createListGroup(contentFolder, 'gallery', 'pictures'),
    ...createGroup(services, 'of services/', (key) =>
      removeService(key, contentFolder, blogFolder),
    ),
    ...createDrawnMapGroup(path.join(contentFolder, 'contact.yml')),
    ...createGroup(posts, 'posts of blog/', (file) =>
      rmSync(path.join(blogFolder, path.dirname(file)), { recursive: true }),
    ),
    ...createAuthorGroup(blogFolder),
  ];
  return groups.length > 0 ? [...groups, ...createTranslationsGroup(contentFolder)] : [];
}

/** The folders stay, but their texts no longer fit. */
function createTranslationsGroup(contentFolder: string): Group[] {
  const companyPath = path.join(contentFolder, 'company.yml');
  const { translations = [], ...company } = Object(readYaml(companyPath));
  const kind =
    'further language of company.yml, switched off; once it is on again, npm run check lists what its texts need';
  return createGroup(translations, kind, () => editContent(companyPath, () => company));
}

function isSample(value: unknown): boolean {
  return Object(value).sample === true;
}

function readYaml(filePath: string) {
  return existsSync(filePath) ? parse(readFileSync(filePath, 'utf8')) : undefined;
}

function createGroup<Sample>(samples: Sample[], kind: string, remove: (sample: Sample) => void) {
  const group = { description: `${samples.length} ${kind}`, remove: () => samples.forEach(remove) };
  return samples.length > 0 ? [group] : [];
}

function createListGroup(contentFolder: string, name: string, field?: string): Group[] {
  const filePath = path.join(contentFolder, `${name}.yml`);
  const content = readYaml(filePath);
  const entries: unknown[] = (field ? content?.[field] : content) ?? [];
  const samples = entries.filter((entry) => isSample(content) || isSample(entry));
  const others = entries.filter((entry) => !samples.includes(entry));
  const description = `${samples.length} of ${name}.yml`;
  const remove = () =>
    editContent(filePath, () => (field ? { ...content, [field]: others } : others));
  return samples.length > 0 ? [{ description, remove }] : [];
}

/** Removes a service, its translations and its links in lists; `npm run check` reports the other links. */
export function removeService(serviceKey: string, contentFolder: string, blogFolder: string): void {
  for (const file of globSync(`{,*/}services/${serviceKey}.yml`, { cwd: contentFolder })) {
    rmSync(path.join(contentFolder, file));
  }
  for (const file of globSync('{*,services/*}.yml', { cwd: contentFolder })) {
    const { dir, name } = path.parse(file);
    const schema = Object(dir ? folderSchemas : fileSchemas)[dir || name];
    const original = readYaml(path.join(contentFolder, file));
    for (const version of globSync(`{,*/}${file}`, { cwd: contentFolder })) {
      const versionPath = path.join(contentFolder, version);
      // A translation has no links, and its lists have the order of the original.
      const linking = ownFileNames.includes(file) ? readYaml(versionPath) : original;
      const places = [
        ...findLinkEntries(linking, [`/service/${serviceKey}`]),
        ...listReferences(schema, linking)
          .filter((reference) => reference.file === 'services' && reference.text === serviceKey)
          .map(({ keys }) => keys),
      ];
      editContent(versionPath, (value) => removeEntries(value, places));
    }
  }
  const link = new RegExp(`(?<!!)\\[([^\\]]*)\\]\\(/service/${serviceKey}(?:[?#][^)]*)?\\)`, 'g');
  for (const file of listPostFiles(blogFolder)) {
    const postPath = path.join(blogFolder, file);
    writeFileSync(postPath, readFileSync(postPath, 'utf8').replace(link, '$1'));
  }
}

function createDrawnMapGroup(contactPath: string): Group[] {
  const { drawn, ...mapWithoutDrawing } = Object(readYaml(contactPath)?.map);
  return createGroup(isSample(drawn) ? [drawn] : [], 'drawn map of contact.yml', () =>
    editContent(contactPath, (contact) => ({ ...Object(contact), map: mapWithoutDrawing })),
  );
}

/** The posts of removed sample authors stay, with the agency as the author. */
function createAuthorGroup(blogFolder: string): Group[] {
  const authorsPath = path.join(blogFolder, 'authors.yml');
  const authors = Object.entries(Object(readYaml(authorsPath)));
  const realAuthors = authors.filter(([, author]) => !isSample(author));
  const sampleKeys = authors.filter(([, author]) => isSample(author)).map(([key]) => key);
  function remove() {
    editContent(authorsPath, () => ({ agency: teamAuthor, ...Object.fromEntries(realAuthors) }));
    for (const file of listPostFiles(blogFolder)) {
      editContent(path.join(blogFolder, file), (frontMatter) => {
        const { authors = [], ...otherFields } = Object(frontMatter);
        const realKeys = [authors].flat().filter((key) => !sampleKeys.includes(key));
        return { ...otherFields, authors: realKeys.length > 0 ? realKeys : ['agency'] };
      });
    }
  }
  const description = `${sampleKeys.length} of blog/authors.yml; their posts are signed by the agency`;
  return sampleKeys.length > 0 ? [{ description, remove }] : [];
}
