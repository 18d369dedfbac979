import { content } from './content.ts';
import { expect, test, untilHydrated } from './site.ts';

test('the search tells how many pages it found, and when it shows only the best', async ({
  page,
}) => {
  await page.goto('/about');
  await untilHydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: content('search').title });
  const status = dialog.getByRole('status');
  await dialog.getByRole('searchbox').fill('website');
  const all = content('search').best.replace('{shown}', '8').replace('{count}', '(\\d+)');
  await expect(status).toHaveText(new RegExp(`^${all}$`));
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  await dialog.getByRole('searchbox').fill(content('works')[0]?.title ?? '');
  await expect(status).toHaveText(/^\d results?$/);
  await expect(dialog.getByRole('listitem')).toHaveCount(
    Number.parseInt((await status.textContent()) ?? '', 10),
  );
});
