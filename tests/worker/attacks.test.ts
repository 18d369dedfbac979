/**
 * What has been tried against the Worker, and what must hold. One row an attack. What is refused
 * stands with its exact answer in bad-inputs.test.ts and limits.test.ts, what an answer carries in
 * answers.test.ts. The pages are tried in tests/e2e/attacks.spec.ts, the owner's desk in
 * desk-attacks.test.ts and in tests/unit/attacks.test.ts.
 */
import { expect, test } from 'vitest';
import { createHarness, rows, type SentMail, site } from './support/harness.ts';
import {
  applicationPost,
  contact,
  emailPath,
  inquiry,
  jsonPost,
  pagePost,
} from './support/posts.ts';

interface Outcome {
  statuses: number[];
  answers: Response[];
  /** The answers' bodies. */
  bodies: string[];
  kept: Record<string, unknown>[];
  /** The fields of the first kept message. */
  fields: Record<string, unknown>;
  mails: SentMail[];
  /** The text of the first mail. */
  text: string;
}

type Attack = [
  attack: string,
  requests: () => Request[],
  holds: (outcome: Outcome) => void | Promise<void>,
];

const markup = '<img src=x onerror=alert(1)></textarea><script>alert(1)</script>"\'';
const json = { Accept: 'application/json' };
const evil = 'https://evil.example';

function keptOnce({ statuses, kept, mails }: Outcome): void {
  expect(statuses).toEqual([200]);
  expect([kept.length, mails.length]).toEqual([1, 1]);
}

