/** The home page's carousel of client projects. */
import type { Page } from 'playwright/test';
import { openWithClock, restartInterval, setTabHidden } from './clock.ts';
import { expect, open, test, watchScripts } from './site.ts';

const motion = { pause: 'Pause the projects', play: 'Let the projects move' };

test.use({ viewport: { width: 1440, height: 900 } });

function carousel(page: Page) {
  return page.getByRole('region', { name: 'Client projects' });
}

async function start(page: Page) {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('.swiper-initialized')).toBeVisible();
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.move(2, 2);
}

async function pause(page: Page) {
  await page.getByRole('button', { name: motion.pause }).click();
  await page.mouse.move(2, 2);
}

/** The position of the project in the middle. */
function active(page: Page) {
  return carousel(page)
    .locator('.swiper-slide-active')
    .getAttribute('data-swiper-slide-index')
    .then(Number);
}

/** Transitions keep real time, whatever the clock says. Swiper's own mark of having ended one. */
async function untilAtRest(page: Page) {
  await expect(carousel(page).locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s');
}

async function expectActive(page: Page, position: number) {
  await expect.poll(() => active(page)).toBe(position % 5);
  await untilAtRest(page);
}

test('fetches the coverflow when it comes near, takes over its list in place, and follows keys, buttons, Tab and wheel', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  const withSwiper = () => scripts().filter((text) => text.includes('swiper-slide-active'));
  const height = () => carousel(page).evaluate((element) => element.clientHeight);
  await open(page, '/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  await test.step('it is a list until it comes near, and moves nothing when it takes over', async () => {
    expect(withSwiper()).toEqual([]);
    await expect(carousel(page).getByRole('listitem')).toHaveCount(5);
    await expect(carousel(page).locator('.swiper-initialized')).toHaveCount(0);
    const before = await height();
    await start(page);
    expect(withSwiper().length).toBeGreaterThan(0);
    expect(await height()).toBe(before);
  });

  await test.step('it shows three at a time, 30 px over each other', async () => {
    const { stage, slide, gap } = await carousel(page).evaluate((element) => {
      const shown = element.querySelector('.swiper-slide-active') as HTMLElement;
      return {
        stage: (element.querySelector('.swiper-initialized') as HTMLElement).clientWidth,
        slide: shown.offsetWidth,
        gap: Number.parseFloat(shown.style.marginRight),
      };
    });
    await expect(carousel(page).locator('[class*="slide-shadow"]')).toHaveCount(0);
    expect(gap).toBe(-30);
    expect(Math.abs(3 * slide + 2 * gap - stage)).toBeLessThanOrEqual(3);
  });

  await test.step('it loads the neighbours’ pictures with the one in the middle', async () => {
    const late = carousel(page).locator('.swiper-slide:not([inert]) img:not([loading="eager"])');
    await expect(late).toHaveCount(0);
  });

  await pause(page);
  await untilAtRest(page);
  // It may have moved on before it was paused.
  for (let position = await active(page); position % 5 !== 0; position += 1) {
    await page.getByRole('button', { name: 'Next project' }).click();
    await expectActive(page, position + 1);
  }

  await test.step('it follows the arrow keys and buttons, and leaves arrow keys to others that have the focus', async () => {
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

  await test.step('it is one stop for the Tab key, and the focus goes along', async () => {
    await expect(carousel(page).locator('.swiper-slide[inert]')).toHaveCount(2);
    await start(page);
    const others = '.swiper-slide:not(.swiper-slide-active):not([inert]) a:not([tabindex="-1"])';
    await expect(carousel(page).locator(others)).toHaveCount(0);
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

  await test.step('it turns with the wheel from 70 px on and never holds the page back', async () => {
    await carousel(page).locator('.swiper-slide-active').hover();
    const top = () => page.evaluate(() => scrollY);
    let from = await top();
    await page.mouse.wheel(0, 60);
    await expect.poll(top).toBeGreaterThan(from);
    expect(await active(page)).toBe(1);
    from = await top();
    await page.mouse.wheel(0, -80);
    await expect.poll(top).toBeLessThan(from);
    await expectActive(page, 0);
    await page.mouse.wheel(90, 0);
    await expectActive(page, 1);
  });
});

test.describe('by the clock', () => {
  test.use({ ownContext: true });

  test('moves on every 2.5 seconds, goes round, blurs its sides, and waits under the pointer, in a hidden tab and on request', async ({
    page,
  }) => {
    await openWithClock(page);
    await start(page);
    await restartInterval(page, motion);
    let at = await active(page);
    for (const _ of [1, 2, 3, 4, 5]) {
      await page.clock.runFor(2499);
      expect(await active(page)).toBe(at);
      await page.clock.runFor(1);
      await expectActive(page, at + 1);
      at = await active(page);
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
    at = await active(page);
    await carousel(page).locator('.swiper-slide-active').hover();
    await page.clock.runFor(20_000);
    expect(await active(page)).toBe(at);
    await page.mouse.move(2, 2);
    await page.clock.runFor(2500);
    await expectActive(page, at + 1);

    await setTabHidden(page, true);
    await page.clock.runFor(20_000);
    await expectActive(page, at + 1);
    await setTabHidden(page, false);
    await page.clock.runFor(2500);
    await expectActive(page, at + 2);

    await pause(page);
    await page.clock.runFor(20_000);
    await expectActive(page, at + 2);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 760 } });

  test('follows a swipe', async ({ page, context }) => {
    await open(page, '/');
    await start(page);
    await page.getByRole('button', { name: motion.pause }).click();
    await untilAtRest(page);
    const at = await active(page);
    const box = await carousel(page).locator('.swiper-slide-active').boundingBox();
    const y = (box?.y ?? 0) + 60;
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: 260, y }],
    });
    for (const x of [230, 190, 150, 110, 80]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectActive(page, at + 1);
  });
});
