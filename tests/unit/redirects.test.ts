import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { proposeRedirects } from '../../scripts/lib/lost-addresses.ts';
import { root } from '../../scripts/lib/run.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { findRedirectMistakes } from '../../src/plugins/content-modules/redirects.ts';
import { copyFixtureContent } from '../support/content-copy.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder, writeFiles } from '../support/temp-folder.ts';

function findMistakes(from: string, to: string): string[] {
  const contentCopy = copyFixtureContent();
  contentCopy.change(
    'redirects.yml',
    '/old-notes.html, to: /blog/mooring-book',
    `${from}, to: ${to}`,
  );
  const folders = { content: contentCopy.folder, blog: fixture.blog };
  return findRedirectMistakes(contentCopy.readContent(), folders);
}

// biome-ignore format: a redirect a line
test.each([
  ['/contact', '/about', 'redirects.4.from: there is a page at /contact. Take this redirect out.'],
  ['/blog/fog-signals', '/about', 'redirects.4.from: there is a page at /blog/fog-signals. Take this redirect out.'],
  ['/old', '/nowhere', 'redirects.4.to: there is no page at /nowhere. Correct the address.'],
  ['/old', '/blog/nothing#part', 'redirects.4.to: there is no page at /blog/nothing. Correct the address.'],
  ['/old', '/career', 'redirects.4.to: /career is an old address itself. Write the page where visitors should end.'],
  ['/old', '/old', 'redirects.4.to: /old is an old address itself. Write the page where visitors should end.'],
])('a redirect from %s to %s is a mistake', (from, to, message) => {
  expect(findMistakes(from, to)).toEqual([`src/content/redirects.yml:7: ${message}`]);
});

test.each([
  '/',
  '/#services',
  '/about?from=old',
  '/blog',
  '/blog/tags/water',
  '/service/tideTables',
])('a redirect may lead to %s', (to) => {
  expect(findMistakes('/old/page.php', to)).toEqual([]);
});

test.each(['/old/', '/old*', '/a b', '/:name', 'old'])('an old address cannot be %s', (from) => {
  expect(() => findMistakes(from, '/')).toThrow('redirects.4.from: Write an address of this site');
});

test('proposes redirects for published addresses that are changed or gone', () => {
  const folder = createTempFolder(onTestFinished);
  const runGit = (...gitArguments: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...gitArguments], {
      cwd: folder,
    });
  const createPost = (slug: string, more = '') => `---\nslug: /${slug}\n${more}---\nWords.\n`;
  const services = 'src/content/services';
  writeFiles(folder, {
    'blog/a/index.md': createPost('old', 'date: 2026-01-01\n'),
    'blog/draft/index.md': createPost('draft', 'draft: true\n'),
    'blog/later/index.md': createPost('later', 'date: 2999-01-01\n'),
    'src/content/works.yml': '- slug: one\n- slug: two\n',
    [`${services}/vases.yml`]: 'title: Vases\n',
    [`${services}/bells.yml`]: 'title: Bells\n',
  });
  runGit('init', '--quiet');
  for (const message of ['first', 'second']) {
    runGit('add', '.');
    runGit('commit', '--quiet', '--allow-empty', '--message', message);
  }
  writeFiles(folder, {
    'blog/a/index.md': createPost('new'),
    'blog/draft/index.md': createPost('finished'),
    'blog/later/index.md': createPost('much-later'),
    'src/content/works.yml': '- slug: one\n- slug: three\n',
  });
  rmSync(`${folder}/${services}/vases.yml`);
  rmSync(`${folder}/${services}/bells.yml`);
  const addresses = new Set(['/blog/new', '/portfolio/one', '/portfolio/three', '/service/bells']);
  const advice = 'was published. Keep it, or add to src/content/redirects.yml:';
  expect(proposeRedirects(folder, addresses)).toEqual([
    `blog/a/index.md: /blog/old ${advice} - { from: /blog/old, to: /blog/new }`,
    `${services}/vases.yml: /service/vases ${advice} - { from: /service/vases, to: … }`,
    `src/content/works.yml: /portfolio/two ${advice} - { from: /portfolio/two, to: … }`,
  ]);
});

test('npm run remove redirects a removed service to a related one, and removes its cards in all languages', () => {
  const contentCopy = copyFixtureContent();
  const blogFolder = createTempFolder(onTestFinished);
  cpSync(fixture.blog, blogFolder, { recursive: true });
  const folders = {
    CONTENT_DIR: contentCopy.folder,
    BLOG_DIR: blogFolder,
    STATIC_DIR: fixture.static,
  };
  const env = { ...process.env, ...folders };
  const nodeArguments = ['scripts/remove.ts', 'service', 'berths'];
  const { stdout } = spawnSync(process.execPath, nodeArguments, {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  expect(stdout).toContain('It redirects to /service/tideTables: src/content/redirects.yml.');
  const redirectPattern = /from: \/service\/berths,?\s+to: \/service\/tideTables/;
  expect(contentCopy.read('redirects.yml')).toMatch(redirectPattern);
  const hindi = readContent(contentCopy.folder, fixture.static, 'hi');
  expect(hindi.home.services.cards[0]).toMatchObject({
    title: 'बंदरगाह',
    to: '/service/tideTables',
  });
});
