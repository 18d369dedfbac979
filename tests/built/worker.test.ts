import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readSettings } from '../../scripts/lib/wrangler-settings.ts';
import { readAllLanguages } from '../../src/plugins/content/read.ts';
import { buildWorkerCompanyJson } from '../../src/plugins/content/worker-company.ts';

// The Worker's files belong to src/content, so another CONTENT_DIR has none to compare.
test.skipIf(process.env.CONTENT_DIR)('the Worker has the site’s URL, mailboxes and texts', () => {
  const contents = readAllLanguages();
  const { site } = contents[0].company;
  const { vars } = readSettings();
  expect(vars.SITE_URL, 'npm run setup writes it').toBe(site);
  // MAIL_TO may be a private mailbox.
  expect(vars.MAIL_TO).toMatch(/^\S+@\S+$/);
  expect(vars.MAIL_FROM?.split('@')[1]).toBe(new URL(site).hostname.replace(/^www\./, ''));
  const companyJson = readFileSync(`${root}/worker/company.json`, 'utf8');
  expect(companyJson, 'the build writes it').toBe(buildWorkerCompanyJson(contents));
});
