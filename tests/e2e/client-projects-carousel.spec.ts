import { expect, type Page } from 'playwright/test';
import { endTransitions, openWithFakeClock, restartCarousel, setTabHidden } from './clock.ts';
import { resize } from './layout.ts';
import {
  holdRequests,
  measureBox,
  openHydrated,
  openWithoutMotion,
  readScrollTop,
  recordScripts,
  test,
} from './site.ts';

const motionButtonNames = { pauseName: 'Pause the projects', playName: 'Let the projects move' };

test.use({ ownContext: true, viewport: { width: 1440, height: 900 } });

const locateCarousel = (page: Page) => page.getByRole('region', { name: 'Client projects' });

async function scrollToCarousel(page: Page) {
  await locateCarousel(page).scrollIntoViewIfNeeded();
  await expect(locateCarousel(page).locator('.swiper-initialized')).toBeVisible();
  // Swiper ignores keys while it is out of view, as it may be during a smooth scroll.
  await locateCarousel(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.mouse.move(2, 2);
}

async function pauseCarousel(page: Page) {
  await page.getByRole('button', { name: motionButtonNames.pauseName }).click();
  await page.mouse.move(2, 2);
}

async function readActiveIndex(page: Page) {
  const activeSlide = locateCarousel(page).locator('.swiper-slide-active');
  return Number(await activeSlide.getAttribute('data-swiper-slide-index'));
}

async function expectActiveProject(page: Page, index: number) {
  await expect.poll(() => readActiveIndex(page)).toBe(index % 5);
  await endTransitions(page);
}

test('starts without layout shift, and follows keys, buttons, Tab and wheel', async ({ page }) => {
  const readScriptSources = recordScripts(page);
  const hasSwiper = () => readScriptSources().some((text) => text.includes('swiper-slide-active'));
  const carousel = locateCarousel(page);
  const activeSlide = carousel.locator('.swiper-slide-active');
  const swiperElement = carousel.locator('.swiper-initialized');
  const measureCarouselHeight = () => carousel.evaluate((element) => element.clientHeight);
  await openHydrated(page, '/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  expect(hasSwiper()).toBe(false);
  await expect(carousel.getByRole('listitem')).toHaveCount(5);
  await expect(swiperElement).toHaveCount(0);
  const carouselHeightBefore = await measureCarouselHeight();
  await scrollToCarousel(page);
  expect(hasSwiper()).toBe(true);
  expect(await measureCarouselHeight()).toBe(carouselHeightBefore);

  await expect(carousel.locator('[class*="slide-shadow"]')).toHaveCount(0);
  await expect(activeSlide).toHaveCSS('margin-right', '-30px');
  const slideWidth = await activeSlide.evaluate((slide: HTMLElement) => slide.offsetWidth);
  const swiperWidth = await swiperElement.evaluate((element) => element.clientWidth);
  expect(Math.abs(3 * slideWidth - 60 - swiperWidth)).toBeLessThanOrEqual(3);
  const visibleSlides = carousel.locator('.swiper-slide:not([inert])');
  await expect(visibleSlides.locator('img:not([loading="eager"])')).toHaveCount(0);

  await pauseCarousel(page);
  await endTransitions(page);
  // The carousel may have moved before the pause, so the test moves it to the first project.
  for (let activeIndex = await readActiveIndex(page); activeIndex % 5 !== 0; activeIndex += 1) {
    await page.getByRole('button', { name: 'Next project' }).click();
    await expectActiveProject(page, activeIndex + 1);
  }

  await page.keyboard.press('ArrowRight');
  await expectActiveProject(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectActiveProject(page, 0);
  await page.getByRole('button', { name: 'Previous project' }).click();
  await expectActiveProject(page, 4);
  await page.getByRole('button', { name: 'Next project' }).click();
  await expectActiveProject(page, 0);
  const headerLink = page.getByRole('banner').getByRole('link').last();
  await headerLink.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('ArrowRight');
  await expectActiveProject(page, 0);

  await expect(carousel.locator('.swiper-slide[inert]')).toHaveCount(2);
  const sideSlides = carousel.locator('.swiper-slide:not(.swiper-slide-active, [inert])');
  await expect(sideSlides.locator('a:not([tabindex="-1"])')).toHaveCount(0);
  const activeSlideLinks = activeSlide.locator('a');
  await activeSlideLinks.last().focus();
  await page.keyboard.press('ArrowRight');
  await expectActiveProject(page, 1);
  await expect(activeSlideLinks.last()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(activeSlideLinks.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous project' })).toBeFocused();

  await activeSlide.hover();
  // A wheel turn of 70 px moves the carousel, and never blocks the page's scrolling.
  const firstScrollTop = await readScrollTop(page);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => readScrollTop(page)).toBeGreaterThan(firstScrollTop);
  expect(await readActiveIndex(page)).toBe(1);
  const secondScrollTop = await readScrollTop(page);
  await page.mouse.wheel(0, -80);
  await expect.poll(() => readScrollTop(page)).toBeLessThan(secondScrollTop);
  await expectActiveProject(page, 0);
  await page.mouse.wheel(90, 0);
  await expectActiveProject(page, 1);
});

test('moves every 2.5 s in a circle, unless hovered, hidden or paused', async ({ page }) => {
  await openWithFakeClock(page);
  await scrollToCarousel(page);
  await restartCarousel(page, motionButtonNames);
  let activeIndex = await readActiveIndex(page);
  for (const _ of [1, 2, 3, 4, 5]) {
    await page.clock.runFor(2499);
    expect(await readActiveIndex(page)).toBe(activeIndex);
    await page.clock.runFor(1);
    await expectActiveProject(page, activeIndex + 1);
    activeIndex = await readActiveIndex(page);
  }
  const activeSlide = locateCarousel(page).locator('.swiper-slide-active');
  await expect(activeSlide.locator(':scope > *').first()).not.toHaveCSS('filter', /blur/);
  const sideSlides = locateCarousel(page).locator('.swiper-slide:not(.swiper-slide-active)');
  for (const sideSlide of await sideSlides.all()) {
    await expect(sideSlide.locator(':scope > *').first()).toHaveCSS('filter', /blur/);
  }

  await restartCarousel(page, motionButtonNames);
  activeIndex = await readActiveIndex(page);
  for (const [stopCarousel, resumeCarousel] of [
    [() => activeSlide.hover(), () => page.mouse.move(2, 2)],
    [() => setTabHidden(page, true), () => setTabHidden(page, false)],
  ] as const) {
    await stopCarousel();
    await page.clock.runFor(20_000);
    await expectActiveProject(page, activeIndex);
    await resumeCarousel();
    await page.clock.runFor(2500);
    activeIndex += 1;
    await expectActiveProject(page, activeIndex);
  }
  await pauseCarousel(page);
  await page.clock.runFor(20_000);
  await expectActiveProject(page, activeIndex);
});

test.describe('carousel on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 760 } });

  test('the carousel follows a swipe', async ({ page, context }) => {
    await openHydrated(page, '/');
    await scrollToCarousel(page);
    await pauseCarousel(page);
    await endTransitions(page);
    const activeIndex = await readActiveIndex(page);
    const cdpSession = await context.newCDPSession(page);
    for (const x of [260, 230, 190, 150, 110, 80]) {
      const type = x === 260 ? 'touchStart' : 'touchMove';
      // The carousel is in the middle of the window.
      await cdpSession.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 380 }] });
    }
    await cdpSession.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectActiveProject(page, activeIndex + 1);
  });
});

