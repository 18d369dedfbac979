import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readSettings } from '../../scripts/lib/wrangler-settings.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { buildWorkerCompanyJson } from '../../src/plugins/content/worker-company.ts';

const siteContent = readContent();

// The Worker's files belong to src/content, so another CONTENT_DIR has none to compare.
const testOwnContent = test.skipIf(process.env.CONTENT_DIR);

testOwnContent('the Worker has the addresses of site and inbox, and a sender of the domain', () => {
  const { site, email } = siteContent.company;
  const { vars } = readSettings();
  expect(vars, 'npm run setup writes both').toMatchObject({ MAIL_TO: email, SITE_URL: site });
  expect(vars.MAIL_FROM?.split('@')[1]).toBe(new URL(site).hostname.replace(/^www\./, ''));
});

testOwnContent('the Worker has the company and the texts of its mails', () => {
  const companyJson = readFileSync(`${root}/worker/company.json`, 'utf8');
  expect(companyJson, 'the build writes it').toBe(buildWorkerCompanyJson(siteContent));
});
