/**
 * Attacks that are accepted and harmless; bad-inputs.test.ts and limits.test.ts have refused ones,
 * desk-attacks.test.ts and tests/unit/attacks.test.ts those on the desk, tests/e2e/attacks.spec.ts
 * those on the pages.
 */
import { describe, expect, test } from 'vitest';
import { createHarness, readRows, siteUrl } from './support/harness.ts';
import {
  applicationPost,
  contactFields,
  emailPath,
  formPost,
  inquiryFields,
  jsonPost,
} from './support/posts.ts';

const markup = '<img src=x onerror=alert(1)></textarea><script>alert(1)</script>"\'';
const json = { Accept: 'application/json' };
const evil = 'https://evil.example';

async function outcomeOf(...requests: Request[]) {
  const harness = createHarness();
  const answers: Response[] = [];
  for (const request of requests) {
    answers.push(await harness.fetch(request));
  }
  await harness.deliverOnce();
  const kept = await readRows();
  const { mails } = harness;
  return {
    statuses: answers.map(({ status }) => status),
    answers,
    bodies: await Promise.all(answers.map((answer) => answer.clone().text())),
    kept,
    fields: JSON.parse(String(kept[0]?.fields ?? '{}')),
    mails,
    text: mails[0]?.text ?? '',
  };
}

async function expectStoredOnce(request: Request) {
  const outcome = await outcomeOf(request);
  expect(outcome.statuses).toEqual([200]);
  expect([outcome.kept.length, outcome.mails.length]).toEqual([1, 1]);
  return outcome;
}

