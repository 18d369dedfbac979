import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { pages } from './support/pages.ts';

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

test.each(pages)('$route is valid HTML', async ({ route, html }) => {
  const htmlReport = await htmlValidator.validateString(html, route);
  const violationDetails = htmlReport.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
  );
  expect(violationDetails).toEqual([]);
});

test('the validator finds mistakes in invalid HTML', async () => {
  const invalidHtml =
    '<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><p><div id="a"></div></p><img src="/a.png" id="a"></body></html>';
  const htmlReport = await htmlValidator.validateString(invalidHtml, 'broken');
  const violationMessages = htmlReport.results.flatMap(({ messages }) => messages);
  const violatedRuleIds = violationMessages.map(({ ruleId }) => ruleId);
  expect(violatedRuleIds).toEqual(expect.arrayContaining(['no-dup-id', 'wcag/h37']));
});
