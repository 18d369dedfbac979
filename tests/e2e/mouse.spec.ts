/** What a mouse meets: a click at a point opens what the visitor sees there. */
import { resize } from './layout.ts';
import { betweenWidths, expect, open, test } from './site.ts';

test('a project on the home page lies on top where it is seen, and takes a click there, on arrival and after it moved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.addInitScript(() => {
    const note = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link) {
        event.preventDefault();
        event.stopPropagation();
        document.documentElement.dataset.opened = link.getAttribute('href') ?? '';
      }
    };
    addEventListener('click', note, true);
  });
  await open(page, '/');
  const carousel = page.getByRole('region', { name: 'Client projects' });
  await carousel.scrollIntoViewIfNeeded();
  // It moves on by itself, now and then between a look at a card and the click on it.
  await carousel.getByRole('button', { name: 'Pause the projects' }).click();

  /** The middle of what the window shows of each card, and what lies there. */
  const cardsInSight = () =>
    carousel.locator('.swiper-slide:not([inert]) a:first-child').evaluateAll((cards) => {
      cards[0]?.closest('section')?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return cards.map((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (top + bottom) / 2];
        const hit = document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href');
        return { href: card.getAttribute('href') ?? '', hit, x, y };
      });
    });

  const countMovements = () =>
    carousel.evaluate((part) => part.getAnimations({ subtree: true }).length);

  async function expectOnTop(state: string) {
    let cards: Awaited<ReturnType<typeof cardsInSight>> = [];
    // The carousel follows a resize a moment later, and takes its time to move.
    await expect(async () => {
      expect(await countMovements(), 'movements').toBe(0);
      cards = await cardsInSight();
      expect(cards).toHaveLength(3);
      expect(cards.map(({ hit }) => hit)).toEqual(cards.map(({ href }) => href));
    }, state).toPass();
    return cards;
  }

  for (const width of betweenWidths) {
    await resize(page, width);
    for (const state of ['on arrival', 'after a move']) {
      if (state === 'after a move') {
        await carousel.getByRole('button', { name: 'Next project' }).click();
      }
      const cards = await expectOnTop(`at ${width} px, ${state}`);
      // What a click does is the same at every width.
      for (const { href, x, y } of width === 320 || width === 1920 ? cards : []) {
        await page.mouse.click(x, y);
        await expect(page.locator('html')).toHaveAttribute('data-opened', href);
      }
    }
  }
});
