/** The home page from top to bottom: how its sections stand, enter and rest. */
import { columnsFor } from '../../src/components/columns.ts';
import { resize } from './layout.ts';
import { inFirstRow, section } from './parts.ts';
import { expect, open, test } from './site.ts';
import { content } from './unconverted/content.ts';
import { fillIn, inquiry } from './unconverted/filled.ts';

const home = content('home');
const clients = content('clients');
const partners = content('partners');
const testimonials = content('testimonials');
const questions = content('faq');
const { cards } = home.services;
const drawings = 'img[src^="/drawn/decor/"]';
test('is at most twelve screens high on a phone, also where nothing moves', async ({ page }) => {
  const many = [home.process.steps, home.why.cards, cards, questions, content('agency').figures];
  test.skip(
    many.flat().length > 30 || testimonials.length > 6 || clients.length > 5,
    'this much takes more',
  );
  await resize(page, 390, 844);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 844, reducedMotion).toBeLessThanOrEqual(12);
  }
});

test('its services stand in one, two or up to four columns, all of one size', async ({
  reader: page,
}) => {
  await page.goto('/');
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1440, columnsFor(cards.length, 4)],
  ] as const) {
    await resize(page, width);
    const boxes = await section(page, home.services.heading)
      .getByRole('link')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns);
    const sizes = boxes.map((box) => `${Math.round(box.width)} × ${Math.round(box.height)}`);
    // A long title takes a line more.
    if (cards.every(({ title }) => title.length < 30)) {
      expect(new Set(sizes).size, `at ${width} px`).toBe(1);
    }
  }
});

test('on a large screen cards zoom, reasons shift, questions stand in two columns, and a card leads to its page', async ({
  page,
  complaints,
}) => {
  await resize(page, 1440);
  await open(page, '/');

  await test.step('a service zooms its picture by 15% in 700 ms under the pointer', async () => {
    const card = section(page, home.services.heading).getByRole('link').first();
    const picture = card.locator('img');
    await expect(picture).toHaveCSS('transition-duration', '0.7s');
    await card.hover();
    await expect(picture).toHaveCSS('scale', '1.15');
  });

  const why = section(page, home.why.heading);
  const tops = () =>
    why
      .getByRole('listitem')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));

  await test.step('every second reason is shifted, and the drawings show', async () => {
    const [first = 0, second = 0, ...others] = await tops();
    if (home.why.cards.length <= 4) {
      expect(second).toBeGreaterThan(first);
      expect(others).toEqual([first, second].slice(0, others.length));
    }
    await expect(why.locator(drawings).filter({ visible: true })).toHaveCount(
      home.why.decor.length,
    );
  });

  await test.step('of an odd number of questions one more is on the right; the first is open; each opens on its own', async () => {
    const all = section(page, home.questions.heading).locator('details');
    const left = Math.max(1, Math.floor(questions.length / 2));
    const lefts = await all.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    expect(lefts.filter((one) => one === lefts[0]).length).toBe(left);
    expect(new Set(lefts.slice(left)).size).toBeLessThanOrEqual(1);
    const open = () =>
      all.evaluateAll((items) => items.map((item) => (item as HTMLDetailsElement).open));
    const opened = (...those: number[]) => questions.map((_, place) => those.includes(place));
    expect(await open()).toEqual(opened(0));
    const last = questions.length - 1;
    if (last > 0) {
      await all.nth(last).locator('summary').click();
      expect(await open()).toEqual(opened(0, last));
      await all.nth(0).locator('summary').press('Enter');
      expect(await open()).toEqual(opened(last));
    }
  });

  await test.step('on a smaller screen no reason is shifted, and no drawing shows', async () => {
    await resize(page, 768);
    const [one, other] = await tops();
    expect(inFirstRow([one ?? 0, other ?? 1])).toBe(2);
    await expect(why.locator(drawings).filter({ visible: true })).toHaveCount(0);
  });

  await test.step('a card leads to its page', async () => {
    await section(page, home.services.heading).getByRole('link').last().click();
    await expect(page).toHaveURL(cards.at(-1)?.to ?? '');
  });
  expect(complaints).toEqual([]);
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
    const words = section(page, home.testimonials.heading);
    for (const { name } of testimonials) {
      await expect(words.getByText(name, { exact: true })).toBeVisible();
    }
    for (const { name } of clients) {
      await expect(page.getByRole('link', { name }).first()).toBeVisible();
    }
    await expect(
      section(page, home.partners.heading).getByRole('img').filter({ visible: true }),
    ).toHaveCount(partners.length);
    await expect(page.getByRole('button', { name: home.hero.motion.pause })).toHaveCount(0);
    const question = section(page, home.questions.heading).locator('details').last();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible({ visible: questions.length > 1 });

    const form = page.locator('main form');
    await fillIn(form, inquiry);
    await form.getByRole('button', { name: inquiry.button }).click();
    await expect(page).toHaveURL(/\/sent/);
  });
});
