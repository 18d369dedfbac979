/** What clients say on the home page, three at a time. */
import { openWithClock, restartInterval, section, setTabHidden } from './clock.ts';
import { expect, test } from './site.ts';

const motion = { pause: 'Pause the testimonials', play: 'Let the testimonials move' };

test.use({ ownContext: true });

test('the next three come every five seconds and wrap, follow the dots, and wait while read, hidden or paused', async ({
  page,
}) => {
  const part = section(page, 'What skippers say');
  const groups = part.locator('ul[data-shown]');
  const dot = (name: string) => part.getByRole('button', { name });
  const shown = () =>
    groups.evaluateAll((all) => all.map((group) => (group as HTMLElement).dataset.shown).join(' '));
  const first = 'true false';
  const second = 'false true';
  await openWithClock(page);
  await part.scrollIntoViewIfNeeded();
  await expect(groups).toHaveCount(2);

  await test.step('a dot chooses, and starts the five seconds anew; they take turns', async () => {
    await restartInterval(page, motion);
    await page.clock.runFor(4000);
    await dot('Show testimonials 1 to 3').click();
    await page.mouse.move(2, 2);
    await expect(dot('Show testimonials 1 to 3')).toHaveAttribute('aria-pressed', 'true');
    for (const [now, next] of [
      [first, second],
      [second, first],
    ] as const) {
      expect(await shown()).toBe(now);
      await page.clock.runFor(4999);
      expect(await shown()).toBe(now);
      await page.clock.runFor(1);
      await expect.poll(shown).toBe(next);
    }
    await expect(groups.last()).toBeHidden();
    await expect(dot('Show testimonials 4 to 4')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('they wait under the pointer, in a hidden tab and on request', async () => {
    await groups.first().hover();
    await page.clock.runFor(20_000);
    expect(await shown()).toBe(first);
    await page.mouse.move(2, 2);
    await page.clock.runFor(5000);
    await expect.poll(shown).toBe(second);
    await setTabHidden(page, true);
    await page.clock.runFor(20_000);
    expect(await shown()).toBe(second);
    await setTabHidden(page, false);
    await page.getByRole('button', { name: motion.pause }).click();
    await page.clock.runFor(20_000);
    expect(await shown()).toBe(second);
  });
});
