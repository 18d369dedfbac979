import { resize } from './layout.ts';
import { expect, findPageHeading, measureSide, openHydrated, recordScripts, test } from './site.ts';

const secondNewestPostTitle = 'Why a mooring book beats three lists on the wall';
const oldestPostTitle = 'Reading a tide table without a computer';

test('finds posts by list, topic, author or archive without reload', async ({ page, problems }) => {
  const readScriptSources = recordScripts(page);
  const mainContent = page.getByRole('main');
  const postCards = mainContent.getByRole('article');
  const olderPageLink = page.getByRole('link', { name: 'Older', exact: true });
  const blogMenu = page.getByRole('navigation', { name: 'Ways into the blog' });
  const pageHeading = findPageHeading(page);
  async function expectListPage(pageNumber: number, postCount: number, lastPostTitle: string) {
    const pageLink = page.getByRole('link', { name: `Page ${pageNumber}`, exact: true });
    await expect(pageLink).toHaveAttribute('aria-current', 'page');
    await expect(postCards).toHaveCount(postCount);
    await expect(postCards.last().getByRole('heading')).toHaveText(lastPostTitle);
    for (const postCard of await postCards.all()) {
      await postCard.scrollIntoViewIfNeeded();
      await expect(postCard.locator('img')).toHaveJSProperty('complete', true);
    }
  }
  await openHydrated(page, '/about');
  const scriptCountBefore = readScriptSources().length;
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notes' }).click();
  await expect(pageHeading).toHaveText('Notes');
  await expectListPage(1, 9, 'Forty knots and how to show them');
  await olderPageLink.click();
  const allPostsLink = blogMenu.getByRole('link', { name: 'All posts' });
  await expect(allPostsLink).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/blog/page/2');
  await expectListPage(2, 2, oldestPostTitle);
  await expect(olderPageLink).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Read More' }).first().click();
  await expect(pageHeading).toHaveText('What a fog signal says to a small boat');
  await page.getByRole('link', { name: `Older post ${secondNewestPostTitle}` }).click();
  await expect(pageHeading).toHaveText(secondNewestPostTitle);
  await page.goBack();
  await page.goBack();
  await expect(pageHeading).toHaveText('Notes');
  expect(readScriptSources().length).toBeGreaterThan(scriptCountBefore);

  const searchButton = page.getByRole('button', { name: 'Search', exact: true });
  await searchButton.click();
  await expect(page.getByRole('dialog', { name: 'Search this site' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchButton).toBeFocused();
  await blogMenu.getByRole('link', { name: 'Topics' }).click();
  await expect(pageHeading).toHaveText('Topics');
  await mainContent.getByRole('link', { name: 'On the water' }).first().click();
  await expect(pageHeading).toHaveText('On the water');

  await blogMenu.getByRole('link', { name: 'Authors' }).click();
  await mainContent.getByRole('link', { name: 'आन्या देशपांडे' }).first().click();
  await expect(pageHeading).toHaveText('आन्या देशपांडे');

  await blogMenu.getByRole('link', { name: 'Archive' }).click();
  await expect(pageHeading).toHaveText('Archive');
  await mainContent.getByRole('link', { name: oldestPostTitle }).click();
  await expect(pageHeading).toHaveText(oldestPostTitle);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(problems).toEqual([]);
});

test('shares a post by WhatsApp or copied link, or says it cannot', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const postUrl = 'https://tern-and-tide.test/blog/fog-signals';
  const whatsappUrl = `https://wa.me/?text=What%20a%20fog%20signal%20says%20to%20a%20small%20boat%20${encodeURIComponent(postUrl)}`;
  await openHydrated(page, '/blog/fog-signals');
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', whatsappUrl);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(postUrl);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Link copied' }).click();
  await expect(page.getByRole('button', { name: 'Could not copy' })).toBeVisible();
});

test('marks a long post’s section, copies its code, scrolls a table', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await resize(page, 1440);
  const contentsMenu = page.getByRole('navigation', { name: 'On this page' });
  const sectionLinks = contentsMenu.getByRole('link');
  await openHydrated(page, '/blog/tide-tables');
  await expect(sectionLinks).toHaveCount(0);
  await openHydrated(page, '/blog/mooring-book');
  // biome-ignore format: values side by side
  await expect(sectionLinks).toHaveText([
    'The wall', 'The drawer', 'The head', 'The first summer', 'The second summer',
    'What it cannot do',
  ]);
  const currentSectionLink = sectionLinks.and(page.locator('[class*=current]'));
  await sectionLinks.nth(3).click();
  await expect(page).toHaveURL(/#the-first-summer$/);
  await expect(currentSectionLink).toHaveText('The first summer');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(currentSectionLink).toHaveText('What it cannot do');
  await sectionLinks.nth(5).click();
  await sectionLinks.nth(3).click();
  await expect(
    page.getByRole('heading', { name: 'The first summer', exact: true }),
  ).toBeInViewport();
  const articlePartsSelector = 'article:has(h1) > *, article:has(h1) :is(p, figure)';
  const rightEdges = await measureSide(page.locator(articlePartsSelector), 'right');
  expect(Math.max(...rightEdges)).toBe(rightEdges[0]);

  const codeBlock = page.locator('[data-code]').first();
  const codeColourCount = await codeBlock
    .locator('code span[style]')
    .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
  expect(codeColourCount).toBeGreaterThan(2);
  await codeBlock.getByRole('button', { name: 'Copy' }).click();
  await expect(codeBlock.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copiedCode = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiedCode).toMatch(/^const berths = \['A1', 'A2'\];\n\n/);
  expect(copiedCode).toBe(await codeBlock.locator('pre').textContent());

  await resize(page, 320, 700);
  await expect(contentsMenu).toBeHidden();
  const wideTable = page.getByRole('group', { name: 'Table, scrolls sideways' }).first();
  await wideTable.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wideTable.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('opens the list of sections on a phone without scripts', async ({ staticPage: page }) => {
  await resize(page, 360);
  await page.goto('/blog/mooring-book');
  const sectionsDetails = page.locator('details', { hasText: 'On this page' });
  await sectionsDetails.locator('summary').click();
  await sectionsDetails.getByRole('link', { name: 'What it cannot do' }).click();
  await expect(
    page.getByRole('heading', { name: 'What it cannot do', exact: true }),
  ).toBeInViewport();
});

test('the RSS feed is readable in a browser', async ({ page, problems }) => {
  await page.goto('/blog/rss.xml');
  const rootBefore = (root: Element) => getComputedStyle(root, '::before').content;
  const notice = await page.locator('rss').evaluate(rootBefore);
  expect(notice).toBe('"Copy this address into a feed reader."');
  const firstItem = page.locator('item').first();
  await expect(firstItem.locator('title')).toBeVisible();
  await expect(firstItem.locator('description')).toBeVisible();
  await expect(firstItem.locator('guid')).toBeHidden();
  expect(problems).toEqual([]);
});
