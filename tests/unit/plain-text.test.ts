import { expect, test } from 'vitest';
import { extractPlainText } from '../../src/shared/html.ts';

test.each([
  ['Terms &amp; conditions', 'Terms & conditions'],
  ['What <code>&lt;title&gt;</code> is for', 'What <title> is for'],
  ['&quot;Cheap&quot; and &#39;free&#x27;', '"Cheap" and \'free\''],
  ['A &amp;lt; stays as it is written', 'A &lt; stays as it is written'],
])('the heading %j is listed in the contents as %j', (headingHtml, expectedText) => {
  expect(extractPlainText(headingHtml)).toBe(expectedText);
});
