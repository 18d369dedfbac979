/** About us, and the people. */
import { content } from './content.ts';
import { resize } from './layout.ts';
import { inFirstRow, section } from './parts.ts';
import { expect, test, untilHydrated } from './site.ts';

const [figure] = content('agency').figures;
const { impact } = content('about');
const team = content('team');
const linked = team.filter(({ linkedIn }) => linkedIn);
const words = content('team-page');

function onLinkedIn({ fullName = '' } = {}): string {
  return words.linkedIn.replace('{name}', fullName);
}

test('the numbers count up in two seconds when they are seen', async ({ page }) => {
  await resize(page, 1440, 700);
  await page.goto('/about');
  await untilHydrated(page);
  const first = section(page, impact.heading)
    .getByText(/^\d+\+$/)
    .first();
  await expect(first).toHaveText(`${figure.count}+`);
  const { numbers, lasted } = await first.evaluate((element, count) => {
    const numbers: number[] = [];
    let began = 0;
    return new Promise<{ numbers: number[]; lasted: number }>((resolve) => {
      new MutationObserver(() => {
        began ||= performance.now();
        numbers.push(Number.parseInt(element.textContent ?? '', 10));
        if (numbers.length > 1 && numbers.at(-1) === count) {
          resolve({ numbers, lasted: performance.now() - began });
        }
      }).observe(element, { characterData: true, childList: true, subtree: true });
      element.scrollIntoView({ block: 'center' });
    });
  }, figure.count);
  expect(numbers[0]).toBeLessThan(figure.count);
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  // The last step is made a little before the two seconds are over.
  expect(lasted).toBeGreaterThan(1_500);
});

test('the numbers are there at once for those who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await untilHydrated(page);
  const first = section(page, impact.heading)
    .getByText(/^\d+\+$/)
    .first();
  const seen = await first.evaluate(async (element) => {
    const texts = new Set([element.textContent]);
    new MutationObserver(() => texts.add(element.textContent)).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    element.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 400));
    return [...texts];
  });
  expect(seen).toEqual([`${figure.count}+`]);
});

test('the team stands two in a row on phones and tablets, four on a large screen', async ({
  reader: page,
}) => {
  test.skip(team.length === 0, 'nobody is on the team');
  await page.goto('/about/team');
  const members = section(page, words.heading).getByRole('listitem');
  await expect(members).toHaveCount(team.length + 1);
  for (const [width, aRow] of [
    [360, 2],
    [768, 2],
    [1440, 4],
  ] as const) {
    await resize(page, width);
    const tops = await members.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(inFirstRow(tops.slice(0, -1)), `at ${width} px`).toBe(Math.min(aRow, team.length));
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
