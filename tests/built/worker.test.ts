import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readSettings } from '../../scripts/lib/wrangler-settings.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { buildWorkerCompanyJson } from '../../src/plugins/content/worker-company.ts';

const siteContent = readContent();

// The Worker's files belong to src/content, so another CONTENT_DIR has none to compare.
describe.skipIf(process.env.CONTENT_DIR)('the Worker’s files match the content', () => {
  test('the Worker has the addresses of site and inbox, and a sender of the site’s domain', () => {
    const { site, email } = siteContent.company;
    const { vars } = readSettings();
    expect(vars, 'npm run setup writes both').toMatchObject({ MAIL_TO: email, SITE_URL: site });
    const siteDomain = new URL(site).hostname.replace(/^www\./, '');
    expect(vars.MAIL_FROM?.split('@')[1]).toBe(siteDomain);
  });

  test('the Worker has the company and the texts of its mails', () => {
    const companyJson = readFileSync(`${root}/worker/company.json`, 'utf8');
    expect(companyJson, 'the build writes it').toBe(buildWorkerCompanyJson(siteContent));
  });
});
