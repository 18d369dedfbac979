import { openWithFakeClock } from './clock.ts';
import { expect, findSection, measureSide, openHydrated, scrollInstantlyTo, test } from './site.ts';

test.use({ ownContext: true });

test('animates a heading once, and runs nothing outside the window', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate: originalAnimate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (this.textContent?.includes('A small crew')) {
        document.documentElement.dataset.animations += JSON.stringify([keyframes, options]);
      }
      return originalAnimate.call(this, keyframes, options);
    };
    const activeTimerIds = new Set<number>();
    const { setInterval: originalSetInterval, clearInterval: originalClearInterval } = window;
    Object.assign(window, {
      timers: activeTimerIds,
      setInterval: (timerHandler: () => void, delay: number) => {
        const timerId = originalSetInterval(timerHandler, delay);
        activeTimerIds.add(timerId);
        return timerId;
      },
      clearInterval: (timerId: number) => {
        activeTimerIds.delete(timerId);
        originalClearInterval(timerId);
      },
    });
  });
  await openHydrated(page, '/');
  const animatedHeading = page.getByRole('heading', { name: 'A small crew' });
  const readAnimationLog = () => page.evaluate(() => document.documentElement.dataset.animations);
  const headingAndAncestors = animatedHeading.locator('xpath=ancestor-or-self::*');
  const measureHeadingOpacity = () =>
    headingAndAncestors.evaluateAll((elements) =>
      Math.min(...elements.map((element) => Number(getComputedStyle(element).opacity))),
    );
  /** Resolves after the page's own IntersectionObserver has seen the heading. */
  const scrollHeadingIntoWindow = () =>
    animatedHeading.evaluate((element) => {
      const top = element.getBoundingClientRect().top - innerHeight * 0.8;
      scrollBy({ top, behavior: 'instant' });
      return new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element);
      });
    });
  expect([await measureHeadingOpacity(), await readAnimationLog()]).toEqual([1, undefined]);
  await scrollHeadingIntoWindow();
  await expect.poll(readAnimationLog).toMatch(/"opacity":\[0,1\],.*"duration":900/);
  const firstAnimationLog = await readAnimationLog();
  await page.evaluate(() => {
    for (const pageAnimation of document.getAnimations()) {
      if (pageAnimation.effect?.getComputedTiming().iterations === 1) {
        pageAnimation.finish();
      }
    }
  });
  expect(await measureHeadingOpacity()).toBe(1);
  await scrollInstantlyTo(page, 0);
  await scrollHeadingIntoWindow();
  expect(await readAnimationLog()).toBe(firstAnimationLog);

  const countTimersAndAnimations = () =>
    page.evaluate(() => {
      const animations = document.getAnimations();
      const runningAnimations = animations.filter(({ playState }) => playState === 'running');
      return Reflect.get(window, 'timers').size + runningAnimations.length;
    });
  await scrollInstantlyTo(page, 0);
  await expect.poll(countTimersAndAnimations).toBeGreaterThan(0);
  for (const homeSection of await page.locator('main section').all()) {
    // Playwright's own way waits until the section stands still, which a busy machine may delay.
    await homeSection.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
      return new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element);
      });
    });
  }
  await expect(page.locator('.swiper-initialized')).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(countTimersAndAnimations).toBe(0);
  await expect(page.locator('main p.unseen[aria-live]')).toBeEmpty();
});

test('shows everything with reduced motion', async ({ page, problems }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithFakeClock(page);
  for (const homeSection of await page.locator('main section').all()) {
    await homeSection.evaluate((element) => element.scrollIntoView());
  }
  await page.clock.runFor(60_000);
  await expect(page.locator('h1')).toHaveAttribute('data-shown', 'true');
  await expect(page.locator('.swiper-initialized')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Pause|Let) the / })).toHaveCount(0);
  // Reduced motion shortens each animation to 1 ms, and one of these may run just now.
  const runningAnimationTargets = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
  );
  expect(runningAnimationTargets).toEqual([]);
  const partnerLogos = findSection(page, 'Who we work beside').getByRole('img');
  await expect(partnerLogos).toHaveCount(10);
  expect(Math.min(...(await measureSide(partnerLogos, 'left')))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...(await measureSide(partnerLogos, 'right')))).toBeLessThanOrEqual(1280);
  const projectItems = page.getByRole('region', { name: 'Client projects' }).getByRole('listitem');
  await expect(projectItems).toHaveCount(5);
  expect(problems).toEqual([]);
});
