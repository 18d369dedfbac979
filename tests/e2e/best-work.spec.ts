/** The cards of clients on the home page: the client's site in a new tab, and a link of its own to our page. */
import type { Page } from 'playwright/test';
import { expect, open, openStill, test } from './site.ts';

function cardOf(page: Page, client: string) {
  const carousel = page.getByRole('region', { name: 'Client projects' });
  return carousel.getByRole('listitem').filter({ hasText: client });
}

test('a click on the card opens the site, a click on its link the work', async ({
  page,
  context,
}) => {
  await context.route('https://harbour.test/**', (route) => route.fulfill({ body: 'The client' }));
  await openStill(page, '/');
  const card = cardOf(page, 'Waitangi Harbour Office');
  const opened = context.waitForEvent('page');
  await card.locator('img').click();
  expect((await opened).url()).toBe('https://harbour.test/');
  await expect(page).toHaveURL('/');
  const link = card.getByRole('link', { name: 'See the project: Waitangi Harbour Office' });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.click();
  await expect(page).toHaveURL('/portfolio/berth-book');
});

test.describe('under reduced motion', () => {
  test.use({
    ownContext: true,
    viewport: { width: 1366, height: 768 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const [route, label, thing] of [
    ['/', 'Client projects', 'project'],
    ['/gallery', 'Pictures from the quay', 'picture'],
  ] as const) {
    test(`a mouse reaches the last card on ${route} and comes back`, async ({ page }) => {
      await open(page, route);
      const region = page.getByRole('region', { name: label });
      await region.scrollIntoViewIfNeeded();
      const items = region.getByRole('listitem');
      await expect(items.last()).not.toBeInViewport();
      for (const [button, card] of [
        [`Next ${thing}`, items.last()],
        [`Previous ${thing}`, items.first()],
      ] as const) {
        await expect(async () => {
          await page.getByRole('button', { name: button }).click();
          await expect(card).toBeInViewport({ ratio: 0.9, timeout: 100 });
        }).toPass();
      }
      await expect(page.locator('.swiper-initialized')).toHaveCount(0);
    });
  }
});
