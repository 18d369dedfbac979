import { expect, test } from 'vitest';
import { buildTelUrl } from '../../src/shared/tel-url.ts';

test.each([
  ['+91 522 000 0000', 'tel:+915220000000'],
  ['0522-000 0000', 'tel:05220000000'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
])('the number %s links to %s', (phoneNumber, expectedTelUrl) => {
  expect(buildTelUrl(phoneNumber)).toBe(expectedTelUrl);
});
