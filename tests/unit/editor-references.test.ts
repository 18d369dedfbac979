import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildEditorConfig, findFileExtension, schemaByFormat } from '../../src/editor/config.ts';
import { createFormats } from '../../src/editor/references.ts';
import { buildPlaceholders, readContent } from '../../src/plugins/content/read.ts';
import { fixture } from '../support/fixture.ts';

const { company } = readContent(fixture.content, fixture.static);
const siteAddress = 'https://tern-and-tide.test';
type EntryLists = Record<string, Record<string, unknown>[]>;

let formatsByCollection: ReturnType<typeof createFormats>;
beforeEach(() => {
  formatsByCollection = createFormats(schemaByFormat, buildPlaceholders(company), siteAddress);
  for (const collectionName of Object.keys(schemaByFormat)) {
    for (const file of listCollectionFiles(collectionName)) {
      formatsByCollection[collectionName]?.fromFile(readFileSync(file, 'utf8'));
    }
  }
});

function listCollectionFiles(collectionName: string): string[] {
  const globsByCollection: Record<string, [folder: string, files: string]> = {
    post: [fixture.blog, '*/index.md'],
    services: [fixture.content, 'services/*.yml'],
    authors: [fixture.blog, 'authors.yml'],
    tags: [fixture.blog, 'tags.yml'],
  };
  const contentFile = `${collectionName}.${findFileExtension(collectionName)}`;
  const [folder, filePattern] = globsByCollection[collectionName] ?? [fixture.content, contentFile];
  return globSync(filePattern, { cwd: folder }).map((file) => path.join(folder, file));
}

function saveFirstFile(collectionName: string, changeForm: (form: EntryLists) => void): string {
  const collectionFormat = formatsByCollection[collectionName];
  const [firstFilePath = ''] = listCollectionFiles(collectionName);
  const formValue = collectionFormat?.fromFile(readFileSync(firstFilePath, 'utf8')) ?? {};
  changeForm(formValue as EntryLists);
  return collectionFormat?.toFile(formValue) ?? '';
}

function createEntryRemoval(keyField: string, entryKey: string, listName = 'entries') {
  return (form: EntryLists) => {
    form[listName] = form[listName]?.filter((entry) => entry[keyField] !== entryKey) ?? [];
  };
}

// biome-ignore format: a row a line
test.each([
  ['an author', 'authors', createEntryRemoval('key', 'anya'), /^"anya" is named by the post "/],
  ['a topic', 'tags', createEntryRemoval('key', 'water'), /^"water" is named by the post "/],
  ['a work', 'works', createEntryRemoval('slug', 'rope-walk'), /^"rope-walk" is named by clients\.yml\./],
  ['an industry', 'industries', createEntryRemoval('slug', 'harbours'), /^"harbours" is named by works\.yml/],
  ['a testimonial', 'testimonials', createEntryRemoval('name', 'Moana Whaitiri'), /is named by works\.yml/],
  ['a kind of works', 'portfolio-page', createEntryRemoval('key', 'website', 'kinds'), /^"website" is named by works\.yml\. Take it out there first\.$/],
])('refuses to remove %s that another entry refers to', (_entry, collectionName, changeForm, messagePattern) => {
  const expectedErrorCause = expect.objectContaining({ message: expect.stringMatching(messagePattern) });
  expect(() => saveFirstFile(collectionName, changeForm)).toThrow(expect.objectContaining({ cause: expectedErrorCause }));
});

test('removes an entry once no other entry refers to it', () => {
  const removeWebsiteKind = createEntryRemoval('key', 'website', 'kinds');
  expect(() => saveFirstFile('portfolio-page', removeWebsiteKind)).toThrow();
  saveFirstFile('works', ({ entries }) => {
    Object.assign(entries?.find(({ slug }) => slug === 'rope-walk') ?? {}, { kind: 'software' });
  });
  expect(saveFirstFile('portfolio-page', removeWebsiteKind)).not.toContain('website:');
});

test('a service cannot be deleted in the editor, which names the command instead', () => {
  const emptySettings = { name: '', folder: '', drawings: {}, previewStyles: '', placeholders: {} };
  const { collections: editorCollections } = buildEditorConfig(
    { ...emptySettings, address: siteAddress },
    siteAddress,
  );
  expect(editorCollections).toContainEqual(
    expect.objectContaining({
      name: 'services',
      delete: false,
      description: expect.stringContaining('npm run remove -- service KEY'),
    }),
  );
});
