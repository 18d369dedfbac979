import { expect, test } from 'vitest';
import { schemaByFormat } from '../../src/editor/config.ts';
import { createFormat } from '../../src/editor/form.ts';
import { buildKindFilterCss } from '../../src/plugins/content/works.ts';
import { copyContent } from '../support/content-copy.ts';

test('the portfolio filter works without scripts for any kind', () => {
  expect(buildKindFilterCss(['film', 'opera']).split('\n')).toEqual([
    '[data-works]:is([data-chosen="film"], :not([data-chosen]):has([id="kind-film"]:target)) [data-kind]:not([data-kind="film"]) { display: none; }',
    expect.stringContaining('[id="kind-opera"]:target'),
    '',
  ]);
});

test('the editor adds a kind and changes no other line', () => {
  const portfolioFormat = createFormat(schemaByFormat['portfolio-page'], {});
  const yamlBefore = copyContent().read('portfolio-page.yml');
  const formValue = portfolioFormat.fromFile(yamlBefore);
  expect(formValue.kinds).toContainEqual({ key: 'shop', value: ['Shop', 'Shops'] });
  Object(formValue.kinds).push({ key: 'film', value: ['Film', 'Films'] });
  const linesAfter = portfolioFormat.toFile(formValue).split('\n');
  const addedLines = linesAfter.filter((line) => !yamlBefore.split('\n').includes(line));
  expect(addedLines).toEqual(['  film:', '    - Film', '    - Films']);
});
