/** How works, trades, posts, people and the brand are shown. */

import { resize } from './layout.ts';
import { expect, open, section, test } from './site.ts';

test('a work’s card shows its picture in the whole width, and the last row has no hole', async ({
  page,
}) => {
  await open(page, '/portfolio');
  const works = section(page, 'Two things that float');
  for (const width of [360, 768, 1440]) {
    await resize(page, width);
    const cut = await works.locator('img').evaluateAll((all) =>
      all.map((one) => {
        const { width: wide, height } = one.getBoundingClientRect();
        const [ownWidth, ownHeight] = ['width', 'height'].map((name) =>
          Number(one.getAttribute(name)),
        );
        return Math.abs(wide / height - (ownWidth ?? 0) / (ownHeight ?? 1));
      }),
    );
    expect(cut, `at ${width}`).toHaveLength(2);
    expect(Math.max(...cut), `at ${width}`).toBeLessThan(0.02);
    const list = await works.locator('ul').boundingBox();
    const invitation = works.getByRole('listitem').filter({ hasText: 'Yours could float next' });
    await expect(invitation.getByRole('link', { name: 'Come and see' })).toBeVisible();
    expect((await invitation.boundingBox())?.width, `at ${width}`).toBeCloseTo(list?.width ?? 0, 0);
  }
  await page.getByRole('link', { name: 'Websites' }).click();
  const shown = works.locator('li:visible');
  await expect(shown).toHaveCount(2);
  const tops = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('a page closes once: with its own panel, which has the whole mark, or with the footer’s call', async ({
  staticPage: page,
}) => {
  for (const [route, heading] of [
    ['/portfolio', undefined],
    ['/contact', undefined],
    ['/portfolio/berth-book', 'Yours could float next'],
    ['/industry', 'Your trade is not here?'],
  ] as const) {
    await page.goto(route);
    const call = page.getByText('Is there a list on your wall? Let’s talk.');
    await expect(call, route).toBeVisible({ visible: heading === undefined });
    if (heading) {
      const mark = section(page, heading).locator('svg:has(path[d="M8 29q8-8 16 0t16 0"])');
      const { x = 0, width = 0 } = (await mark.boundingBox()) ?? {};
      const panel = await section(page, heading).locator('[data-ground]').boundingBox();
      expect(width, route).toBeGreaterThan(100);
      expect(x + width, route).toBeLessThan((panel?.x ?? 0) + (panel?.width ?? 0));
    }
  }
});

test('a lost visitor finds the search and six places, and of an unknown service all services', async ({
  page,
}) => {
  await open(page, '/nothing-here');
  const main = page.getByRole('main');
  await expect(main.locator('section li').getByRole('link')).toHaveText([
    ...['All notes', 'The crew', 'Seats in the boat', 'Help', 'What we made', 'Write to us'],
    ...['+64 3 555 0142', 'hello@tern-and-tide.test'],
  ]);
  await main.getByRole('button', { name: 'What are you looking for?' }).click();
  await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toBeFocused();
  await page.goto('/service/nothing-here');
  await expect(main.getByRole('link', { name: 'Berth books' })).toBeVisible();
});

test('a post’s contents stay beside it and mark the part in sight, and text and picture end at one edge', async ({
  page,
}) => {
  await open(page, '/blog/mooring-book');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const parts = contents.getByRole('link');
  const marked = parts.and(page.locator('[class*=current]'));
  await parts.nth(2).click();
  await expect(marked).toHaveText((await parts.nth(2).textContent()) ?? '');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(marked).toHaveText((await parts.last().textContent()) ?? '');
  const ends = await page
    .locator('article:has(h1) > *, article:has(h1) :is(p, figure)')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(Math.max(...ends)).toBe(ends[0] ?? 0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(contents).toBeHidden();
});

test('beside a form stand what follows, the person to talk to and the hours; on a phone below it', async ({
  staticPage: page,
}) => {
  await page.goto('/contact');
  const form = section(page, 'Write to the crew');
  await expect(form.getByRole('heading')).toHaveText([
    ...['Write to the crew', 'What happens next', 'We read it', 'We ask', 'You get a price'],
  ]);
  const person = form.getByText('Or ring for Siân Llewellyn-Featherstonehaugh');
  await expect(person).toBeVisible();
  await expect(form.getByRole('link', { name: '+64 3 555 0142' })).toBeVisible();
  await expect(form.getByText('We answer within one working day. ')).toBeVisible();
  for (const [width, isBelow] of [
    [1280, false],
    [360, true],
  ] as const) {
    await resize(page, width);
    const button = await form.getByRole('button', { name: 'Send message' }).boundingBox();
    const place = await person.boundingBox();
    expect((place?.y ?? 0) > (button?.y ?? 0), `at ${width}`).toBe(isBelow);
  }
  await page.goto('/register');
  await expect(form.getByText(/^Or ring for/)).toHaveCount(0);
});

test('each trade’s page opens with its own drawing', async ({ staticPage: page }) => {
  for (const [slug, drawing] of [
    ['harbours', 'anchor'],
    ['dairies', 'bottle'],
  ]) {
    await page.goto(`/industry/${slug}`);
    const emblem = page.locator(`main [style*="/drawn/industries/${drawing}.svg"]`);
    await expect(emblem).toHaveCount(1);
    await expect(emblem).toBeInViewport();
  }
});

test('each section of the home page has an eyebrow', async ({ staticPage: page }) => {
  await page.goto('/');
  await expect(page.locator('main p:has(+ h2)')).toHaveText([
    ...['What we make', 'About us', 'How it goes', 'What to expect', 'Who sails with us'],
    ...['Out there', 'Begin', 'In their words', 'Good to know'],
  ]);
});
