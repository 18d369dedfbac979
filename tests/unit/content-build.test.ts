import { expect, test } from 'vitest';
import { captureOutput } from '../../scripts/lib/run.ts';
import { copyContent } from '../support/content-copy.ts';
import { fixture } from '../support/fixture.ts';

test('a build with mistakes in the content prints only the mistakes', async () => {
  const contentCopy = copyContent();
  contentCopy.write('services/one.yml', 'title: 12\n');
  contentCopy.write('services/two.yml', 'title: [\n');
  const env = { ...process.env, CONTENT_DIR: contentCopy.folder, STATIC_DIR: fixture.static };
  const { code: exitCode, output } = await captureOutput('npm', ['run', '--silent', 'build'], {
    env,
  });
  expect(exitCode).not.toBe(0);
  const [firstLine, ...mistakeLines] = output.trim().split('\n');
  expect(firstLine).toMatch(/^The content has \d+ mistakes:$/);
  expect(mistakeLines).toContain('  src/content/services/one.yml:1: title: Write a text here.');
  expect(mistakeLines.join()).toContain('  src/content/services/two.yml:2: this is not YAML');
  expect(mistakeLines.every((line) => line.startsWith('  src/content/services/'))).toBe(true);
});
