/** Checks the internals of packages that CONTRIBUTING.md lists under Upgrading Docusaurus. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ssrTemplate } from '../../src/plugins/early.ts';
import { readFixtureOutput } from './support/document.ts';
import { buildFolder, readBuildFile } from './support/pages.ts';

const require = createRequire(import.meta.url);
const sharedScriptText = globSync('assets/js/{main,runtime~main}.*.js', { cwd: buildFolder })
  .map(readBuildFile)
  .join('');

test('ssrTemplate uses the same variables as Docusaurus’ own template, but no version', () => {
  const docusaurusCoreFolder = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const docusaurusTemplatePath = path.join(docusaurusCoreFolder, 'lib/ssg/ssgTemplate.html.js');
  function listTemplateVariables(template: string) {
    return [...new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name]) => name))].sort();
  }
  const docusaurusVariables = listTemplateVariables(readFileSync(docusaurusTemplatePath, 'utf8'));
  expect(listTemplateVariables(ssrTemplate)).toEqual(
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
  const styleSheetFiles = globSync('assets/css/*.css', { cwd: buildFolder });
  expect(sharedScriptText.length).toBeGreaterThan(50_000);
  for (const fileText of [sharedScriptText, ...styleSheetFiles.map(readBuildFile)]) {
    expect(fileText.includes(packageTrace)).toBe(false);
  }
});

test('routesChunkNames: every page names the scripts of its chunks', () => {
  const excludedFiles = ['**/404.html', 'desk.html', 'editor.html'];
  for (const pageFile of globSync('{*,*/*}.html', { cwd: buildFolder, exclude: excludedFiles })) {
    const pageHtml = readBuildFile(pageFile);
    const [, scriptPathsText = ''] = /data-scripts="([^"]+)/.exec(pageHtml) ?? [];
    const chunkPaths = scriptPathsText.split(' ').slice(2);
    expect(chunkPaths.length, pageFile).toBeGreaterThan(1);
    expect(chunkPaths.filter((chunk) => !existsSync(path.join(buildFolder, chunk)))).toEqual([]);
  }
});

test('__blog-post-container: the feeds have the full text of each post', () => {
  const jsonFeed = JSON.parse(readFixtureOutput('blog/feed.json'));
  for (const { content_html: postHtml } of jsonFeed.items) {
    expect(postHtml).toContain('<p>');
  }
});
