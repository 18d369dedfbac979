import { application, contact, fieldOf, fillIn } from './forms.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('shows every word and the reason without scripts', async ({ page }) => {
  const written = { Name: 'Imran "I" <b>Khan</b>', Message: '\n  First line\nSecond & last' };
  await page.goto(contact.route);
  await fillIn(page.locator('main form'), contact, { ...written, 'Contact number': '12' });
  await page.getByRole('button', { name: contact.button }).click();

  await expect(page).toHaveTitle(/^Problem: /);
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  const number = fieldOf(page, 'Contact number');
  await expect(number).toHaveAccessibleDescription(/7 to 15 digits/);
  await expect(number).toHaveValue('12');
  for (const [label, value] of Object.entries(written)) {
    await expect(fieldOf(page, label)).toHaveValue(value);
  }
  await summary.getByRole('link', { name: /7 to 15 digits/ }).click();
  await expect(number).toBeFocused();

  await number.fill('+91 522 000 1234');
  await page.getByRole('button', { name: contact.button }).click();
  await expect(page).toHaveURL(/\/sent\/TT-/);
});

test('keeps the letter and asks for the CV again without scripts', async ({ page }) => {
  await page.goto(application.route);
  await fillIn(page, application, { Email: 'farah@example' });
  await page.getByLabel('CV Upload').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await page.getByRole('button', { name: application.button }).click();

  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter a valid email address.',
    'Please choose your CV again: a browser does not keep a chosen file.',
  ]);
  await expect(fieldOf(page, 'Position')).toHaveValue('Boat-Side Developer');
  await expect(fieldOf(page, 'Cover Letter')).toHaveValue(application.fields.coverLetter ?? '');
  await expect(page.getByLabel('CV Upload')).toHaveAccessibleDescription(/choose your CV again/);
});