test('each project can be clicked where it is visible', async ({ page }) => {
  await page.addInitScript(() => {
    const recordAndStopClick = (event: MouseEvent) => {
      const clickedLink = (event.target as Element).closest('a');
      if (clickedLink) {
        event.preventDefault();
        event.stopPropagation();
        document.documentElement.dataset.clicked = clickedLink.getAttribute('href') ?? '';
      }
    };
    addEventListener('click', recordAndStopClick, true);
  });
  await openHydrated(page, '/');
  await scrollToCarousel(page);
  await pauseCarousel(page);

  const visibleCardLinks = locateCarousel(page).locator('.swiper-slide:not([inert]) a:first-child');
  /** Returns the middle of each card's visible part, and whether the card's link is on top there. */
  const measureVisibleCardMiddles = () =>
    visibleCardLinks.evaluateAll((cardLinks) => {
      cardLinks[0]?.closest('section')?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return cardLinks.map((cardLink) => {
        const { left, right, top, bottom } = cardLink.getBoundingClientRect();
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const y = (top + bottom) / 2;
        const isOnTop = document.elementFromPoint(x, y)?.closest('a') === cardLink;
        return { x, y, isOnTop, href: cardLink.getAttribute('href') ?? '' };
      });
    });

  for (const width of [320, 390, 900, 1024, 1280, 1366, 1600, 1920]) {
    await resize(page, width);
    for (const stateLabel of ['at first', 'after a move']) {
      // The carousel adapts to the new window size with a delay.
      await expect(async () => {
        await endTransitions(page);
        const measuredCards = await measureVisibleCardMiddles();
        expect(measuredCards.map(({ isOnTop }) => isOnTop)).toEqual([true, true, true]);
      }, `at ${width} px, ${stateLabel}`).toPass({ intervals: [50] });
      const cardsToClick = width === 320 || width === 1920 ? await measureVisibleCardMiddles() : [];
      for (const { href, x, y } of cardsToClick) {
        await page.mouse.click(x, y);
        await expect(page.locator('html')).toHaveAttribute('data-clicked', href);
      }
      await page.getByRole('button', { name: 'Next project' }).click();
    }
  }
});

