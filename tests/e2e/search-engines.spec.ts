import { expect, navigateOnClient, openHydrated, test } from './site.ts';

test('searches the words in the address', async ({ page, request }) => {
  const homePageHtml = await (await request.get('/')).text();
  const [, searchUrlTemplate = ''] = /"urlTemplate":"([^"]+)"/.exec(homePageHtml) ?? [];
  expect(searchUrlTemplate).toBe('https://tern-and-tide.test/blog?q={words}');
  await openHydrated(page, '/blog?q=mooring');
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog.getByRole('searchbox')).toHaveValue('mooring');
  await expect(dialog.getByRole('listitem').first()).toContainText('Why a mooring book beats');
});

test('updates the structured data with the page', async ({ page }) => {
  const structuredDataScript = page.locator('script[type="application/ld+json"]');
  await openHydrated(page, '/service/berths');
  await expect(structuredDataScript).toHaveCount(1);
  await navigateOnClient(page, '/service/museums');
  await expect(structuredDataScript).toHaveCount(1);
  await expect
    .poll(() => structuredDataScript.evaluate((script) => script.textContent))
    .toContain('https://tern-and-tide.test/service/museums');
});
