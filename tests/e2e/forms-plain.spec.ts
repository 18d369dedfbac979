import { readFileSync } from 'node:fs';
import { application, contact, fieldOf, fillIn } from './filled.ts';
import { build, expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('a visitor without scripts who typed something wrong finds every word and the reason', async ({
  page,
}) => {
  await page.goto('/contact');
  const name = 'Imran "I" <b>Khan</b>';
  const message = '\n  First line\nSecond & last';
  await fillIn(page, {
    ...contact,
    typed: { ...contact.typed, Name: name, 'Contact number': '12', Message: message },
  });
  await page.getByRole('button', { name: 'Send message' }).click();

  await expect(page).toHaveTitle(/^Problem: /);
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  const number = fieldOf(page, 'Contact number');
  await expect(number).toHaveAccessibleDescription(/7 to 15 digits/);
  await expect(number).toHaveValue('12');
  await expect(fieldOf(page, 'Name')).toHaveValue(name);
  await expect(fieldOf(page, 'Message')).toHaveValue(message);
  await summary.getByRole('link', { name: /7 to 15 digits/ }).click();
  await expect(number).toBeFocused();

  await number.fill('+91 522 000 1234');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/sent\/CC-/);
});

test('an applicant without scripts keeps the letter and is told to choose the CV again', async ({
  page,
}) => {
  await page.goto('/carrer');
  await fillIn(page, { ...application, typed: { ...application.typed, Email: 'farah@example' } });
  await page.getByLabel('CV Upload').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await page.getByRole('button', { name: 'Send application' }).click();

  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter a valid email address.',
    'Please choose your CV again: a browser does not keep a chosen file.',
  ]);
  await expect(page.getByLabel('Position')).toHaveValue('Back-End Developer');
  await expect(page.getByLabel('Cover Letter')).toHaveValue(
    application.typed['Cover Letter'] ?? '',
  );
  await expect(page.getByLabel('CV Upload')).toHaveAccessibleDescription(/choose your CV again/);
});

test('a visitor without scripts is led to the contact page for a quote', async ({ page }) => {
  await page.goto('/industry');
  await page.getByRole('link', { name: 'Get a quote' }).click();
  await expect(page).toHaveURL('/contact');
});

test('search engines are not led to the pages that forms end on', async () => {
  const sitemap = readFileSync(`${build}/sitemap.xml`, 'utf8');
  expect(sitemap).not.toMatch(/\/(?:sent|problem)\b/);
  for (const file of ['sent', 'problem/inquiry', 'problem/application']) {
    expect(readFileSync(`${build}/${file}.html`, 'utf8')).toMatch(
      /<meta[^>]+name="?robots"?[^>]+noindex/,
    );
  }
});
