import {
  application,
  cvFile,
  fieldOf,
  fillIn,
  openForm,
  skipSpamDelay,
  withSender,
} from './forms.ts';
import { storedMessages } from './messages.ts';
import { expect, test } from './site.ts';

const developer = 'Boat-Side Developer';
const keeper = 'Keeper of the Tide Tables and of All Other Tables';

test('"Apply Now" selects the job in the form and focuses it', async ({ page }) => {
  await openForm(page, application);
  const position = page.getByLabel('Position');
  await expect(position.getByRole('option')).toHaveText(['Select Position', developer, keeper]);
  await expect(position).toHaveValue('');
  for (const [title, location, type] of [
    [keeper, 'Waitangi, or any island with a ferry', 'Part time'],
    [developer, 'Waitangi', 'Full time'],
  ] as const) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByText(location, { exact: true })).toBeVisible();
    await expect(card.getByText(type, { exact: true })).toBeVisible();
    await card.getByRole('link', { name: 'Apply Now' }).click();
    await expect(position).toHaveValue(title);
    await expect(position).toBeFocused();
    await expect(position).toBeInViewport();
    await expect(page).toHaveURL('/carrer');
  }
});

test('a chosen CV can be removed, and a wrong type is refused', async ({ page }) => {
  await openForm(page, application);
  const field = page.getByLabel('CV Upload');
  await field.setInputFiles(cvFile('A long name of a CV.docx', 1.5 * 1024 * 1024));
  await expect(page.getByText('A long name of a CV.docx')).toBeVisible();
  await expect(page.getByText('1.5 MB')).toBeVisible();
  await page.getByRole('button', { name: 'Remove A long name of a CV.docx' }).click();
  await expect(page.getByText('A long name of a CV.docx')).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  const refusal = 'cv.exe: Please choose a CV as PDF, DOC, DOCX or ODT.';
  await field.setInputFiles(cvFile('cv.exe', 100));
  await expect(page.getByText(refusal, { exact: true })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(new RegExp(`${refusal}$`));
  await expect(field).toHaveValue('');
  await field.setInputFiles(cvFile('cv.pdf', 100));
  await expect(page.getByText(refusal)).toBeHidden();
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('shows the required fields, and refuses a file whose content is no CV', async ({ page }) => {
  const applicant = withSender(application, 'disguised');
  const form = await openForm(page, applicant);
  const send = form.getByRole('button', { name: applicant.button });
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
  await field.setInputFiles(cvFile('cv.pdf', 'MZ this is a program'));
  await send.click();
  const refusal = page.getByText('This file does not look like the kind its name says.');
  await expect(refusal).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('CV Upload');
  await expect(fieldOf(form, 'Cover Letter')).toHaveValue(/^We run a harbour/);
  await page.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await expect(refusal).toBeHidden();
});

test('does not send with a refused CV until it is replaced or left out', async ({
  page,
  request,
}) => {
  const applicant = withSender(application, 'refused');
  const form = await openForm(page, applicant);
  const send = form.getByRole('button', { name: applicant.button });
  const field = form.getByLabel('CV Upload');
  const skip = form.getByRole('button', { name: 'Go on without a CV' });
  await fillIn(form, applicant);
  await skipSpamDelay(page);
  for (const [file, mistake] of [
    [cvFile('cv.jpg', 100), 'Please choose a CV as PDF, DOC, DOCX or ODT.'],
    [cvFile('cv.pdf', 6_000_000), 'Your CV is larger than 5 MB. Please choose a smaller file.'],
    [cvFile('cv.pdf', 0), 'This file is empty. Please choose another file.'],
  ] as const) {
    await field.setInputFiles(file);
    await send.click();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(['CV Upload']);
    await expect(field).toHaveAccessibleDescription(new RegExp(`${file.name}: ${mistake}$`));
    await expect(field).toBeFocused();
    await expect(skip).toBeVisible();
  }
  expect(await storedMessages(request, 'email', applicant.fields.email)).toEqual([]);

  await field.setInputFiles(cvFile('cv.pdf', 100));
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(skip).toHaveCount(0);
  await expect(form.getByRole('alert')).toBeEmpty();

  await field.setInputFiles(cvFile('cv.jpg', 100));
  await skip.click();
  await expect(field).toBeFocused();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await send.click();
  await expect(form.getByText(applicant.success)).toBeVisible();
  const [message] = await storedMessages(request, 'email', applicant.fields.email);
  expect(message).toMatchObject({ file_name: null, fields: applicant.fields });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a job and links to the form', async ({ page }) => {
    await page.goto('/carrer');
    await page.getByText('What you do, what you bring and what you get').first().click();
    await expect(page.getByText('What we offer').first()).toBeVisible();
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page).toHaveURL('/carrer#application-heading');
    await expect(page.getByRole('heading', { name: 'Come aboard' })).toBeInViewport();
  });
});
