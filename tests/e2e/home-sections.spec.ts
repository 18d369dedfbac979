/** The home page from top to bottom: how its sections stand, enter and rest. */

import { section } from './clock.ts';
import { fillIn, inquiry } from './forms.ts';
import { resize } from './layout.ts';
import { expect, open, test } from './site.ts';

const drawings = 'img[src^="/drawn/decor/"]';

test('is at most twelve screens high on a phone, also where nothing moves', async ({ page }) => {
  await resize(page, 390, 844);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 844, reducedMotion).toBeLessThanOrEqual(12);
  }
});

test('on a large screen cards zoom, reasons shift, questions stand in two columns, and a card leads to its page', async ({
  page,
  problems,
}) => {
  await resize(page, 1440);
  await open(page, '/');

  await test.step('a service zooms its picture by 15% in 700 ms under the pointer', async () => {
    const card = page.getByRole('main').getByRole('link', { name: 'Berth books' });
    const picture = card.locator('img');
    await expect(picture).toHaveCSS('transition-duration', '0.7s');
    await card.hover();
    await expect(picture).toHaveCSS('scale', '1.15');
  });

  const why = section(page, 'Four reasons');
  const decor = why.locator(drawings).filter({ visible: true });
  const tops = () =>
    why
      .getByRole('listitem')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));

  await test.step('every second reason is shifted, and the drawings show', async () => {
    const [first = 0, second = 0, ...others] = await tops();
    expect(second).toBeGreaterThan(first);
    expect(others).toEqual([first, second]);
    await expect(decor).toHaveCount(2);
  });

  await test.step('of seven questions four are on the right; the first is open; each opens on its own', async () => {
    const all = section(page, 'Questions from the quay').locator('details');
    const lefts = await all.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    const [left = 0, right = 0] = [lefts[0], lefts[6]];
    expect(right).toBeGreaterThan(left);
    expect(lefts).toEqual([left, left, left, right, right, right, right]);
    const expectOpen = async (...places: number[]) =>
      expect(
        await all.evaluateAll((items) =>
          items.flatMap((item, place) => ((item as HTMLDetailsElement).open ? [place] : [])),
        ),
      ).toEqual(places);
    await expectOpen(0);
    await all.nth(6).locator('summary').click();
    await expectOpen(0, 6);
    await all.nth(0).locator('summary').press('Enter');
    await expectOpen(6);
  });

  await test.step('on a smaller screen no reason is shifted, and no drawing shows', async () => {
    await resize(page, 768);
    const [one, other] = await tops();
    expect(other).toBe(one);
    await expect(decor).toHaveCount(0);
  });

  await test.step('a card leads to its page', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Marine radio' }).click();
    await expect(page).toHaveURL('/service/radio');
  });
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all sections can be read, a question opens, and an inquiry can be sent', async ({
    page,
  }) => {
    await page.goto('/');
    for (const heading of await page.locator('main :is(h1, h2)').all()) {
      await expect(heading).toBeVisible();
    }
    const words = section(page, 'What skippers say');
    for (const name of [
      'Moana Whaitiri',
      'Bartholomew Featherstonehaugh-Llewellyn',
      'सरिता देवी',
      'Jo',
    ]) {
      await expect(words.getByText(name, { exact: true })).toBeVisible();
    }
    const projects = page.getByRole('region', { name: 'Client projects' }).getByRole('listitem');
    await expect(projects.filter({ visible: true })).toHaveCount(5);
    await expect(
      section(page, 'Who we work beside').getByRole('img').filter({ visible: true }),
    ).toHaveCount(10);
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
    const question = section(page, 'Questions from the quay').locator('details').last();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();

    const form = page.locator('main form');
    await fillIn(form, inquiry);
    await form.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page).toHaveURL(/\/sent/);
  });
});
