/** What a mouse meets: a click at a point opens what the visitor sees there. */
import type { Page } from 'playwright/test';
import { resize } from './layout.ts';
import { betweenWidths, expect, open, openStill, test } from './site.ts';
import { company, content } from './unconverted/content.ts';

const { work, testimonials } = content('home');
const clients = content('clients');

/** Notes what a click would open, in place of opening it. */
async function holdClicks(page: Page): Promise<void> {
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
}

async function expectOpened(page: Page, to: string, state: string): Promise<void> {
  await expect(page.locator('[data-opened]'), state).toHaveAttribute('href', to);
  await page.evaluate(() => {
    delete document.querySelector<HTMLElement>('[data-opened]')?.dataset.opened;
  });
}

test.describe('the projects on the home page', () => {
  test.use({ viewport: { width: 1366, height: 900 } });
  test.skip(clients.length < 5, 'so few stand beside each other');

  /** The middle of what the window shows of each card, once the carousel rests, and what lies there. */
  async function cardsInSight(page: Page) {
    await expect(page.locator('.swiper-initialized .swiper-wrapper')).toHaveCSS(
      'transition-duration',
      '0s',
    );
    const cards = page.locator('.swiper-initialized .swiper-slide:not([inert]) a:first-child');
    return cards.evaluateAll((cards) => {
      cards[0]?.closest('section')?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return cards.map((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (top + bottom) / 2];
        const hit = document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href');
        return { href: card.getAttribute('href') ?? '', hit, x, y };
      });
    });
  }

  test('each lie on top where they are seen, and take a click there, on arrival and after they moved', async ({
    page,
  }) => {
    await open(page, '/');
    const carousel = page.getByRole('region', { name: work.carousel.label });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.swiper-initialized')).toBeVisible();
    // It moves on by itself, now and then between a look at a card and the click on it.
    await carousel.getByRole('button', { name: work.carousel.pause }).click();
    await holdClicks(page);
    for (const width of betweenWidths) {
      await resize(page, width);
      for (const moved of [false, true]) {
        if (moved) {
          await carousel.getByRole('button', { name: work.carousel.next }).click();
        }
        const state = `at ${width} px, ${moved ? 'after a move' : 'on arrival'}`;
        let cards: Awaited<ReturnType<typeof cardsInSight>> = [];
        // The carousel follows a resize a moment later.
        await expect(async () => {
          cards = await cardsInSight(page);
          expect(cards).toHaveLength(3);
          expect(cards.map(({ hit }) => hit)).toEqual(cards.map(({ href }) => href));
        }, state).toPass({ timeout: 5_000 });
        for (const { href, x, y } of cards) {
          // What a click does is the same at every width.
          if (width === betweenWidths[0] || width === betweenWidths.at(-1)) {
            await page.mouse.click(x, y);
            await expectOpened(page, href, state);
          }
        }
      }
    }
  });
});

test('a card beside the testimonials leads to the public reviews', async ({ page, context }) => {
  const { reviews = '' } = company;
  test.skip(!reviews || content('testimonials').length === 0, 'there is no such card');
  await context.route(/^https:/, (route) => route.fulfill({ body: 'All the reviews' }));
  await openStill(page, '/');
  const card = page
    .getByRole('region', { name: testimonials.heading })
    .getByRole('link', { name: testimonials.publicReviews.text });
  const opening = context.waitForEvent('page');
  await card.click();
  const tab = await opening;
  await expect(tab).toHaveURL(reviews);
  await tab.close();
  for (const width of betweenWidths) {
    await resize(page, width);
    await card.scrollIntoViewIfNeeded();
    await expect(card, String(width)).toBeInViewport({ ratio: 1 });
    const hit = await card.evaluate((link) => {
      const { left, right, top } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint((left + right) / 2, top + 20));
    });
    expect(hit, String(width)).toBe(true);
  }
});
