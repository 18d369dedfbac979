/** Checks the internals of packages that CONTRIBUTING.md lists under Upgrading Docusaurus. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { ssrTemplate } from '../../src/early/plugin.ts';
import { buildFolder, readBuildFile } from './support/pages.ts';

const sharedScriptText = globSync('assets/js/{main,runtime~main}.*.js', { cwd: buildFolder })
  .map(readBuildFile)
  .join();
const styleSheetTexts = globSync('assets/css/*.css', { cwd: buildFolder }).map(readBuildFile);

test('ssrTemplate uses the same variables as Docusaurus’ own template, but no version', () => {
  const templatePath = `${root}/node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js`;
  const listVariables = (text: string) => new Set(text.match(/\bit\.(?!version\b)\w+/g));
  expect(ssrTemplate).not.toContain('it.version');
  expect(listVariables(ssrTemplate)).toEqual(listVariables(readFileSync(templatePath, 'utf8')));
});

test.each([
  ['tslib', '__makeTemplateObject'],
  ['Infima', '--ifm-color-primary:'],
  ['Prism', 'prism-include-languages'],
  ['nprogress', 'nprogress'],
  ['Algolia’s search', 'DocSearch'],
  ['gtag', 'googletagmanager'],
  ['the debug pages', '__docusaurus/debug'],
  ['settings of the build', 'ssrTemplate'],
])('no page loads %s', (_package, packageTrace) => {
  expect(sharedScriptText.length).toBeGreaterThan(50_000);
  expect(`${sharedScriptText}${styleSheetTexts.join()}`.includes(packageTrace)).toBe(false);
});

test('the shared scripts name no folder of this machine', () => {
  expect(sharedScriptText).not.toContain(root);
});

test('cacheGroups.styles: the stylesheet of all pages has no styles of parts that load later', () => {
  const [sharedPath = ''] = globSync('assets/css/styles.*.css', { cwd: buildFolder });
  const laterPaths = globSync('assets/css/*.css', { cwd: buildFolder, exclude: [sharedPath] });
  expect(readBuildFile(sharedPath)).not.toContain('.thumbnail_');
  expect(laterPaths.map(readBuildFile).join()).toContain('.thumbnail_');
});

test('the main script starts with the hint to compile all of it', () => {
  const [mainScriptPath = ''] = globSync('assets/js/main.*.js', { cwd: buildFolder });
  expect(readBuildFile(mainScriptPath)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('routesChunkNames: every page names the scripts of its chunks', () => {
  const exclude = ['**/404.html', 'desk.html', 'editor.html'];
  for (const pagePath of globSync('{*,*/*}.html', { cwd: buildFolder, exclude })) {
    const [, scriptPathsText = ''] = /data-scripts="([^"]+)/.exec(readBuildFile(pagePath)) ?? [];
    const chunkPaths = scriptPathsText.split(' ').slice(2);
    expect(chunkPaths.length, pagePath).toBeGreaterThan(1);
    expect(chunkPaths.filter((chunk) => !existsSync(`${buildFolder}${chunk}`))).toEqual([]);
  }
});
