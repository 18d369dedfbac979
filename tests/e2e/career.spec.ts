import { readMessages } from './database-and-mailbox.ts';
import { applicationCase, createCvFile, openFilledForm, withUniqueSender } from './forms.ts';
import { expect, openHydrated, test } from './site.ts';

test('announces the form, shows each mistake, and "Apply Now" selects a job', async ({ page }) => {
  await openHydrated(page, '/carrer');
  await expect(page.locator('main form')).toMatchAriaSnapshot(`
    - textbox "Name"
    - textbox "Email"
    - combobox "Position"
    - button "CV Upload (optional)"
    - textbox "Cover Letter (optional)"
    - alert
    - status
    - button "Send application"
  `);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.locator('main form [data-error-for]:visible')).toHaveText([
    'Please enter your name.',
    'Please enter a valid email address.',
    'Please select a position.',
  ]);
  await expect(page.getByLabel('Name')).toBeFocused();

  const keeperJobTitle = 'Keeper of the Tide Tables and of All Other Tables';
  const positionSelect = page.getByLabel('Position');
  await expect(positionSelect).toHaveValue('');
  await positionSelect.focus();
  await page.keyboard.type('Boat');
  await expect(positionSelect).toHaveValue('Boat-Side Developer');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('CV Upload')).toBeFocused();
  for (const [jobTitle, ...jobFacts] of [
    [keeperJobTitle, 'Waitangi, or any island with a ferry', 'Part time'],
    ['Boat-Side Developer', 'Waitangi', 'Full time'],
  ] as const) {
    const jobCard = page.locator('li', { has: page.getByRole('heading', { name: jobTitle }) });
    for (const jobFact of jobFacts) {
      await expect(jobCard.getByText(jobFact, { exact: true })).toBeVisible();
    }
    await jobCard.getByRole('link', { name: 'Apply Now' }).click();
    await expect(positionSelect).toHaveValue(jobTitle);
    await expect(positionSelect).toBeFocused();
    await expect(positionSelect).toBeInViewport();
    await expect(page).toHaveURL('/carrer');
  }
});

test('sends nothing until a bad CV is replaced or left out', async ({ page, request }) => {
  const uniqueApplicationCase = withUniqueSender(applicationCase, 'refused');
  const applicationForm = await openFilledForm(page, uniqueApplicationCase);
  const sendButton = applicationForm.getByRole('button', { name: uniqueApplicationCase.button });
  const cvField = applicationForm.getByLabel('CV Upload');
  const skipCvButton = applicationForm.getByRole('button', { name: 'Go on without a CV' });
  // The file is a PDF with the name of a Word file.
  await cvField.setInputFiles(createCvFile('A long name of a CV.docx', 1.5 * 1024 * 1024));
  const fileNameElement = page.getByText('A long name of a CV.docx');
  await expect(fileNameElement).toBeVisible();
  await expect(page.getByText('1.5 MB')).toBeVisible();
  await sendButton.click();
  const refusalMessage = page.getByText('This file does not look like the kind its name says.');
  await expect(refusalMessage).toBeVisible();
  await expect(cvField).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('CV Upload');
  await expect(applicationForm.getByLabel('Cover Letter')).toHaveValue(/^We run a harbour/);
  await page.getByRole('button', { name: 'Remove A long name of a CV.docx' }).click();
  await expect(refusalMessage).toBeHidden();
  await expect(fileNameElement).toBeHidden();
  await expect(cvField).toBeFocused();
  await expect(cvField).toHaveValue('');

  for (const [fileName, byteCount, refusalReason] of [
    ['cv.jpg', 100, 'Please choose a CV as PDF, DOC, DOCX or ODT.'],
    ['cv.pdf', 6_000_000, 'Your CV is larger than 5 MB. Please choose a smaller file.'],
    ['cv.pdf', 0, 'This file is empty. Please choose another file.'],
  ] as const) {
    await cvField.setInputFiles(createCvFile(fileName, byteCount));
    const refusalText = `${fileName}: ${refusalReason}`;
    await expect(page.getByText(refusalText, { exact: true })).toBeVisible();
    await expect(cvField).toHaveValue('');
    await sendButton.click();
    await expect(applicationForm.getByRole('alert').getByRole('link')).toHaveText(['CV Upload']);
    await expect(cvField).toHaveAccessibleDescription(new RegExp(`${refusalText}$`));
    await expect(cvField).toBeFocused();
    await expect(skipCvButton).toBeVisible();
  }
  expect(await readMessages(request, uniqueApplicationCase.fields.email)).toEqual([]);

  await cvField.setInputFiles(createCvFile('cv.pdf', 100));
  await expect(cvField).not.toHaveAttribute('aria-invalid');
  await expect(skipCvButton).toHaveCount(0);
  await expect(applicationForm.getByText('This file is empty.')).toBeHidden();
  await expect(applicationForm.getByRole('alert')).toBeEmpty();

  await cvField.setInputFiles(createCvFile('cv.jpg', 100));
  await skipCvButton.click();
  await expect(cvField).toBeFocused();
  await expect(cvField).not.toHaveAttribute('aria-invalid');
  await sendButton.click();
  await expect(applicationForm.getByText(uniqueApplicationCase.success)).toBeVisible();
  const [storedMessage] = await readMessages(request, uniqueApplicationCase.fields.email);
  expect(storedMessage).toMatchObject({ file_name: null, fields: uniqueApplicationCase.fields });
});

test('shows a job and links to its page and to the form without scripts', async ({
  staticPage: page,
}) => {
  await page.goto('/carrer');
  await page.getByRole('link', { name: 'Boat-Side Developer' }).click();
  await expect(page).toHaveURL('/carrer/boat-side-developer');
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page.getByRole('heading', { name: 'Come aboard' })).toBeInViewport();
  await expect(page.getByLabel('Position')).toHaveValue('Boat-Side Developer');
  await page.goto('/carrer');
  await page.getByText('What you do and what you bring').first().click();
  await expect(page.getByText('What we offer').first()).toBeVisible();
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page).toHaveURL('/carrer#application-heading');
  await expect(page.getByRole('heading', { name: 'Come aboard' })).toBeInViewport();
});
