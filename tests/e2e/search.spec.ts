import { expect, open, pageHeading, test, watchScripts } from './site.ts';

test('loads when first opened, searches while typing and shows the number of results', async ({
  page,
  problems,
}) => {
  const scripts = watchScripts(page);
  const indexScripts = () =>
    scripts().filter((script) => script.includes('/service/tideTables","kind'));
  await open(page, '/about');
  expect(indexScripts()).toEqual([]);
  const opener = page.getByRole('button', { name: 'Search this site' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  const field = dialog.getByRole('searchbox', { name: 'What are you looking for?' });
  const status = dialog.getByRole('status');
  await expect(field).toBeFocused();
  await expect(status).toHaveText(
    'Every page, post, service, project and trade, by any word in it.',
  );
  await expect.poll(() => indexScripts().length).toBe(1);
  for (const [words, kind, title] of [
    ['moori', 'Note', 'Why a mooring book beats three lists on the wall'],
    ['Marine', 'Service', 'Marine radio'],
    ['centuries', 'Project', 'A walk through four centuries of rope'],
    ['dairies', 'Trade', 'Dairies'],
    ['नाव', 'Note', 'नाव और सॉफ़्टवेयर की कहानी'],
  ] as const) {
    await field.fill(words);
    const first = dialog.getByRole('listitem').first();
    await expect(first).toContainText(title);
    await expect(first).toContainText(kind);
  }
  await field.fill('centuries');
  await expect(status).toHaveText('1 result');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await field.fill('museum');
  await expect(status).toHaveText('The best 8 of 11 results');
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  await field.fill('the');
  await expect(status).toHaveText('The best 8 of 40 results');
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  await field.fill('unfinished');
  await expect(status).toHaveText('Nothing found for “unfinished”.');

  await field.fill('zzyzx');
  await expect(status).toHaveText('Nothing found for “zzyzx”.');
  await expect(dialog.getByRole('link', { name: 'All notes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(problems).toEqual([]);
});

test('works by keyboard alone, tolerates a typing mistake, and ignores autofill events', async ({
  page,
  problems,
}) => {
  await open(page, '/contact');
  await page
    .locator('main form input[type="email"]')
    .evaluate((field) => field.dispatchEvent(new Event('keydown', { bubbles: true })));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('musseum sites');
  const first = dialog.getByRole('link').first();
  await expect(first).toContainText('Museum sites');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/service/museums');
  expect(problems).toEqual([]);
});

test('shows an error if it cannot load, and opens later', async ({ page }) => {
  await open(page, '/about');
  const opener = page.getByRole('button', { name: 'Search this site' });
  await page.route('**/assets/js/**', (route) => route.abort());
  await opener.click();
  await expect(page.getByRole('alert')).toHaveText(
    'The search could not be loaded. Check your connection and open it again.',
  );
  await expect(pageHeading(page)).toHaveText('About us');
  await page.unroute('**/assets/js/**');
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Search this site' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
