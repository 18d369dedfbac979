import type { Page } from 'playwright/test';
import { openWithClock, restartInterval, setTabHidden } from './clock.ts';
import { resize } from './layout.ts';
import {
  betweenWidths,
  boxOf,
  expect,
  open,
  openWithoutMotion,
  scrollTop,
  test,
  watchScripts,
} from './site.ts';

const motion = { pause: 'Pause the projects', play: 'Let the projects move' };

test.use({ viewport: { width: 1440, height: 900 } });

function carousel(page: Page) {
  return page.getByRole('region', { name: 'Client projects' });
}

async function startCarousel(page: Page) {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('.swiper-initialized')).toBeVisible();
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.move(2, 2);
}

async function pause(page: Page) {
  await page.getByRole('button', { name: motion.pause }).click();
  await page.mouse.move(2, 2);
}

function activeIndex(page: Page) {
  return carousel(page)
    .locator('.swiper-slide-active')
    .getAttribute('data-swiper-slide-index')
    .then(Number);
}

/** Ends the transition, which `page.clock` does not control. */
async function finishTransition(page: Page) {
  const wrapper = carousel(page).locator('.swiper-wrapper');
  await expect(async () => {
    await wrapper.evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.finish();
      }
    });
    await expect(wrapper).toHaveCSS('transition-duration', '0s', { timeout: 100 });
  }).toPass({ intervals: [20] });
}

async function expectActive(page: Page, index: number) {
  await expect.poll(() => activeIndex(page)).toBe(index % 5);
  await finishTransition(page);
}

test('starts without a layout shift and is operated by keys, buttons, Tab and wheel', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  const swiperScripts = () => scripts().filter((text) => text.includes('swiper-slide-active'));
  const height = () => carousel(page).evaluate((element) => element.clientHeight);
  await open(page, '/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  await test.step('is a list until it is near the window, and keeps its height', async () => {
    expect(swiperScripts()).toEqual([]);
    await expect(carousel(page).getByRole('listitem')).toHaveCount(5);
    await expect(carousel(page).locator('.swiper-initialized')).toHaveCount(0);
    const before = await height();
    await startCarousel(page);
    expect(swiperScripts().length).toBeGreaterThan(0);
    expect(await height()).toBe(before);
  });

  await test.step('shows three projects that overlap by 30 px', async () => {
    const { stage, slide, gap } = await carousel(page).evaluate((element) => {
      const active = element.querySelector('.swiper-slide-active') as HTMLElement;
      return {
        stage: (element.querySelector('.swiper-initialized') as HTMLElement).clientWidth,
        slide: active.offsetWidth,
        gap: Number.parseFloat(active.style.marginRight),
      };
    });
    await expect(carousel(page).locator('[class*="slide-shadow"]')).toHaveCount(0);
    expect(gap).toBe(-30);
    expect(Math.abs(3 * slide + 2 * gap - stage)).toBeLessThanOrEqual(3);
  });

  await test.step('loads the neighbours’ pictures', async () => {
    const lazy = carousel(page).locator('.swiper-slide:not([inert]) img:not([loading="eager"])');
    await expect(lazy).toHaveCount(0);
  });

  await pause(page);
  await finishTransition(page);
  // The carousel may have moved before it was paused.
  for (let index = await activeIndex(page); index % 5 !== 0; index += 1) {
    await page.getByRole('button', { name: 'Next project' }).click();
    await expectActive(page, index + 1);
  }

  await test.step('follows arrow keys, but not from another focused control, and buttons', async () => {
    await page.keyboard.press('ArrowRight');
    await expectActive(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectActive(page, 0);
    await page.getByRole('button', { name: 'Previous project' }).click();
    await expectActive(page, 4);
    await page.getByRole('button', { name: 'Next project' }).click();
    await expectActive(page, 0);
    await page.getByRole('banner').getByRole('link').last().focus();
    await page.keyboard.press('ArrowRight');
    await expectActive(page, 0);
  });

  await test.step('has one Tab stop, which moves with the carousel', async () => {
    await expect(carousel(page).locator('.swiper-slide[inert]')).toHaveCount(2);
    await startCarousel(page);
    const otherLinks =
      '.swiper-slide:not(.swiper-slide-active):not([inert]) a:not([tabindex="-1"])';
    await expect(carousel(page).locator(otherLinks)).toHaveCount(0);
    const links = carousel(page).locator('.swiper-slide-active a');
    await links.last().focus();
    await page.keyboard.press('ArrowRight');
    await expectActive(page, 1);
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Previous project' })).toBeFocused();
  });

  await test.step('moves on a wheel turn of 70 px and never blocks the page’s scrolling', async () => {
    await carousel(page).locator('.swiper-slide-active').hover();
    const top = () => scrollTop(page);
    let from = await top();
    await page.mouse.wheel(0, 60);
    await expect.poll(top).toBeGreaterThan(from);
    expect(await activeIndex(page)).toBe(1);
    from = await top();
    await page.mouse.wheel(0, -80);
    await expect.poll(top).toBeLessThan(from);
    await expectActive(page, 0);
    await page.mouse.wheel(90, 0);
    await expectActive(page, 1);
  });
});

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true });

  test('moves every 2.5 seconds in a circle, blurs its sides, and stops on hover, in a hidden tab and on pause', async ({
    page,
  }) => {
    await openWithClock(page);
    await startCarousel(page);
    await restartInterval(page, motion);
    let index = await activeIndex(page);
    for (const _ of [1, 2, 3, 4, 5]) {
      await page.clock.runFor(2499);
      expect(await activeIndex(page)).toBe(index);
      await page.clock.runFor(1);
      await expectActive(page, index + 1);
      index = await activeIndex(page);
    }
    const slides = await carousel(page)
      .locator('.swiper-slide')
      .evaluateAll((all) =>
        all.map((slide) => ({
          isActive: slide.classList.contains('swiper-slide-active'),
          isBlurred: getComputedStyle(slide.firstElementChild as Element).filter.includes('blur'),
        })),
      );
    expect(slides.every(({ isActive, isBlurred }) => isActive !== isBlurred)).toBe(true);

    await restartInterval(page, motion);
    index = await activeIndex(page);
    await carousel(page).locator('.swiper-slide-active').hover();
    await page.clock.runFor(20_000);
    expect(await activeIndex(page)).toBe(index);
    await page.mouse.move(2, 2);
    await page.clock.runFor(2500);
    await expectActive(page, index + 1);

    await setTabHidden(page, true);
    await page.clock.runFor(20_000);
    await expectActive(page, index + 1);
    await setTabHidden(page, false);
    await page.clock.runFor(2500);
    await expectActive(page, index + 2);

    await pause(page);
    await page.clock.runFor(20_000);
    await expectActive(page, index + 2);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 760 } });

  test('follows a swipe', async ({ page, context }) => {
    await open(page, '/');
    await startCarousel(page);
    await page.getByRole('button', { name: motion.pause }).click();
    await finishTransition(page);
    const index = await activeIndex(page);
    const y = (await boxOf(carousel(page).locator('.swiper-slide-active'))).y + 60;
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: 260, y }],
    });
    for (const x of [230, 190, 150, 110, 80]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectActive(page, index + 1);
  });
});

