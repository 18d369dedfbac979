import { deliveredMail, type Kept, keptMessages, type Mail } from './desk.ts';
import {
  type FilledForm,
  fieldOf,
  filledForms,
  fillIn,
  from,
  openForm,
  takeYourTime,
} from './filled.ts';
import { expect, test } from './site.ts';
import { toldMessage } from './team.ts';

const referencePattern = /TT-[A-Z2-9]{4}-[A-Z2-9]{4}/;
const cv = {
  name: 'Farah Siddiqui CV.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

for (const filled of filledForms) {
  test(`the agency has every word of a ${filled.form} form sent with scripts`, async ({
    page,
    request,
    complaints,
  }) => {
    const visitor = from(filled, 'scripted');
    const place = await openForm(page, visitor);
    await fillIn(place, visitor);
    if (visitor.form === 'application') {
      await page.getByLabel('CV Upload').setInputFiles(cv);
    }
    await takeYourTime(page);
    await place.getByRole('button', { name: visitor.button }).click();

    const status = place.getByRole('status').filter({ hasText: visitor.success });
    await expect(status).toBeVisible();
    for (const label of Object.keys(visitor.typed)) {
      await expect(fieldOf(place, label), `${label} is cleared`).toHaveValue('');
    }
    await expect(place.getByRole('button', { name: visitor.button })).toBeEnabled();
    const reference = referencePattern.exec((await status.textContent()) ?? '')?.[0] ?? '';
    const [row] = await keptMessages(request, 'reference', reference);
    expectKept(row, visitor, visitor.route);
    expectMail(await deliveredMail(request, reference), visitor, reference);
    expectTold(await toldMessage(request, reference), visitor, reference);
    expect(complaints).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const filled of filledForms) {
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
      const [row] = await keptMessages(request, 'reference', reference);
      expectKept(row, visitor, visitor.plainRoute);
      expectMail(await deliveredMail(request, reference), visitor, reference);
    });
  }
});

function expectKept(row: Kept | undefined, { form, fields }: FilledForm, page: string): void {
  expect(row?.form).toBe(form);
  expect(row?.fields).toEqual(fields);
  expect(row?.page).toBe(page);
  expect(row?.status).not.toBe('held');
  expect(row?.file_name ?? null).toBe(form === 'application' ? cv.name : null);
}

/** Without what was typed: the owner has not asked for it. */
function expectTold(told: unknown, { form, fields, route }: FilledForm, reference: string): void {
  const deskUrl = `https://tern-and-tide.test/desk?message=${reference}`;
  const data = { reference, form, page: route, deskUrl };
  expect(told).toMatchObject({ type: 'message.received', version: 1, data });
  for (const typed of Object.values(fields)) {
    expect(JSON.stringify(told)).not.toContain(typed);
  }
}

function expectMail(mail: Mail, { form, fields, title }: FilledForm, reference: string): void {
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
