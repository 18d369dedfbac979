import { cvMessages } from '../../src/shared/field-messages.ts';
import { messages } from '../../src/shared/messages.ts';
import { expect, test } from './site.ts';
import { content } from './unconverted/content.ts';
import { application, contact, fieldOf, fillIn } from './unconverted/filled.ts';

const { cv } = content('forms').application;

test.use({ javaScriptEnabled: false });

test('a visitor without scripts who typed something wrong finds every word and the reason', async ({
  page,
}) => {
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
  await expect(page).toHaveURL(/\/sent\/[A-Z]+-/);
});

test('an applicant without scripts keeps the letter and is told to choose the CV again', async ({
  page,
}) => {
  await page.goto(application.route);
  await fillIn(page, application, { Email: 'farah@example' });
  await page.getByLabel(cv.label).setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await page.getByRole('button', { name: application.button }).click();

  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    messages.invalidEmail,
    cvMessages.chooseAgain,
  ]);
  await expect(fieldOf(page, 'Position')).toHaveValue(application.fields.position ?? '');
  await expect(fieldOf(page, 'Cover Letter')).toHaveValue(application.fields.coverLetter ?? '');
  await expect(page.getByLabel(cv.label)).toHaveAccessibleDescription(/choose your CV again/);
});
