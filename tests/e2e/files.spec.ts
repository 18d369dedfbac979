import { readMessages, runSql, waitForMail } from './database-and-mailbox.ts';
import { contactCase, fillForm, openFilledForm, withUniqueSender } from './forms.ts';
import { expect, holdRequests, test } from './site.ts';

const photo = { name: 'दुकान.png', mimeType: 'image/png', content: '\x89PNG\r\n\x1a\n' };
const notes = { name: 'notes.txt', mimeType: 'text/plain', content: 'Two boats' };
const program = { name: 'boats.exe', mimeType: 'application/octet-stream', content: 'MZ' };
const drawing = { name: 'boat.svg', mimeType: 'image/svg+xml', content: '<svg/>' };

function createFiles(...files: (typeof photo)[]) {
  return files.map(({ content, ...file }) => ({
    ...file,
    buffer: Buffer.from(content, 'latin1'),
  }));
}

test('of several files, each refused one is named and the others stay', async ({
  page,
  request,
}) => {
  const senderCase = withUniqueSender(contactCase, 'files');
  const form = await openFilledForm(page, senderCase);
  const field = form.getByLabel('Pictures or papers');
  const names = form.getByRole('listitem').locator('span:first-of-type');
  const wrongKind =
    'Please choose a picture (PNG, JPEG, WebP, HEIC) or a document (PDF, DOCX, XLSX, ODT, TXT).';

  await field.setInputFiles(createFiles(photo, program, drawing));
  await expect(names).toHaveText(['दुकान.png']);
  await expect(field).toHaveAccessibleDescription(
    `Three at most, 5 MB together boats.exe: ${wrongKind} boat.svg: ${wrongKind}`,
  );
  await form.getByRole('button', { name: senderCase.button }).click();
  await expect(field).toBeFocused();
  expect(await readMessages(request, senderCase.fields.email)).toEqual([]);

  await form.getByRole('button', { name: 'Go on without it' }).click();
  await field.setInputFiles(createFiles(notes, photo));
  await expect(names).toHaveText(['दुकान.png', 'notes.txt']);
  await field.setInputFiles(createFiles(program, { ...notes, name: 'more.txt' }));
  await form.getByRole('button', { name: 'Go on without it' }).click();
  await form.getByRole('button', { name: 'Remove notes.txt' }).click();
  await expect(field).toBeFocused();
  await expect(names).toHaveText(['दुकान.png', 'more.txt']);
  await form.getByRole('button', { name: senderCase.button }).click();
  await expect(form.getByText(senderCase.success)).toBeVisible();

  const rows = await runSql(
    request,
    'SELECT files.name, reference FROM files JOIN messages ON message = messages.id WHERE email = ? ORDER BY position',
    senderCase.fields.email,
  );
  expect(rows.map(([name]) => name)).toEqual(['दुकान.png', 'more.txt']);
  const mail = await waitForMail(request, rows[0]?.[1] ?? '');
  expect(mail.attachments).toHaveLength(2);
});

test('a file that is chosen before its list has loaded joins the list', async ({ page }) => {
  const form = await openFilledForm(page, withUniqueSender(contactCase, 'slow-files'));
  const releaseScripts = await holdRequests(page, '**/assets/js/*');
  const scriptRequest = page.waitForRequest('**/assets/js/*');
  await form.getByLabel('Pictures or papers').setInputFiles(createFiles(photo));
  await scriptRequest;
  await expect(form.getByRole('listitem')).toHaveCount(0);
  releaseScripts();
  await expect(form.getByRole('listitem')).toContainText('दुकान.png');
});

test('without the list of chosen files, a file is sent', async ({ page, request }) => {
  const senderCase = withUniqueSender(contactCase, 'lost-list');
  const form = await openFilledForm(page, senderCase);
  await page.route('**/assets/js/*', (route) => route.abort());
  const failedRequest = page.waitForEvent('requestfailed');
  await form.getByLabel('Pictures or papers').setInputFiles(createFiles(notes));
  await failedRequest;
  await form.getByRole('button', { name: senderCase.button }).click();
  await expect(form.getByText(senderCase.success)).toBeVisible();
  expect(
    await runSql(
      request,
      'SELECT files.name FROM files JOIN messages ON message = messages.id WHERE email = ?',
      senderCase.fields.email,
    ),
  ).toEqual([['notes.txt']]);
});

test('sends three files without scripts, and keeps the texts when one is refused', async ({
  staticPage: page,
  request,
}) => {
  const senderCase = withUniqueSender(contactCase, 'plain-files');
  await page.goto(senderCase.route);
  const field = page.getByLabel('Pictures or papers');
  await fillForm(page.locator('main form'), senderCase);
  await field.setInputFiles(createFiles(photo, notes, program));
  await page.getByRole('button', { name: senderCase.button }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'boats.exe: Please choose a picture',
  );
  await expect(page.getByLabel('Message')).toHaveValue(/^We run a harbour/);
  await field.setInputFiles(createFiles(photo, notes, { ...notes, name: 'more.txt' }));
  await page.getByRole('button', { name: senderCase.button }).click();
  await expect(page).toHaveURL(/\/sent\/TT-/);
  const rows = await runSql(
    request,
    'SELECT count(*) FROM files JOIN messages ON message = messages.id WHERE email = ?',
    senderCase.fields.email,
  );
  expect(rows).toEqual([[3]]);
});
