import {
  allForms,
  type FormCase,
  fieldOf,
  fillIn,
  from,
  openForm,
  skipSpamDelay,
} from './forms.ts';
import { type Kept, type Mail, receiveMail, storedMessages } from './messages.ts';
import { expect, test } from './site.ts';
import { receiveWebhook } from './webhook.ts';

const referencePattern = /TT-[A-Z2-9]{4}-[A-Z2-9]{4}/;
const cv = {
  name: 'Farah Siddiqui CV.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

for (const filled of allForms) {
  test(`the agency has every word of a ${filled.form} form sent with scripts`, async ({
    page,
    request,
    problems,
  }) => {
    const visitor = from(filled, 'scripted');
    const place = await openForm(page, visitor);
    await fillIn(place, visitor);
    if (visitor.form === 'application') {
      await page.getByLabel('CV Upload').setInputFiles(cv);
    }
    await skipSpamDelay(page);
    await place.getByRole('button', { name: visitor.button }).click();

    const status = place.getByRole('status').filter({ hasText: visitor.success });
    await expect(status).toBeVisible();
    for (const label of Object.keys(visitor.typed)) {
      await expect(fieldOf(place, label), `${label} is cleared`).toHaveValue('');
    }
    await expect(place.getByRole('button', { name: visitor.button })).toBeEnabled();
    const reference = referencePattern.exec((await status.textContent()) ?? '')?.[0] ?? '';
    const [row] = await storedMessages(request, 'reference', reference);
    expectKept(row, visitor, visitor.route);
    expectMail(await receiveMail(request, reference), visitor, reference);
    expectTold(await receiveWebhook(request, reference), visitor, reference);
    expect(problems).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const filled of allForms) {
    test(`the agency has every word of a ${filled.form} form sent without scripts`, async ({
      page,
      request,
    }) => {
      const visitor = from(filled, 'plain');
      await page.goto(visitor.plainRoute);
      await fillIn(page, visitor);
      if (visitor.form === 'application') {
        await page.getByLabel('CV Upload').setInputFiles(cv);
      }
      await page.getByRole('button', { name: visitor.button }).click();

      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      await expect(page).toHaveURL(/\/sent\/TT-/);
      const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await expect(page.getByText(reference)).toBeVisible();
      const [row] = await storedMessages(request, 'reference', reference);
      expectKept(row, visitor, visitor.plainRoute);
      expectMail(await receiveMail(request, reference), visitor, reference);
    });
  }
});

function expectKept(row: Kept | undefined, { form, fields }: FormCase, page: string): void {
  expect(row?.form).toBe(form);
  expect(row?.fields).toEqual(fields);
  expect(row?.page).toBe(page);
  expect(row?.status).not.toBe('held');
  expect(row?.file_name ?? null).toBe(form === 'application' ? cv.name : null);
}

/** Without what was typed: the owner has not asked for it. */
function expectTold(told: unknown, { form, fields, route }: FormCase, reference: string): void {
  const deskUrl = `https://tern-and-tide.test/desk?message=${reference}`;
  const data = { reference, form, page: route, deskUrl };
  expect(told).toMatchObject({ type: 'message.received', version: 1, data });
  for (const typed of Object.values(fields)) {
    expect(JSON.stringify(told)).not.toContain(typed);
  }
}

function expectMail(mail: Mail, { form, fields, title }: FormCase, reference: string): void {
  expect(mail.subject).toBe(`${title} ${reference} from ${fields.name}`);
  expect(mail.replyTo).toContain(fields.email);
  for (const value of Object.values(fields)) {
    expect(mail.text).toContain(value);
  }
  expect(mail.attachments).toEqual(
    form === 'application'
      ? [expect.objectContaining({ filename: cv.name, size: cv.buffer.byteLength })]
      : [],
  );
}
