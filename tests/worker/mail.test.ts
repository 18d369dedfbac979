import { expect, test } from 'vitest';
import { createHouse, rows } from './support/house.ts';
import {
  applicationPost,
  contact,
  inquiry,
  jsonPost,
  meeting,
  pdf,
  referenceOf,
  support,
} from './support/posts.ts';

async function letterFor(body: Record<string, unknown>) {
  const house = createHouse();
  const reference = await referenceOf(await house.fetch(jsonPost(body)));
  await house.deliverOnce();
  expect(house.letters).toHaveLength(1);
  return { reference, letter: house.letters[0] };
}

test('The owner gets a mail that names the visitor, the words, the page and the reference', async () => {
  const { reference, letter } = await letterFor({
    ...inquiry,
    page: '/service/webdesign',
    service: 'webdesign',
  });
  expect(letter).toMatchObject({
    from: { name: 'Code Crafters website', email: 'website@codecrafters.example' },
    to: 'hello@codecrafters.example',
    replyTo: { name: 'Asha Verma', email: 'asha@example.com' },
    subject: `Inquiry ${reference} from Asha Verma`,
    attachments: [],
  });
  expect(letter?.text).toMatch(
    new RegExp(
      `^Inquiry ${reference}\n\nName: Asha Verma\nEmail: asha@example.com\nPhone number: 9876543210\nNature of business: Retail\n\nMessage:\nWe would like a new website.\nPlease call us.\n\nReceived: .+ \\(India\\)\nPage: https://codecrafters.example/service/webdesign\nService: webdesign\nReference: ${reference}\n\nReply to this mail to answer Asha Verma.$`,
    ),
  );
});

test.each([
  ['contact message', contact, ['Ravi Rao', '+91 (522) 400-1234']],
  ['support request', support, ['Website or project: shop.example.com', 'The basket is empty']],
  ['meeting request', meeting, ['Preferred date: 2026-12-01', 'Preferred time: 15:30']],
])('A %s arrives with every field', async (_form, body, expected) => {
  const { letter } = await letterFor(body);
  for (const text of expected) expect(letter?.text).toContain(text);
});

test('A job application arrives with its CV attached, unchanged', async () => {
  const house = createHouse();
  const cv = pdf();
  await house.fetch(applicationPost(cv));
  await house.deliverOnce();
  const [attachment] = house.letters[0]?.attachments ?? [];
  expect(attachment).toMatchObject({
    disposition: 'attachment',
    filename: 'Nida Khan CV.pdf',
    type: 'application/pdf',
  });
  expect(attachment?.content).toEqual(await cv.arrayBuffer());
});

test('A kept CV can only be downloaded, never opened in a browser', async () => {
  const house = createHouse();
  await house.fetch(applicationPost(pdf()));
  const [row] = await rows();
  const stored = await house.env.FILES.get(String(row?.file_key));
  expect(stored?.httpMetadata).toMatchObject({
    contentType: 'application/octet-stream',
    contentDisposition: "attachment; filename*=UTF-8''Nida%20Khan%20CV.pdf",
  });
});

test('Markup in any field is shown as text in the mail', async () => {
  const markup = '<img src=x onerror=alert(1)>"\'&';
  const { letter } = await letterFor({ ...inquiry, name: markup, type: markup, message: markup });
  expect(letter?.html).not.toContain('<img');
  expect(letter?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  expect(letter?.text).toContain(markup);
});

test.each([
  ['angle brackets and quotes', 'Asha" <all@example.com>', 'Asha all@example.com'],
  ['an encoded word', '=?utf-8?q?=0ABcc:_all?=', 'utf-8?q?=0ABcc:_all?='],
  ['a line break', 'Asha\r\nBcc: all@example.com', 'Asha Bcc: all@example.com'],
  ['a very long name', 'a'.repeat(100), 'a'.repeat(60)],
])(
  'A name with %s cannot bend the subject or the address to answer to',
  async (_what, name, shown) => {
    const { reference, letter } = await letterFor({ ...inquiry, name });
    expect(letter?.subject).toBe(`Inquiry ${reference} from ${shown}`);
    expect(letter?.replyTo).toEqual({ name: shown, email: inquiry.email });
  },
);

test.each(['a..b@example.com', '.a@example.com', 'a@-example.com', 'a@b..example.com'])(
  'The address %s, which mail servers refuse, stands in the text and does not stop the mail',
  async (email) => {
    const { letter } = await letterFor({ ...inquiry, email });
    expect(letter?.replyTo).toBeUndefined();
    expect(letter?.text).toContain(`Email: ${email}`);
  },
);
