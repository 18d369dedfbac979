/** What search engines send to us, and what they find once a page's scripts run. */
import { expect, open, test } from './site.ts';

test('searches the words that a search engine sends along', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const [, template = ''] = /"urlTemplate":"([^"]+)"/.exec(html) ?? [];
  expect(template).toBe('https://tern-and-tide.test/blog?q={words}');
  await open(page, '/blog?q=mooring');
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog.getByRole('searchbox')).toHaveValue('mooring');
  await expect(dialog.getByRole('listitem').first()).toContainText('Why a mooring book beats');
});

test('structured data describes the page shown', async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]');
  await open(page, '/service/berths');
  await expect(data).toHaveCount(1);
  await page.evaluate(() => {
    history.pushState(null, '', '/service/museums');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(data).toHaveCount(1);
  await expect
    .poll(() => data.evaluate((script) => script.textContent))
    .toContain('https://tern-and-tide.test/service/museums');
});
