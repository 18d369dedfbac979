/** What the many pages of posts, works and trades cost those who do not open them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '../../src/plugins/later-routes/folders.ts';
import { build, pages } from './support/pages.ts';

test('a visitor of other pages loads no address of a post, work or trade, however many there are', () => {
  const everyPage = globSync('assets/js/{main,runtime~main}.*.js', { cwd: build });
  expect(everyPage).toHaveLength(2);
  const scripts = everyPage.map((file) => readFileSync(path.join(build, file), 'utf8'));
  // Such as stands there of pages whose number does not grow.
  expect(scripts.join()).toContain('/contact');
  for (const folder of folders) {
    const below = pages.map(({ route }) => route).filter((route) => route.startsWith(`${folder}/`));
    expect(below.filter((address) => scripts.some((script) => script.includes(address)))).toEqual(
      [],
    );
  }
});
