import { setTabHidden } from './clock.ts';
import { expect, findSection, openHydrated, test } from './site.ts';

test('moves the logos by 30 px a second, and stops on hover, focus and pause', async ({ page }) => {
  await openHydrated(page, '/');
  const logoStrip = findSection(page, 'Who we work beside').getByRole('group');
  await logoStrip.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(logoStrip).toHaveAttribute('data-moving', 'true');
  const movingTrack = logoStrip.locator(':scope > div');
  const expectPlayState = (playState: string) =>
    expect
      .poll(() => movingTrack.evaluate((element) => element.getAnimations()[0]?.playState))
      .toBe(playState);

  await test.step('names each partner once, also in the repeated set', async () => {
    const namedLogos = logoStrip.getByRole('img');
    await expect(namedLogos).toHaveCount(10);
    await expect(namedLogos.first()).toHaveAccessibleName('Quayside Ropes');
    await expect(namedLogos.last()).toHaveAccessibleName('Tidewater Bank');
    const [firstLogoListBox, repeatedLogoListBox] = await logoStrip
      .locator('ul')
      .evaluateAll((logoLists) =>
        logoLists.map((logoList) => logoList.getBoundingClientRect().toJSON()),
      );
    expect(repeatedLogoListBox.left - firstLogoListBox.left).toBeCloseTo(1800, 1);
    expect(repeatedLogoListBox.width).toBeCloseTo(1800, 1);
  });

  await test.step('stops on hover, on focus, on pause and in a hidden tab', async () => {
    await expectPlayState('running');
    await logoStrip.hover();
    await expectPlayState('paused');
    await page.mouse.move(2, 2);
    await expectPlayState('running');

    const pauseButton = page.getByRole('button', { name: 'Pause the strip of logos' });
    await pauseButton.focus();
    await page.keyboard.press('Tab');
    await expect(logoStrip).toBeFocused();
    await expectPlayState('paused');
    await page.keyboard.press('Shift+Tab');
    await expectPlayState('running');

    await pauseButton.click();
    await page.mouse.move(2, 2);
    await expectPlayState('paused');
    await page.getByRole('button', { name: 'Let the strip of logos move' }).click();
    await page.mouse.move(2, 2);
    await setTabHidden(page, true);
    await expectPlayState('paused');
    await setTabHidden(page, false);
    await expectPlayState('running');
  });

  await test.step('moves by transform and restarts after 180 px for each logo', async () => {
    const trackOffsets = await movingTrack.evaluate((element) => {
      const [trackAnimation] = element.getAnimations();
      trackAnimation?.pause();
      return [0, 1_000, 59_000, 60_000, 61_000].map((animationTime) => {
        Object.assign(trackAnimation ?? {}, { currentTime: animationTime });
        return Math.round(new DOMMatrix(getComputedStyle(element).transform).m41 * 10) / 10;
      });
    });
    expect(trackOffsets).toEqual([0, -30, -1770, 0, -30]);
  });
});