test('each project can be clicked where it is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.addInitScript(() => {
    const recordClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link) {
        event.preventDefault();
        event.stopPropagation();
        document.documentElement.dataset.clicked = link.getAttribute('href') ?? '';
      }
    };
    addEventListener('click', recordClick, true);
  });
  await open(page, '/');
  await startCarousel(page);
  await pause(page);

  /** The middle of each card's visible part, and the link at that point. */
  const visibleCards = () =>
    carousel(page)
      .locator('.swiper-slide:not([inert]) a:first-child')
      .evaluateAll((cards) => {
        cards[0]?.closest('section')?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return cards.map((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          const [x, y] = [
            (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
            (top + bottom) / 2,
          ];
          const hit = document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href');
          return { href: card.getAttribute('href') ?? '', hit, x, y };
        });
      });

  async function expectOnTop(state: string) {
    let cards: Awaited<ReturnType<typeof visibleCards>> = [];
    // The carousel follows a resize a moment later.
    await expect(async () => {
      await finishTransition(page);
      cards = await visibleCards();
      expect(cards).toHaveLength(3);
      expect(cards.map(({ hit }) => hit)).toEqual(cards.map(({ href }) => href));
    }, state).toPass({ intervals: [50] });
    return cards;
  }

  for (const width of betweenWidths) {
    await resize(page, width);
    for (const state of ['at first', 'after a move']) {
      if (state === 'after a move') {
        await page.getByRole('button', { name: 'Next project' }).click();
      }
      const cards = await expectOnTop(`at ${width} px, ${state}`);
      for (const { href, x, y } of width === 320 || width === 1920 ? cards : []) {
        await page.mouse.click(x, y);
        await expect(page.locator('html')).toHaveAttribute('data-clicked', href);
      }
    }
  }
});

test('a card opens the client’s site, and its link our page', async ({ page, context }) => {
  await context.route('https://harbour.test/**', (route) => route.fulfill({ body: 'The client' }));
  await openWithoutMotion(page, '/');
  const card = carousel(page).getByRole('listitem').filter({ hasText: 'Waitangi Harbour Office' });
  const newPage = context.waitForEvent('page');
  await card.locator('img').click();
  expect((await newPage).url()).toBe('https://harbour.test/');
  await expect(page).toHaveURL('/');
  const link = card.getByRole('link', { name: 'See the project: Waitangi Harbour Office' });
  expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
  await link.click();
  await expect(page).toHaveURL('/portfolio/berth-book');
});

test.describe('with reduced motion', () => {
  test.use({
    ownContext: true,
    viewport: { width: 1366, height: 768 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const [route, label, item] of [
    ['/', 'Client projects', 'project'],
    ['/gallery', 'Pictures from the quay', 'picture'],
  ] as const) {
    test(`buttons scroll the ${item}s to the last one and back`, async ({ page }) => {
      await open(page, route);
      const region = page.getByRole('region', { name: label });
      await region.scrollIntoViewIfNeeded();
      const items = region.getByRole('listitem');
      await expect(items.last()).not.toBeInViewport();
      for (const [button, card] of [
        [`Next ${item}`, items.last()],
        [`Previous ${item}`, items.first()],
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
