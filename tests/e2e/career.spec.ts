import {
  applicationCase,
  cvFile,
  fieldOf,
  fillForm,
  openFilledForm,
  openForm,
  withSender,
} from './forms.ts';
import { readMessages } from './messages.ts';
import { expect, test } from './site.ts';

const developerJobTitle = 'Boat-Side Developer';
const keeperJobTitle = 'Keeper of the Tide Tables and of All Other Tables';

test('"Apply Now" selects the job in the form and focuses it', async ({ page }) => {
  await openForm(page, applicationCase);
  const positionSelect = page.getByLabel('Position');
  await expect(positionSelect.getByRole('option')).toHaveText([
    'Select Position',
    developerJobTitle,
    keeperJobTitle,
  ]);
  await expect(positionSelect).toHaveValue('');
  for (const [jobTitle, jobLocation, jobType] of [
    [keeperJobTitle, 'Waitangi, or any island with a ferry', 'Part time'],
    [developerJobTitle, 'Waitangi', 'Full time'],
  ] as const) {
    const jobCard = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: jobTitle, exact: true }) });
    await expect(jobCard.getByText(jobLocation, { exact: true })).toBeVisible();
    await expect(jobCard.getByText(jobType, { exact: true })).toBeVisible();
    await jobCard.getByRole('link', { name: 'Apply Now' }).click();
    await expect(positionSelect).toHaveValue(jobTitle);
    await expect(positionSelect).toBeFocused();
    await expect(positionSelect).toBeInViewport();
    await expect(page).toHaveURL('/carrer');
  }
});

test('a chosen CV can be removed, and a wrong type is refused', async ({ page }) => {
  await openForm(page, applicationCase);
  const cvField = page.getByLabel('CV Upload');
  await cvField.setInputFiles(cvFile('A long name of a CV.docx', 1.5 * 1024 * 1024));
  await expect(page.getByText('A long name of a CV.docx')).toBeVisible();
  await expect(page.getByText('1.5 MB')).toBeVisible();
  await page.getByRole('button', { name: 'Remove A long name of a CV.docx' }).click();
  await expect(page.getByText('A long name of a CV.docx')).toBeHidden();
  await expect(cvField).toBeFocused();
  await expect(cvField).toHaveValue('');

  const refusalText = 'cv.exe: Please choose a CV as PDF, DOC, DOCX or ODT.';
  await cvField.setInputFiles(cvFile('cv.exe', 100));
  await expect(page.getByText(refusalText, { exact: true })).toBeVisible();
  await expect(cvField).toHaveAccessibleDescription(new RegExp(`${refusalText}$`));
  await expect(cvField).toHaveValue('');
  await cvField.setInputFiles(cvFile('cv.pdf', 100));
  await expect(page.getByText(refusalText)).toBeHidden();
  await expect(cvField).not.toHaveAttribute('aria-invalid');
});

test('shows the required fields, and refuses a file whose content is no CV', async ({ page }) => {
  const applicantCase = withSender(applicationCase, 'disguised');
  const applicationForm = await openForm(page, applicantCase);
  const sendButton = applicationForm.getByRole('button', { name: applicantCase.button });
  await sendButton.click();
  for (const refusalText of [
    'Please enter your name.',
    'Please enter a valid email address.',
    'Please select a position.',
  ]) {
    await expect(page.getByText(refusalText, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeFocused();

  await fillForm(applicationForm, applicantCase);
  const cvField = page.getByLabel('CV Upload');
  await cvField.setInputFiles(cvFile('cv.pdf', 'MZ this is a program'));
  await sendButton.click();
  const refusalMessage = page.getByText('This file does not look like the kind its name says.');
  await expect(refusalMessage).toBeVisible();
  await expect(cvField).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('CV Upload');
  await expect(fieldOf(applicationForm, 'Cover Letter')).toHaveValue(/^We run a harbour/);
  await page.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await expect(refusalMessage).toBeHidden();
});

test('sends nothing until a refused CV is replaced or left out', async ({ page, request }) => {
  const applicantCase = withSender(applicationCase, 'refused');
  const applicationForm = await openFilledForm(page, applicantCase);
  const sendButton = applicationForm.getByRole('button', { name: applicantCase.button });
  const cvField = applicationForm.getByLabel('CV Upload');
  const skipCvButton = applicationForm.getByRole('button', { name: 'Go on without a CV' });
  for (const [refusedCv, reason] of [
    [cvFile('cv.jpg', 100), 'Please choose a CV as PDF, DOC, DOCX or ODT.'],
    [cvFile('cv.pdf', 6_000_000), 'Your CV is larger than 5 MB. Please choose a smaller file.'],
    [cvFile('cv.pdf', 0), 'This file is empty. Please choose another file.'],
  ] as const) {
    await cvField.setInputFiles(refusedCv);
    await sendButton.click();
    await expect(applicationForm.getByRole('alert').getByRole('link')).toHaveText(['CV Upload']);
    await expect(cvField).toHaveAccessibleDescription(new RegExp(`${refusedCv.name}: ${reason}$`));
    await expect(cvField).toBeFocused();
    await expect(skipCvButton).toBeVisible();
  }
  expect(await readMessages(request, 'email', applicantCase.fields.email)).toEqual([]);

  await cvField.setInputFiles(cvFile('cv.pdf', 100));
  await expect(cvField).not.toHaveAttribute('aria-invalid');
  await expect(skipCvButton).toHaveCount(0);
  await expect(applicationForm.getByRole('alert')).toBeEmpty();

  await cvField.setInputFiles(cvFile('cv.jpg', 100));
  await skipCvButton.click();
  await expect(cvField).toBeFocused();
  await expect(cvField).not.toHaveAttribute('aria-invalid');
  await sendButton.click();
  await expect(applicationForm.getByText(applicantCase.success)).toBeVisible();
  const [storedMessage] = await readMessages(request, 'email', applicantCase.fields.email);
  expect(storedMessage).toMatchObject({ file_name: null, fields: applicantCase.fields });
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
