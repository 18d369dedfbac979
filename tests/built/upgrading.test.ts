/** Checks the internals of packages that CONTRIBUTING.md lists under Upgrading Docusaurus. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ssrTemplate } from '../../src/plugins/early.ts';
import { readFixtureFile } from './support/document.ts';
import { buildFolder, readBuildFile } from './support/pages.ts';

const require = createRequire(import.meta.url);
const sharedScripts = globSync('assets/js/{main,runtime~main}.*.js', { cwd: buildFolder })
  .map(readBuildFile)
  .join('');

test('ssrTemplate uses the same variables as Docusaurus’ own template, but no version', () => {
  const coreFolder = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const templatePath = path.join(coreFolder, 'lib/ssg/ssgTemplate.html.js');
  function listVariables(template: string) {
    return [...new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name]) => name))].sort();
  }
  const docusaurusVariables = listVariables(readFileSync(templatePath, 'utf8'));
  expect(listVariables(ssrTemplate)).toEqual(
    docusaurusVariables.filter((name) => name !== 'version'),
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
  const styleSheets = globSync('assets/css/*.css', { cwd: buildFolder });
  expect(sharedScripts.length).toBeGreaterThan(50_000);
  for (const fileText of [sharedScripts, ...styleSheets.map(readBuildFile)]) {
    expect(fileText.includes(packageTrace)).toBe(false);
  }
});

test('routesChunkNames: every page names the scripts of its chunks', () => {
  const exclude = ['**/404.html', 'desk.html', 'editor.html'];
  for (const pageFile of globSync('{*,*/*}.html', { cwd: buildFolder, exclude })) {
    const pageHtml = readBuildFile(pageFile);
    const [, scriptList = ''] = /data-scripts="([^"]+)/.exec(pageHtml) ?? [];
    const chunkPaths = scriptList.split(' ').slice(2);
    expect(chunkPaths.length, pageFile).toBeGreaterThan(1);
    expect(chunkPaths.filter((chunk) => !existsSync(path.join(buildFolder, chunk)))).toEqual([]);
  }
});

test('__blog-post-container: the feeds have the full text of each post', () => {
  const jsonFeed = JSON.parse(readFixtureFile('blog/feed.json'));
  for (const { content_html: postHtml } of jsonFeed.items) {
    expect(postHtml).toContain('<p>');
  }
});
