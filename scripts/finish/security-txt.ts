/** RFC 9116: where somebody who finds a weakness of the site writes to. */
import type { Content } from '../../src/content/schemas/index.ts';

/** The languages that the people behind the address read. */
const languages = 'en, hi';
const year = 365 * 24 * 60 * 60 * 1000;

export function securityText({ email, site }: Content['company'], built: Date): string {
  return [
    `Contact: mailto:${email}`,
    // The RFC advises less than a year; every build starts the time anew.
    `Expires: ${new Date(built.getTime() + year).toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${new URL('/.well-known/security.txt', site)}`,
    '',
  ].join('\n');
}
