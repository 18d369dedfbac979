import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContent } from '../../src/plugins/content/read.ts';

const settings = readFileSync(new URL('../../worker/wrangler.jsonc', import.meta.url), 'utf8');
const setting = (name: string) => new RegExp(`"${name}": "([^"]+)"`).exec(settings)?.[1];

it('inquiries reach the address that the site shows, from a sender of its own domain', () => {
  const { company } = readContent();
  expect(setting('MAIL_TO')).toBe(company.email);
  expect(setting('SITE_URL')).toBe(company.site);
  expect(setting('MAIL_FROM')?.split('@')[1]).toBe(new URL(company.site).hostname);
});
