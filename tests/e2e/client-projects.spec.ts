import type { Page } from 'playwright/test';
import { openWithFakeClock, restartCarousel, setTabHidden } from './clock.ts';
import { resize } from './layout.ts';
import {
  boxOf,
  expect,
  extraWidths,
  openHydrated,
  openWithoutMotion,
  recordScripts,
  scrollTop,
  test,
} from './site.ts';

const motionButtonNames = { pauseName: 'Pause the projects', playName: 'Let the projects move' };

test.use({ viewport: { width: 1440, height: 900 } });

function carousel(page: Page) {
  return page.getByRole('region', { name: 'Client projects' });
}

async function scrollToCarousel(page: Page) {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('.swiper-initialized')).toBeVisible();
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.move(2, 2);
}

async function pauseCarousel(page: Page) {
  await page.getByRole('button', { name: motionButtonNames.pauseName }).click();
  await page.mouse.move(2, 2);
}

function readActiveIndex(page: Page) {
  return carousel(page)
    .locator('.swiper-slide-active')
    .getAttribute('data-swiper-slide-index')
    .then(Number);
}

/** Ends the transition, which `page.clock` does not control. */
async function finishSlideTransition(page: Page) {
  const slidesWrapper = carousel(page).locator('.swiper-wrapper');
  await expect(async () => {
    await slidesWrapper.evaluate((element) => {
      for (const slideAnimation of element.getAnimations({ subtree: true })) {
        slideAnimation.finish();
      }
    });
    await expect(slidesWrapper).toHaveCSS('transition-duration', '0s', { timeout: 100 });
  }).toPass({ intervals: [20] });
}

async function expectActiveProject(page: Page, index: number) {
  await expect.poll(() => readActiveIndex(page)).toBe(index % 5);
  await finishSlideTransition(page);
}

