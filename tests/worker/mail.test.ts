import { expect, test } from 'vitest';
import { composeInquiryMail } from '../../worker/delivery/compose-mail.ts';
import { harness } from './support/harness.ts';
import * as posts from './support/posts.ts';
import { readRows } from './support/stores.ts';

async function sendAndGetMail(fields: Record<string, unknown>) {
  const reference = await posts.sendInquiry(harness, fields);
  expect(harness.mails).toHaveLength(1);
  return { reference, mail: harness.mails[0] };
}

test('mails the owner the visitor’s name, text, page and reference', async () => {
  const pageAndServiceFields = { page: '/service/webdesign', service: 'webdesign' };
  const { reference, mail } = await sendAndGetMail(pageAndServiceFields);
  expect(mail).toMatchObject({
    from: { name: 'Tern & Tide website', email: 'website@tern-and-tide.test' },
    to: 'hello@tern-and-tide.test',
    replyTo: { name: 'Asha Verma', email: 'asha@example.com' },
    subject: `Inquiry ${reference} from Asha Verma`,
    attachments: [],
  });
  const expectedPatternText = `^Inquiry ${reference}\n\nName: Asha Verma\nEmail: asha@example.com\nPhone number: 9876543210\nNature of business: Retail\n\nMessage:\nWe would like a new website.\nPlease call us.\n\nReceived: .+ \\(New Zealand\\)\nPage: https://tern-and-tide.test/service/webdesign\nService: webdesign\nReference: ${reference}\n\nReply to this mail to answer Asha Verma.$`;
  expect(mail?.text).toMatch(new RegExp(expectedPatternText));
});

test.each([
  [posts.contact, 'Name: Ravi Rao\nEmail: ravi@example.com\nPhone number: +91 (522) 400-1234\n'],
  [posts.helpRequest, 'Website or project: shop.example.com\n\nMessage:\nThe basket is empty'],
])('stores and mails the fields of the $form form', async ({ form, ...fields }, expectedText) => {
  const pageAndService = { page: '/contact', service: 'webdesign' };
  const { mail } = await sendAndGetMail({ form, ...fields, ...pageAndService });
  expect(mail?.text).toContain(expectedText);
  const [row] = await readRows();
  expect(row).toMatchObject({ form, email: fields.email, ...pageAndService, status: 'delivered' });
  expect(JSON.parse(String(row?.fields))).toEqual(fields);
});

test('the owner reads the position of a Hindi application in English', async () => {
  const fields = { ...posts.application, position: 'शाम नाव' };
  const path = `${posts.applicationsPath}?language=hi`;
  expect((await harness.fetch(posts.jsonPost(fields, {}, path))).status).toBe(200);
  expect(harness.mails[0]?.text).toContain('Position: Boat-Side Developer\n');
});

test('the greys of a mail follow the brand', async () => {
  const { mail } = await sendAndGetMail({});
  expect(mail?.html).not.toMatch(/#(?:16242a|4a5a61|d5e0e4|f2f8fa)/);
});

test('escapes markup in any field', async () => {
  const hostileMarkup = '</textarea><img src=x onerror=alert(1)>"\'&';
  const fields = { name: hostileMarkup, type: hostileMarkup, message: hostileMarkup };
  const { mail } = await sendAndGetMail(fields);
  expect(mail?.html).not.toContain('<img');
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  expect(mail?.text).toContain(hostileMarkup);
});

test.each([
  ['angle brackets and quotes', 'Asha" <all@example.com>', 'Asha all@example.com'],
  ['an encoded word', '=?utf-8?q?=0ABcc:_all?=', 'utf-8?q?=0ABcc:_all?='],
  ['an encoded word of base64', '=?utf-8?b?DQpCY2M6IGFsbA==?=', 'utf-8?b?DQpCY2M6IGFsbA= ='],
  ['too many letters', 'a'.repeat(100), 'a'.repeat(60)],
  ['an emoji at the edge of its length', `${'a'.repeat(59)}👩‍👩‍👧`, 'a'.repeat(59)],
  ['a syllable at the edge of its length', `${'a'.repeat(58)}क्षि`, 'a'.repeat(58)],
  ['half an emoji', 'Asha \ud83d', 'Asha'],
  ['an emoji that just fits', `${'a'.repeat(58)}👍`, `${'a'.repeat(58)}👍`],
])('keeps a name with %s from changing subject or reply address', async (_case, name, safeName) => {
  const { reference, mail } = await sendAndGetMail({ name });
  expect(mail?.subject).toBe(`Inquiry ${reference} from ${safeName}`);
  expect(mail?.replyTo).toEqual({ name: safeName, email: 'asha@example.com' });
});

const mailedMessage = {
  reference: 'TT-7K3M-9QX2',
  form: 'inquiry' as const,
  email: 'asha@example.com',
  fields: posts.inquiry,
  page: null,
  service: null,
  received_at: Date.UTC(2026, 10, 22, 19, 5),
  spam_reason: null,
  files: [],
};

test('calls a visitor without a usable name "a visitor"', () => {
  const namelessInquiry = { ...mailedMessage, fields: { ...posts.inquiry, name: '<>"' } };
  const { subject, replyTo } = composeInquiryMail(namelessInquiry, '', []);
  expect(subject).toBe('Inquiry TT-7K3M-9QX2 from a visitor');
  expect(replyTo).toEqual({ name: 'a visitor', email: 'asha@example.com' });
});

test('shows the time of receipt in the office’s time zone', () => {
  const { text } = composeInquiryMail(mailedMessage, '', []);
  expect(text).toContain('Received: 23 November 2026 at 8:50 am (New Zealand)');
});

test.each([
  [`${'a'.repeat(64)}@example.com`, true],
  [`${'a'.repeat(65)}@example.com`, false],
  ['a..b@example.com', false],
  ['.a@example.com', false],
  ['a@-example.com', false],
  ['a@b..example.com', false],
])('replies only to an address that mail servers accept: %s, %s', async (email, isValidEmail) => {
  const { mail } = await sendAndGetMail({ email });
  expect(mail?.replyTo).toEqual(isValidEmail ? { name: 'Asha Verma', email } : undefined);
  expect(mail?.text).toContain(`Email: ${email}`);
});
