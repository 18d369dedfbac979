import { openWithClock, restartInterval, setTabHidden } from './clock.ts';
import { expect, section, test } from './site.ts';

const motion = { pause: 'Pause the testimonials', play: 'Let the testimonials move' };

test.use({ ownContext: true });

test('changes every five seconds and on a dot, and stops on hover, in a hidden tab and on pause', async ({
  page,
}) => {
  const testimonials = section(page, 'What skippers say');
  const groups = testimonials.locator('ul[data-shown]');
  const dot = (name: string) => testimonials.getByRole('button', { name });
  const visibility = () =>
    groups.evaluateAll((all) => all.map((group) => (group as HTMLElement).dataset.shown).join(' '));
  const first = 'true false';
  const second = 'false true';
  await openWithClock(page);
  await testimonials.scrollIntoViewIfNeeded();
  await expect(groups).toHaveCount(2);

  await test.step('restarts the interval on a dot', async () => {
    await restartInterval(page, motion);
    await page.clock.runFor(4000);
    await dot('Show testimonials 1 to 3').click();
    await page.mouse.move(2, 2);
    await expect(dot('Show testimonials 1 to 3')).toHaveAttribute('aria-pressed', 'true');
    for (const [now, next] of [
      [first, second],
      [second, first],
    ] as const) {
      expect(await visibility()).toBe(now);
      await page.clock.runFor(4999);
      expect(await visibility()).toBe(now);
      await page.clock.runFor(1);
      await expect.poll(visibility).toBe(next);
    }
    await expect(groups.last()).toBeHidden();
    await expect(dot('Show testimonials 4 to 4')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('stops on hover, in a hidden tab and on pause', async () => {
    await groups.first().hover();
    await page.clock.runFor(20_000);
    expect(await visibility()).toBe(first);
    await page.mouse.move(2, 2);
    await page.clock.runFor(5000);
    await expect.poll(visibility).toBe(second);
    await setTabHidden(page, true);
    await page.clock.runFor(20_000);
    expect(await visibility()).toBe(second);
    await setTabHidden(page, false);
    await page.getByRole('button', { name: motion.pause }).click();
    await page.clock.runFor(20_000);
    expect(await visibility()).toBe(second);
  });
});
