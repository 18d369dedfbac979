import { openWithFakeClock, restartCarousel, setTabHidden } from './clock.ts';
import { expect, findSection, test } from './site.ts';

const motionButtonNames = {
  pauseName: 'Pause the testimonials',
  playName: 'Let the testimonials move',
};

test.use({ ownContext: true });

test('changes every five seconds and on a dot; stops on hover and pause', async ({ page }) => {
  const testimonialsSection = findSection(page, 'What skippers say');
  const testimonialGroups = testimonialsSection.locator('ul[data-shown]');
  const locateDot = (dotName: string) => testimonialsSection.getByRole('button', { name: dotName });
  const readShownStatesText = () =>
    testimonialGroups.evaluateAll((lists) =>
      lists.map((group) => (group as HTMLElement).dataset.shown).join(' '),
    );
  const firstShownStates = 'true false';
  const secondShownStates = 'false true';
  await openWithFakeClock(page);
  await testimonialsSection.scrollIntoViewIfNeeded();
  await expect(testimonialGroups).toHaveCount(2);

  await test.step('restarts the interval on a dot', async () => {
    await restartCarousel(page, motionButtonNames);
    await page.clock.runFor(4000);
    await locateDot('Show testimonials 1 to 3').click();
    await page.mouse.move(2, 2);
    await expect(locateDot('Show testimonials 1 to 3')).toHaveAttribute('aria-pressed', 'true');
    for (const [statesBefore, statesAfter] of [
      [firstShownStates, secondShownStates],
      [secondShownStates, firstShownStates],
    ] as const) {
      expect(await readShownStatesText()).toBe(statesBefore);
      await page.clock.runFor(4999);
      expect(await readShownStatesText()).toBe(statesBefore);
      await page.clock.runFor(1);
      await expect.poll(readShownStatesText).toBe(statesAfter);
    }
    await expect(testimonialGroups.last()).toBeHidden();
    await expect(locateDot('Show testimonials 4 to 4')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('stops on hover, in a hidden tab and on pause', async () => {
    await testimonialGroups.first().hover();
    await page.clock.runFor(20_000);
    expect(await readShownStatesText()).toBe(firstShownStates);
    await page.mouse.move(2, 2);
    await page.clock.runFor(5000);
    await expect.poll(readShownStatesText).toBe(secondShownStates);
    await setTabHidden(page, true);
    await page.clock.runFor(20_000);
    expect(await readShownStatesText()).toBe(secondShownStates);
    await setTabHidden(page, false);
    await page.getByRole('button', { name: motionButtonNames.pauseName }).click();
    await page.clock.runFor(20_000);
    expect(await readShownStatesText()).toBe(secondShownStates);
  });
});
