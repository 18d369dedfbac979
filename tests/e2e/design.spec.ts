import { expectNoSidewaysScroll, measurePictureDistortions, resize } from './layout.ts';
import { expect, findPageHeading, findSection, measureBox, openHydrated, test } from './site.ts';

test('shows a project’s whole picture, and fills the last row', async ({ page }) => {
  await openHydrated(page, '/portfolio');
  const projectsSection = findSection(page, 'Two things that float');
  for (const width of [360, 768, 1440]) {
    await resize(page, width);
    const distortionRatios = await measurePictureDistortions(
      projectsSection.locator('[data-kind] > span > img'),
    );
    expect(distortionRatios, `at ${width}`).toHaveLength(2);
    expect(Math.max(...distortionRatios), `at ${width}`).toBeLessThan(0.02);
    const { width: listWidth } = await measureBox(projectsSection.locator('ul'));
    const invitationItem = projectsSection.locator('li', { hasText: 'Yours could float next' });
    await expect(invitationItem.getByRole('link', { name: 'Come and see' })).toBeVisible();
    expect((await measureBox(invitationItem)).width, `at ${width}`).toBeCloseTo(listWidth, 0);
  }
  await page.getByRole('link', { name: 'Websites' }).click();
  await expect(projectsSection.locator('[data-kind]:visible')).toHaveCount(1);
});

test('ends with its own panel or the footer’s call to action', async ({ staticPage: page }) => {
  for (const [route, closingPanelHeading] of [
    ['/portfolio', undefined],
    ['/contact', undefined],
    ['/portfolio/berth-book', 'Yours could float next'],
    ['/industry', 'Your trade is not here?'],
  ] as const) {
    await page.goto(route);
    const footerInvitation = page.getByText('Is there a list on your wall? Let’s talk.');
    await expect(footerInvitation, route).toBeVisible({ visible: !closingPanelHeading });
    if (closingPanelHeading) {
      const closingPanel = findSection(page, closingPanelHeading).locator('[data-ground]');
      await expect(
        closingPanel.getByText(/ answers, Tuesday to Saturday, 8:30 am to 4:30 pm$/),
      ).toBeVisible();
    }
  }
});

test('folds parts of a page on a phone without scripts, and opens them for larger screens', async ({
  staticPage: page,
}) => {
  await page.goto('/service/berths');
  for (const [name, text] of [
    ['How it goes', 'We build it.'],
    ['More', 'About us'],
  ] as const) {
    const foldButton = page.locator(`summary[aria-label="${name}"]`);
    const foldedText = page.getByText(text, { exact: true }).filter({ visible: true });
    await resize(page, 360);
    await expect(foldedText, name).toHaveCount(0);
    await foldButton.click();
    await expect(foldedText, name).toHaveCount(1);
    await foldButton.click();
    await expect(foldedText, name).toHaveCount(0);
    await resize(page, 600);
    await expect(foldButton).toBeHidden();
    await expect(foldedText, name).toHaveCount(1);
  }
  await resize(page, 360);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('We build it.', { exact: true })).toBeVisible();
});

test('offers search and links on a missing page', async ({ page }) => {
  await openHydrated(page, '/nothing-here');
  const mainContent = page.getByRole('main');
  // biome-ignore format: values side by side
  await expect(mainContent.locator('section li').getByRole('link')).toHaveText([
    'All notes', 'The crew', 'Seats in the boat', 'Help', 'What we made', 'Write to us',
    '+64 3 555 0142', 'hello@tern-and-tide.test',
  ]);
  await mainContent.getByRole('button', { name: 'What are you looking for?' }).click();
  await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toBeFocused();
});

