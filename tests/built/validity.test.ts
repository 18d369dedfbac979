import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { pages, visitorPages } from './support/pages.ts';

/** The HTML standard allows what these rules of the presets refuse. */
const relaxedRules: RuleConfig = {
  // The minifier omits optional tags, quotes and types, and writes a lower-case doctype.
  'attr-quotes': 'off',
  'doctype-style': 'off',
  'no-implicit-close': 'off',
  'no-implicit-input-type': 'off',
  'void-style': 'off',
  // An ampersand needs no escape where it begins no entity.
  'no-raw-characters': ['error', { relaxed: true }],
  // Ids of Docusaurus and React begin with an underscore or a colon.
  'valid-id': ['error', { relaxed: true }],
  // Files of our own origin need no integrity hash.
  'require-sri': ['error', { target: 'crossorigin' }],
  // CSS prevents line breaks in phone numbers.
  'tel-non-breaking': 'off',
  // The style guide sets its colours in style attributes, which the policy allows.
  'no-inline-style': 'off',
  // The content's schemas limit the length of titles.
  'long-title': 'off',
};

const htmlValidator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: relaxedRules,
  }),
);

async function findViolations(html: string): Promise<string[]> {
  const { results } = await htmlValidator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
}

test.each(pages)('$route is valid HTML', async ({ html }) => {
  expect(await findViolations(html)).toEqual([]);
});

test('the validator finds mistakes in invalid HTML', async () => {
  const violations = await findViolations('<p id="a"></p><img src="/a.png" id="a">');
  expect(violations.join()).toMatch(/no-dup-id.*wcag\/h37|wcag\/h37.*no-dup-id/s);
});

test.each([
  ['an address that is a script', /(href|src|action)=["']?\s*(javascript|vbscript|data:text)/i],
  ['a handler', /<[a-z][^>]*\son[a-z]+=/i],
  ['a file over plain HTTP', /(src|srcset|action)=["']?http:/i],
  ['a frame or a base address', /<(base|iframe|object|embed)\b/i],
])('no page has %s, which an attacker could use', (_, riskPattern) => {
  expect(pages.filter(({ html }) => riskPattern.test(html)).map(({ route }) => route)).toEqual([]);
});

test('every page preloads the fonts of its script at a low priority', () => {
  const fontPreloadPattern =
    /<link rel=preload as=font crossorigin fetchpriority=low href=\/assets\/fonts\/(\w+)-\w+\.woff2>/g;
  for (const { route, html } of visitorPages) {
    const fontNames = [...html.matchAll(fontPreloadPattern)].map(([, fontName]) => fontName);
    const isInDevanagari = /<html [^>]*lang="?(?:hi|mr|ne)\b/.test(html);
    expect(fontNames, route).toEqual([
      'heading',
      'text',
      ...(isInDevanagari ? ['devanagari'] : []),
    ]);
  }
});
