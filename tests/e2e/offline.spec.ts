/** Without a network, what loads on demand says so, and works again when the network is back. */
import { expect, open, test } from './site.ts';

test.use({ ownContext: true });

test('"Get a quote" tells that it could not load, and loads on the next try', async ({
  page,
  context,
}) => {
  await open(page, '/about');
  const quote = page.getByRole('link', { name: 'Get a quote' });
  await context.setOffline(true);
  await quote.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(page).toHaveURL('/about');
  await context.setOffline(false);
  await quote.click();
  await expect(page.getByRole('dialog', { name: 'Get a quote' })).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});
