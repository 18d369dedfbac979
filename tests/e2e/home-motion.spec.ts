import { openWithClock } from './clock.ts';
import { expect, jumpTo, open, section, test } from './site.ts';

test('a heading is animated once when it comes into view, and is visible before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, timing) {
      if (this.textContent?.includes('A small crew')) {
        document.documentElement.dataset.animations += `${JSON.stringify(timing)} `;
      }
      return animate.call(this, keyframes, timing);
    };
  });
  await open(page, '/');
  const heading = page.getByRole('heading', { name: 'A small crew' });
  const animations = () => page.evaluate(() => document.documentElement.dataset.animations);
  const opacity = () =>
    heading.evaluate((element) => {
      let lowest = 1;
      for (let node: Element | null = element; node; node = node.parentElement) {
        lowest = Math.min(lowest, Number(getComputedStyle(node).opacity));
      }
      return lowest;
    });
  /** Resolves after the page's own IntersectionObserver. */
  const scrollIntoWindow = () =>
    heading.evaluate((element) => {
      scrollBy({
        top: element.getBoundingClientRect().top - innerHeight * 0.8,
        behavior: 'instant',
      });
      return new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element);
      });
    });

  expect(await opacity()).toBe(1);
  expect(await animations()).toBeUndefined();
  await scrollIntoWindow();
  await expect.poll(animations).toContain('"duration":900');
  const first = await animations();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations === 1) {
        animation.finish();
      }
    }
  });
  expect(await opacity()).toBe(1);
  await jumpTo(page, 0);
  await scrollIntoWindow();
  expect(await animations()).toBe(first);
});

test('runs no timer and no animation outside the window', async ({ page }) => {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const { setInterval: start, clearInterval: stop } = window;
    Object.assign(window, {
      timers,
      setInterval: (handler: () => void, delay: number) => {
        const timer = start(handler, delay);
        timers.add(timer);
        return timer;
      },
      clearInterval: (timer: number) => {
        timers.delete(timer);
        stop(timer);
      },
    });
  });
  const running = () =>
    page.evaluate(() => {
      const animations = document
        .getAnimations()
        .filter(({ playState }) => playState === 'running');
      return (window as unknown as { timers: Set<number> }).timers.size + animations.length;
    });
  await open(page, '/');
  await expect.poll(running).toBeGreaterThan(0);
  for (const element of await page.locator('main section').all()) {
    await element.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('.swiper-initialized')).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(running).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ ownContext: true, contextOptions: { reducedMotion: 'reduce' } });

  test('shows everything without motion', async ({ page, problems }) => {
    await openWithClock(page);
    for (const element of await page.locator('main section').all()) {
      await element.scrollIntoViewIfNeeded();
    }
    await page.clock.runFor(60_000);
    await expect(page.locator('h1')).toHaveAttribute('data-shown', 'true');
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Pause|Let) the / })).toHaveCount(0);
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    ).toBe(0);
    const logos = section(page, 'Who we work beside').getByRole('img');
    await expect(logos).toHaveCount(10);
    const unseen = await logos.evaluateAll((all) =>
      all.filter((logo) => {
        const { left, right } = logo.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      }),
    );
    expect(unseen).toHaveLength(0);
    await expect(
      page.getByRole('region', { name: 'Client projects' }).getByRole('listitem'),
    ).toHaveCount(5);
    expect(problems).toEqual([]);
  });
});
