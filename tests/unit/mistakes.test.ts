import { cpSync, rmSync } from 'node:fs';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { serveMistakesUntilFixed } from '../../scripts/lib/mistakes-server.ts';
import { captureOutput, root } from '../../scripts/lib/run.ts';
import { findFreePort } from '../../scripts/lib/worker.ts';
import { findContentAndPostMistakes } from '../../src/plugins/mistakes.ts';
import { copyFixtureContent } from '../support/content-copy.ts';
import { fixture } from '../support/fixture.ts';
import { createTempFolder, writeFiles } from '../support/temp-folder.ts';

afterEach(() => vi.resetModules());

test('under hot reload, a mistake replaces the bundler’s errors', async () => {
  const contentCopy = copyFixtureContent();
  contentCopy.change('company.yml', 'tagline:', 'taglin:');
  vi.stubEnv('CONTENT_DIR', contentCopy.folder);
  vi.stubEnv('STATIC_DIR', fixture.static);
  vi.stubEnv('NODE_ENV', 'development');
  vi.resetModules();
  const { default: mistakesPlugin } = await import('../../src/plugins/mistakes.ts');
  const plugin = await mistakesPlugin();
  const webpackSettings = plugin.configureWebpack?.({}, false, {} as never, undefined);
  const tapAfterCompile = vi.fn();
  const [webpackPlugin] = Object(webpackSettings).plugins;
  const compilerHooks = { afterCompile: { tapPromise: tapAfterCompile } };
  webpackPlugin.apply({ hooks: compilerHooks, webpack: { WebpackError: Error } });
  const addWatchedFolders = vi.fn();
  const compilation = {
    compiler: { isChild: () => false },
    contextDependencies: { addAll: addWatchedFolders },
    errors: [new Error('a stack of the bundler')],
  };
  await tapAfterCompile.mock.calls[0]?.[1](compilation);
  expect(compilation.errors.map(({ message }) => message.replace(/:\d+:/, ''))).toEqual([
    'src/content/company.yml tagline: This field is missing. Add it.',
    'src/content/company.yml taglin: This field is not known here. Take it out, or correct its name.',
  ]);
  expect(addWatchedFolders).toHaveBeenCalledWith(expect.arrayContaining([contentCopy.folder]));
});

test('serves mistakes until they are fixed, then frees the port; ends at once without mistakes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const freePort = await findFreePort(18_850);
  let currentMistakes = ['src/content/faq.yml:3: answer: Write <a text> here.'];
  const serverEndPromise = serveMistakesUntilFixed(freePort, async () => currentMistakes);
  const pageAddress = `http://localhost:${freePort}/contact`;
  const fetchPageText = async () => (await fetch(pageAddress)).text();
  const escapedMistake = 'faq.yml:3: answer: Write &lt;a text&gt; here.';
  await vi.waitFor(async () => expect(await fetchPageText()).toContain(escapedMistake), 30_000);
  currentMistakes = [];
  await serverEndPromise;
  await expect(fetch(pageAddress)).rejects.toThrow();
  await expect(serveMistakesUntilFixed(0, async () => [])).resolves.toBeUndefined();
});

test('a build with mistakes in the content prints only the mistakes', async () => {
  const contentCopy = copyFixtureContent();
  contentCopy.write('services/one.yml', 'title: 12\n');
  contentCopy.write('services/two.yml', 'title: [\n');
  const env = { ...process.env, CONTENT_DIR: contentCopy.folder, STATIC_DIR: fixture.static };
  const { code, output } = await captureOutput('npm', ['run', '--silent', 'build'], { env });
  expect(code).not.toBe(0);
  const [firstLine, ...mistakeLines] = output.trim().split('\n');
  expect(firstLine).toMatch(/^The content has \d+ mistakes:$/);
  expect(mistakeLines).toContain('  src/content/services/one.yml:1: title: Write a text here.');
  expect(mistakeLines.join()).toContain('  src/content/services/two.yml:2: this is not YAML');
  expect(mistakeLines.every((line) => line.startsWith('  src/content/services/'))).toBe(true);
});

test('a build that cannot start prints why', async () => {
  const env = { ...process.env, CONTENT_DIR: createTempFolder(onTestFinished) };
  const { code, output } = await captureOutput('npm', ['run', '--silent', 'build'], { env });
  expect([code, output]).toEqual([1, expect.stringContaining('/company.yml')]);
});

test('a mistake names the file of the site that was read', async () => {
  const siteFolder = `${root}/.fixture/broken`;
  onTestFinished(() => rmSync(siteFolder, { recursive: true }));
  cpSync(fixture.content, `${siteFolder}/content`, { recursive: true });
  writeFiles(siteFolder, {
    'content/services/one.yml': 'title: 12\n',
    'blog/2999-01-01-tides/index.md': 'Tides\n',
  });
  const siteFolders = { content: `${siteFolder}/content`, blog: `${siteFolder}/blog` };
  const mistakes = await findContentAndPostMistakes({ ...siteFolders, static: fixture.static });
  expect(mistakes).toContain(
    '.fixture/broken/content/services/one.yml:1: title: Write a text here.',
  );
  expect(mistakes.join('\n')).toContain(
    '.fixture/broken/blog/2999-01-01-tides/index.md:1: the post',
  );
});
