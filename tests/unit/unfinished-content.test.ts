import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLargePictures } from '../../scripts/lib/large-pictures.ts';
import { removableGroups, removeService } from '../../scripts/lib/remove.ts';
import {
  listOptional,
  listUnfinished,
  listUnusedPictures,
} from '../../scripts/lib/unfinished-content.ts';

import { writeBrandFiles } from '../../src/plugins/brand/files.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { fixture } from '../support/fixture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unfinished-'));
  mkdirSync(`${folder}/blog/a-post`, { recursive: true });
  mkdirSync(`${folder}/services`);
  write('blog/authors.yml', 'asha: { name: Asha, title: Designer }\n');
  write('blog/a-post/index.md', '---\ntitle: A post\nauthors: [asha]\n---\n');
  write('wrangler.jsonc', '{}');
  write('contact.yml', 'map:\n  heading: Find us\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  writeFileSync(path.join(folder, file), text);
}

function read(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

function listAll(): string[] {
  return listUnfinished({
    content: folder,
    blog: `${folder}/blog`,
    docs: folder,
    worker: `${folder}/wrangler.jsonc`,
  });
}

test('lists each sample once, with its line and what to do', () => {
  write(
    'team.yml',
    '# The director first.\n- fullName: Asha Rao\n  linkedIn: https://a.example\n  sample: true\n',
  );
  write('leadership.yml', 'greeting: Dear reader\nsample: true\n');
  expect(listAll()).toEqual([
    'src/content/leadership.yml:2: this file is a sample. Write what is true and take "sample: true" out.',
    'src/content/team.yml:4: Asha Rao is a sample. Write what is true and take "sample: true" out.',
  ]);
});

test('lists placeholder addresses and numbers, also in the Worker’s settings', () => {
  write(
    'company.yml',
    'email: hello@agency.example\nphones:\n  - "+91 522 000 0001"\n  - "+91 522 400 1234"\n',
  );
  write(
    'wrangler.jsonc',
    '{\n  // Where mail goes: not to "a.example".\n  "vars": { "MAIL_TO": "hello@agency.example", "SITE_URL": "https://agency.in" }\n}\n',
  );
  expect(listAll()).toEqual([
    'src/content/company.yml:1: email: "hello@agency.example" is a placeholder. Write yours; npm run setup asks for it.',
    'src/content/company.yml:3: "+91 522 000 0001" is a placeholder. Write yours; npm run setup asks for it.',
    'worker/wrangler.jsonc:3: MAIL_TO: "hello@agency.example" is a placeholder. Write yours; npm run setup asks for it.',
  ]);
});

test('lists an unusable webhook secret with its file and line', () => {
  const key = 'whsec_QSBrZXkgb2YgYXQgbGVhc3QgMjQgYnl0ZXMu';
  write('.dev.vars', `ACKNOWLEDGE=true\nMESSAGE_WEBHOOK_SECRET="${key}"\n`);
  expect(listAll()).toEqual([]);
  write('.dev.vars', 'ACKNOWLEDGE=true\nMESSAGE_WEBHOOK_SECRET=a word of mine\n');
  write('wrangler.jsonc', '{\n  "vars": {\n    "MESSAGE_WEBHOOK_SECRET": "whsec_short"\n  }\n}\n');
  const words =
    'MESSAGE_WEBHOOK_SECRET is no key. worker/README.md says under "Heard at once" how to make one.';
  expect(listAll()).toEqual([`worker/wrangler.jsonc:3: ${words}`, `worker/.dev.vars:2: ${words}`]);
});

test('lists nothing for finished content', () => {
  write('company.yml', 'email: hello@agency.in\nsite: https://agency.in\n');
  expect(listAll()).toEqual([]);
});

test('lists what is optional and not connected', () => {
  const bare = { company: {}, contact: { map: {} } };
  expect(listOptional({ ...bare, embeds: {} }, { ACCESS_TEAM: '', ACCESS_AUD: '' })).toEqual([
    'optional: embeds.chat is not set; the button offers phone and mail, and WhatsApp where company.yml has it.',
    'optional: embeds.scheduler is not set; /meeting has a request form.',
    'optional: embeds.map is not set; /contact has the address alone.',
    'optional: embeds.reviews is not set; none are shown.',
    'optional: embeds.turnstile is not set; forms go without this check against spam.',
    'optional: ACCESS_TEAM and ACCESS_AUD in worker/wrangler.jsonc: not set; there is no /desk (worker/README.md, Go live, step 6).',
    'optional: ACKNOWLEDGE in worker/wrangler.jsonc: not set; visitors get no confirmation by mail.',
  ]);
  const chat = { script: 'https://chat.example/widget.js' };
  const optionalLines = listOptional(
    {
      embeds: { chat },
      company: { reviews: 'https://x.test' },
      contact: { map: { drawn: { alt: 'A map' } } },
    },
    { ACCESS_TEAM: 'ours', ACCESS_AUD: 'a1b2', ACKNOWLEDGE: 'true' },
  );
  expect(optionalLines).toHaveLength(4);
  expect(optionalLines.join()).not.toMatch(/embeds\.chat|ACCESS|ACKNOWLEDGE/);
  expect(optionalLines).toContain('optional: embeds.map is not set; /contact has the drawn map.');
  expect(optionalLines.join()).toContain('the home page leads to the address in company.yml');
});

test('lists pictures that no page shows', () => {
  mkdirSync(`${folder}/pictures/team`, { recursive: true });
  write('pictures/team/asha.webp', '');
  write('pictures/old.png', '');
  const content = { team: [{ photo: { file: 'team/asha' } }] };
  expect(listUnusedPictures(content as never, folder)).toEqual(['old.png']);
});

test('warns of a picture that is too large, with its file and what to do', async () => {
  mkdirSync(`${folder}/pictures/team`, { recursive: true });
  const picture = (width: number) =>
    sharp({ create: { width, height: 8, channels: 3, background: 'teal' } }).png();
  await picture(6001).toFile(`${folder}/pictures/team/asha.png`);
  await picture(6000).toFile(`${folder}/pictures/team/meera.png`);
  write('pictures/heavy.webp', 'x'.repeat(10_000_001));
  expect(await findLargePictures({ 'src/content/pictures': `${folder}/pictures` })).toEqual([
    'src/content/pictures/heavy.webp: this picture has 10.0 MB and 0 × 0 pixels, which no page shows and each first build reads. Save it with at most 6000 pixels a side and 10 MB.',
    'src/content/pictures/team/asha.png: this picture has 0.0 MB and 6001 × 8 pixels, which no page shows and each first build reads. Save it with at most 6000 pixels a side and 10 MB.',
  ]);
});

test('the built map is empty when the content has no drawn map', async () => {
  const { brand, contact } = readContent(fixture.content, fixture.static);
  const { drawn: _drawn, ...map } = contact.map;
  const drawn = () => read('generated/brand/drawn/map.svg');
  await writeBrandFiles(`${folder}/generated`, { brand, contact }, fixture.content);
  expect(drawn()).not.toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeBrandFiles(
    `${folder}/generated`,
    { brand, contact: { ...contact, map } },
    fixture.content,
  );
  expect(drawn()).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
});

test('lists several samples of a file in one line', () => {
  write(
    'team.yml',
    '- fullName: Asha Rao\n  sample: true\n- fullName: Meera Das\n  sample: true\n',
  );
  expect(listAll()).toEqual([
    expect.stringMatching(/^src\/content\/team\.yml:2: Asha Rao and 1 more are samples\. /),
  ]);
});

test('removes samples, keeps other entries with comments, and makes the agency the author of posts', () => {
  write(
    'team.yml',
    '# Everybody.\n- fullName: Asha Rao\n  sample: true\n# She began it all.\n- fullName: Meera Das\n',
  );
  write('clients.yml', '- name: A shop\n  sample: true\n');
  write('gallery.yml', 'heading: Pictures\npictures:\n  - caption: A pot\nsample: true\n');
  write('contact.yml', 'map:\n  heading: Find us\n  drawn:\n    alt: A map\n    sample: true\n');
  write('blog/authors.yml', 'asha: { name: Asha, sample: true }\nmeera: { name: Meera }\n');
  mkdirSync(`${folder}/blog/clay`);
  write('blog/clay/index.md', '---\ntitle: How we fire clay\nsample: true\n---\nSlowly.\n');
  write(
    'blog/a-post/index.md',
    '---\ntitle: A post\nauthors: [asha]\n---\nOf [vases](/service/vases#big) by asha, not sample: true.\n',
  );
  write('services/vases.yml', 'title: Vases\nsample: true\n');
  write('services/bowls.yml', 'title: Bowls\nrelated:\n  - vases\n  - cups\n');
  write(
    'home.yml',
    'cards:\n  - { to: /service/vases }\n  - { to: /x }\ncolumns: [{ heading: Clay, links: [{ to: /service/vases }] }]\n',
  );
  for (const { remove } of removableGroups(folder, `${folder}/blog`)) {
    remove();
  }
  expect(listAll()).toEqual([expect.stringContaining('gallery.yml:3: this file is a sample')]);
  expect(read('team.yml')).toMatch(/# She began it all\.\n- fullName: Meera Das\n$/);
  expect(read('clients.yml')).toBe('[]\n');
  expect(read('gallery.yml')).toContain('pictures: []');
  expect(read('blog/authors.yml')).toMatch(/^meera: .*\nagency:\n/);
  expect(existsSync(`${folder}/blog/clay`)).toBe(false);
  expect(read('blog/a-post/index.md')).toContain('authors: [agency]\n---\nOf vases by asha');
  expect(existsSync(`${folder}/services/vases.yml`)).toBe(false);
  expect(read('services/bowls.yml')).toBe('title: Bowls\nrelated:\n  - cups\n');
  expect(read('home.yml')).not.toMatch(/vases|Clay/);
  expect(removableGroups(folder, `${folder}/blog`)).toEqual([]);
});

test('keeps a link outside of lists, which the check reports', () => {
  write('services/vases.yml', 'title: Vases\n');
  write('home.yml', '# Ours.\nmore: /service/vases\n');
  removeService('vases', folder, `${folder}/blog`);
  expect(read('home.yml')).toBe('# Ours.\nmore: /service/vases\n');
});
