/** What moves on the home page as a visitor scrolls, and what never does. */

import { openWithClock, section } from './parts.ts';
import { expect, open, test } from './site.ts';
import { content } from './unconverted/content.ts';

const home = content('home');
const clients = content('clients');
const partners = content('partners');
const pauses = [
  home.hero.motion,
  home.partners.motion,
  home.work.carousel,
  home.testimonials.motion,
].flatMap(({ pause, play }) => [pause, play]);
const pauseButton = new RegExp(`^(${pauses.join('|')})$`);

test('parts rise once as they come into sight, and nothing is hidden at rest', async ({ page }) => {
  await open(page, '/');
  const heading = page.getByRole('heading', {
    name: content('agency').statements[0].title,
    exact: true,
  });
  const rising = () =>
    heading.evaluate((element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const [animation] = at.getAnimations();
        if (animation) {
          return animation.effect?.getTiming().duration;
        }
      }
      return undefined;
    });
  const opacity = () =>
    heading.evaluate((element) => {
      let least = 1;
      for (let at: Element | null = element; at; at = at.parentElement) {
        least = Math.min(least, Number(getComputedStyle(at).opacity));
      }
      return least;
    });
  expect(await opacity()).toBe(1);
  let duration: unknown;
  for (let turn = 0; turn < 60 && duration === undefined; turn += 1) {
    await page.mouse.wheel(0, 60);
    duration = await rising();
  }
  expect(duration).toBeGreaterThanOrEqual(800);
  expect(duration).toBeLessThanOrEqual(1200);
  await expect.poll(opacity).toBe(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await heading.scrollIntoViewIfNeeded();
  expect(await rising()).toBeUndefined();
});

test('parts out of view keep no timer and no animation going', async ({ page }) => {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const { setInterval: begin, clearInterval: end } = window;
    Object.assign(window, {
      timers,
      setInterval: (handler: () => void, delay: number) => {
        const timer = begin(handler, delay);
        timers.add(timer);
        return timer;
      },
      clearInterval: (timer: number) => {
        timers.delete(timer);
        end(timer);
      },
    });
  });
  function going() {
    return page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return (window as unknown as { timers: Set<number> }).timers.size + running.length;
    });
  }
  await open(page, '/');
  if (Math.max(home.hero.headlines.length, home.hero.pictures.length) > 1) {
    await expect.poll(going).toBeGreaterThan(0);
  }
  for (const part of await page.locator('main section').all()) {
    await part.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('.swiper-initialized')).toHaveCount(clients.length < 5 ? 0 : 1);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(going).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ ownContext: true, contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves and everything can be read', async ({ page, complaints }) => {
    await openWithClock(page);
    for (const part of await page.locator('main section').all()) {
      await part.scrollIntoViewIfNeeded();
    }
    await page.clock.runFor(60_000);
    await expect(page.locator('h1').locator('xpath=..').locator('[data-shown="true"]')).toHaveText(
      home.hero.headlines[0],
    );
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);
    await expect(page.getByRole('button', { name: pauseButton })).toHaveCount(0);
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    ).toBe(0);
    const logos = section(page, home.partners.heading).getByRole('img');
    await expect(logos).toHaveCount(partners.length);
    const unseen = await logos.evaluateAll((all) =>
      all.filter((logo) => {
        const { left, right } = logo.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      }),
    );
    expect(unseen).toHaveLength(0);
    await expect(
      page.getByRole('region', { name: home.work.carousel.label }).getByRole('listitem'),
    ).toHaveCount(clients.length);
    expect(complaints).toEqual([]);
  });
});
