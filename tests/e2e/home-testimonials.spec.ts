/** What clients say on the home page, three at a time. */

import { beginAnew, hideTab, openWithClock, section } from './parts.ts';
import { expect, test } from './site.ts';
import { content } from './unconverted/content.ts';

const groupCount = Math.ceil(content('testimonials').length / 3);
const words = content('home').testimonials;

test.use({ ownContext: true });

test('the next three come every five seconds and wrap, follow the dots, and wait while read, hidden or paused', async ({
  page,
}) => {
  test.skip(groupCount < 2, 'too few to take turns');
  const part = section(page, words.heading);
  const groups = part.locator('ul[data-shown]');
  const shown = async () => {
    const states = await groups.evaluateAll((all) =>
      all.map((group) => (group as HTMLElement).dataset.shown),
    );
    return states.indexOf('true');
  };
  const after = (position: number, turns = 1) => (position + turns) % groupCount;
  await openWithClock(page);
  await part.scrollIntoViewIfNeeded();
  await expect(groups).toHaveCount(groupCount);

  await test.step('they take turns', async () => {
    await beginAnew(page, words.motion);
    let at = await shown();
    for (let turn = 0; turn <= groupCount; turn += 1) {
      await page.clock.runFor(4999);
      expect(await shown()).toBe(at);
      await page.clock.runFor(1);
      at = after(at);
      await expect.poll(shown).toBe(at);
    }
  });

  await test.step('a dot chooses, and starts the five seconds anew', async () => {
    const dots = part.getByRole('group', { name: words.slides }).getByRole('button');
    await expect(dots).toHaveCount(groupCount);
    const other = after(await shown());
    await page.clock.runFor(4000);
    await dots.nth(other).click();
    await page.mouse.move(2, 2);
    await expect(dots.nth(other)).toHaveAttribute('aria-pressed', 'true');
    expect(await shown()).toBe(other);
    await page.clock.runFor(4999);
    expect(await shown()).toBe(other);
    await page.clock.runFor(1);
    await expect.poll(shown).toBe(after(other));
    await expect(groups.nth(other)).toBeHidden();
  });

  await test.step('they wait under the pointer, in a hidden tab and on request', async () => {
    const at = await shown();
    await groups.nth(at).hover();
    await page.clock.runFor(20_000);
    expect(await shown()).toBe(at);
    await page.mouse.move(2, 2);
    await page.clock.runFor(5000);
    await expect.poll(shown).toBe(after(at));
    await hideTab(page, true);
    await page.clock.runFor(20_000);
    expect(await shown()).toBe(after(at));
    await hideTab(page, false);
    await page.getByRole('button', { name: words.motion.pause }).click();
    await page.clock.runFor(20_000);
    expect(await shown()).toBe(after(at));
  });
});
