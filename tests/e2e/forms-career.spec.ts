import { largestCv } from '../../src/shared/limits.ts';
import { content } from './content.ts';
import { application, fillIn, from } from './filled.ts';
import { expect, test, untilHydrated } from './site.ts';

function file(name: string, size: number) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(size, '%PDF-1.4 ') };
}

test.beforeEach(async ({ page }) => {
  await page.goto('/carrer');
  await untilHydrated(page);
});

test('an applicant chooses among the open jobs', async ({ page }) => {
  await expect(page.getByLabel('Position').getByRole('option')).toHaveText([
    'Select Position',
    ...content('jobs')
      .filter(({ open }) => open)
      .map(({ title }) => title),
  ]);
});

test('an applicant sees the chosen file with its size and can take it back', async ({ page }) => {
  const field = page.getByLabel('CV Upload');
  await field.setInputFiles(file('A long name of a CV.docx', 1.5 * 1024 * 1024));
  await expect(page.getByText('A long name of a CV.docx')).toBeVisible();
  await expect(page.getByText('1.5 MB')).toBeVisible();
  await page.getByRole('button', { name: 'Remove A long name of a CV.docx' }).click();
  await expect(page.getByText('A long name of a CV.docx')).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

for (const { wrong, chosen, text } of [
  {
    wrong: 'another kind of file',
    chosen: file('cv.exe', 100),
    text: 'cv.exe: Please choose a CV as PDF, DOC, DOCX or ODT.',
  },
  {
    wrong: 'too large a file',
    chosen: file('cv.pdf', largestCv + 1),
    text: 'cv.pdf: Your CV is larger than 5 MB. Please choose a smaller file.',
  },
  {
    wrong: 'an empty file',
    chosen: file('cv.odt', 0),
    text: 'cv.odt: This file is empty. Please choose another file.',
  },
]) {
  test(`an applicant who chose ${wrong} is told at once`, async ({ page }) => {
    const field = page.getByLabel('CV Upload');
    await field.setInputFiles(chosen);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${text}$`));
    await expect(field).toHaveValue('');
    await field.setInputFiles(file('cv.pdf', 100));
    await expect(page.getByText(text)).toBeHidden();
    await expect(field).not.toHaveAttribute('aria-invalid');
  });
}

test('an applicant whose file is not what its name says is told so, and everything is kept', async ({
  page,
}) => {
  const applicant = from(application, 'disguised');
  await fillIn(page, applicant);
  await page.getByLabel('CV Upload').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ this is a program'),
  });
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(
    page.getByText('This file does not look like the kind its name says.'),
  ).toBeVisible();
  await expect(page.getByLabel('CV Upload')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('CV Upload');
  await expect(page.getByLabel('Cover Letter')).toHaveValue(applicant.typed['Cover Letter'] ?? '');
  await page.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await expect(page.getByText('This file does not look like the kind its name says.')).toBeHidden();
});

test('an applicant who leaves everything empty is told what is needed', async ({ page }) => {
  await page.getByRole('button', { name: 'Send application' }).click();
  for (const text of [
    'Please enter your name.',
    'Please enter a valid email address.',
    'Please select a position.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeFocused();
});
