import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { build, pages } from './support/pages.ts';

const srcsets = pages.flatMap(({ tags }) =>
  tags.flatMap(({ attributes: { srcset, imagesrcset } }) => srcset ?? imagesrcset ?? []),
);

test('every srcset entry is a file of its width', async () => {
  const candidates = new Set(srcsets.flatMap((set) => set.split(', ')));
  expect(candidates.size).toBeGreaterThan(0);
  for (const candidate of candidates) {
    const [, address = '', width] = /^(\/pictures\/.+-(\d+)\.avif) \2w$/.exec(candidate) ?? [];
    expect(address, candidate).not.toBe('');
    const { format, width: actual } = await sharp(path.join(build, address)).metadata();
    expect([format, actual], candidate).toEqual(['heif', Number(width)]);
  }
});

test('every encoded picture is used', () => {
  const text = globSync('**/*.{html,js,xml,json}', { cwd: build })
    .map((file) => readFileSync(path.join(build, file), 'utf8'))
    .join();
  const encodedFiles = globSync('pictures/**/*.*', { cwd: build });
  expect(encodedFiles.length).toBeGreaterThan(0);
  expect(encodedFiles.filter((file) => !text.includes(file.replace(/-\d+\.\w+$/, '')))).toEqual([]);
});

test('feeds and structured data name no AVIF or WebP', () => {
  const feeds = globSync('blog/*.{xml,json}', { cwd: build }).map((file) =>
    readFileSync(path.join(build, file), 'utf8'),
  );
  const data = pages.flatMap(({ html }) => html.match(/"@context".*?<\/script>/gs) ?? []);
  expect(data.length).toBeGreaterThan(0);
  for (const text of [...feeds, ...data]) {
    expect(text).not.toMatch(/\.(?:avif|webp)\b/);
  }
});
