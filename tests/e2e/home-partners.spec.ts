/** The home page's strip of logos, which passes by itself. */
import { section, setTabHidden } from './clock.ts';
import { expect, open, test } from './site.ts';

test('the logos pass 30 px a second, are named once, and stop under the pointer, with the keyboard’s focus and on request', async ({
  page,
}) => {
  await open(page, '/');
  const strip = section(page, 'Who we work beside').getByRole('group');
  await strip.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(strip).toHaveAttribute('data-moving', 'true');
  const track = strip.locator(':scope > div');
  const expectToBe = (state: string) =>
    expect.poll(() => track.evaluate((one) => one.getAnimations()[0]?.playState)).toBe(state);

  await test.step('each partner is named once; the repeated set looks the same and says nothing', async () => {
    const logos = strip.getByRole('img');
    await expect(logos).toHaveCount(10);
    await expect(logos.first()).toHaveAccessibleName('Quayside Ropes');
    await expect(logos.last()).toHaveAccessibleName('Tidewater Bank');
    const [first, again] = await strip
      .locator('ul')
      .evaluateAll((sets) => sets.map((set) => set.getBoundingClientRect().toJSON()));
    expect(again.left - first.left).toBeCloseTo(1800, 1);
    expect(again.width).toBeCloseTo(1800, 1);
  });

  await test.step('they stop under the pointer, with the focus, when paused and in a hidden tab', async () => {
    await expectToBe('running');
    await strip.hover();
    await expectToBe('paused');
    await page.mouse.move(2, 2);
    await expectToBe('running');

    const pause = page.getByRole('button', { name: 'Pause the strip of logos' });
    await pause.focus();
    await page.keyboard.press('Tab');
    await expect(strip).toBeFocused();
    await expectToBe('paused');
    await page.keyboard.press('Shift+Tab');
    await expectToBe('running');

    await pause.click();
    await page.mouse.move(2, 2);
    await expectToBe('paused');
    await page.getByRole('button', { name: 'Let the strip of logos move' }).click();
    await page.mouse.move(2, 2);
    await setTabHidden(page, true);
    await expectToBe('paused');
    await setTabHidden(page, false);
    await expectToBe('running');
  });

  await test.step('they move by transform and begin anew after 180 px for each', async () => {
    const places = await track.evaluate((element) => {
      const [animation] = element.getAnimations();
      animation?.pause();
      return [0, 1_000, 59_000, 60_000, 61_000].map((time) => {
        Object.assign(animation ?? {}, { currentTime: time });
        return Math.round(new DOMMatrix(getComputedStyle(element).transform).m41 * 10) / 10;
      });
    });
    expect(places).toEqual([0, -30, -1770, 0, -30]);
  });
});
