import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findLargePictures } from '../../scripts/lib/large-pictures.ts';
import { listRemovableGroups, removeService } from '../../scripts/lib/remove.ts';
import {
  listOptional,
  listUnfinished,
  listUnusedPictures,
} from '../../scripts/lib/unfinished-content.ts';
import { writeBrandFiles } from '../../src/plugins/brand/files.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder } from '../support/temp-folder.ts';

let contentFolder: string;
beforeEach(() => {
  contentFolder = createTempFolder(onTestFinished);
  mkdirSync(`${contentFolder}/blog/a-post`, { recursive: true });
  mkdirSync(`${contentFolder}/services`);
  writeFile('blog/authors.yml', 'asha: { name: Asha, title: Designer }\n');
  writeFile('blog/a-post/index.md', '---\ntitle: A post\nauthors: [asha]\n---\n');
  writeFile('wrangler.jsonc', '{}');
  writeFile('contact.yml', 'map:\n  heading: Find us\n');
});

function writeFile(file: string, text: string) {
  writeFileSync(path.join(contentFolder, file), text);
}

function readFile(file: string): string {
  return readFileSync(path.join(contentFolder, file), 'utf8');
}

function listAllUnfinished(): string[] {
  return listUnfinished({
    content: contentFolder,
    blog: `${contentFolder}/blog`,
    docs: contentFolder,
    worker: `${contentFolder}/wrangler.jsonc`,
  });
}

test('lists each sample once, with its line and what to do', () => {
  writeFile(
    'team.yml',
    '# The director first.\n- fullName: Asha Rao\n  linkedIn: https://a.example\n  sample: true\n',
  );
  writeFile('leadership.yml', 'greeting: Dear reader\nsample: true\n');
  expect(listAllUnfinished()).toEqual([
    'src/content/leadership.yml:2: this file is a sample. Write what is true and take "sample: true" out.',
    'src/content/team.yml:4: Asha Rao is a sample. Write what is true and take "sample: true" out.',
  ]);
});

test('lists placeholder addresses and numbers, also in the Worker’s settings', () => {
  writeFile(
    'company.yml',
    'email: hello@agency.example\nphones:\n  - "+91 522 000 0001"\n  - "+91 522 400 1234"\n',
  );
  writeFile(
    'wrangler.jsonc',
    '{\n  // Where mail goes: not to "a.example".\n  "vars": { "MAIL_TO": "hello@agency.example", "SITE_URL": "https://agency.in" }\n}\n',
  );
  expect(listAllUnfinished()).toEqual([
    'src/content/company.yml:1: email: "hello@agency.example" is a placeholder. Write yours; npm run setup asks for it.',
    'src/content/company.yml:3: "+91 522 000 0001" is a placeholder. Write yours; npm run setup asks for it.',
    'worker/wrangler.jsonc:3: MAIL_TO: "hello@agency.example" is a placeholder. Write yours; npm run setup asks for it.',
  ]);
});

test('lists an unusable webhook secret with its file and line', () => {
  const validSecret = 'whsec_QSBrZXkgb2YgYXQgbGVhc3QgMjQgYnl0ZXMu';
  writeFile('.dev.vars', `ACKNOWLEDGE=true\nMESSAGE_WEBHOOK_SECRET="${validSecret}"\n`);
  expect(listAllUnfinished()).toEqual([]);
  writeFile('.dev.vars', 'ACKNOWLEDGE=true\nMESSAGE_WEBHOOK_SECRET=a word of mine\n');
  writeFile(
    'wrangler.jsonc',
    '{\n  "vars": {\n    "MESSAGE_WEBHOOK_SECRET": "whsec_short"\n  }\n}\n',
  );
  const secretMessage =
    'MESSAGE_WEBHOOK_SECRET is no key. worker/README.md says under "Heard at once" how to make one.';
  expect(listAllUnfinished()).toEqual([
    `worker/wrangler.jsonc:3: ${secretMessage}`,
    `worker/.dev.vars:2: ${secretMessage}`,
  ]);
});

test('lists nothing for finished content', () => {
  writeFile('company.yml', 'email: hello@agency.in\nsite: https://agency.in\n');
  expect(listAllUnfinished()).toEqual([]);
});

test('lists the optional settings that are not set', () => {
  const contentWithoutOptions = { company: {}, contact: { map: {} }, embeds: {} };
  const emptyWorkerSettings = { ACCESS_TEAM: '', ACCESS_AUD: '' };
  expect(listOptional(contentWithoutOptions, emptyWorkerSettings)).toEqual([
    'optional: embeds.chat is not set; the button offers phone and mail, and WhatsApp where company.yml has it.',
    'optional: embeds.scheduler is not set; /meeting has a request form.',
    'optional: embeds.map is not set; /contact has the address alone.',
    'optional: embeds.reviews is not set; none are shown.',
    'optional: embeds.turnstile is not set; forms go without this check against spam.',
    'optional: ACCESS_TEAM and ACCESS_AUD in worker/wrangler.jsonc: not set; there is no /desk (worker/README.md, Go live, step 6).',
    'optional: ACKNOWLEDGE in worker/wrangler.jsonc: not set; visitors get no confirmation by mail.',
  ]);
  const contentWithOptions = {
    embeds: { chat: { script: 'https://chat.example/widget.js' } },
    company: { reviews: 'https://x.test' },
    contact: { map: { drawn: { alt: 'A map' } } },
  };
  const workerSettings = { ACCESS_TEAM: 'ours', ACCESS_AUD: 'a1b2', ACKNOWLEDGE: 'true' };
  const optionalLines = listOptional(contentWithOptions, workerSettings);
  expect(optionalLines).toHaveLength(4);
  expect(optionalLines.join()).not.toMatch(/embeds\.chat|ACCESS|ACKNOWLEDGE/);
  expect(optionalLines).toContain('optional: embeds.map is not set; /contact has the drawn map.');
  expect(optionalLines.join()).toContain('the home page leads to the address in company.yml');
});

