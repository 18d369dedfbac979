/** The search in every page's header. */
import { content, posts, services } from './content.ts';
import { expect, open, test } from './site.ts';

const words = content('search');
const [post] = posts;
const [service] = Object.values(services);
const serviceTitle = service?.title ?? '';

/** Of a title, the word that is most its own. */
function longestWord(title = ''): string {
  const [longest = ''] = (title.match(/[a-z]{3,}/gi) ?? []).sort(
    (one, other) => other.length - one.length,
  );
  return longest.toLowerCase();
}

test('loads when it is first opened, finds what is typed while one types, tells how much it found, and says when it finds nothing', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  const opener = page.getByRole('button', { name: words.title });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: words.title });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  for (const [title, kind] of [
    [post?.title, words.kinds.post],
    [serviceTitle, words.kinds.service],
  ]) {
    if (title) {
      await field.fill(longestWord(title).slice(0, -1));
      const found = dialog.getByRole('link').filter({ hasText: title }).filter({ hasText: kind });
      await expect(found.first()).toBeVisible();
      await expect(dialog.getByRole('status')).toHaveText(
        new RegExp(
          `^(\\d+ (${words.results.join('|')})|${words.best.replace(/\{\w+\}/g, '\\d+')})$`,
        ),
      );
    }
  }

  const best = words.best.replace('{shown}', '8').replace('{count}', '(\\d+)');
  if (Object.keys(content('services')).length > 8) {
    await field.fill('website');
    await expect(dialog.getByRole('status')).toHaveText(new RegExp(`^${best}$`));
    await expect(dialog.getByRole('listitem')).toHaveCount(8);
  }
  await field.fill(content('works')[0]?.title ?? '');
  await expect(dialog.getByRole('status')).toHaveText(/^\d results?$/);
  const count = Number.parseInt((await dialog.getByRole('status').textContent()) ?? '', 10);
  await expect(dialog.getByRole('listitem')).toHaveCount(count);

  await field.fill('zzyzx');
  await expect(dialog.getByRole('status')).toHaveText(`${words.empty} “zzyzx”.`);
  await expect(dialog.getByRole('link', { name: words.suggestions[0].label })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(complaints).toEqual([]);
});

test('is used by keyboard alone: open, type with a slip, choose, go; what a browser fills in is no press of a key', async ({
  page,
  complaints,
}) => {
  await open(page, '/contact');
  await page
    .locator('main form input[type="email"]')
    .evaluate((field) => field.dispatchEvent(new Event('keydown', { bubbles: true })));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: words.title });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  const word = longestWord(serviceTitle);
  await page.keyboard.type(`${word.slice(0, -2)}${word.slice(-2, -1)}${word.slice(-2)}`);
  await expect(dialog.getByRole('link').filter({ hasText: serviceTitle }).first()).toBeVisible();
  const first = dialog.getByRole('link').first();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  const to = (await first.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(to);
  expect(complaints).toEqual([]);
});

test('that cannot load says so on the page, and opens once it can', async ({ page }) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const opener = page.getByRole('button', { name: words.title });
  await page.route('**/assets/js/**', (route) => route.abort());
  await opener.click();
  await expect(page.getByRole('alert')).toHaveText(words.failed);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content('pages').about.heading);
  await page.unroute('**/assets/js/**');
  await opener.click();
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
