/** The editor refuses to remove an entry that another entry refers to. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { editorConfig, extensionOf, schemas } from '../../src/editor/config.ts';
import { createFormats } from '../../src/editor/references.ts';
import { placeholdersFrom, readContent } from '../../src/plugins/content/read.ts';
import { fixture } from '../support/fixture.ts';

const { company } = readContent(fixture.content, fixture.static);
const address = 'https://tern-and-tide.test';
type Entry = Record<string, unknown>;

let formats: ReturnType<typeof createFormats>;
beforeEach(() => {
  formats = createFormats(schemas, placeholdersFrom(company), address);
  for (const name of Object.keys(schemas)) {
    for (const file of filesOf(name)) {
      formats[name]?.fromFile(readFileSync(file, 'utf8'));
    }
  }
});

function filesOf(name: string): string[] {
  const { content, blog } = fixture;
  const locations: Record<string, [folder: string, files: string]> = {
    post: [blog, '*/index.md'],
    services: [content, 'services/*.yml'],
    authors: [blog, 'authors.yml'],
    tags: [blog, 'tags.yml'],
  };
  const [folder, files] = locations[name] ?? [content, `${name}.${extensionOf(name)}`];
  return globSync(files, { cwd: folder }).map((file) => path.join(folder, file));
}

function save(name: string, change: (form: Record<string, Entry[]>) => void): string {
  const format = formats[name];
  const form = format?.fromFile(readFileSync(filesOf(name)[0] ?? '', 'utf8')) ?? {};
  change(form as Record<string, Entry[]>);
  return format?.toFile(form) ?? '';
}

function removeEntry(field: string, value: string, list = 'entries') {
  return (form: Record<string, Entry[]>) => {
    form[list] = form[list]?.filter((entry) => entry[field] !== value) ?? [];
  };
}

// biome-ignore format: a row a line
test.each([
  ['an author', 'authors', removeEntry('key', 'anya'), /^"anya" is named by the post "/],
  ['a topic', 'tags', removeEntry('key', 'water'), /^"water" is named by the post "/],
  ['a work', 'works', removeEntry('slug', 'rope-walk'), /^"rope-walk" is named by clients\.yml\./],
  ['an industry', 'industries', removeEntry('slug', 'harbours'), /^"harbours" is named by works\.yml/],
  ['a testimonial', 'testimonials', removeEntry('name', 'Moana Whaitiri'), /is named by works\.yml/],
  ['a kind of works', 'portfolio-page', removeEntry('key', 'website', 'kinds'), /^"website" is named by works\.yml\. Take it out there first\.$/],
])('refuses to remove %s that another entry refers to', (_entry, name, change, message) => {
  const cause = expect.objectContaining({ message: expect.stringMatching(message) });
  expect(() => save(name, change)).toThrow(expect.objectContaining({ cause }));
});

test('removes an entry once no other entry refers to it', () => {
  expect(() => save('portfolio-page', removeEntry('key', 'website', 'kinds'))).toThrow();
  save('works', ({ entries }) => {
    Object.assign(entries?.find(({ slug }) => slug === 'rope-walk') ?? {}, { kind: 'software' });
  });
  expect(save('portfolio-page', removeEntry('key', 'website', 'kinds'))).not.toContain('website:');
});

test('a service cannot be deleted in the editor, which names the command instead', () => {
  const site = { name: '', address, folder: '', drawings: {}, previewStyles: '', placeholders: {} };
  const { collections = [] } = editorConfig(site, address);
  expect(collections).toContainEqual(
    expect.objectContaining({
      name: 'services',
      delete: false,
      description: expect.stringContaining('npm run remove -- service KEY'),
    }),
  );
});
