import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findLargePictures } from '../../scripts/lib/large-pictures.ts';
import { listSampleGroups, removeService } from '../../scripts/lib/remove.ts';
import * as unfinished from '../../scripts/lib/unfinished-content.ts';
import { createTempFolder, writeFiles } from '../support/temp-folder.ts';

let contentFolder: string;
beforeEach(() => {
  contentFolder = createTempFolder(onTestFinished);
  writeFiles(contentFolder, {
    'blog/authors.yml': 'asha: { name: Asha, title: Designer }\n',
    'blog/a-post/index.md': '---\ntitle: A post\nauthors: [asha]\n---\n',
    'wrangler.jsonc': '{}',
    'contact.yml': 'map:\n  heading: Find us\n',
  });
});

function readContentFile(relativePath: string): string {
  return readFileSync(`${contentFolder}/${relativePath}`, 'utf8');
}

function listAllUnfinished(): string[] {
  return unfinished.listUnfinished({
    content: contentFolder,
    blog: `${contentFolder}/blog`,
    docs: contentFolder,
    worker: `${contentFolder}/wrangler.jsonc`,
  });
}

test('lists the samples of each file in one line, and what to do', () => {
  writeFiles(contentFolder, {
    'team.yml': '# We.\n- fullName: Asha Rao\n  linkedIn: https://a.example\n  sample: true\n',
    'leadership.yml': 'greeting: Dear reader\nsample: true\n',
    'works.yml': '- title: Ours\n  sample: true\n- title: Theirs\n  sample: true\n',
  });
  expect(listAllUnfinished()).toEqual([
    'src/content/leadership.yml:2: sample: this file is a sample. Write what is true and take "sample: true" out.',
    'src/content/team.yml:4: 0.sample: Asha Rao is a sample. Write what is true and take "sample: true" out.',
    expect.stringMatching(/^src\/content\/works\.yml:2: 0\.sample: Ours and 1 more are samples\. /),
  ]);
});

test('lists placeholder addresses and numbers, also in the Worker’s settings', () => {
  writeFiles(contentFolder, {
    'company.yml':
      'email: hello@agency.example\nphones:\n  - "+91 522 000 0001"\n  - "+91 522 400 1234"\n',
    'wrangler.jsonc':
      '{\n  // Where mail goes: not to "a.example".\n  "vars": { "MAIL_TO": "hello@agency.example", "ACCESS_TEAM": "ours", "ACCESS_AUD": "a1b2" }\n}\n',
  });
  expect(listAllUnfinished()).toEqual([
    'src/content/company.yml:1: email: "hello@agency.example" is a placeholder. Write yours; npm run setup asks for it.',
    'src/content/company.yml:3: phones.0: "+91 522 000 0001" is a placeholder. Write yours; npm run setup asks for it.',
    'worker/wrangler.jsonc:3: vars.MAIL_TO: "hello@agency.example" is a placeholder. Write yours; npm run setup asks for it.',
  ]);
});

test('lists an unusable webhook secret with its file and line, but nothing of finished content', () => {
  const validSecret = 'whsec_QSBrZXkgb2YgYXQgbGVhc3QgMjQgYnl0ZXMu';
  writeFiles(contentFolder, {
    'company.yml': 'email: hello@agency.in\nsite: https://agency.in\n',
    '.dev.vars': `ACKNOWLEDGE=true\nMESSAGE_WEBHOOK_SECRET="${validSecret}"\n`,
  });
  expect(listAllUnfinished()).toEqual([]);
  writeFiles(contentFolder, {
    '.dev.vars': 'ACKNOWLEDGE=true\nMESSAGE_WEBHOOK_SECRET=a word of mine\n',
    'wrangler.jsonc':
      '{\n  "vars": {\n    "MESSAGE_WEBHOOK_SECRET": "whsec_short",\n    "ACCESS_TEAM": "ours", "ACCESS_AUD": "a1b2"\n  }\n}\n',
  });
  const secretMessage =
    'MESSAGE_WEBHOOK_SECRET is no key. worker/README.md says under "Heard at once" how to make one.';
  expect(listAllUnfinished()).toEqual([
    `worker/wrangler.jsonc:3: ${secretMessage}`,
    `worker/.dev.vars:2: ${secretMessage}`,
  ]);
});

