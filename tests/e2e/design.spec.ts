import { resize } from './layout.ts';
import { boxOf, expect, measure, open, section, test } from './site.ts';

test('shows a project’s whole picture, and fills the last row', async ({ page }) => {
  await open(page, '/portfolio');
  const works = section(page, 'Two things that float');
  for (const width of [360, 768, 1440]) {
    await resize(page, width);
    const distortion = await works.locator('img').evaluateAll((all) =>
      all.map((picture) => {
        const { width: wide, height } = picture.getBoundingClientRect();
        const [ownWidth, ownHeight] = ['width', 'height'].map((name) =>
          Number(picture.getAttribute(name)),
        );
        return Math.abs(wide / height - (ownWidth ?? 0) / (ownHeight ?? 1));
      }),
    );
    expect(distortion, `at ${width}`).toHaveLength(2);
    expect(Math.max(...distortion), `at ${width}`).toBeLessThan(0.02);
    const list = await boxOf(works.locator('ul'));
    const invitation = works.getByRole('listitem').filter({ hasText: 'Yours could float next' });
    await expect(invitation.getByRole('link', { name: 'Come and see' })).toBeVisible();
    expect((await boxOf(invitation)).width, `at ${width}`).toBeCloseTo(list.width, 0);
  }
  await page.getByRole('link', { name: 'Websites' }).click();
  const cards = works.locator('li:visible');
  await expect(cards).toHaveCount(2);
  expect(new Set(await measure(cards, 'top')).size).toBe(1);
});

test('ends a page with its own panel and the brand’s mark, or with the footer’s call', async ({
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
      const { x, width } = await boxOf(mark);
      const panel = await boxOf(section(page, heading).locator('[data-ground]'));
      expect(width, route).toBeGreaterThan(100);
      expect(x + width, route).toBeLessThan(panel.x + panel.width);
    }
  }
});

test('offers the search and links on a missing page, and all services for a missing service', async ({
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

test('marks a post’s current section in its contents, and aligns text and pictures', async ({
  page,
}) => {
  await open(page, '/blog/mooring-book');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  const current = links.and(page.locator('[class*=current]'));
  await links.nth(2).click();
  await expect(current).toHaveText((await links.nth(2).textContent()) ?? '');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(current).toHaveText((await links.last().textContent()) ?? '');
  const rights = await measure(
    page.locator('article:has(h1) > *, article:has(h1) :is(p, figure)'),
    'right',
  );
  expect(Math.round(Math.max(...rights))).toBe(Math.round(rights[0] ?? 0));
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(contents).toBeHidden();
});

test('shows next steps, a contact person and hours beside a form, and below it on a phone', async ({
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
    const button = await boxOf(form.getByRole('button', { name: 'Send message' }));
    expect((await boxOf(person)).y > button.y, `at ${width}`).toBe(isBelow);
  }
  await page.goto('/register');
  await expect(form.getByText(/^Or ring for/)).toHaveCount(0);
});

test('shows each industry’s own drawing', async ({ staticPage: page }) => {
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

test('shows an eyebrow above each section of the home page', async ({ staticPage: page }) => {
  await page.goto('/');
  await expect(page.locator('main p:has(+ h2)')).toHaveText([
    ...['What we make', 'About us', 'How it goes', 'What to expect', 'Who sails with us'],
    ...['Out there', 'Begin', 'In their words', 'Good to know'],
  ]);
});
