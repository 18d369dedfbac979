import { expect, openHydrated, test } from './site.ts';

test('loads when opened, and shows the result count while typing', async ({ page, problems }) => {
  let indexRequestCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/search-index.json')) {
      indexRequestCount += 1;
    }
  });
  await openHydrated(page, '/about');
  expect(indexRequestCount).toBe(0);
  const searchButton = page.getByRole('button', { name: 'Search this site' });
  await searchButton.click();
  const searchDialog = page.getByRole('dialog', { name: 'Search this site' });
  const searchField = searchDialog.getByRole('searchbox', { name: 'What are you looking for?' });
  const searchStatus = searchDialog.getByRole('status');
  await expect(searchField).toBeFocused();
  const initialStatusText = 'Every page, post, service, project and trade, by any word in it.';
  await expect(searchStatus).toHaveText(initialStatusText);
  await expect.poll(() => indexRequestCount).toBe(1);
  for (const [searchWords, resultKind, resultTitle] of [
    ['moori', 'Note', 'Why a mooring book beats three lists on the wall'],
    ['Marine', 'Service', 'Marine radio'],
    ['centuries', 'Project', 'A walk through four centuries of rope'],
    ['dairies', 'Trade', 'Dairies'],
    ['नाव', 'Note', 'नाव और सॉफ़्टवेयर की कहानी'],
  ] as const) {
    await searchField.fill(searchWords);
    const firstResult = searchDialog.getByRole('listitem').first();
    await expect(firstResult).toContainText(resultTitle);
    await expect(firstResult).toContainText(resultKind);
  }
  for (const [searchWords, statusText, itemCount] of [
    ['browsers', '1 result', 1],
    ['museum', 'The best 8 of 13 results', 8],
    ['the', 'The best 8 of 43 results', 8],
    ['unfinished', 'Nothing found for “unfinished”.', 6],
    ['zzyzx', 'Nothing found for “zzyzx”.', 6],
  ] as const) {
    await searchField.fill(searchWords);
    await expect(searchStatus).toHaveText(statusText);
    await expect(searchDialog.getByRole('listitem')).toHaveCount(itemCount);
  }
  await expect(searchDialog.getByRole('link', { name: 'All notes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(searchDialog).toBeHidden();
  await expect(searchButton).toBeFocused();
  expect(problems).toEqual([]);
});

test('works by keyboard alone and tolerates a typing mistake', async ({ page, problems }) => {
  await openHydrated(page, '/contact');
  // Autofill fires keydown events without a key.
  await page
    .locator('main form input[type="email"]')
    .evaluate((emailField) => emailField.dispatchEvent(new Event('keydown', { bubbles: true })));
  await page.keyboard.press('Control+k');
  const searchDialog = page.getByRole('dialog', { name: 'Search this site' });
  const searchField = searchDialog.getByRole('searchbox');
  await expect(searchField).toBeFocused();
  await page.keyboard.type('musseum sites');
  const firstResultLink = searchDialog.getByRole('link').first();
  await expect(firstResultLink).toContainText('Museum sites');
  await searchField.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true });
  await expect(searchField).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(firstResultLink).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(searchField).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(searchField).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(searchDialog).toBeHidden();
  await expect(page).toHaveURL('/service/museums');

  // A result that is the current page adds no history entry.
  await page.keyboard.press('Control+k');
  await expect(searchField).toBeFocused();
  await page.keyboard.type('museum sites');
  await expect(firstResultLink).toContainText('Museum sites');
  await page.keyboard.press('Enter');
  await expect(searchDialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.isDialogEntry)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  expect(problems).toEqual([]);
});

test('searches for the words in the URL, as search engines can', async ({ page, request }) => {
  const homePageHtml = await (await request.get('/')).text();
  expect(homePageHtml).toContain('"urlTemplate":"https://tern-and-tide.test/blog?q={words}"');
  await openHydrated(page, '/blog?q=mooring');
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(dialog.getByRole('searchbox')).toHaveValue('mooring');
  await expect(dialog.getByRole('listitem').first()).toContainText('Why a mooring book beats');
});
