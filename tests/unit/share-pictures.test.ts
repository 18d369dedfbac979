import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readBrand } from '../../src/plugins/content/read.ts';
import { makeSharePictures } from '../../src/plugins/publish/share-pictures.ts';
import { fixture } from '../support/fixture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
const page = { route: '/a-page', title: 'A page that only this test knows' };
const brand = { ...readBrand(fixture.content), name: 'Tern & Tide', host: 'tern-and-tide.test' };

afterAll(() => rmSync(folder, { recursive: true }));

async function make(build: string, title: string) {
  const out = path.join(folder, build);
  const count = await makeSharePictures(
    out,
    path.join(folder, 'kept'),
    [{ ...page, title }],
    brand,
  );
  return { count, picture: readFileSync(path.join(out, 'share/a-page.jpeg')) };
}

test('draws a share picture again only when its content has changed', async () => {
  const first = await make('first', page.title);
  const second = await make('second', page.title);
  const redrawn = await make('third', 'Its new title');
  expect([first.count, second.count, redrawn.count]).toEqual([1, 0, 1]);
  expect(second.picture).toEqual(first.picture);
  expect(redrawn.picture).not.toEqual(first.picture);
});

test('warns of a title whose letters the fonts lack', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await make('fourth', 'Crème brûlée for ₹ 90, वेबसाइट');
  expect(warn).not.toHaveBeenCalled();
  await make('fifth', 'இணையதளம்');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/a-page shows boxes'));
  warn.mockRestore();
});
