/** What a form's summary says follows what is wrong with its fields. */
import { fieldOf, inquiry, openQuote } from './filled.ts';
import { expect, test, untilHydrated } from './site.ts';

test('the summary says nothing of a field that was mended', async ({ page }) => {
  await page.goto('/industry');
  await untilHydrated(page);
  const dialog = await openQuote(page);
  await dialog.getByRole('button', { name: inquiry.button }).click();
  const summary = dialog.getByRole('alert');
  for (const label of ['Email', 'Name', 'Phone number']) {
    await expect(summary.getByRole('link', { name: label })).toBeVisible();
    await fieldOf(dialog, label).fill(inquiry.typed[label] ?? '');
    await expect(summary.getByRole('link', { name: label })).toHaveCount(0);
    await expect(summary).not.toContainText('Please enter');
  }
  await expect(summary.getByRole('link')).toHaveText(['Message']);
  await fieldOf(dialog, 'Message').fill('Hello');
  await expect(summary).toBeEmpty();
});

test('an error of no field stays until the next try', async ({ page }) => {
  await page.route('**/api/v1/email', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Please look again.', errors: { email: 'Is this right?', other: 'No.' } },
    }),
  );
  await page.goto('/industry');
  await untilHydrated(page);
  const dialog = await openQuote(page);
  for (const [label, value] of Object.entries(inquiry.typed)) {
    await fieldOf(dialog, label).fill(value);
  }
  await dialog.getByRole('button', { name: inquiry.button }).click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toContainText('Please look again.');
  await fieldOf(dialog, 'Email').fill('ravi@example.in');
  await expect(summary.getByRole('link')).toHaveCount(0);
  await expect(summary).toContainText('Please look again.');
});