const attacks: Attack[] = [
  [
    'a second header written as %0d%0a in a form',
    () => [pagePost({ ...contact, name: 'Ravi%0d%0aBcc: all@example.com' }, json)],
    (outcome) => {
      keptOnce(outcome);
      expect(outcome.fields.name).toBe('Ravi%0d%0aBcc: all@example.com');
      const [{ subject, from, to, replyTo } = {}] = outcome.mails;
      expect(JSON.stringify([subject, from, to, replyTo])).not.toMatch(/\\r|\\n/);
    },
  ],
  [
    'a state, a recipient, a sender and attachments among the fields',
    () => [
      jsonPost({
        ...inquiry,
        admin: true,
        status: 'delivered',
        reference: 'CC-AAAA-AAAA',
        to: 'all@example.com',
        from: 'boss@example.com',
        bcc: 'all@example.com',
        attachments: [{ filename: 'x.exe', content: 'TVqQ' }],
      }),
    ],
    (outcome) => {
      keptOnce(outcome);
      expect(outcome.fields).toEqual(inquiry);
      expect(outcome.kept[0]?.reference).not.toBe('CC-AAAA-AAAA');
      expect(outcome.mails[0]).toMatchObject({
        to: 'hello@codecrafters.example',
        from: { email: 'website@codecrafters.example' },
        attachments: [],
      });
      expect(outcome.text).not.toMatch(/all@|boss@/);
    },
  ],
  [
    'a page address that leads elsewhere',
    () =>
      ['//evil.example', evil, 'javascript:alert(1)', '/\\evil.example', '/@evil.example'].map(
        (page, number) => jsonPost({ ...inquiry, name: `Asha ${number}`, page }),
      ),
    ({ mails }) => {
      expect(mails).toHaveLength(5);
      const pages = mails.flatMap(({ text }) => [...(text ?? '').matchAll(/^Page: (.*)$/gm)]);
      for (const [, address = ''] of pages) expect(new URL(address).origin).toBe(site);
    },
  ],
  [
    'a host of the sender’s own, to be quoted in the mail',
    () => {
      const post = jsonPost({ ...inquiry, page: '/contact' }, { 'X-Forwarded-Host': evil });
      return [new Request(`${evil}${emailPath}`, post)];
    },
    (outcome) => {
      keptOnce(outcome);
      expect(outcome.text).toContain(`Page: ${site}/contact`);
      expect(JSON.stringify(outcome.mails)).not.toContain('evil.example');
    },
  ],
  [
    'markup in every field, for the problem page',
    () => {
      const typed = { name: markup, email: markup, phoneNumber: markup, message: markup };
      return [pagePost({ ...contact, ...typed, page: markup, submission: markup })];
    },
    ({ statuses, bodies: [body = ''] }) => {
      expect(statuses).toEqual([422]);
      // A value in quotes is no markup.
      expect(body.replace(/="[^"]*"/g, '')).not.toMatch(/<img|<script>alert/);
    },
  ],
  [
    'markup as the name of a field',
    () => [pagePost({ ...contact, name: '', [markup]: markup })],
    ({ statuses, bodies }) => {
      expect(statuses).toEqual([422]);
      expect(bodies[0]).not.toContain('onerror');
    },
  ],
  [
    'SQL in every field',
    () => [
      jsonPost({
        ...contact,
        name: "'); DROP TABLE inquiries; --",
        message: "' OR 1=1 --",
        service: "x' OR '1",
        submission: "' OR 1=1",
      }),
    ],
    (outcome) => {
      keptOnce(outcome);
      expect(outcome.fields.name).toBe("'); DROP TABLE inquiries; --");
    },
  ],
  [
    'a prototype in JSON',
    () => [jsonPost(`{"__proto__":{"polluted":1},${JSON.stringify(inquiry).slice(1)}`)],
    (outcome) => {
      keptOnce(outcome);
      expect(outcome.fields).toEqual(inquiry);
      expect({}).not.toHaveProperty('polluted');
    },
  ],
  [
    'a prototype in form fields',
    () => [
      pagePost(
        [
          ['__proto__', 'x'],
          ['__proto__.polluted', '1'],
          ['constructor[prototype][polluted]', '1'],
          ...Object.entries(contact),
        ],
        json,
      ),
      pagePost({ form: '__proto__' }),
    ],
    ({ statuses, kept, fields }) => {
      expect(statuses).toEqual([200, 400]);
      expect(kept).toHaveLength(1);
      const { form: _form, ...typed } = contact;
      expect(fields).toEqual(typed);
      expect({}).not.toHaveProperty('polluted');
    },
  ],
  [
    'fields that stand there twice',
    () => {
      const first: [string, string][] = [
        ['email', 'first@example.com'],
        ['form', 'meeting'],
      ];
      return [pagePost([...first, ...Object.entries(contact)], json)];
    },
    (outcome) => {
      keptOnce(outcome);
      // One value decides everywhere: what was checked is what is kept and answered.
      const { email } = contact;
      expect(outcome.fields.email).toBe(email);
      expect(outcome.kept[0]).toMatchObject({ form: 'contact', email });
      expect(outcome.mails[0]?.replyTo).toMatchObject({ email });
      expect(JSON.stringify(outcome.mails)).not.toContain('first@');
    },
  ],
  [
    'JSON in another encoding of letters',
    () => [jsonPost(inquiry, { 'Content-Type': 'application/json; charset=utf-7' })],
    (outcome) => {
      keptOnce(outcome);
      expect(outcome.fields).toEqual(inquiry);
    },
  ],
  [
    'ten thousand fields',
    () => {
      const many = Array.from({ length: 10_000 }, (_, number) => [`f${number}`, '']);
      return [pagePost({ ...Object.fromEntries(many), ...contact }, json)];
    },
    (outcome) => {
      keptOnce(outcome);
      expect(JSON.stringify(outcome.kept)).not.toContain('f9999');
    },
  ],
  [
    'a redirect that the sender names',
    () => {
      const next = { next: evil, redirect: '//evil.example', page: '//evil.example' };
      const headers = { 'X-Forwarded-Host': 'evil.example', Referer: evil };
      return [pagePost({ ...contact, ...next }, { Origin: site, ...headers })];
    },
    ({ statuses, answers: [answer] }) => {
      expect(statuses).toEqual([303]);
      expect(answer?.headers.get('Location')).toMatch(/^\/sent\/[A-Z]+-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    },
  ],
  [
    'an address that the sender’s headers name',
    () => [
      jsonPost(
        {},
        { 'X-Forwarded-Host': evil, 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' },
      ),
    ],
    ({ statuses, bodies }) => {
      expect(statuses).toEqual([422]);
      expect(bodies[0]).not.toMatch(/evil\.example|admin/);
    },
  ],
  [
    'a PDF that also is a page: kept as a file to download, never to open',
    () => {
      const file = new File(['%PDF-1.7\n<script>alert(1)</script>'], 'cv.pdf', {
        type: 'text/html',
      });
      return [applicationPost(file)];
    },
    (outcome) => {
      keptOnce(outcome);
      const type = 'application/pdf';
      expect(outcome.kept[0]).toMatchObject({ file_type: type, file_name: 'cv.pdf' });
      expect(outcome.mails[0]?.attachments).toMatchObject([
        { disposition: 'attachment', type, filename: 'cv.pdf' },
      ]);
    },
  ],
];

test.each(attacks)('This attack comes to nothing: %s', async (_attack, requests, holds) => {
  const harness = createHarness();
  const answers: Response[] = [];
  for (const request of requests()) answers.push(await harness.fetch(request));
  const bodies = await Promise.all(answers.map((answer) => answer.clone().text()));
  await harness.deliverOnce();
  const kept = await rows();
  await holds({
    statuses: answers.map(({ status }) => status),
    answers,
    bodies,
    kept,
    fields: JSON.parse(String(kept[0]?.fields ?? '{}')),
    mails: harness.mails,
    text: harness.mails[0]?.text ?? '',
  });
});
