/** A build over mistaken content, as an owner meets it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capture } from '../../scripts/steps/run.ts';
import { type ContentFolder, copyContent } from '../support/content-folder.ts';

const patience = 180_000;

describe('a build over mistaken content', () => {
  let folder: ContentFolder;
  beforeAll(() => {
    folder = copyContent();
  });
  afterAll(() => folder.remove());

  test(
    'stops with the file, the field and the fix, and nothing else to read',
    async () => {
      folder.write('services/one.yml', 'title: 12\n');
      folder.write('services/two.yml', 'title: [\n');
      const { code, output } = await capture('npm', ['run', '--silent', 'build'], {
        env: { ...process.env, CONTENT_DIR: folder.place },
      });
      expect(code).not.toBe(0);
      const lines = output.trim().split('\n');
      expect(lines[0]).toMatch(/^The content has \d+ mistakes:$/);
      expect(lines.slice(1)).toEqual(
        expect.arrayContaining([
          '  src/content/services/one.yml:1: title: Write a text here.',
          '  src/content/services/one.yml:1: picture: This field is missing. Add it.',
          expect.stringMatching(/^ {2}src\/content\/services\/two\.yml:\d+: this is not YAML/),
        ]),
      );
      expect(lines.slice(1).every((line) => line.startsWith('  src/content/services/'))).toBe(true);
    },
    patience,
  );
});
