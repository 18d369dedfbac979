import { beforeEach, expect, test } from 'vitest';
import { schemaByFormat } from '../../src/editor/config.ts';
import { createFormat } from '../../src/editor/form.ts';
import { buildKindFilterCss } from '../../src/plugins/content/works.ts';
import { type ContentCopy, copyContent } from '../support/content-copy.ts';

let contentCopy: ContentCopy;
beforeEach(() => {
  contentCopy = copyContent();
});

test('portfolio-page.yml defines the kinds of works, and any other kind is refused', () => {
  const readCopiedContent = () => contentCopy.readContent();
  contentCopy.change('portfolio-page.yml', 'bell: [Bell, Bells]', 'film: [Film, Films]');
  contentCopy.change('works.yml', 'kind: software', 'kind: film');
  expect(readCopiedContent()['portfolio-page'].kinds.film).toEqual(['Film', 'Films']);
  contentCopy.change('works.yml', 'kind: film', 'kind: opera');
  expect(readCopiedContent).toThrow(
    /works\.yml:3: 0\.kind: there is no kind "opera" in portfolio-page\.yml\. Write one of website, shop, software, app, film, or add it to "kinds" there\./,
  );
});

test('the portfolio filter works without scripts for any kind', () => {
  expect(buildKindFilterCss(['film', 'opera']).split('\n')).toEqual([
    '[data-works]:is([data-chosen="film"], :not([data-chosen]):has([id="kind-film"]:target)) [data-kind]:not([data-kind="film"]) { display: none; }',
    expect.stringContaining('[id="kind-opera"]:target'),
    '',
  ]);
});

test('the editor adds a kind and changes no other line', () => {
  const portfolioFormat = createFormat(schemaByFormat['portfolio-page'], {});
  const yamlBefore = contentCopy.read('portfolio-page.yml');
  const formValue = portfolioFormat.fromFile(yamlBefore);
  expect(formValue.kinds).toContainEqual({ key: 'shop', value: ['Shop', 'Shops'] });
  Object(formValue.kinds).push({ key: 'film', value: ['Film', 'Films'] });
  expect(
    portfolioFormat
      .toFile(formValue)
      .split('\n')
      .filter((line) => !yamlBefore.split('\n').includes(line)),
  ).toEqual(['  film:', '    - Film', '    - Films']);
});
