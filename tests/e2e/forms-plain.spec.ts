import { application, contact, cvFile, expectValues, fieldOf, fillIn } from './forms.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('shows the submitted values and the reason of a refusal without scripts', async ({ page }) => {
  const values = { Name: 'Imran "I" <b>Khan</b>', Message: '\n  First line\nSecond & last' };
  await page.goto(contact.route);
  await fillIn(page.locator('main form'), contact, { ...values, 'Contact number': '12' });
  await page.getByRole('button', { name: contact.button }).click();

  await expect(page).toHaveTitle(/^Problem: /);
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  const number = fieldOf(page, 'Contact number');
  await expect(number).toHaveAccessibleDescription(/7 to 15 digits/);
  await expectValues(page, { ...values, 'Contact number': '12' });
  await summary.getByRole('link', { name: /7 to 15 digits/ }).click();
  await expect(number).toBeFocused();

  await number.fill('+91 522 000 1234');
  await page.getByRole('button', { name: contact.button }).click();
  await expect(page).toHaveURL(/\/sent\/TT-/);
});

test('keeps the cover letter and asks for the CV again without scripts', async ({ page }) => {
  await page.goto(application.route);
  await fillIn(page, application, { Email: 'farah@example' });
  await page.getByLabel('CV Upload').setInputFiles(cvFile());
  await page.getByRole('button', { name: application.button }).click();

  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter a valid email address.',
    'Please choose your CV again: a browser does not keep a chosen file.',
  ]);
  const { Position = '', 'Cover Letter': letter = '' } = application.values;
  await expectValues(page, { Position, 'Cover Letter': letter });
  await expect(page.getByLabel('CV Upload')).toHaveAccessibleDescription(/choose your CV again/);
});
