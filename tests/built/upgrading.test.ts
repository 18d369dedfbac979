/** Checks the internals of packages that CONTRIBUTING.md lists under Upgrading Docusaurus. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ssrTemplate } from '../../src/plugins/early.ts';
import { fixture } from '../support/fixture.ts';
import { buildFolder, readBuildFile } from './support/pages.ts';

const require = createRequire(import.meta.url);
const sharedScripts = globSync('assets/js/{main,runtime~main}.*.js', { cwd: buildFolder })
  .map((file) => readBuildFile(file))
  .join('');

test('ssrTemplate uses the same variables as Docusaurus’ own template, but no version', () => {
  const coreFolder = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const docusaurusTemplate = readFileSync(
    path.join(coreFolder, 'lib/ssg/ssgTemplate.html.js'),
    'utf8',
  );
  function listVariables(template: string) {
    return [...new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name]) => name))].sort();
  }
  expect(listVariables(ssrTemplate)).toEqual(
    listVariables(docusaurusTemplate).filter((name) => name !== 'version'),
  );
});

test.each([
  ['tslib', '__makeTemplateObject'],
  ['Infima', '--ifm-color-primary:'],
  ['Prism', 'prism-include-languages'],
  ['nprogress', 'nprogress'],
  ['Algolia’s search', 'DocSearch'],
  ['gtag', 'googletagmanager'],
  ['the debug pages', '__docusaurus/debug'],
])('no page loads %s', (_package, packageTrace) => {
  const styleSheetTexts = globSync('assets/css/*.css', { cwd: buildFolder }).map((file) =>
    readBuildFile(file),
  );
  expect(sharedScripts.length).toBeGreaterThan(50_000);
  expect([sharedScripts, ...styleSheetTexts].some((text) => text.includes(packageTrace))).toBe(
    false,
  );
});

test('routesChunkNames: every page names the scripts of its chunks', () => {
  const pageFiles = globSync('{*,*/*}.html', {
    cwd: buildFolder,
    exclude: ['**/404.html', 'desk.html'],
  });
  for (const pageFile of pageFiles.filter((pageFile) => pageFile !== 'editor.html')) {
    const pageHtml = readBuildFile(pageFile);
    const [, scriptNames = ''] = /data-scripts="([^"]+)/.exec(pageHtml) ?? [];
    const chunkPaths = scriptNames.split(' ').slice(2);
    expect(chunkPaths.length, pageFile).toBeGreaterThan(1);
    expect(chunkPaths.filter((chunk) => !existsSync(path.join(buildFolder, chunk)))).toEqual([]);
  }
});

test('__blog-post-container: the feeds have the full text of each post', () => {
  const { items: feedItems } = JSON.parse(
    readFileSync(path.join(fixture.out, 'blog/feed.json'), 'utf8'),
  );
  for (const { content_html: postHtml } of feedItems) {
    expect(postHtml).toContain('<p>');
  }
});
