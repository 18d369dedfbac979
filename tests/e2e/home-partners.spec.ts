/** The home page's strip of logos, which passes by itself. */

import { hideTab, section } from './parts.ts';
import { expect, open, test } from './site.ts';
import { content } from './unconverted/content.ts';

const partners = content('partners');
const { heading, motion } = content('home').partners;

test('the logos pass 30 px a second, are named once, and stop under the pointer, with the keyboard’s focus and on request', async ({
  page,
}) => {
  test.skip(partners.length < 9, 'so few stand still: another-agency.spec.ts');
  await open(page, '/');
  const strip = section(page, heading).getByRole('group');
  await strip.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(strip).toHaveAttribute('data-moving', 'true');
  const play = () =>
    page.evaluate(
      () => document.querySelector('[data-moving] > div')?.getAnimations()[0]?.playState,
    );

  await test.step('each partner is named once; the repeated set looks the same and says nothing', async () => {
    await expect(strip.getByRole('img')).toHaveCount(partners.length);
    expect(
      await strip.getByRole('img').evaluateAll((all) => all.map((logo) => logo.ariaLabel)),
    ).toEqual(partners.map(({ name }) => name));
    const [first, again] = await strip
      .locator('ul')
      .evaluateAll((sets) => sets.map((set) => set.getBoundingClientRect().toJSON()));
    expect(again.left - first.left).toBeCloseTo(partners.length * 180, 1);
    expect(again.width).toBeCloseTo(partners.length * 180, 1);
  });

  await test.step('they stop under the pointer, with the focus, when paused and in a hidden tab', async () => {
    await expect.poll(play).toBe('running');
    await strip.hover();
    await expect.poll(play).toBe('paused');
    await page.mouse.move(2, 2);
    await expect.poll(play).toBe('running');

    const pause = page.getByRole('button', { name: motion.pause });
    await pause.focus();
    await page.keyboard.press('Tab');
    await expect(strip).toBeFocused();
    await expect.poll(play).toBe('paused');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(play).toBe('running');

    await pause.click();
    await page.mouse.move(2, 2);
    await expect.poll(play).toBe('paused');
    await page.getByRole('button', { name: motion.play }).click();
    await page.mouse.move(2, 2);
    await hideTab(page, true);
    await expect.poll(play).toBe('paused');
    await hideTab(page, false);
    await expect.poll(play).toBe('running');
  });

  await test.step('they move by transform and begin anew after 180 px for each', async () => {
    const lap = (partners.length * 180 * 1000) / 30;
    const places = await page.evaluate((lap) => {
      const track = document.querySelector<HTMLElement>('[data-moving] > div');
      const [animation] = track?.getAnimations() ?? [];
      if (!track || !animation) {
        return [];
      }
      animation.pause();
      return [0, 1000, lap - 1000, lap, lap + 1000].map((time) => {
        animation.currentTime = time;
        return Math.round(new DOMMatrix(getComputedStyle(track).transform).m41 * 10) / 10;
      });
    }, lap);
    expect(places).toEqual([0, -30, 30 - partners.length * 180, 0, -30]);
  });
});
