import { globSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { schemaByFormatName } from '../../src/editor/config.ts';
import { createCustomFormats } from '../../src/editor/reference-check.ts';
import { buildPlaceholderValues, readContent } from '../../src/plugins/content/read.ts';
import { fixture } from '../support/fixture.ts';

const { company } = readContent(fixture.content, fixture.static);
const placeholderValues = buildPlaceholderValues(company);
const siteAddress = 'https://tern-and-tide.test';
type EntryLists = Record<string, Record<string, unknown>[]>;

let formatsByCollection: ReturnType<typeof createCustomFormats>;
beforeEach(() => {
  formatsByCollection = createCustomFormats(schemaByFormatName, placeholderValues, siteAddress);
  for (const collectionName of Object.keys(schemaByFormatName)) {
    for (const contentFilePath of listCollectionFiles(collectionName)) {
      formatsByCollection[collectionName]?.fromFile(readFileSync(contentFilePath, 'utf8'));
    }
  }
});

function listCollectionFiles(collectionName: string): string[] {
  const folderGlobs = { post: 'blog/*/index.md', services: 'content/services/*.yml' };
  const fileGlob = `{blog,content}/${collectionName}.{yml,json}`;
  return globSync(`${fixture.content}/../${Object(folderGlobs)[collectionName] ?? fileGlob}`);
}

function saveFirstFile(collectionName: string, changeForm: (form: EntryLists) => void): string {
  const { fromFile, toFile } = Object(formatsByCollection[collectionName]);
  const [firstFilePath = ''] = listCollectionFiles(collectionName);
  const formValue = fromFile(readFileSync(firstFilePath, 'utf8'));
  changeForm(formValue);
  return toFile(formValue);
}

function createEntryRemover(keyField: string, entryKey: string, listName = 'entries') {
  return (form: EntryLists) => {
    form[listName] = form[listName]?.filter((entry) => entry[keyField] !== entryKey) ?? [];
  };
}

// biome-ignore format: a row a line
test.each([
  ['an author', 'authors', createEntryRemover('key', 'anya'), /^"anya" is named by the post "/],
  ['a topic', 'tags', createEntryRemover('key', 'water'), /^"water" is named by the post "/],
  ['a work', 'works', createEntryRemover('slug', 'rope-walk'), /^"rope-walk" is named by clients\.yml\./],
  ['an industry', 'industries', createEntryRemover('slug', 'harbours'), /^"harbours" is named by works\.yml/],
  ['a testimonial', 'testimonials', createEntryRemover('name', 'Moana Whaitiri'), /is named by works\.yml/],
  ['a kind of works', 'portfolio-page', createEntryRemover('key', 'website', 'kinds'), /^"website" is named by works\.yml\. Take it out there first\. If that is done already, reload this page\.$/],
])('refuses to remove %s that another entry refers to', (_entry, collectionName, changeForm, messagePattern) => {
  const expectedCause = expect.objectContaining({ message: expect.stringMatching(messagePattern) });
  expect(() => saveFirstFile(collectionName, changeForm)).toThrow(expect.objectContaining({ cause: expectedCause }));
});

test('removes an entry once no other entry refers to it', () => {
  saveFirstFile('works', ({ entries }) => {
    Object.assign(entries?.find(({ slug }) => slug === 'rope-walk') ?? {}, { kind: 'software' });
  });
  const removeWebsiteKind = createEntryRemover('key', 'website', 'kinds');
  expect(saveFirstFile('portfolio-page', removeWebsiteKind)).not.toContain('website:');
});

test('proposes a redirect once when a published address changes, unless there is one', () => {
  const postPath = `${fixture.blog}/2025-03-05-fog-signals/index.md`;
  const { fromFile, toFile } = Object(formatsByCollection.post);
  const form = { ...fromFile(readFileSync(postPath, 'utf8')), slug: '/fog-horns' };
  const message = expect.stringMatching(/^\/blog\/fog-signals was published, and links to it/);
  const proposal = expect.objectContaining({ cause: expect.objectContaining({ message }) });
  expect(() => toFile(form)).toThrow(proposal);
  expect(toFile(form)).toContain('slug: /fog-horns');

  saveFirstFile('redirects', ({ redirects }) => {
    redirects?.push({ from: '/industry/dairies', to: '/industry' });
  });
  const renameDairies = ({ entries = [] }: EntryLists) => {
    Object.assign(entries.find(({ slug }) => slug === 'dairies') ?? {}, { slug: 'milk' });
  };
  expect(saveFirstFile('industries', renameDairies)).toContain('slug: milk');
});
