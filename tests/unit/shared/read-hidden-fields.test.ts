import { expect, test } from 'vitest';
import { readHiddenFields, readMessageFormName } from '../../../src/shared/read-hidden-fields.ts';

test('reads hidden fields from JSON and from form data', () => {
  const submission = '0b6f9c1e-6a53-4d0c-9f0e-3c7a1de2b111';
  const fields = { submission, page: '/contact', service: 'berths', website: '', elapsed: 4200 };
  const sentFields = { ...fields, submission: submission.toUpperCase() };
  expect(readHiddenFields(sentFields)).toEqual(fields);
  expect(readHiddenFields({ ...sentFields, elapsed: '4200' })).toEqual(fields);
});

// biome-ignore format: a row a line
test.each([
  { submission: 'not-a-uuid', page: 'https://evil.example', service: '../x', website: 5, elapsed: -1 },
  { submission: {}, page: '//evil.example', service: 'a'.repeat(61), website: null, elapsed: 'soon' },
  { page: '/with space', elapsed: Number.NaN, 'cf-turnstile-response': 'x'.repeat(5_000) },
])('ignores unusable hidden fields: %j', (sentFields) => {
  expect(readHiddenFields(sentFields)).toEqual({ website: '' });
});

test.each([
  [{}, 'inquiry'],
  [{ form: 'support' }, 'support'],
  [{ form: 'application' }, null],
  [{ form: 'toString' }, null],
  [{ form: ['inquiry'] }, null],
  [{ form: '' }, null],
])('the body %j selects the form %s', (sentFields, expectedFormName) => {
  expect(readMessageFormName(sentFields)).toBe(expectedFormName);
});