test('lists pictures that no page shows', () => {
  mkdirSync(`${contentFolder}/pictures/team`, { recursive: true });
  writeFile('pictures/team/asha.webp', '');
  writeFile('pictures/old.png', '');
  const contentWithPhoto = { team: [{ photo: { file: 'team/asha' } }] };
  expect(listUnusedPictures(contentWithPhoto as never, contentFolder)).toEqual(['old.png']);
});

test('warns of a picture that is too large, with its file and what to do', async () => {
  mkdirSync(`${contentFolder}/pictures/team`, { recursive: true });
  const createPicture = (pictureWidth: number) =>
    sharp({ create: { width: pictureWidth, height: 8, channels: 3, background: 'teal' } }).png();
  await createPicture(6001).toFile(`${contentFolder}/pictures/team/asha.png`);
  await createPicture(6000).toFile(`${contentFolder}/pictures/team/meera.png`);
  writeFile('pictures/heavy.webp', 'x'.repeat(10_000_001));
  expect(await findLargePictures({ 'src/content/pictures': `${contentFolder}/pictures` })).toEqual([
    'src/content/pictures/heavy.webp: this picture has 10.0 MB and 0 × 0 pixels, which no page shows and each first build reads. Save it with at most 6000 pixels a side and 10 MB.',
    'src/content/pictures/team/asha.png: this picture has 0.0 MB and 6001 × 8 pixels, which no page shows and each first build reads. Save it with at most 6000 pixels a side and 10 MB.',
  ]);
});

test('the built map is empty when the content has no drawn map', async () => {
  const { brand, contact } = readContent(fixture.content, fixture.static);
  const { drawn: _drawn, ...mapWithoutDrawing } = contact.map;
  const buildMapSvg = async (map: typeof mapWithoutDrawing) => {
    const contentWithMap = { brand, contact: { ...contact, map } };
    await writeBrandFiles(`${contentFolder}/generated`, contentWithMap, fixture.content);
    return readFile('generated/brand/drawn/map.svg');
  };
  expect(await buildMapSvg(contact.map)).not.toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await buildMapSvg(mapWithoutDrawing)).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
});

test('lists several samples of a file in one line', () => {
  writeFile(
    'team.yml',
    '- fullName: Asha Rao\n  sample: true\n- fullName: Meera Das\n  sample: true\n',
  );
  expect(listAllUnfinished()).toEqual([
    expect.stringMatching(/^src\/content\/team\.yml:2: Asha Rao and 1 more are samples\. /),
  ]);
});

test('removes samples, keeps other entries with comments, and makes the agency the author of posts', () => {
  writeFile(
    'team.yml',
    '# Everybody.\n- fullName: Asha Rao\n  sample: true\n# She began it all.\n- fullName: Meera Das\n',
  );
  writeFile('clients.yml', '- name: A shop\n  sample: true\n');
  writeFile('gallery.yml', 'heading: Pictures\npictures:\n  - caption: A pot\nsample: true\n');
  writeFile(
    'contact.yml',
    'map:\n  heading: Find us\n  drawn:\n    alt: A map\n    sample: true\n',
  );
  writeFile('blog/authors.yml', 'asha: { name: Asha, sample: true }\nmeera: { name: Meera }\n');
  mkdirSync(`${contentFolder}/blog/clay`);
  writeFile('blog/clay/index.md', '---\ntitle: How we fire clay\nsample: true\n---\nSlowly.\n');
  writeFile(
    'blog/a-post/index.md',
    '---\ntitle: A post\nauthors: [asha]\n---\nOf [vases](/service/vases#big) by asha, not sample: true.\n',
  );
  writeFile('services/vases.yml', 'title: Vases\nsample: true\n');
  writeFile('services/bowls.yml', 'title: Bowls\nrelated:\n  - vases\n  - cups\n');
  writeFile(
    'home.yml',
    'cards:\n  - { to: /service/vases }\n  - { to: /x }\ncolumns: [{ heading: Clay, links: [{ to: /service/vases }] }]\n',
  );
  for (const removableGroup of listRemovableGroups(contentFolder, `${contentFolder}/blog`)) {
    removableGroup.remove();
  }
  expect(listAllUnfinished()).toEqual([
    expect.stringContaining('gallery.yml:3: this file is a sample'),
  ]);
  expect(readFile('team.yml')).toMatch(/# She began it all\.\n- fullName: Meera Das\n$/);
  expect(readFile('clients.yml')).toBe('[]\n');
  expect(readFile('gallery.yml')).toContain('pictures: []');
  expect(readFile('blog/authors.yml')).toMatch(/^meera: .*\nagency:\n/);
  expect(existsSync(`${contentFolder}/blog/clay`)).toBe(false);
  expect(readFile('blog/a-post/index.md')).toContain('authors: [agency]\n---\nOf vases by asha');
  expect(existsSync(`${contentFolder}/services/vases.yml`)).toBe(false);
  expect(readFile('services/bowls.yml')).toBe('title: Bowls\nrelated:\n  - cups\n');
  expect(readFile('home.yml')).not.toMatch(/vases|Clay/);
  expect(listRemovableGroups(contentFolder, `${contentFolder}/blog`)).toEqual([]);
});

test('removing a service keeps a link outside of lists', () => {
  writeFile('services/vases.yml', 'title: Vases\n');
  writeFile('home.yml', '# Ours.\nmore: /service/vases\n');
  removeService('vases', contentFolder, `${contentFolder}/blog`);
  expect(readFile('home.yml')).toBe('# Ours.\nmore: /service/vases\n');
});