describe('resists', () => {
  test('a header injected as %0d%0a in a form', async () => {
    const name = 'Ravi%0d%0aBcc: all@example.com';
    const { fields, mails } = await expectStoredOnce(formPost({ ...contactFields, name }, json));
    expect(fields.name).toBe(name);
    const [{ subject, from, to, replyTo } = {}] = mails;
    expect(JSON.stringify([subject, from, to, replyTo])).not.toMatch(/\\r|\\n/);
  });

  test('fields that set the status, recipient, sender or attachments', async () => {
    const state = { admin: true, status: 'delivered', reference: 'TT-AAAA-AAAA' };
    const sender = { to: 'all@example.com', from: 'boss@example.com', bcc: 'all@example.com' };
    const attachments = [{ filename: 'x.exe', content: 'TVqQ' }];
    const { fields, kept, mails, text } = await expectStoredOnce(
      jsonPost({ ...inquiryFields, ...state, ...sender, attachments }),
    );
    expect(fields).toEqual(inquiryFields);
    expect(kept[0]?.reference).not.toBe(state.reference);
    expect(mails[0]).toMatchObject({
      to: 'hello@tern-and-tide.test',
      from: { email: 'website@tern-and-tide.test' },
      attachments: [],
    });
    expect(text).not.toMatch(/all@|boss@/);
  });

  test('page paths that lead to another site', async () => {
    // biome-ignore format: addresses side by side
    const away = [
      '//evil.example', `${evil}/`, 'javascript:alert(1)', '/\\evil.example', '\\\\evil.example',
      '/a\\b', '/\tevil',
    ];
    const { kept, mails } = await outcomeOf(
      ...[...away, '/@evil.example'].map((page) =>
        jsonPost({ ...inquiryFields, name: page, page }),
      ),
    );
    expect(kept.map(({ page }) => page)).toEqual([...away.map(() => null), '/@evil.example']);
    expect(mails).toHaveLength(8);
    const pages = mails.flatMap(({ text }) => [...(text ?? '').matchAll(/^Page: (.*)$/gm)]);
    for (const [, address = ''] of pages) {
      expect(new URL(address).origin).toBe(siteUrl);
    }
  });

  test('a forged host quoted in the mail', async () => {
    const post = jsonPost({ ...inquiryFields, page: '/contact' }, { 'X-Forwarded-Host': evil });
    const { mails, text } = await expectStoredOnce(new Request(`${evil}${emailPath}`, post));
    expect(text).toContain(`Page: ${siteUrl}/contact`);
    expect(JSON.stringify(mails)).not.toContain('evil.example');
  });

  test('markup in every value and field name of the problem page', async () => {
    const typed = { name: markup, email: markup, phoneNumber: markup, message: markup };
    const { statuses, bodies } = await outcomeOf(
      formPost({ ...contactFields, ...typed, page: markup, submission: markup }),
      formPost({ ...contactFields, name: '', [markup]: markup }),
    );
    expect(statuses).toEqual([422, 422]);
    // Markup inside a quoted attribute is harmless.
    expect(bodies[0]?.replace(/="[^"]*"/g, '')).not.toMatch(/<img|<script>alert/);
    expect(bodies[1]).not.toContain('onerror');
  });

  test('SQL in every field', async () => {
    const name = "'); DROP TABLE inquiries; --";
    const others = { message: "' OR 1=1 --", service: "x' OR '1", submission: "' OR 1=1" };
    const { fields } = await expectStoredOnce(jsonPost({ ...contactFields, name, ...others }));
    expect(fields.name).toBe(name);
  });

  test('prototype pollution in JSON', async () => {
    const polluted = `{"__proto__":{"polluted":1},${JSON.stringify(inquiryFields).slice(1)}`;
    expect((await expectStoredOnce(jsonPost(polluted))).fields).toEqual(inquiryFields);
    expect({}).not.toHaveProperty('polluted');
  });

  test('prototype pollution in form fields', async () => {
    const names = ['__proto__', '__proto__.polluted', 'constructor[prototype][polluted]'];
    const { statuses, kept, fields } = await outcomeOf(
      formPost(
        [...names.map((name): [string, string] => [name, '1']), ...Object.entries(contactFields)],
        json,
      ),
      formPost({ form: '__proto__' }),
    );
    expect(statuses).toEqual([200, 400]);
    expect(kept).toHaveLength(1);
    const { form: _form, ...typed } = contactFields;
    expect(fields).toEqual(typed);
    expect({}).not.toHaveProperty('polluted');
  });

  test('duplicate fields: the same value is validated, stored and mailed', async () => {
    const first = Object.entries({ email: 'first@example.com', form: 'meeting' });
    const { fields, kept, mails } = await expectStoredOnce(
      formPost([...first, ...Object.entries(contactFields)], json),
    );
    const { email } = contactFields;
    expect(fields.email).toBe(email);
    expect(kept[0]).toMatchObject({ form: 'contact', email });
    expect(mails[0]?.replyTo).toMatchObject({ email });
    expect(JSON.stringify(mails)).not.toContain('first@');
  });

  test('JSON that declares UTF-7', async () => {
    const type = { 'Content-Type': 'application/json; charset=utf-7' };
    expect((await expectStoredOnce(jsonPost(inquiryFields, type))).fields).toEqual(inquiryFields);
  });

  test('ten thousand fields', async () => {
    const many = Array.from({ length: 10_000 }, (_, number) => [`f${number}`, '']);
    const post = formPost({ ...Object.fromEntries(many), ...contactFields }, json);
    expect(JSON.stringify((await expectStoredOnce(post)).kept)).not.toContain('f9999');
  });

  test('a redirect target in fields and headers', async () => {
    const next = { next: evil, redirect: '//evil.example', page: '//evil.example' };
    const headers = { Origin: siteUrl, 'X-Forwarded-Host': 'evil.example', Referer: evil };
    const { statuses, answers } = await outcomeOf(formPost({ ...contactFields, ...next }, headers));
    expect(statuses).toEqual([303]);
    expect(answers[0]?.headers.get('Location')).toMatch(/^\/sent\/[A-Z]+-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  });

  test('a path in rewrite headers', async () => {
    const address = { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' };
    const { statuses, bodies } = await outcomeOf(
      jsonPost({}, { 'X-Forwarded-Host': evil, ...address }),
    );
    expect(statuses).toEqual([422]);
    expect(bodies[0]).not.toMatch(/evil\.example|admin/);
  });

  test('a PDF that is also HTML: stored and mailed as a download only', async () => {
    const content = '%PDF-1.7\n<script>alert(1)</script>';
    const file = new File([content], 'cv.pdf', { type: 'text/html' });
    const { kept, mails } = await expectStoredOnce(applicationPost(file));
    const type = 'application/pdf';
    expect(kept[0]).toMatchObject({ file_type: type, file_name: 'cv.pdf' });
    const attached = { disposition: 'attachment', type, filename: 'cv.pdf' };
    expect(mails[0]?.attachments).toMatchObject([attached]);
  });
});
