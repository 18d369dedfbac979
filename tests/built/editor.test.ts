import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixture } from '../support/fixture.ts';
import { readFixtureOutput } from './support/document.ts';

test('the editor is built when a repository is set, and is not indexed', () => {
  expect(readFixtureOutput('editor.html')).toContain('<meta name="robots" content="noindex">');
  expect(readFixtureOutput('editor.html')).toContain('"repository":"tern-and-tide/website"');
  const textFileGlobs = ['**/*.{html,js,xml,txt,md,json}', '_redirects'];
  const exclude = ['editor*', 'editor/**'];
  const visitorPaths = globSync(textFileGlobs, { cwd: fixture.out, exclude });
  expect(visitorPaths.length).toBeGreaterThan(50);
  const editorPattern = /["'=]\/editor|sveltia|tern-and-tide\/website/;
  expect(visitorPaths.filter((file) => editorPattern.test(readFixtureOutput(file)))).toEqual([]);
  expect(globSync('share/editor*', { cwd: fixture.out })).toEqual([]);
});
