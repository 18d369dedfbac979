/** The open jobs, and the application: its job and its CV. */
import { application, fillIn, from, openForm } from './forms.ts';
import { expect, test } from './site.ts';

const developer = 'Boat-Side Developer';
const keeper = 'Keeper of the Tide Tables and of All Other Tables';

function file(name: string, size: number) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(size, '%PDF-1.4 ') };
}

test('Apply Now chooses the job in the form and puts the applicant there; a CV can be taken back, and one that cannot be sent is refused at once', async ({
  page,
}) => {
  await openForm(page, application);
  const position = page.getByLabel('Position');
  await expect(position.getByRole('option')).toHaveText(['Select Position', developer, keeper]);
  await expect(position).toHaveValue('');
  for (const [title, place, type] of [
    [keeper, 'Waitangi, or any island with a ferry', 'Part time'],
    [developer, 'Waitangi', 'Full time'],
  ] as const) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByText(place, { exact: true })).toBeVisible();
    await expect(card.getByText(type, { exact: true })).toBeVisible();
    await card.getByRole('link', { name: 'Apply Now' }).click();
    await expect(position).toHaveValue(title);
    await expect(position).toBeFocused();
    await expect(position).toBeInViewport();
    await expect(page).toHaveURL('/carrer');
  }

  const field = page.getByLabel('CV Upload');
  await field.setInputFiles(file('A long name of a CV.docx', 1.5 * 1024 * 1024));
  await expect(page.getByText('A long name of a CV.docx')).toBeVisible();
  await expect(page.getByText('1.5 MB')).toBeVisible();
  await page.getByRole('button', { name: 'Remove A long name of a CV.docx' }).click();
  await expect(page.getByText('A long name of a CV.docx')).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  const refusal = 'cv.exe: Please choose a CV as PDF, DOC, DOCX or ODT.';
  await field.setInputFiles(file('cv.exe', 100));
  await expect(page.getByText(refusal, { exact: true })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(new RegExp(`${refusal}$`));
  await expect(field).toHaveValue('');
  await field.setInputFiles(file('cv.pdf', 100));
  await expect(page.getByText(refusal)).toBeHidden();
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('an applicant hears what is needed, and keeps everything when the file is not what its name says', async ({
  page,
}) => {
  const applicant = from(application, 'disguised');
  const form = await openForm(page, applicant);
  const send = form.getByRole('button', { name: 'Send application' });
  await send.click();
  for (const text of [
    'Please enter your name.',
    'Please enter a valid email address.',
    'Please select a position.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeFocused();

  await fillIn(form, applicant);
  const field = page.getByLabel('CV Upload');
  await field.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ this is a program'),
  });
  await send.click();
  const refusal = page.getByText('This file does not look like the kind its name says.');
  await expect(refusal).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('CV Upload');
  await expect(page.getByLabel('Cover Letter (optional)')).toHaveValue(/^We run a harbour/);
  await page.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await expect(refusal).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a job can be read, and leads to the form', async ({ page }) => {
    await page.goto('/carrer');
    await page.getByText('What you do, what you bring and what you get').first().click();
    await expect(page.getByText('What we offer').first()).toBeVisible();
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page).toHaveURL('/carrer#application-heading');
    await expect(page.getByRole('heading', { name: 'Come aboard' })).toBeInViewport();
  });
});
