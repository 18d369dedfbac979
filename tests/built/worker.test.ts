import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readSettings } from '../../scripts/lib/settings.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { workerCompany } from '../../src/plugins/content/worker-company.ts';

const content = readContent();

// The Worker's files belong to src/content, and not to another CONTENT_DIR.
describe.skipIf(process.env.CONTENT_DIR)('the Worker knows', () => {
  test('the addresses of the site and the inbox, and sends from the site’s domain', () => {
    const { site, email } = content.company;
    const { vars } = readSettings();
    expect(vars, 'npm run setup writes both').toMatchObject({ MAIL_TO: email, SITE_URL: site });
    const domain = new URL(site).hostname.replace(/^www\./, '');
    expect(vars.MAIL_FROM?.split('@')[1]).toBe(domain);
  });

  test('the company and the texts of its mails', () => {
    const company = readFileSync(`${root}/worker/company.json`, 'utf8');
    expect(company, 'the build writes it').toBe(workerCompany(content));
  });
});
