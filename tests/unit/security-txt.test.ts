import { expect, test } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';
import { securityText } from '../../src/plugins/publish/guides.ts';

const { company } = readContent();

test('whoever finds a weakness reads where to write, in which language, and until when that holds', () => {
  expect(securityText(company, new Date('2026-11-20T21:40:05.123Z'))).toBe(
    `Contact: mailto:${company.email}
Expires: 2027-11-20T21:40:05Z
Preferred-Languages: ${company.languages.join(', ')}
Canonical: ${company.site}/.well-known/security.txt
`,
  );
});
