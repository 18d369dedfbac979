/** No built page has markup that an attacker can use; tests/e2e/attacks.spec.ts tries attacks. */
import { expect, test } from 'vitest';
import { pages } from './support/pages.ts';

test.each([
  ['an address that is a script', /(href|src|action)=["']?\s*(javascript|vbscript|data:text)/i],
  ['a handler', /<[a-z][^>]*\son[a-z]+=/i],
  ['a file over plain HTTP', /(src|srcset|action)=["']?http:/i],
  ['a frame or a base address', /<(base|iframe|object|embed)\b/i],
])('no page has %s', (_, unsafeMarkup) => {
  expect(pages.filter(({ html }) => unsafeMarkup.test(html)).map(({ route }) => route)).toEqual([]);
});

test('structured data has no tags', () => {
  for (const { route, html } of pages) {
    for (const [, jsonText] of html.matchAll(
      /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs,
    )) {
      expect(jsonText, route).not.toContain('<');
    }
  }
});