test('a click on a neighbour brings it forward, and follows no link', async ({ page, context }) => {
  await openHydrated(page, '/');
  await scrollToCarousel(page);
  await pauseCarousel(page);
  await endTransitions(page);
  const activeIndex = await readActiveIndex(page);
  for (const [neighbourClass, expectedIndex] of [
    ['.swiper-slide-next', activeIndex + 1],
    ['.swiper-slide-prev', activeIndex + 5],
  ] as const) {
    const { x, y, width } = await measureBox(page.locator(`${neighbourClass} img`));
    await page.mouse.click((Math.max(x, 0) + Math.min(x + width, 1440)) / 2, y + 40);
    await expectActiveProject(page, expectedIndex);
  }
  await expect(page).toHaveURL('/');
  expect(context.pages()).toHaveLength(1);
});

test('a focused card keeps the focus when the carousel starts', async ({ page }) => {
  await openHydrated(page, '/');
  const releaseScripts = await holdRequests(page, '**/assets/js/*.js');
  const carousel = locateCarousel(page);
  const card = carousel.getByRole('listitem').filter({ hasText: 'Heather Dairy' });
  await card.getByRole('link').first().focus();
  await expect(carousel.locator('.swiper-initialized')).toHaveCount(0);
  releaseScripts();
  await expect(carousel.locator('.swiper-initialized')).toBeVisible();
  await expect(card.getByRole('link').first()).toBeFocused();
  await expectActiveProject(page, 2);
});

test('a card opens the client’s site, and its link our page', async ({ page, context }) => {
  await context.route('https://harbour.test/**', (route) => route.fulfill({ body: 'The client' }));
  await openWithoutMotion(page, '/');
  const cards = locateCarousel(page).getByRole('listitem');
  const card = cards.filter({ hasText: 'Waitangi Harbour Office' });
  const newPagePromise = context.waitForEvent('page');
  await card.locator('img').click();
  expect((await newPagePromise).url()).toBe('https://harbour.test/');
  await expect(page).toHaveURL('/');
  const projectLink = card.getByRole('link', { name: 'See the project: Waitangi Harbour Office' });
  expect((await projectLink.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await projectLink.click();
  await expect(page).toHaveURL('/portfolio/berth-book');
});

for (const [route, regionLabel, itemNoun] of [
  ['/', 'Client projects', 'project'],
  ['/gallery', 'Pictures from the quay', 'picture'],
] as const) {
  test(`buttons scroll the ${itemNoun}s to the last one and back`, async ({ page }) => {
    await openWithoutMotion(page, route);
    const carouselRegion = page.getByRole('region', { name: regionLabel });
    await carouselRegion.scrollIntoViewIfNeeded();
    const listItems = carouselRegion.getByRole('listitem');
    await expect(listItems.last()).not.toBeInViewport();
    for (const [buttonName, targetItem] of [
      [`Next ${itemNoun}`, listItems.last()],
      [`Previous ${itemNoun}`, listItems.first()],
    ] as const) {
      await expect(async () => {
        await page.getByRole('button', { name: buttonName }).click();
        await expect(targetItem).toBeInViewport({ ratio: 0.9, timeout: 100 });
      }).toPass();
    }
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);
  });
}
