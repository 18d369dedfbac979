/** The open jobs, and the application: its job and its CV. */
import { cvMessages, fieldMessages } from '../../src/shared/field-messages.ts';
import { largestCv } from '../../src/shared/limits.ts';
import { messages } from '../../src/shared/messages.ts';
import { expect, test } from './site.ts';
import { content } from './unconverted/content.ts';
import { application, fillIn, from, openForm } from './unconverted/filled.ts';

const { labels, application: words } = content('forms');
const { openings } = content('career-page');

const jobs = content('jobs');

function file(name: string, size: number) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(size, '%PDF-1.4 ') };
}

const refused = [
  [file('cv.exe', 100), `cv.exe: ${cvMessages.wrongKind}`],
  [file('cv.pdf', largestCv + 1), `cv.pdf: ${cvMessages.tooLarge}`],
  [file('cv.odt', 0), `cv.odt: ${cvMessages.empty}`],
] as const;

test('Apply Now chooses the job in the form and puts the applicant there; a CV can be taken back, and one that cannot be sent is refused at once', async ({
  page,
}) => {
  await openForm(page, application);
  const position = page.getByLabel(words.fields.position.label);
  const isNone = jobs.length === 0;
  await expect(position.getByRole('option')).toHaveText([
    words.fields.position.prompt ?? '',
    ...(isNone ? [words.openApplication] : jobs.map(({ title }) => title)),
  ]);
  await expect(position).toHaveValue(isNone ? words.openApplication : '');
  for (const { title, location, type } of jobs.toReversed()) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByText(location, { exact: true })).toBeVisible();
    await expect(card.getByText(type, { exact: true })).toBeVisible();
    await card.getByRole('link', { name: openings.apply }).click();
    await expect(position).toHaveValue(title);
    await expect(position).toBeFocused();
    await expect(position).toBeInViewport();
    await expect(page).toHaveURL(application.route);
  }

  const field = page.getByLabel(words.cv.label);
  await field.setInputFiles(file('A long name of a CV.docx', 1.5 * 1024 * 1024));
  await expect(page.getByText('A long name of a CV.docx')).toBeVisible();
  await expect(page.getByText('1.5 MB')).toBeVisible();
  await page.getByRole('button', { name: `${words.cv.remove} A long name of a CV.docx` }).click();
  await expect(page.getByText('A long name of a CV.docx')).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  for (const [chosen, text] of refused) {
    await field.setInputFiles(chosen);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${text}$`));
    await expect(field).toHaveValue('');
    await field.setInputFiles(file('cv.pdf', 100));
    await expect(page.getByText(text)).toBeHidden();
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
});

test('an applicant is told what is needed, and keeps everything when the file is not what its name says', async ({
  page,
}) => {
  const applicant = from(application, 'disguised');
  const form = await openForm(page, applicant);
  const send = form.getByRole('button', { name: applicant.button });
  await send.click();
  const unchosen = jobs.length > 0 ? [fieldMessages.position] : [];
  for (const text of [fieldMessages.name, messages.invalidEmail, ...unchosen]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel(words.fields.name.label)).toBeFocused();

  await fillIn(form, applicant);
  const field = page.getByLabel(words.cv.label);
  await field.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ this is a program'),
  });
  await send.click();
  const refusal = page.getByText(cvMessages.wrongContent);
  await expect(refusal).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(words.cv.label);
  await expect(
    page.getByLabel(`${words.fields.coverLetter.label} (${labels.optional})`),
  ).toHaveValue(applicant.fields.coverLetter ?? '');
  await page.getByRole('button', { name: `${words.cv.remove} cv.pdf` }).click();
  await expect(refusal).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a job can be read, and leads to the form', async ({ page }) => {
    test.skip(jobs.length === 0, 'no job is open');
    await page.goto('/carrer');
    await page.getByText(openings.summary).first().click();
    await expect(page.getByText(openings.offer).first()).toBeVisible();
    await page.getByRole('link', { name: openings.apply }).first().click();
    await expect(page).toHaveURL('/carrer#application-heading');
    await expect(page.getByRole('heading', { name: words.heading })).toBeInViewport();
  });
});
