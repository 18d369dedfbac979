import { measureDistortions, resize } from './layout.ts';
import { boxOf, expect, findSection, measureSide, openHydrated, test } from './site.ts';

test('shows a project’s whole picture, and fills the last row', async ({ page }) => {
  await openHydrated(page, '/portfolio');
  const projectsSection = findSection(page, 'Two things that float');
  for (const width of [360, 768, 1440]) {
    await resize(page, width);
    const ratioDifferences = await measureDistortions(projectsSection.locator('img'));
    expect(ratioDifferences, `at ${width}`).toHaveLength(2);
    expect(Math.max(...ratioDifferences), `at ${width}`).toBeLessThan(0.02);
    const projectListBox = await boxOf(projectsSection.locator('ul'));
    const invitationItem = projectsSection
      .getByRole('listitem')
      .filter({ hasText: 'Yours could float next' });
    await expect(invitationItem.getByRole('link', { name: 'Come and see' })).toBeVisible();
    expect((await boxOf(invitationItem)).width, `at ${width}`).toBeCloseTo(projectListBox.width, 0);
  }
  await page.getByRole('link', { name: 'Websites' }).click();
  const visibleCards = projectsSection.locator('li:visible');
  await expect(visibleCards).toHaveCount(2);
  expect(new Set(await measureSide(visibleCards, 'top')).size).toBe(1);
});

test('ends a page with its own panel or the call of the footer', async ({ staticPage: page }) => {
  for (const [route, panelHeading] of [
    ['/portfolio', undefined],
    ['/contact', undefined],
    ['/portfolio/berth-book', 'Yours could float next'],
    ['/industry', 'Your trade is not here?'],
  ] as const) {
    await page.goto(route);
    const footerCallText = page.getByText('Is there a list on your wall? Let’s talk.');
    await expect(footerCallText, route).toBeVisible({ visible: panelHeading === undefined });
    if (panelHeading) {
      const brandMark = findSection(page, panelHeading).locator(
        'svg:has(path[d="M8 29q8-8 16 0t16 0"])',
      );
      const { x: markLeft, width: markWidth } = await boxOf(brandMark);
      const panelBox = await boxOf(findSection(page, panelHeading).locator('[data-ground]'));
      expect(markWidth, route).toBeGreaterThan(100);
      expect(markLeft + markWidth, route).toBeLessThan(panelBox.x + panelBox.width);
    }
  }
});

test('offers search and links on a missing page, services for a missing one', async ({ page }) => {
  await openHydrated(page, '/nothing-here');
  const mainContent = page.getByRole('main');
  await expect(mainContent.locator('section li').getByRole('link')).toHaveText([
    ...['All notes', 'The crew', 'Seats in the boat', 'Help', 'What we made', 'Write to us'],
    ...['+64 3 555 0142', 'hello@tern-and-tide.test'],
  ]);
  await mainContent.getByRole('button', { name: 'What are you looking for?' }).click();
  await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toBeFocused();
  await page.goto('/service/nothing-here');
  await expect(mainContent.getByRole('link', { name: 'Berth books' })).toBeVisible();
});

test('marks a post’s current section, and aligns its text and pictures', async ({ page }) => {
  await openHydrated(page, '/blog/mooring-book');
  const contentsMenu = page.getByRole('navigation', { name: 'On this page' });
  const sectionLinks = contentsMenu.getByRole('link');
  const currentSectionLink = sectionLinks.and(page.locator('[class*=current]'));
  await sectionLinks.nth(2).click();
  await expect(currentSectionLink).toHaveText((await sectionLinks.nth(2).textContent()) ?? '');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(currentSectionLink).toHaveText((await sectionLinks.last().textContent()) ?? '');
  const rightEdges = await measureSide(
    page.locator('article:has(h1) > *, article:has(h1) :is(p, figure)'),
    'right',
  );
  expect(Math.round(Math.max(...rightEdges))).toBe(Math.round(rightEdges[0] ?? 0));
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(contentsMenu).toBeHidden();
});

test('shows next steps, a contact person and hours beside a form, and below it on a phone', async ({
  staticPage: page,
}) => {
  await page.goto('/contact');
  const formSection = findSection(page, 'Write to the crew');
  await expect(formSection.getByRole('heading')).toHaveText([
    ...['Write to the crew', 'What happens next', 'We read it', 'We ask', 'You get a price'],
  ]);
  const personText = formSection.getByText('Or ring for Siân Llewellyn-Featherstonehaugh');
  await expect(personText).toBeVisible();
  await expect(formSection.getByRole('link', { name: '+64 3 555 0142' })).toBeVisible();
  await expect(formSection.getByText('We answer within one working day. ')).toBeVisible();
  for (const [width, isPersonBelowForm] of [
    [1280, false],
    [360, true],
  ] as const) {
    await resize(page, width);
    const sendButtonBox = await boxOf(formSection.getByRole('button', { name: 'Send message' }));
    expect((await boxOf(personText)).y > sendButtonBox.y, `at ${width}`).toBe(isPersonBelowForm);
  }
  await page.goto('/register');
  await expect(formSection.getByText(/^Or ring for/)).toHaveCount(0);
});

test('shows each industry’s own drawing', async ({ staticPage: page }) => {
  for (const [industrySlug, drawingName] of [
    ['harbours', 'anchor'],
    ['dairies', 'bottle'],
  ]) {
    await page.goto(`/industry/${industrySlug}`);
    const industryDrawing = page.locator(`main [style*="/drawn/industries/${drawingName}.svg"]`);
    await expect(industryDrawing).toHaveCount(1);
    await expect(industryDrawing).toBeInViewport();
  }
});

test('shows an eyebrow above each section of the home page', async ({ staticPage: page }) => {
  await page.goto('/');
  await expect(page.locator('main p:has(+ h2)')).toHaveText([
    ...['What we make', 'About us', 'How it goes', 'What to expect', 'Who sails with us'],
    ...['Out there', 'Begin', 'In their words', 'Good to know'],
  ]);
});
