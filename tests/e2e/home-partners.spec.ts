import { setTabHidden } from './clock.ts';
import { expect, open, section, test } from './site.ts';

test('moves the logos by 30 px a second, names each once, and stops on hover, focus and pause', async ({
  page,
}) => {
  await open(page, '/');
  const strip = section(page, 'Who we work beside').getByRole('group');
  await strip.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(strip).toHaveAttribute('data-moving', 'true');
  const track = strip.locator(':scope > div');
  const expectState = (state: string) =>
    expect
      .poll(() => track.evaluate((element) => element.getAnimations()[0]?.playState))
      .toBe(state);

  await test.step('names each partner once, also in the repeated set', async () => {
    const logos = strip.getByRole('img');
    await expect(logos).toHaveCount(10);
    await expect(logos.first()).toHaveAccessibleName('Quayside Ropes');
    await expect(logos.last()).toHaveAccessibleName('Tidewater Bank');
    const [first, repeatedSet] = await strip
      .locator('ul')
      .evaluateAll((sets) => sets.map((set) => set.getBoundingClientRect().toJSON()));
    expect(repeatedSet.left - first.left).toBeCloseTo(1800, 1);
    expect(repeatedSet.width).toBeCloseTo(1800, 1);
  });

  await test.step('stops on hover, on focus, on pause and in a hidden tab', async () => {
    await expectState('running');
    await strip.hover();
    await expectState('paused');
    await page.mouse.move(2, 2);
    await expectState('running');

    const pause = page.getByRole('button', { name: 'Pause the strip of logos' });
    await pause.focus();
    await page.keyboard.press('Tab');
    await expect(strip).toBeFocused();
    await expectState('paused');
    await page.keyboard.press('Shift+Tab');
    await expectState('running');

    await pause.click();
    await page.mouse.move(2, 2);
    await expectState('paused');
    await page.getByRole('button', { name: 'Let the strip of logos move' }).click();
    await page.mouse.move(2, 2);
    await setTabHidden(page, true);
    await expectState('paused');
    await setTabHidden(page, false);
    await expectState('running');
  });

  await test.step('moves by transform and restarts after 180 px for each logo', async () => {
    const offsets = await track.evaluate((element) => {
      const [animation] = element.getAnimations();
      animation?.pause();
      return [0, 1_000, 59_000, 60_000, 61_000].map((time) => {
        Object.assign(animation ?? {}, { currentTime: time });
        return Math.round(new DOMMatrix(getComputedStyle(element).transform).m41 * 10) / 10;
      });
    });
    expect(offsets).toEqual([0, -30, -1770, 0, -30]);
  });
});