test('starts without layout shift, and follows keys, buttons, Tab and wheel', async ({ page }) => {
  const readScriptSources = recordScripts(page);
  const findSwiperScripts = () =>
    readScriptSources().filter((scriptSource) => scriptSource.includes('swiper-slide-active'));
  const measureCarouselHeight = () => carousel(page).evaluate((element) => element.clientHeight);
  await openHydrated(page, '/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  await test.step('is a list until it is near the window, and keeps its height', async () => {
    expect(findSwiperScripts()).toEqual([]);
    await expect(carousel(page).getByRole('listitem')).toHaveCount(5);
    await expect(carousel(page).locator('.swiper-initialized')).toHaveCount(0);
    const carouselHeightBefore = await measureCarouselHeight();
    await scrollToCarousel(page);
    expect(findSwiperScripts().length).toBeGreaterThan(0);
    expect(await measureCarouselHeight()).toBe(carouselHeightBefore);
  });

  await test.step('shows three projects that overlap by 30 px', async () => {
    const { stageWidth, slideWidth, slideGap } = await carousel(page).evaluate((element) => {
      const activeSlide = element.querySelector('.swiper-slide-active') as HTMLElement;
      return {
        stageWidth: (element.querySelector('.swiper-initialized') as HTMLElement).clientWidth,
        slideWidth: activeSlide.offsetWidth,
        slideGap: Number.parseFloat(activeSlide.style.marginRight),
      };
    });
    await expect(carousel(page).locator('[class*="slide-shadow"]')).toHaveCount(0);
    expect(slideGap).toBe(-30);
    expect(Math.abs(3 * slideWidth + 2 * slideGap - stageWidth)).toBeLessThanOrEqual(3);
  });

  await test.step('loads the neighbours’ pictures', async () => {
    const lazyNeighbourPictures = carousel(page).locator(
      '.swiper-slide:not([inert]) img:not([loading="eager"])',
    );
    await expect(lazyNeighbourPictures).toHaveCount(0);
  });

  await pauseCarousel(page);
  await finishSlideTransition(page);
  // The carousel may have moved before the pause, so the test moves it to the first project.
  for (let activeIndex = await readActiveIndex(page); activeIndex % 5 !== 0; activeIndex += 1) {
    await page.getByRole('button', { name: 'Next project' }).click();
    await expectActiveProject(page, activeIndex + 1);
  }

  await test.step('follows arrow keys, but not from another focused control, and buttons', async () => {
    await page.keyboard.press('ArrowRight');
    await expectActiveProject(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectActiveProject(page, 0);
    await page.getByRole('button', { name: 'Previous project' }).click();
    await expectActiveProject(page, 4);
    await page.getByRole('button', { name: 'Next project' }).click();
    await expectActiveProject(page, 0);
    await page.getByRole('banner').getByRole('link').last().focus();
    await page.keyboard.press('ArrowRight');
    await expectActiveProject(page, 0);
  });

  await test.step('has one Tab stop, which moves with the carousel', async () => {
    await expect(carousel(page).locator('.swiper-slide[inert]')).toHaveCount(2);
    await scrollToCarousel(page);
    const inactiveLinksSelector =
      '.swiper-slide:not(.swiper-slide-active):not([inert]) a:not([tabindex="-1"])';
    await expect(carousel(page).locator(inactiveLinksSelector)).toHaveCount(0);
    const activeSlideLinks = carousel(page).locator('.swiper-slide-active a');
    await activeSlideLinks.last().focus();
    await page.keyboard.press('ArrowRight');
    await expectActiveProject(page, 1);
    await expect(activeSlideLinks.last()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(activeSlideLinks.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Previous project' })).toBeFocused();
  });

  await test.step('moves on a wheel turn of 70 px and never blocks the page’s scrolling', async () => {
    await carousel(page).locator('.swiper-slide-active').hover();
    const readPageScrollTop = () => scrollTop(page);
    let scrollTopBefore = await readPageScrollTop();
    await page.mouse.wheel(0, 60);
    await expect.poll(readPageScrollTop).toBeGreaterThan(scrollTopBefore);
    expect(await readActiveIndex(page)).toBe(1);
    scrollTopBefore = await readPageScrollTop();
    await page.mouse.wheel(0, -80);
    await expect.poll(readPageScrollTop).toBeLessThan(scrollTopBefore);
    await expectActiveProject(page, 0);
    await page.mouse.wheel(90, 0);
    await expectActiveProject(page, 1);
  });
});

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true });

  test('moves every 2.5 seconds in a circle, blurs its sides, and stops on hover, in a hidden tab and on pause', async ({
    page,
  }) => {
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
    const slideStates = await carousel(page)
      .locator('.swiper-slide')
      .evaluateAll((slideElements) =>
        slideElements.map((slide) => ({
          isActive: slide.classList.contains('swiper-slide-active'),
          isBlurred: getComputedStyle(slide.firstElementChild as Element).filter.includes('blur'),
        })),
      );
    expect(slideStates.every(({ isActive, isBlurred }) => isActive !== isBlurred)).toBe(true);

    await restartCarousel(page, motionButtonNames);
    activeIndex = await readActiveIndex(page);
    await carousel(page).locator('.swiper-slide-active').hover();
    await page.clock.runFor(20_000);
    expect(await readActiveIndex(page)).toBe(activeIndex);
    await page.mouse.move(2, 2);
    await page.clock.runFor(2500);
    await expectActiveProject(page, activeIndex + 1);

    await setTabHidden(page, true);
    await page.clock.runFor(20_000);
    await expectActiveProject(page, activeIndex + 1);
    await setTabHidden(page, false);
    await page.clock.runFor(2500);
    await expectActiveProject(page, activeIndex + 2);

    await pauseCarousel(page);
    await page.clock.runFor(20_000);
    await expectActiveProject(page, activeIndex + 2);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 760 } });

  test('the carousel follows a swipe', async ({ page, context }) => {
    await openHydrated(page, '/');
    await scrollToCarousel(page);
    await page.getByRole('button', { name: motionButtonNames.pauseName }).click();
    await finishSlideTransition(page);
    const activeIndex = await readActiveIndex(page);
    const swipeY = (await boxOf(carousel(page).locator('.swiper-slide-active'))).y + 60;
    const cdpSession = await context.newCDPSession(page);
    await cdpSession.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: 260, y: swipeY }],
    });
    for (const swipeX of [230, 190, 150, 110, 80]) {
      await cdpSession.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: swipeX, y: swipeY }],
      });
    }
    await cdpSession.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectActiveProject(page, activeIndex + 1);
  });
});