// biome-ignore format: settings a line
test.each([
  [{ ACCESS_TEAM: 'ours', ACCESS_AUD: '' }, /^worker\/wrangler\.jsonc:5: vars\.ACCESS_AUD: ACCESS_TEAM and ACCESS_AUD are not set, so there is no \/desk/],
  [{ MAIL_TO: 'asha@agency.in' }, /^worker\/wrangler\.jsonc:7: vars\.MAIL_TO: inquiries go to asha@agency\.in, an address of the site's own domain\./],
  [{ MAIL_TO: 'asha@agency.in', MAIL_OF_DOMAIN: 'kept' }, /^$/],
  [{ MAIL_TO: 'asha@mail.agency.in' }, /^$/],
])('the Worker’s settings %j are listed as %s', (changedVars, expectedList) => {
  const completeVars = { SITE_URL: 'https://www.agency.in', ACCESS_TEAM: 'ours', ACCESS_AUD: 'a1b2', MAIL_FROM: 'web@agency.in' };
  const vars = { ...completeVars, ...changedVars };
  writeFiles(contentFolder, { 'wrangler.jsonc': JSON.stringify({ vars }, null, 1) });
  expect(listAllUnfinished().join('\n')).toMatch(expectedList);
});

test('lists the optional settings that are not set', () => {
  const content = { company: {}, contact: { map: {} }, embeds: {}, retention: { delivered: 180 } };
  expect(unfinished.listUnsetOptionalParts(content as never, {}, 'max-age=86400')).toEqual([
    'optional: embeds.chat is not set; the button offers phone and mail, and WhatsApp where company.yml has it.',
    'optional: embeds.scheduler is not set; /meeting books the times of meeting.yml.',
    'optional: embeds.map is not set; /contact has the address alone.',
    'optional: embeds.reviews is not set; none are shown.',
    'optional: embeds.turnstile is not set; forms go without this check against spam.',
    'optional: ACKNOWLEDGE in worker/wrangler.jsonc: not set; visitors get no confirmation by mail.',
    'optional: Strict-Transport-Security in worker/headers.json: max-age=86400; browsers insist on https for so many seconds only (worker/README.md, Go live, last step).',
    'optional: retention.yml: messages go after 180 days; the DPDP Rules (2025) may ask for a year for some of it: a lawyer decides.',
  ]);
  const contentWithOptionalParts = {
    embeds: { chat: { script: 'https://chat.example/widget.js' } },
    company: { reviews: 'https://x.test' },
    contact: { map: { drawn: { alt: 'A map' } } },
    retention: { delivered: 365 },
  };
  const optionalLines = unfinished.listUnsetOptionalParts(
    contentWithOptionalParts as never,
    { ACKNOWLEDGE: 'true' },
    'max-age=63072000; includeSubDomains',
  );
  expect(optionalLines).toHaveLength(4);
  expect(optionalLines.join()).not.toMatch(/embeds\.chat|Strict|ACKNOWLEDGE|DPDP/);
  expect(optionalLines).toContain('optional: embeds.map is not set; /contact has the drawn map.');
  expect(optionalLines.join()).toContain('the home page leads to the address in company.yml');
});

test('lists pictures that no page shows', () => {
  writeFiles(contentFolder, { 'pictures/team/asha.webp': '', 'pictures/old.png': '' });
  const contentWithPhoto = { team: [{ photo: { file: 'team/asha' } }] } as never;
  expect(unfinished.listUnusedPictures(contentWithPhoto, contentFolder)).toEqual(['old.png']);
});

test('warns of a picture that is too large, with its file and what to do', async () => {
  writeFiles(contentFolder, { 'pictures/heavy.webp': 'x'.repeat(10_000_001) });
  const savePicture = (picturePath: string, width: number) =>
    sharp({ create: { width, height: 8, channels: 3, background: 'teal' } }).toFile(picturePath);
  await savePicture(`${contentFolder}/pictures/asha.png`, 6001);
  await savePicture(`${contentFolder}/pictures/meera.png`, 6000);
  expect(await findLargePictures({ 'src/content/pictures': `${contentFolder}/pictures` })).toEqual([
    'src/content/pictures/asha.png: this picture has 0.0 MB and 6001 × 8 pixels, which no page shows and each first build reads. Save it with at most 6000 pixels a side and 10 MB.',
    'src/content/pictures/heavy.webp: this picture has 10.0 MB and 0 × 0 pixels, which no page shows and each first build reads. Save it with at most 6000 pixels a side and 10 MB.',
  ]);
});

test('removes samples, keeps other entries with comments, and makes the agency the author of posts', () => {
  writeFiles(contentFolder, {
    'team.yml': '# We.\n- fullName: Asha Rao\n  sample: true\n# Founder.\n- fullName: Meera Das\n',
    'clients.yml': '- name: A shop\n  sample: true\n',
    'faq.yml': '- question: Why clay?\n  sample: true\n',
    'gallery.yml': 'heading: Pictures\npictures:\n  - caption: A pot\nsample: true\n',
    'contact.yml': 'map:\n  heading: Find us\n  drawn:\n    alt: A map\n    sample: true\n',
    'blog/authors.yml': 'asha: { name: Asha, sample: true }\nmeera: { name: Meera }\n',
    'blog/clay/index.md': '---\ntitle: How we fire clay\nsample: true\n---\nSlowly.\n',
    'blog/a-post/index.md':
      '---\ntitle: A post\nauthors: [asha]\n---\nOf [vases](/service/vases#big) by asha, not sample: true.\n',
    'services/vases.yml': 'title: Vases\nsample: true\n',
    'company.yml': 'name: Clay\ntranslations: [ hi ]\n',
    'hi/services/vases.yml': 'title: फूलदान\n',
    'services/bowls.yml': 'title: Bowls\nrelated:\n  - vases\n  - cups\n',
    'home.yml':
      'cards:\n  - { to: /service/vases }\n  - { to: /x }\ncolumns: [{ heading: Clay, links: [{ to: /service/vases }] }]\n',
  });
  for (const removableGroup of listSampleGroups(contentFolder, `${contentFolder}/blog`)) {
    removableGroup.remove();
  }
  expect(listAllUnfinished()).toEqual([
    expect.stringContaining('gallery.yml:3: sample: this file is a sample'),
    expect.stringContaining('"Design, development and support" is a placeholder. Write yours'),
  ]);
  expect(readContentFile('team.yml')).toMatch(/# Founder\.\n- fullName: Meera Das\n$/);
  expect(readContentFile('clients.yml')).toBe('[]\n');
  expect(readContentFile('faq.yml')).toBe('[]\n');
  expect(readContentFile('gallery.yml')).toContain('pictures: []');
  expect(readContentFile('blog/authors.yml')).toMatch(/^meera: .*\nagency:\n/);
  expect(existsSync(`${contentFolder}/blog/clay`)).toBe(false);
  const postMarkdown = readContentFile('blog/a-post/index.md');
  expect(postMarkdown).toContain('authors: [ agency ]\n---\nOf vases by asha');
  expect(existsSync(`${contentFolder}/services/vases.yml`)).toBe(false);
  expect(existsSync(`${contentFolder}/hi/services/vases.yml`)).toBe(false);
  expect(readContentFile('company.yml')).toBe('name: Clay\n');
  expect(readContentFile('services/bowls.yml')).toBe('title: Bowls\nrelated:\n  - cups\n');
  expect(readContentFile('home.yml')).not.toMatch(/vases|Clay/);
  expect(listSampleGroups(contentFolder, `${contentFolder}/blog`)).toEqual([]);
});

test('removing a service keeps a link outside of lists', () => {
  const homeYaml = '# Ours.\nmore: /service/vases\n';
  writeFiles(contentFolder, { 'services/vases.yml': 'title: Vases\n', 'home.yml': homeYaml });
  removeService('vases', contentFolder, `${contentFolder}/blog`);
  expect(readContentFile('home.yml')).toBe(homeYaml);
});
