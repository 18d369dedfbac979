import { expect, test } from 'vitest';
import { composeInquiryMail } from '../../worker/delivery/compose-mail.ts';
import { readOfficeHours } from '../../worker/office.ts';
import { createHarness, readRows, setTime } from './support/harness.ts';
import {
  contact,
  helpRequest,
  inquiry,
  jsonPost,
  meeting,
  pdfFile,
  readReference,
  sendApplication,
} from './support/posts.ts';

async function postAndGetMail(inquiryBody: Record<string, unknown>) {
  const harness = createHarness();
  const reference = await readReference(await harness.fetch(jsonPost(inquiryBody)));
  await harness.deliverOnce();
  expect(harness.mails).toHaveLength(1);
  return { reference, mail: harness.mails[0] };
}

test('mails the owner the visitor’s name, text, page and reference', async () => {
  const { reference, mail } = await postAndGetMail({
    ...inquiry,
    page: '/service/webdesign',
    service: 'webdesign',
  });
  expect(mail).toMatchObject({
    from: { name: 'Tern & Tide website', email: 'website@tern-and-tide.test' },
    to: 'hello@tern-and-tide.test',
    replyTo: { name: 'Asha Verma', email: 'asha@example.com' },
    subject: `Inquiry ${reference} from Asha Verma`,
    attachments: [],
  });
  expect(mail?.text).toMatch(
    new RegExp(
      `^Inquiry ${reference}\n\nName: Asha Verma\nEmail: asha@example.com\nPhone number: 9876543210\nNature of business: Retail\n\nMessage:\nWe would like a new website.\nPlease call us.\n\nReceived: .+ \\(New Zealand\\)\nPage: https://tern-and-tide.test/service/webdesign\nService: webdesign\nReference: ${reference}\n\nReply to this mail to answer Asha Verma.$`,
    ),
  );
});

test.each([
  ['contact message', contact, ['Ravi Rao', '+91 (522) 400-1234']],
  ['support request', helpRequest, ['Website or project: shop.example.com', 'The basket is empty']],
  ['meeting request', meeting, ['Preferred date: 2099-12-01', 'Preferred time: 15:30']],
])('mails every field of a %s', async (_case, formFields, expectedTexts) => {
  const { mail } = await postAndGetMail(formFields);
  for (const expectedText of expectedTexts) {
    expect(mail?.text).toContain(expectedText);
  }
});

test('attaches the CV of an application, and stores it as a download', async () => {
  const harness = createHarness();
  const cvFile = pdfFile();
  await sendApplication(harness, cvFile);
  await harness.deliverOnce();
  const [attachment] = harness.mails[0]?.attachments ?? [];
  expect(attachment).toMatchObject({
    disposition: 'attachment',
    filename: 'Nida Khan CV.pdf',
    type: 'application/pdf',
  });
  expect(attachment?.content).toEqual(await cvFile.arrayBuffer());
  const [row] = await readRows();
  const storedFile = await harness.env.FILES.get(String(row?.file_key));
  expect(storedFile?.httpMetadata).toMatchObject({
    contentType: 'application/octet-stream',
    contentDisposition: "attachment; filename*=UTF-8''Nida%20Khan%20CV.pdf",
  });
});

test('escapes markup in any field', async () => {
  const hostileMarkup = '</textarea><img src=x onerror=alert(1)>"\'&';
  const { mail } = await postAndGetMail({
    ...inquiry,
    name: hostileMarkup,
    type: hostileMarkup,
    message: hostileMarkup,
  });
  expect(mail?.html).not.toContain('<img');
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  expect(mail?.text).toContain(hostileMarkup);
});

test.each([
  ['angle brackets and quotes', 'Asha" <all@example.com>', 'Asha all@example.com'],
  ['an encoded word', '=?utf-8?q?=0ABcc:_all?=', 'utf-8?q?=0ABcc:_all?='],
  ['an encoded word of base64', '=?utf-8?b?DQpCY2M6IGFsbA==?=', 'utf-8?b?DQpCY2M6IGFsbA= ='],
  ['a line break', 'Asha\r\nBcc: all@example.com', 'Asha Bcc: all@example.com'],
  ['too many letters', 'a'.repeat(100), 'a'.repeat(60)],
  ['an emoji at the edge of its length', `${'a'.repeat(59)}👩‍👩‍👧`, 'a'.repeat(59)],
  ['a syllable at the edge of its length', `${'a'.repeat(58)}क्षि`, 'a'.repeat(58)],
  ['half an emoji', 'Asha \ud83d', 'Asha'],
  ['an emoji that just fits', `${'a'.repeat(58)}👍`, `${'a'.repeat(58)}👍`],
])('keeps a name with %s from changing subject or reply address', async (_case, name, mailName) => {
  const { reference, mail } = await postAndGetMail({ ...inquiry, name });
  expect(mail?.subject).toBe(`Inquiry ${reference} from ${mailName}`);
  expect(mail?.replyTo).toEqual({ name: mailName, email: inquiry.email });
});

const claimedInquiry = {
  reference: 'TT-7K3M-9QX2',
  form: 'inquiry' as const,
  values: inquiry,
  page: null,
  service: null,
  receivedAt: Date.UTC(2026, 10, 22, 19, 5),
  attempts: 1,
  maybeDelivered: false,
  file: null,
};

test('calls a visitor without a usable name "a visitor"', () => {
  const mail = composeInquiryMail(
    { ...claimedInquiry, values: { ...inquiry, name: '<>"' } },
    '',
    [],
  );
  expect(mail.subject).toBe('Inquiry TT-7K3M-9QX2 from a visitor');
  expect(mail.replyTo).toEqual({ name: 'a visitor', email: inquiry.email });
});

test('shows the time of receipt in the office’s time zone', () => {
  const { text: mailText } = composeInquiryMail(claimedInquiry, '', []);
  expect(mailText).toContain('Received: 23 November 2026 at 8:50 am (New Zealand)');
  const office = { name: 'Oficina', country: 'Portugal', referencePrefix: 'OF', counting: null };
  const lisbonOffice = { ...office, locale: 'pt-PT', timeZone: 'Europe/Lisbon' };
  const lisbonMailText = composeInquiryMail(claimedInquiry, '', [], lisbonOffice).text;
  expect(lisbonMailText).toMatch(/Received: 22 de novembro de 2026 .*19:05 \(Portugal\)/);
  setTime(claimedInquiry.receivedAt);
  expect(readOfficeHours().now).toBe('2026-11-23 08:50');
});

test('sets a reply address only with a local part of up to 64 characters', async () => {
  const readReplyTo = async (localPartLength: number) =>
    (await postAndGetMail({ ...inquiry, email: `${'a'.repeat(localPartLength)}@example.com` })).mail
      ?.replyTo;
  expect(await readReplyTo(64)).toMatchObject({ email: `${'a'.repeat(64)}@example.com` });
  expect([await readReplyTo(65), await readReplyTo(200)]).toEqual([undefined, undefined]);
});

const refusedEmails = ['a..b@example.com', '.a@example.com', 'a@-example.com', 'a@b..example.com'];
test.each(refusedEmails)(
  'mails without a reply address for %s, which mail servers refuse',
  async (email) => {
    const { mail } = await postAndGetMail({ ...inquiry, email });
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toContain(`Email: ${email}`);
  },
);