test('each project can be clicked where it is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.addInitScript(() => {
    const recordClick = (event: MouseEvent) => {
      const clickedLink = (event.target as Element).closest('a');
      if (clickedLink) {
        event.preventDefault();
        event.stopPropagation();
        document.documentElement.dataset.clicked = clickedLink.getAttribute('href') ?? '';
      }
    };
    addEventListener('click', recordClick, true);
  });
  await openHydrated(page, '/');
  await scrollToCarousel(page);
  await pauseCarousel(page);

  /** Returns the middle of each card's visible part and the link at that point. */
  const measureVisibleCards = () =>
    carousel(page)
      .locator('.swiper-slide:not([inert]) a:first-child')
      .evaluateAll((cardLinks) => {
        cardLinks[0]?.closest('section')?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return cardLinks.map((cardLink) => {
          const { left, right, top, bottom } = cardLink.getBoundingClientRect();
          const [middleX, middleY] = [
            (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
            (top + bottom) / 2,
          ];
          const topHref = document
            .elementFromPoint(middleX, middleY)
            ?.closest('a')
            ?.getAttribute('href');
          return { href: cardLink.getAttribute('href') ?? '', topHref, middleX, middleY };
        });
      });

  async function expectCardsOnTop(stateLabel: string) {
    let cardPoints: Awaited<ReturnType<typeof measureVisibleCards>> = [];
    // The carousel adapts to the new window size with a delay.
    await expect(async () => {
      await finishSlideTransition(page);
      cardPoints = await measureVisibleCards();
      expect(cardPoints).toHaveLength(3);
      expect(cardPoints.map(({ topHref }) => topHref)).toEqual(cardPoints.map(({ href }) => href));
    }, stateLabel).toPass({ intervals: [50] });
    return cardPoints;
  }

  for (const width of extraWidths) {
    await resize(page, width);
    for (const carouselState of ['at first', 'after a move']) {
      if (carouselState === 'after a move') {
        await page.getByRole('button', { name: 'Next project' }).click();
      }
      const cardPoints = await expectCardsOnTop(`at ${width} px, ${carouselState}`);
      for (const { href, middleX, middleY } of width === 320 || width === 1920 ? cardPoints : []) {
        await page.mouse.click(middleX, middleY);
        await expect(page.locator('html')).toHaveAttribute('data-clicked', href);
      }
    }
  }
});

test('a card opens the client’s site, and its link our page', async ({ page, context }) => {
  await context.route('https://harbour.test/**', (route) => route.fulfill({ body: 'The client' }));
  await openWithoutMotion(page, '/');
  const card = carousel(page).getByRole('listitem').filter({ hasText: 'Waitangi Harbour Office' });
  const newPagePromise = context.waitForEvent('page');
  await card.locator('img').click();
  expect((await newPagePromise).url()).toBe('https://harbour.test/');
  await expect(page).toHaveURL('/');
  const projectLink = card.getByRole('link', { name: 'See the project: Waitangi Harbour Office' });
  expect((await boxOf(projectLink)).height).toBeGreaterThanOrEqual(44);
  await projectLink.click();
  await expect(page).toHaveURL('/portfolio/berth-book');
});

test.describe('with reduced motion', () => {
  test.use({
    ownContext: true,
    viewport: { width: 1366, height: 768 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const [route, regionLabel, itemNoun] of [
    ['/', 'Client projects', 'project'],
    ['/gallery', 'Pictures from the quay', 'picture'],
  ] as const) {
    test(`buttons scroll the ${itemNoun}s to the last one and back`, async ({ page }) => {
      await openHydrated(page, route);
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
});
