/** Internals of packages that we rely on, as listed in CONTRIBUTING.md, Upgrading Docusaurus. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ssrTemplate } from '../../src/plugins/early.ts';
import { fixture } from '../support/fixture.ts';
import { build } from './support/pages.ts';

const require = createRequire(import.meta.url);
const everyPage = globSync('assets/js/{main,runtime~main}.*.js', { cwd: build })
  .map((file) => readFileSync(path.join(build, file), 'utf8'))
  .join('');

test('ssrTemplate uses the same variables as Docusaurus’ own template, but no version', () => {
  const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const own = readFileSync(path.join(core, 'lib/ssg/ssgTemplate.html.js'), 'utf8');
  function variablesOf(template: string) {
    return [...new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name]) => name))].sort();
  }
  expect(variablesOf(ssrTemplate)).toEqual(variablesOf(own).filter((name) => name !== 'version'));
});

test.each([
  ['tslib', '__makeTemplateObject'],
  ['Infima', '--ifm-color-primary:'],
  ['Prism', 'prism-include-languages'],
  ['nprogress', 'nprogress'],
  ['Algolia’s search', 'DocSearch'],
  ['gtag', 'googletagmanager'],
  ['the debug pages', '__docusaurus/debug'],
])('no page loads %s', (_package, trace) => {
  const styles = globSync('assets/css/*.css', { cwd: build }).map((file) =>
    readFileSync(path.join(build, file), 'utf8'),
  );
  expect(everyPage.length).toBeGreaterThan(50_000);
  expect([everyPage, ...styles].some((text) => text.includes(trace))).toBe(false);
});

test('routesChunkNames: every page names the scripts of its chunks', () => {
  const pages = globSync('{*,*/*}.html', { cwd: build, exclude: ['**/404.html', 'desk.html'] });
  for (const page of pages.filter((page) => page !== 'editor.html')) {
    const html = readFileSync(path.join(build, page), 'utf8');
    const [, scripts = ''] = /data-scripts="([^"]+)/.exec(html) ?? [];
    const chunks = scripts.split(' ').slice(2);
    expect(chunks.length, page).toBeGreaterThan(1);
    expect(chunks.filter((chunk) => !existsSync(path.join(build, chunk)))).toEqual([]);
  }
});

test('__blog-post-container: the feeds have the full text of each post', () => {
  const { items } = JSON.parse(readFileSync(path.join(fixture.out, 'blog/feed.json'), 'utf8'));
  for (const { content_html: html } of items) {
    expect(html).toContain('<p>');
  }
});
