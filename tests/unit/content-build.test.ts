import { expect, onTestFinished, test } from 'vitest';
import { capture } from '../../scripts/lib/run.ts';
import { copyContent } from '../support/content-folder.ts';
import { fixture } from '../support/fixture.ts';

test('a build with mistakes in the content prints only the mistakes', async () => {
  const copy = copyContent(fixture.content);
  onTestFinished(() => copy.remove());
  copy.write('services/one.yml', 'title: 12\n');
  copy.write('services/two.yml', 'title: [\n');
  const env = { ...process.env, CONTENT_DIR: copy.folder, STATIC_DIR: fixture.static };
  const { code, output } = await capture('npm', ['run', '--silent', 'build'], { env });
  expect(code).not.toBe(0);
  const [first, ...lines] = output.trim().split('\n');
  expect(first).toMatch(/^The content has \d+ mistakes:$/);
  expect(lines).toEqual(
    expect.arrayContaining([
      '  src/content/services/one.yml:1: title: Write a text here.',
      '  src/content/services/one.yml:1: picture: This field is missing. Add it.',
      expect.stringMatching(/^ {2}src\/content\/services\/two\.yml:\d+: this is not YAML/),
    ]),
  );
  expect(lines.every((line) => line.startsWith('  src/content/services/'))).toBe(true);
});
