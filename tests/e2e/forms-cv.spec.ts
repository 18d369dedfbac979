/** An application is not sent without the CV that was chosen. */

import { application, fillIn, from, openForm, skipSpamDelay } from './forms.ts';
import { storedMessages } from './messages.ts';
import { expect, test } from './site.ts';

function file(name: string, size: number) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(size, '%PDF-1.4 ') };
}

test('Send stops at a CV that was refused, until another is chosen or the applicant goes on without', async ({
  page,
  request,
}) => {
  const applicant = from(application, 'refused');
  const form = await openForm(page, applicant);
  const send = form.getByRole('button', { name: applicant.button });
  const field = form.getByLabel('CV Upload');
  const without = form.getByRole('button', { name: 'Go on without a CV' });
  await fillIn(form, applicant);
  await skipSpamDelay(page);
  for (const [chosen, problem] of [
    [file('cv.jpg', 100), 'Please choose a CV as PDF, DOC, DOCX or ODT.'],
    [file('cv.pdf', 6_000_000), 'Your CV is larger than 5 MB. Please choose a smaller file.'],
    [file('cv.pdf', 0), 'This file is empty. Please choose another file.'],
  ] as const) {
    await field.setInputFiles(chosen);
    await send.click();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(['CV Upload']);
    await expect(field).toHaveAccessibleDescription(new RegExp(`${chosen.name}: ${problem}$`));
    await expect(field).toBeFocused();
    await expect(without).toBeVisible();
  }
  expect(await storedMessages(request, 'email', applicant.fields.email)).toEqual([]);

  await field.setInputFiles(file('cv.pdf', 100));
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(without).toHaveCount(0);
  await expect(form.getByRole('alert')).toBeEmpty();

  await field.setInputFiles(file('cv.jpg', 100));
  await without.click();
  await expect(field).toBeFocused();
  await expect(field).not.toHaveAttribute('aria-invalid');
  await send.click();
  await expect(form.getByText(applicant.success)).toBeVisible();
  const [row] = await storedMessages(request, 'email', applicant.fields.email);
  expect(row).toMatchObject({ file_name: null, fields: applicant.fields });
});
