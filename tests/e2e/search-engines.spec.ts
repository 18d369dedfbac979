/** What search engines send to us, and what they find once a page's scripts run. */
import { routes } from './owner.ts';
import { expect, open, test } from './site.ts';
import { company } from './unconverted/content.ts';

test('a visitor who comes from a search engine with words finds them searched', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [, template = ''] = /"urlTemplate":"([^"]+)"/.exec(html) ?? [];
  test.skip(template === '', 'there is no post to search');
  const words = company.address.city;
  await open(page, template.replace(company.site, '').replace('{words}', words));
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog.getByRole('searchbox')).toHaveValue(words);
  await expect(dialog.getByRole('link').first()).toBeVisible();
});

test('structured data outlives the start of the page’s scripts, and then speaks of the page shown', async ({
  page,
}) => {
  const data = page.locator('script[type="application/ld+json"]');
  const [first = '', other = ''] = routes.filter((route) => route.startsWith('/service/'));
  test.skip(!other, 'there are no two services');
  await open(page, first);
  await expect(data).toHaveCount(1);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, other);
  await expect(data).toHaveCount(1);
  await expect
    .poll(() => data.evaluate((script) => script.textContent))
    .toContain(`${company.site}${other}`);
});
