import { expect, test } from 'vitest';
import { captureOutput } from '../../scripts/lib/run.ts';
import { copyContent } from '../support/content-copy.ts';
import { fixture } from '../support/fixture.ts';

test('a build with mistakes in the content prints only the mistakes', async () => {
  const contentCopy = copyContent();
  contentCopy.write('services/one.yml', 'title: 12\n');
  contentCopy.write('services/two.yml', 'title: [\n');
  const buildEnv = { ...process.env, CONTENT_DIR: contentCopy.folder, STATIC_DIR: fixture.static };
  const buildResult = await captureOutput('npm', ['run', '--silent', 'build'], { env: buildEnv });
  expect(buildResult.code).not.toBe(0);
  const [firstOutputLine, ...mistakeLines] = buildResult.output.trim().split('\n');
  expect(firstOutputLine).toMatch(/^The content has \d+ mistakes:$/);
  expect(mistakeLines).toEqual(
    expect.arrayContaining([
      '  src/content/services/one.yml:1: title: Write a text here.',
      '  src/content/services/one.yml:1: picture: This field is missing. Add it.',
      expect.stringMatching(/^ {2}src\/content\/services\/two\.yml:\d+: this is not YAML/),
    ]),
  );
  expect(mistakeLines.every((line) => line.startsWith('  src/content/services/'))).toBe(true);
});
