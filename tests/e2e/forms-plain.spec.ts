import { applicationCase, contactCase, createCvFile, expectValues, fillForm } from './forms.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('shows the submitted values and the reason of a refusal without scripts', async ({ page }) => {
  const typedTexts = { Name: 'Imran "I" <b>Khan</b>', Message: '\n  First line\nSecond & last' };
  await page.goto(contactCase.route);
  await fillForm(page.locator('main form'), contactCase, { ...typedTexts, 'Contact number': '12' });
  await page.getByRole('button', { name: contactCase.button }).click();

  await expect(page).toHaveTitle(/^Problem: /);
  const problemSummary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(problemSummary).toBeFocused();
  const phoneField = page.getByLabel('Contact number');
  await expect(phoneField).toHaveAccessibleDescription(/7 to 15 digits/);
  await expectValues(page, { ...typedTexts, 'Contact number': '12' });
  await problemSummary.getByRole('link', { name: /7 to 15 digits/ }).click();
  await expect(phoneField).toBeFocused();

  await phoneField.fill('+91 522 000 1234');
  await page.getByRole('button', { name: contactCase.button }).click();
  await expect(page).toHaveURL(/\/sent\/TT-/);
});

test('keeps the cover letter and asks for the CV again without scripts', async ({ page }) => {
  await page.goto(applicationCase.route);
  await fillForm(page, applicationCase, { Email: 'farah@example' });
  await page.getByLabel('CV Upload').setInputFiles(createCvFile());
  await page.getByRole('button', { name: applicationCase.button }).click();

  const problemSummary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(problemSummary.getByRole('link')).toHaveText([
    'Please enter a valid email address.',
    'Please choose your CV again: a browser does not keep a chosen file.',
  ]);
  await expectValues(page, { ...applicationCase.values, Email: 'farah@example' });
  await expect(page.getByLabel('CV Upload')).toHaveAccessibleDescription(/choose your CV again/);
});
