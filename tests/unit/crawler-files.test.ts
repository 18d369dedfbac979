import { mkdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { buildSecurityTxt } from '../../src/plugins/publish/crawler-files.ts';
import { buildItemsCreator } from '../../src/plugins/publish/sitemap.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const tempFolder = createTempFolder(afterAll);

test.each([
  ['a repository', '.git', 'src/content/works.yml', true],
  ['a repository', '.git', 'src/pages/contact.tsx', false],
  ['a shallow clone', '.git/shallow', 'src/content/works.yml', false],
  ['no repository', '', 'src/content/works.yml', false],
])('in %s (%s), the commit of %s dates its page: %s', async (_kind, gitPath, file, isDated) => {
  const folder = `${tempFolder}/in-${gitPath.replace('/', '-')}`;
  mkdirSync(`${folder}/${gitPath}`, { recursive: true });
  const metadata = { sourceFilePath: file, lastUpdatedAt: 1 };
  const items = await buildItemsCreator(folder)({
    routes: [{ path: '/page', component: '', metadata }],
    siteConfig: Object(null),
    defaultCreateSitemapItems: async ({ routes }) =>
      routes.map((route) => ({
        url: `https://a.test/hi/`,
        lastmod: JSON.stringify(route.metadata),
      })),
  });
  const source = isDated ? { sourceFilePath: `${folder}/${file}` } : {};
  expect(items).toEqual([
    { url: 'https://a.test/hi', lastmod: JSON.stringify({ lastUpdatedAt: 1, ...source }) },
  ]);
});

test('security.txt has contact, expiry date, languages and canonical address', () => {
  const { company } = readContent(fixture.content, fixture.static);
  expect(buildSecurityTxt(company, new Date('2026-11-20T21:40:05.123Z'))).toBe(
    `Contact: mailto:hello@tern-and-tide.test
Expires: 2027-11-20T21:40:05Z
Preferred-Languages: en, mi
Canonical: https://tern-and-tide.test/.well-known/security.txt
`,
  );
});
