/** The home page from top to bottom: how its sections stand, enter and rest. */
import { columnsFor } from '../../src/components/columns.ts';
import { content } from './content.ts';
import { fillIn, inquiry } from './filled.ts';
import { resize } from './layout.ts';
import { inFirstRow, openWithClock, section } from './parts.ts';
import { expect, test, untilHydrated } from './site.ts';

const home = content('home');
const clients = content('clients');
const partners = content('partners');
const testimonials = content('testimonials');
const questions = content('faq');
const { cards } = home.services;
const drawings = 'img[src^="/drawn/decor/"]';
const pauses = [
  home.hero.motion,
  home.partners.motion,
  home.work.carousel,
  home.testimonials.motion,
].flatMap(({ pause, play }) => [pause, play]);
const pauseButton = new RegExp(`^(${pauses.join('|')})$`);

test('is at most twelve screens high on a phone, also where nothing moves', async ({ page }) => {
  const many = [home.process.steps, home.why.cards, cards, questions, content('agency').figures];
  test.skip(
    many.flat().length > 30 || testimonials.length > 6 || clients.length > 5,
    'this much takes more',
  );
  await resize(page, 390, 844);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await untilHydrated(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 844, reducedMotion).toBeLessThanOrEqual(12);
  }
});

test('fits every width, with the services in one to four columns, all of one size', async ({
  reader: page,
}) => {
  await page.goto('/');
  const columns: Record<number, number> = { 360: 1, 768: 2, 1440: columnsFor(cards.length, 4) };
  for (const width of [320, 360, 768, 1024, 1440, 1920]) {
    await resize(page, width);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, `at ${width} px`).toBe(0);
    const boxes = await section(page, home.services.heading)
      .getByRole('link')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    if (columns[width]) {
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns[width]);
      const sizes = boxes.map((box) => `${Math.round(box.width)} × ${Math.round(box.height)}`);
      expect(new Set(sizes).size, `at ${width} px`).toBe(1);
    }
  }
});

test('on a large screen cards zoom, reasons shift, questions stand in two columns, and a card leads to its page', async ({
  page,
  complaints,
}) => {
  await resize(page, 1440);
  await page.goto('/');
  await untilHydrated(page);

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

test('parts rise once as they come into sight, and nothing is hidden at rest', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const heading = page.getByRole('heading', {
    name: content('agency').statements[0].title,
    exact: true,
  });
  const rising = () =>
    heading.evaluate((element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const [animation] = at.getAnimations();
        if (animation) {
          return animation.effect?.getTiming().duration;
        }
      }
      return undefined;
    });
  const opacity = () =>
    heading.evaluate((element) => {
      let least = 1;
      for (let at: Element | null = element; at; at = at.parentElement) {
        least = Math.min(least, Number(getComputedStyle(at).opacity));
      }
      return least;
    });
  expect(await opacity()).toBe(1);
  let duration: unknown;
  for (let turn = 0; turn < 60 && duration === undefined; turn += 1) {
    await page.mouse.wheel(0, 60);
    duration = await rising();
  }
  expect(duration).toBeGreaterThanOrEqual(800);
  expect(duration).toBeLessThanOrEqual(1200);
  await expect.poll(opacity).toBe(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await heading.scrollIntoViewIfNeeded();
  expect(await rising()).toBeUndefined();
});

test('parts out of view keep no timer and no animation going', async ({ page }) => {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const { setInterval: begin, clearInterval: end } = window;
    Object.assign(window, {
      timers,
      setInterval: (handler: () => void, delay: number) => {
        const timer = begin(handler, delay);
        timers.add(timer);
        return timer;
      },
      clearInterval: (timer: number) => {
        timers.delete(timer);
        end(timer);
      },
    });
  });
  function going() {
    return page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return (window as unknown as { timers: Set<number> }).timers.size + running.length;
    });
  }
  await page.goto('/');
  await untilHydrated(page);
  if (Math.max(home.hero.headlines.length, home.hero.pictures.length) > 1) {
    await expect.poll(going).toBeGreaterThan(0);
  }
  for (const part of await page.locator('main section').all()) {
    await part.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('.swiper-initialized')).toHaveCount(clients.length < 5 ? 0 : 1);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(going).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ ownContext: true, contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves and everything can be read', async ({ page, complaints }) => {
    await openWithClock(page);
    for (const part of await page.locator('main section').all()) {
      await part.scrollIntoViewIfNeeded();
    }
    await page.clock.runFor(60_000);
    await expect(page.locator('h1').locator('xpath=..').locator('[data-shown="true"]')).toHaveText(
      home.hero.headlines[0],
    );
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);
    await expect(page.getByRole('button', { name: pauseButton })).toHaveCount(0);
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    ).toBe(0);
    const logos = section(page, home.partners.heading).getByRole('img');
    await expect(logos).toHaveCount(partners.length);
    const unseen = await logos.evaluateAll((all) =>
      all.filter((logo) => {
        const { left, right } = logo.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      }),
    );
    expect(unseen).toHaveLength(0);
    await expect(
      page.getByRole('region', { name: home.work.carousel.label }).getByRole('listitem'),
    ).toHaveCount(clients.length);
    expect(complaints).toEqual([]);
  });
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
    await expect(page.getByRole('button', { name: pauseButton })).toHaveCount(0);
    const question = section(page, home.questions.heading).locator('details').last();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible({ visible: questions.length > 1 });

    const form = page.locator('main form');
    await fillIn(form, inquiry);
    await form.getByRole('button', { name: inquiry.button }).click();
    await expect(page).toHaveURL(/\/sent/);
  });
});