test('shows steps, a person and hours beside or below a form', async ({ staticPage: page }) => {
  await page.goto('/contact');
  const formSection = findSection(page, 'Write to the crew');
  // biome-ignore format: values side by side
  await expect(formSection.getByRole('heading')).toHaveText([
    'Three ways to us', 'Write', 'Call', 'Chat', 'Come by',
    'Write to the crew', 'What happens next', 'We read it', 'We ask', 'You get a price',
  ]);
  const personLine = formSection.getByText(
    'Siân Llewellyn-Featherstonehaugh answers, Tuesday to Saturday, 8:30 am to 4:30 pm',
  );
  await expect(personLine).toBeVisible();
  await expect(formSection.getByRole('link', { name: '+64 3 555 0142' })).toHaveCount(2);
  await expect(formSection.getByText('We answer within one working day. ')).toBeVisible();
  const sendButton = formSection.getByRole('button', { name: 'Send message' });
  expect((await measureBox(personLine)).x).toBeLessThan((await measureBox(sendButton)).x);
  await resize(page, 360);
  expect((await measureBox(personLine)).y).toBeGreaterThan((await measureBox(sendButton)).y);
  await page.goto('/register');
  await expect(page.getByText(/ answers, Tuesday/)).toHaveCount(0);
});

test('shows the newest post as large as four others', async ({ staticPage: page }) => {
  await page.goto('/blog');
  const cards = page.locator('main article');
  const newestBox = await measureBox(cards.nth(0));
  const secondBox = await measureBox(cards.nth(1));
  const thirdBox = await measureBox(cards.nth(2));
  expect(newestBox.width).toBeGreaterThan(2 * secondBox.width);
  expect(newestBox.y + newestBox.height).toBeCloseTo(thirdBox.y + thirdBox.height, 0);
});

test('shows each industry’s own drawing', async ({ staticPage: page }) => {
  for (const [slug, drawingName] of Object.entries({ harbours: 'anchor', dairies: 'bottle' })) {
    await page.goto(`/industry/${slug}`);
    const industryDrawing = page.locator(`main [style*="/drawn/industries/${drawingName}.svg"]`);
    await expect(industryDrawing).toBeInViewport();
  }
});

test('a page’s head has large letters beside its embroidery, which bears no word', async ({
  staticPage: page,
}) => {
  for (const route of ['/about/team', '/industry/harbours']) {
    await page.goto(route);
    const motif = page.locator('main [style*="/drawn/motifs/"]').first();
    for (const width of [320, 599, 600, 900, 1366, 1920]) {
      await resize(page, width, 740);
      const stateLabel = `${route} at ${width}`;
      const headingBox = await measureBox(findPageHeading(page));
      const motifBox = await measureBox(motif);
      const isBelow = motifBox.y > headingBox.y + headingBox.height;
      const isBeside = motifBox.x >= headingBox.x + headingBox.width - 1;
      expect(isBelow || isBeside, stateLabel).toBe(true);
      if (isBelow) {
        expect(headingBox.width, stateLabel).toBeGreaterThan(0.8 * width);
      }
      await expectNoSidewaysScroll(page, stateLabel);
    }
    await expect(findPageHeading(page)).toHaveCSS('font-size', /^(6[4-9]|[7-9]\d|1[012]\d)/);
  }
});

for (const [testedListName, route, itemsSelector, columnCounts] of [
  ['services', '/', 'main section:has(h2:text("Three kinds of work")) li', [1, 2, 3]],
  ['posts', '/blog/tags/water', 'main article', [1, 2, 3]],
  ['people', '/about/team', 'main section:has(h2:text("Six people")) li', [2, 2, 4]],
] as const) {
  test(`shows ${testedListName} in ${columnCounts} equal columns`, async ({ staticPage: page }) => {
    await page.goto(route);
    for (const [widthIndex, windowWidth] of [360, 768, 1440].entries()) {
      await resize(page, windowWidth);
      const gridItems = await page.locator(itemsSelector).all();
      const itemBoxes = await Promise.all(gridItems.map(measureBox));
      expect(itemBoxes.length).toBeGreaterThan(4);
      const topRowBoxes = itemBoxes.filter(({ y }) => Math.abs(y - (itemBoxes[0]?.y ?? 0)) < 2);
      expect(topRowBoxes.length, `at ${windowWidth} px`).toBe(columnCounts[widthIndex]);
      const sizes = topRowBoxes.map(({ width, height }) => [width, height].map(Math.round).join());
      expect(new Set(sizes).size, `at ${windowWidth} px`).toBe(1);
    }
  });
}
