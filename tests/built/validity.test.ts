/** Every built page against the HTML standard, as html-validate knows it. */
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { pages } from './support/pages.ts';

/** What the standard allows, though the presets would have it otherwise; each with its reason. */
const departures: RuleConfig = {
  // The minifier leaves out what the standard lets it: end tags, quotes, `type=text`; it writes
  // the doctype small and closes some void elements and not others.
  'attr-quotes': 'off',
  'doctype-style': 'off',
  'no-implicit-close': 'off',
  'no-implicit-input-type': 'off',
  'void-style': 'off',
  // An ampersand that begins no entity stands for itself.
  'no-raw-characters': ['error', { relaxed: true }],
  // The names of Docusaurus and React begin with a line or a colon, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // Our own files need no proof of where they come from.
  'require-sri': ['error', { target: 'crossorigin' }],
  // The style sheet keeps a number on one line, so that the owner may type plain spaces.
  'tel-non-breaking': 'off',
  // A matter of taste. The pages' policy allows style attributes; the style guide shows colours so.
  'no-inline-style': 'off',
  // Search engines cut a long title, and a test of what they read counts its letters.
  'long-title': 'off',
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: departures,
  }),
);

test.each(pages)('$route is valid HTML', async ({ route, html }) => {
  const { results } = await validator.validateString(html, route);
  const wrong = results.flatMap(({ messages }) => messages);
  expect(wrong.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([]);
});

test('a mistake in a page is found', async () => {
  const broken =
    '<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><p><div id="a"></div></p><img src="/a.png" id="a"></body></html>';
  const { results } = await validator.validateString(broken, 'broken');
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'wcag/h37']));
});
