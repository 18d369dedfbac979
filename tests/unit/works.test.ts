import { afterEach, beforeEach, expect, test } from 'vitest';
import { schemas } from '../../src/editor/config.ts';
import { createFormat } from '../../src/editor/form.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { kindFilterStyles } from '../../src/plugins/content/works.ts';
import { type ContentCopy, copyContent } from '../support/content-folder.ts';
import { fixture } from '../support/fixture.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent(fixture.content);
});
afterEach(() => copy.remove());

test('portfolio-page.yml defines the kinds of works, and any other kind is refused', () => {
  const read = () => readContent(copy.folder, fixture.static);
  copy.change('portfolio-page.yml', 'bell: [Bell, Bells]', 'film: [Film, Films]');
  copy.change('works.yml', 'kind: software', 'kind: film');
  expect(read()['portfolio-page'].kinds.film).toEqual(['Film', 'Films']);
  copy.change('works.yml', 'kind: film', 'kind: opera');
  expect(read).toThrow(
    /works\.yml:3: 0\.kind: there is no kind "opera" in portfolio-page\.yml\. Write one of website, shop, software, app, film, or add it to "kinds" there\./,
  );
});

test('the portfolio filter works without scripts for any kind', () => {
  expect(kindFilterStyles(['film', 'opera']).split('\n')).toEqual([
    '[data-works]:is([data-chosen="film"], :not([data-chosen]):has([id="kind-film"]:target)) [data-kind]:not([data-kind="film"]) { display: none; }',
    expect.stringContaining('[id="kind-opera"]:target'),
    '',
  ]);
});

test('the editor adds a kind and changes no other line', () => {
  const format = createFormat(schemas['portfolio-page'], {});
  const before = copy.read('portfolio-page.yml');
  const form = format.fromFile(before);
  expect(form.kinds).toContainEqual({ key: 'shop', value: ['Shop', 'Shops'] });
  Object(form.kinds).push({ key: 'film', value: ['Film', 'Films'] });
  expect(
    format
      .toFile(form)
      .split('\n')
      .filter((line) => !before.split('\n').includes(line)),
  ).toEqual(['  film:', '    - Film', '    - Films']);
});
