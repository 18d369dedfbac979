import { expect, test } from 'vitest';
import { buildKindFilterCss } from '../../src/plugins/content/works.ts';

test('the portfolio filter works without scripts for any kind', () => {
  expect(buildKindFilterCss(['film', 'opera']).split('\n')).toEqual([
    '[data-works]:is([data-chosen="film"], :not([data-chosen]):has([id="kind-film"]:target)) [data-kind]:not([data-kind="film"]) { display: none; }',
    expect.stringContaining('[id="kind-opera"]:target'),
    '',
  ]);
});
