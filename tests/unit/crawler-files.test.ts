import { expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { buildSecurityTxt } from '../../src/plugins/publish/crawler-files.ts';
import { fixture } from '../support/fixture.ts';

test('security.txt has contact, expiry date, languages and canonical address', () => {
  const { company } = readContent(fixture.content, fixture.static);
  expect(buildSecurityTxt(company, new Date('2026-11-20T21:40:05.123Z'))).toBe(
    `Contact: mailto:hello@tern-and-tide.test
Expires: 2027-11-20T21:40:05Z
Preferred-Languages: en, mi
Canonical: https://tern-and-tide.test/.well-known/security.txt
`,
  );
});
