import { expect, navigate, open, test } from './site.ts';

test('searches the words in the address', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const [, template = ''] = /"urlTemplate":"([^"]+)"/.exec(html) ?? [];
  expect(template).toBe('https://tern-and-tide.test/blog?q={words}');
  await open(page, '/blog?q=mooring');
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog.getByRole('searchbox')).toHaveValue('mooring');
  await expect(dialog.getByRole('listitem').first()).toContainText('Why a mooring book beats');
});

test('updates the structured data with the page', async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]');
  await open(page, '/service/berths');
  await expect(data).toHaveCount(1);
  await navigate(page, '/service/museums');
  await expect(data).toHaveCount(1);
  await expect
    .poll(() => data.evaluate((script) => script.textContent))
    .toContain('https://tern-and-tide.test/service/museums');
});
