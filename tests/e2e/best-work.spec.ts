/** The cards of "Our Best Work": the client's site in a new tab, and a link of its own to our page. */
import type { Page } from 'playwright/test';
import { expect, open, test } from './site.ts';
import { content } from './unconverted/content.ts';

const clients = content('clients');
const { project, carousel: labels } = content('home').work;
const [first, second] = clients.filter(({ work }) => work);

test.skip(clients.length < 5 || !first || !second, 'so few stand still');

function carousel(page: Page) {
  return page.getByRole('region', { name: labels.label });
}

test('a card leads to the client’s site in a new tab, and the link on it to the work', async ({
  reader: page,
}) => {
  await page.goto('/');
  for (const { name, url, work } of clients) {
    const card = carousel(page).getByRole('listitem').filter({ hasText: name });
    const site = card.getByRole('link', { name: new RegExp(`^(?!${project}).*${name}`) });
    await expect(site).toHaveAttribute('href', url);
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(card.getByRole('link', { name: `${project}: ${name}` })).toHaveCount(work ? 1 : 0);
  }
  const link = carousel(page).getByRole('link', { name: `${project}: ${first?.name}` });
  await expect(link).toHaveAttribute('href', `/portfolio/${first?.work}`);
  const { height } = (await link.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
});

test('a click on the card opens the site, a click on its link the work', async ({
  page,
  context,
}) => {
  await context.route(`${first?.url}/**`, (route) => route.fulfill({ body: 'The client' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const card = carousel(page).getByRole('listitem').filter({ hasText: first?.name });
  const opened = context.waitForEvent('page');
  await card.locator('img').click();
  expect((await opened).url()).toBe(`${first?.url}/`);
  await expect(page).toHaveURL('/');
  await card.getByRole('link', { name: project }).click();
  await expect(page).toHaveURL(`/portfolio/${first?.work}`);
});

test.describe('under reduced motion', () => {
  test.use({
    ownContext: true,
    viewport: { width: 1366, height: 768 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const route of ['/', '/gallery']) {
    test(`a mouse reaches the last card on ${route} and comes back`, async ({ page }) => {
      await open(page, route);
      const { label, previous, next } =
        route === '/'
          ? labels
          : { label: content('gallery').labels.carousel, ...content('gallery').labels };
      const region = page.getByRole('region', { name: label });
      await region.scrollIntoViewIfNeeded();
      const items = region.getByRole('listitem');
      await expect(items.last()).not.toBeInViewport();
      for (let card = 0; card < (await items.count()); card += 1) {
        await page.getByRole('button', { name: next }).click();
        await page.waitForTimeout(50);
      }
      await expect(items.last()).toBeInViewport({ ratio: 0.9 });
      for (let card = 0; card < (await items.count()); card += 1) {
        await page.getByRole('button', { name: previous }).click();
        await page.waitForTimeout(50);
      }
      await expect(items.first()).toBeInViewport({ ratio: 0.9 });
      await expect(page.locator('.swiper-initialized')).toHaveCount(0);
    });
  }
});
