import { fillIn, inquiry } from './forms.ts';
import { resize } from './layout.ts';
import { expect, measure, open, section, test } from './site.ts';

const drawings = 'img[src^="/drawn/decor/"]';

test('is at most twelve screens high on a phone, with and without motion', async ({ page }) => {
  await resize(page, 390, 844);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 844, reducedMotion).toBeLessThanOrEqual(12);
  }
});

test('on a large screen: cards zoom, reasons are shifted, questions have two columns, cards link', async ({
  page,
  problems,
}) => {
  await resize(page, 1440);
  await open(page, '/');

  await test.step('zooms a service’s picture by 15% in 700 ms on hover', async () => {
    const card = page.getByRole('main').getByRole('link', { name: 'Berth books' });
    const picture = card.locator('img');
    await expect(picture).toHaveCSS('transition-duration', '0.7s');
    await card.hover();
    await expect(picture).toHaveCSS('scale', '1.15');
  });

  const why = section(page, 'Four reasons');
  const decor = why.locator(drawings).filter({ visible: true });
  const tops = async () =>
    (await measure(why.getByRole('listitem'), 'top')).map((top) => Math.round(top));

  await test.step('shifts every second reason and shows the drawings', async () => {
    const [first = 0, second = 0, ...others] = await tops();
    expect(second).toBeGreaterThan(first);
    expect(others).toEqual([first, second]);
    await expect(decor).toHaveCount(2);
  });

  await test.step('shows seven questions in two columns, the first one open', async () => {
    const questions = section(page, 'Questions from the quay').locator('details');
    const lefts = (await measure(questions, 'left')).map((x) => Math.round(x));
    const [left = 0, right = 0] = [lefts[0], lefts[6]];
    expect(right).toBeGreaterThan(left);
    expect(lefts).toEqual([left, left, left, right, right, right, right]);
    const expectOpen = async (...indexes: number[]) =>
      expect(
        await questions.evaluateAll((items) =>
          items.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
        ),
      ).toEqual(indexes);
    await expectOpen(0);
    await questions.nth(6).locator('summary').click();
    await expectOpen(0, 6);
    await questions.nth(0).locator('summary').press('Enter');
    await expectOpen(6);
  });

  await test.step('shifts no reason and shows no drawing on a smaller screen', async () => {
    await resize(page, 768);
    const [first, second] = await tops();
    expect(second).toBe(first);
    await expect(decor).toHaveCount(0);
  });

  await test.step('opens a card’s page', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Marine radio' }).click();
    await expect(page).toHaveURL('/service/radio');
  });
  expect(problems).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all sections, opens a question and sends an inquiry', async ({ page }) => {
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
