/** What a mouse meets: a click at a point opens what the visitor sees there. */
import type { Page } from 'playwright/test';
import { content } from './content.ts';
import { resize } from './layout.ts';
import { betweenWidths, company, expect, test, untilHydrated } from './site.ts';

test.describe('the projects on the home page', () => {
  test.use({ viewport: { width: 1366, height: 900 } });
  test.skip(content('clients').length < 5, 'so few stand beside each other');

  async function start(page: Page) {
    await page.goto('/');
    await untilHydrated(page);
    const carousel = page.getByRole('region', { name: 'Client projects' });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.swiper-initialized')).toBeVisible();
    // It moves on by itself, now and then between a look at a card and the click on it.
    await carousel.getByRole('button', { name: /^Pause/ }).click();
    return carousel;
  }

  /** Where each card is in sight, once the carousel rests: the middle of what the window shows of it. */
  async function cardsInSight(page: Page) {
    await expect(page.locator('.swiper-initialized .swiper-wrapper')).toHaveCSS(
      'transition-duration',
      '0s',
    );
    return page.locator('.swiper-initialized .swiper-slide:not([inert]) a').evaluateAll((cards) => {
      cards[0]?.closest('section')?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return cards.map((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const href = card.getAttribute('href');
        return {
          href,
          x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
          y: (top + bottom) / 2,
        };
      });
    });
  }

  test('each take a click where they are seen, on arrival and after they moved', async ({
    page,
  }) => {
    const carousel = await start(page);
    await page.evaluate(() => {
      const note = (event: MouseEvent) => {
        const link = (event.target as Element).closest('a');
        if (link) {
          event.preventDefault();
          event.stopPropagation();
          link.dataset.opened = '';
        }
      };
      addEventListener('click', note, true);
    });
    for (const width of betweenWidths) {
      await resize(page, width);
      for (const moved of [false, true]) {
        if (moved) {
          await carousel.getByRole('button', { name: 'Next project' }).click();
        }
        const cards = await cardsInSight(page);
        expect(cards).toHaveLength(3);
        for (const { href, x, y } of cards) {
          await page.mouse.click(x, y);
          const state = `${href} at ${width} px, ${moved ? 'after a move' : 'on arrival'}`;
          await expect(page.locator('[data-opened]'), state).toHaveAttribute('href', href ?? '');
          await page.evaluate(() => {
            delete document.querySelector<HTMLElement>('[data-opened]')?.dataset.opened;
          });
        }
      }
    }
  });

  test('open the page of the work, in the middle and beside it, and from there the client’s site', async ({
    page,
    context,
  }) => {
    await context.route(/^https:/, (route) => route.fulfill({ body: 'The client’s site' }));
    for (const card of [0, 1, 2]) {
      await start(page);
      const { href, x, y } = (await cardsInSight(page))[card] ?? { x: 0, y: 0 };
      await page.mouse.click(x, y);
      await expect(page).toHaveURL(href ?? '');
      const opening = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Visit the site' }).click();
      const tab = await opening;
      expect(tab.url()).toMatch(/^https:/);
      await tab.close();
    }
  });
});

test('a card beside the testimonials leads to the public reviews', async ({ page, context }) => {
  test.skip(!company.reviews, 'without an address there is no card');
  await context.route(/^https:/, (route) => route.fulfill({ body: 'All the reviews' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilHydrated(page);
  const section = page.getByRole('region', { name: 'What our clients say' });
  const card = section.getByRole('link', { name: /reviews by the public/ });
  for (const width of betweenWidths) {
    await resize(page, width);
    await card.scrollIntoViewIfNeeded();
    await expect(card, String(width)).toBeInViewport({ ratio: 1 });
    const box = await card.boundingBox();
    const opening = context.waitForEvent('page');
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20);
    const tab = await opening;
    await expect(tab).toHaveURL(company.reviews ?? '');
    await tab.close();
  }
});
