/** About us, and the people. */
import type { Page } from 'playwright/test';
import { resize } from './layout.ts';
import { inFirstRow, section } from './parts.ts';
import { expect, open, test } from './site.ts';
import { content } from './unconverted/content.ts';

const [figure] = content('agency').figures;
const { impact } = content('about');
const team = content('team');
const linked = team.filter(({ linkedIn }) => linkedIn);
const words = content('team-page');

function onLinkedIn({ fullName = '' } = {}): string {
  return words.linkedIn.replace('{name}', fullName);
}

/** Brings the first number into sight, and answers with what it says from then on. */
async function watchCount(
  page: Page,
  patience: number,
): Promise<{ texts: string[]; lasted: number }> {
  await resize(page, 1440, 700);
  await open(page, '/about');
  const first = section(page, impact.heading)
    .getByText(/^\d+\+$/)
    .first();
  await expect(first).toHaveText(`${figure.count}+`);
  return first.evaluate(async (element, patience) => {
    const texts: string[] = [];
    const times: number[] = [];
    new MutationObserver(() => {
      texts.push(element.textContent ?? '');
      times.push(performance.now());
    }).observe(element, { characterData: true, childList: true, subtree: true });
    element.scrollIntoView({ block: 'center' });
    await new Promise((resolve) => setTimeout(resolve, patience));
    return { texts, lasted: (times.at(-1) ?? 0) - (times[0] ?? 0) };
  }, patience);
}

test('the numbers count up in two seconds when they are seen', async ({ page }) => {
  const { texts, lasted } = await watchCount(page, 3_000);
  const numbers = texts.map((text) => Number.parseInt(text, 10));
  expect(numbers[0]).toBeLessThan(figure.count);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(texts.at(-1)).toBe(`${figure.count}+`);
  // The last step is made before the two seconds are over: the fewer steps, the sooner.
  expect(lasted).toBeGreaterThan(figure.count < 20 ? 1_000 : 1_500);
});

test('the numbers are there at once for those who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await watchCount(page, 1_000)).texts).toEqual([]);
});

test('the team stands two in a row on phones and tablets, four on a large screen', async ({
  reader: page,
}) => {
  test.skip(team.length === 0, 'nobody is on the team');
  await page.goto('/about/team');
  const members = section(page, words.heading).getByRole('listitem');
  await expect(members).toHaveCount(team.length + (words.invitation ? 1 : 0));
  for (const [width, aRow] of [
    [360, 2],
    [768, 2],
    [1440, 4],
  ] as const) {
    await resize(page, width);
    const tops = await members.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(inFirstRow(tops.slice(0, team.length)), `at ${width} px`).toBe(
      Math.min(aRow, team.length),
    );
  }
});

test('LinkedIn shows on hover and on focus', async ({ page }) => {
  const [first, second] = linked;
  test.skip(!second, 'fewer than two are on LinkedIn');
  await resize(page, 1440);
  await page.goto('/about/team');
  const link = page.getByRole('link', { name: onLinkedIn(second) });
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { name: second?.fullName, exact: true }).hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(link).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: onLinkedIn(first) }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
});

test('LinkedIn shows to fingers, which cannot hover', async ({ browser, baseURL }) => {
  const [first] = linked;
  test.skip(!first, 'nobody is on LinkedIn');
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/about/team');
  await expect(page.getByRole('link', { name: onLinkedIn(first) })).toHaveCSS('opacity', '1');
  await context.close();
});
