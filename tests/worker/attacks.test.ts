/**
 * What has been tried against the Worker, and what must hold. One row an attack. The pages are tried
 * in tests/e2e/attacks.spec.ts, the owner's desk in tests/unit/attacks.test.ts; every single wrong
 * input with its exact answer stands in bad-inputs.test.ts.
 */
import { describe, expect, test } from 'vitest';
import { largestBody } from '../../src/shared/limits.ts';
import { faultyDatabase } from './support/faulty.ts';
import {
  createHarness,
  type Harness,
  rows,
  type SentMail,
  site,
  storedFiles,
} from './support/harness.ts';
import {
  application,
  applicationPost,
  contact,
  inquiry,
  jsonPost,
  pagePost,
  pdf,
} from './support/posts.ts';

interface Outcome {
  answers: Response[];
  /** The answers' bodies. */
  bodies: string[];
  kept: Record<string, unknown>[];
  /** The fields of the first kept message. */
  fields: Record<string, unknown>;
  mails: SentMail[];
  files: string[];
}

type Attack = [
  attack: string,
  requests: () => Request[] | Promise<Request[]>,
  holds: (outcome: Outcome) => void | Promise<void>,
  harness?: () => Harness,
];

const markup = '<img src=x onerror=alert(1)></textarea><script>alert(1)</script>"\'';
const ansi = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202egnp.vc';
const bcc = 'Asha\r\nBcc: all@example.com\r\n\r\n<b>second body</b>';
const long = 'x'.repeat(largestBody.message);

/** A post whose fields may repeat. */
function repeated(fields: [string, string][], path = '/api/v1/email'): Request {
  return new Request(`${site}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
}

/** A body that comes in pieces and never says how long it is. */
function streamed(pieces: string[], headers: Record<string, string> = {}): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return new Request(`${site}/api/v1/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

function get(path: string, init: RequestInit = {}): Request {
  return new Request(`${site}${path}`, init);
}

function cv(content: (string | Uint8Array)[], name: string, type = 'application/pdf'): Request {
  return applicationPost(new File(content, name, { type }));
}

async function gzipped(text: string): Promise<ArrayBuffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

function refusedWith(...statuses: number[]) {
  return ({ answers, kept, files, mails }: Outcome) => {
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    expect([...kept, ...files, ...mails]).toEqual([]);
  };
}

function keptOnce({ answers, kept, mails }: Outcome) {
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(kept).toHaveLength(1);
  expect(mails).toHaveLength(1);
}

function headersOf({ subject, from, to, replyTo }: SentMail): string {
  return JSON.stringify([subject, from, to, replyTo]);
}

/** Markup is only ever text, wherever a person reads it. */
function noMarkup({ mails, bodies }: Outcome) {
  for (const html of [...mails.map((mail) => mail.html ?? ''), ...bodies]) {
    expect(html).not.toMatch(/<(img src=x|script>alert|b>second)/);
  }
}

const mail: Attack[] = [
  [
    'a second header in the name',
    () => [jsonPost({ ...inquiry, name: bcc.slice(0, 60) })],
    (outcome) => {
      keptOnce(outcome);
      const [mail] = outcome.mails;
      expect(headersOf(mail as SentMail)).not.toMatch(/\\r|\\n/);
      expect(Object.keys(mail ?? {})).not.toContain('bcc');
    },
  ],
  [
    'a second header in the address to answer to',
    () => [jsonPost({ ...inquiry, email: 'a@example.com\r\nBcc: all@example.com' })],
    refusedWith(422),
  ],
  [
    'a second header written as %0d%0a in a form',
    () => [repeated(Object.entries({ ...contact, name: 'Ravi%0d%0aBcc: all@example.com' }))],
    (outcome) => {
      keptOnce(outcome);
      expect(outcome.fields.name).toBe('Ravi%0d%0aBcc: all@example.com');
      expect(headersOf(outcome.mails[0] as SentMail)).not.toMatch(/\\r|\\n/);
    },
  ],
  [
    'an encoded word that decodes to a header',
    () => [jsonPost({ ...inquiry, name: '=?utf-8?b?DQpCY2M6IGFsbEBleGFtcGxlLmNvbQ==?=' })],
    (outcome) => {
      keptOnce(outcome);
      expect(headersOf(outcome.mails[0] as SentMail)).not.toContain('=?');
    },
  ],
  [
    'several addresses to answer to',
    () => [jsonPost({ ...inquiry, email: 'a@example.com, b@example.com' })],
    refusedWith(422),
  ],
  [
    'a recipient, a sender and attachments among the fields',
    () => [
      jsonPost({
        ...inquiry,
        to: 'all@example.com',
        from: 'boss@example.com',
        bcc: 'all@example.com',
        attachments: [{ filename: 'x.exe', content: 'TVqQ' }],
      }),
    ],
    (outcome) => {
      keptOnce(outcome);
      expect(outcome.mails[0]).toMatchObject({
        to: 'hello@codecrafters.example',
        from: { email: 'website@codecrafters.example' },
        attachments: [],
      });
      expect(outcome.mails[0]?.text).not.toMatch(/all@|boss@/);
    },
  ],
  [
    'a page address that leads elsewhere',
    () =>
      [
        '//evil.example',
        'https://evil.example',
        'javascript:alert(1)',
        '/\\evil.example',
        '/@evil.example',
      ].map((page, number) => jsonPost({ ...inquiry, name: `Asha ${number}`, page })),
    ({ mails }) => {
      expect(mails).toHaveLength(5);
      for (const [, address = ''] of mails.flatMap(({ text }) => [
        ...(text ?? '').matchAll(/^Page: (.*)$/gm),
      ])) {
        expect(new URL(address).origin).toBe(site);
      }
    },
  ],
  [
    'a host of the sender’s own, to be quoted in the mail',
    () => [
      new Request(
        'https://evil.example/api/v1/email',
        jsonPost({ ...inquiry, page: '/contact' }, { 'X-Forwarded-Host': 'evil.example' }),
      ),
    ],
    (outcome) => {
      keptOnce(outcome);
      expect(outcome.mails[0]?.text).toContain(`Page: ${site}/contact`);
      expect(JSON.stringify(outcome.mails)).not.toContain('evil.example');
    },
  ],
];

const texts: Attack[] = [
  [
    'markup in every field, for the mail',
    () => [jsonPost({ ...contact, name: markup, message: markup })],
    (outcome) => {
      keptOnce(outcome);
      noMarkup(outcome);
    },
  ],
  [
    'markup in every field, for the problem page',
    () => [
      pagePost({
        ...contact,
        name: markup,
        email: markup,
        phoneNumber: markup,
        message: markup,
        page: markup,
        submission: markup,
      }),
    ],
    async (outcome) => {
      refusedWith(422)(outcome);
      // A value in quotes is no markup.
      const outside = (outcome.bodies[0] ?? '').replace(/="[^"]*"/g, '');
      expect(outside).not.toMatch(/<img|<script>alert/);
    },
  ],
  [
    'markup as the name of a field',
    () => [pagePost({ ...contact, name: '', [markup]: markup })],
    (outcome) => {
      refusedWith(422)(outcome);
      expect(outcome.bodies[0]).not.toContain('onerror');
    },
  ],
  [
    'terminal commands and mails that turn the reading direction',
    () => [jsonPost({ ...contact, name: `Asha ${ansi}`, message: ansi })],
    (outcome) => {
      keptOnce(outcome);
      expect(JSON.stringify([outcome.fields, outcome.mails])).not.toMatch(
        /\\u00[019]|[\u0080-\u009f\u202e]/,
      );
    },
  ],
  [
    'null bytes',
    () => [jsonPost({ ...contact, name: 'Asha\u0000Verma', message: '\u0000\u0000Hello' })],
    (outcome) => {
      keptOnce(outcome);
      expect(outcome.fields).toMatchObject({ name: 'AshaVerma', message: 'Hello' });
    },
  ],
  [
    'an address in mails that look like ours',
    () => [jsonPost({ ...inquiry, email: 'аsha@exаmple.com' })],
    refusedWith(422),
  ],
  [
    'digits of another script or of full width',
    () => [
      jsonPost({ ...inquiry, phoneNumber: '９８７６５４３２１０' }),
      jsonPost({ ...contact, phoneNumber: '٩٨٧٦٥٤٣٢١' }),
    ],
    refusedWith(422, 422),
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
];

const bodies: Attack[] = [
  [
    'a prototype in JSON',
    () => [
      jsonPost('{"__proto__":{"valid":true,"name":"x"},"constructor":{"prototype":{"name":"x"}}}'),
      jsonPost(`{"__proto__":{"polluted":1},${JSON.stringify(inquiry).slice(1)}`),
    ],
    ({ answers, fields }) => {
      expect(answers.map(({ status }) => status)).toEqual([422, 200]);
      expect(Object.keys(fields).sort()).toEqual(Object.keys(inquiry).sort());
      expect({}).not.toHaveProperty('polluted');
      expect({}).not.toHaveProperty('valid');
    },
  ],
  [
    'a prototype in form fields',
    () => [
      repeated([
        ['__proto__', 'x'],
        ['__proto__.polluted', '1'],
        ['constructor[prototype][polluted]', '1'],
        ...Object.entries(contact),
      ]),
      pagePost({ form: '__proto__' }),
    ],
    ({ answers, kept, fields }) => {
      expect(answers.map(({ status }) => status)).toEqual([200, 400]);
      expect(kept).toHaveLength(1);
      expect(Object.keys(fields).sort()).toEqual(['email', 'message', 'name', 'phoneNumber']);
      expect({}).not.toHaveProperty('polluted');
    },
  ],
  [
    'fields that stand there twice',
    () => [
      repeated([['email', 'first@example.com'], ['form', 'meeting'], ...Object.entries(contact)]),
    ],
    (outcome) => {
      keptOnce(outcome);
      // One value decides everywhere: what was checked is what is kept and answered.
      expect(outcome.fields.email).toBe(contact.email);
      expect(outcome.kept[0]).toMatchObject({ form: 'contact', email: contact.email });
      expect(outcome.mails[0]?.replyTo).toMatchObject({ email: contact.email });
      expect(JSON.stringify(outcome.mails)).not.toContain('first@');
    },
  ],
  [
    'lists and objects where texts belong',
    () => [
      jsonPost({ ...inquiry, name: ['Asha'], email: { $ne: '' }, message: { toString: 'x' } }),
    ],
    refusedWith(422),
  ],
  ['a body above the limit', () => [jsonPost({ ...inquiry, message: long })], refusedWith(413)],
  [
    'a body above the limit in pieces, its length unsaid',
    () => [streamed(['{"message":"', ...Array<string>(12).fill('x'.repeat(10_000)), '"}'])],
    refusedWith(413),
  ],
  [
    'a body above the limit in pieces, its length a lie',
    () => [
      streamed(['{"message":"', ...Array<string>(12).fill('x'.repeat(10_000)), '"}'], {
        'Content-Length': '10',
        'Transfer-Encoding': 'chunked',
      }),
    ],
    refusedWith(413),
  ],
  ['an honest message in pieces', () => [streamed([...JSON.stringify(inquiry)])], keptOnce],
  [
    'a body that breaks off',
    () => [
      new Request(`${site}/api/v1/email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"name":"Asha'));
            controller.error(new Error('gone'));
          },
        }),
      }),
    ],
    refusedWith(400),
  ],
  [
    'content types that only look like ours',
    () =>
      [
        'text/json',
        'application/jsonp',
        'text/plain; application/json',
        'application/x-www-form-urlencoded, application/json',
        'multipart/mixed',
      ].map((type) => jsonPost(inquiry, { 'Content-Type': type })),
    refusedWith(415, 415, 415, 415, 415),
  ],
  [
    'JSON that says it is a form, and a form that says it is JSON',
    () => [
      jsonPost(inquiry, { 'Content-Type': 'application/x-www-form-urlencoded' }),
      jsonPost('name=Asha&email=a@example.com', {}),
    ],
    refusedWith(422, 400),
  ],
  [
    'JSON in another encoding of mails',
    () => [jsonPost(inquiry, { 'Content-Type': 'application/json; charset=utf-7' })],
    (outcome) => {
      keptOnce(outcome);
      expect(outcome.fields).toEqual(inquiry);
    },
  ],
  ['JSON nested twenty thousand deep', () => [jsonPost('{"a":'.repeat(20_000))], refusedWith(400)],
  [
    'ten thousand fields',
    () => [
      repeated([
        ...Array.from({ length: 10_000 }, (_, number): [string, string] => [`f${number}`, '']),
        ...Object.entries(contact),
      ]),
    ],
    (outcome) => {
      keptOnce(outcome);
      expect(JSON.stringify(outcome.kept)).not.toContain('f9999');
    },
  ],
];

const senders: Attack[] = [
  [
    'a form on another site, in every way a browser sends it',
    () =>
      [
        pagePost({ ...contact, name: 'One' }),
        pagePost({ ...contact, name: 'Two' }),
        pagePost({ ...contact, name: 'Three' }),
        pagePost({ ...contact, name: 'Four' }),
      ].map((post, index) => {
        const headers: Record<string, string>[] = [
          { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
          { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
          { Origin: 'https://shop.codecrafters.example', 'Sec-Fetch-Site': 'same-site' },
          { Origin: 'null', 'Sec-Fetch-Site': 'same-site' },
        ];
        for (const [name, value] of Object.entries(headers[index] ?? {}))
          post.headers.set(name, value);
        return post;
      }),
    refusedWith(403, 403, 403, 403),
  ],
  [
    'JSON sent as plain text, to get past the browser’s question',
    () => [jsonPost(inquiry, { 'Content-Type': 'text/plain', Origin: 'https://evil.example' })],
    refusedWith(403),
  ],
  [
    'a question of a browser on another site',
    () => [
      get('/api/v1/email', {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://evil.example',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      }),
    ],
    (outcome) => {
      refusedWith(405)(outcome);
      expect([...(outcome.answers[0]?.headers.keys() ?? [])].join(' ')).not.toMatch(
        /access-control/,
      );
    },
  ],
  [
    'an origin of the loopback at the deployed site',
    () => [jsonPost(inquiry, { Origin: 'http://localhost:3000' })],
    refusedWith(403),
  ],
  [
    'a method in a header or a field',
    () => [
      get('/api/v1/email', {
        headers: { 'X-HTTP-Method-Override': 'POST', 'X-HTTP-Method': 'POST' },
      }),
      get('/api/v1/email?_method=POST&name=x'),
      new Request(`${site}/api/v1/health`, {
        method: 'POST',
        headers: { 'X-HTTP-Method-Override': 'GET' },
      }),
    ],
    refusedWith(405, 405, 405),
  ],
  [
    'methods that nobody uses',
    () => ['HEAD', 'PROPFIND', 'PATCH'].map((method) => get('/api/v1/email', { method })),
    async (outcome) => {
      refusedWith(405, 405, 405)(outcome);
      expect(outcome.bodies[0]).toBe('');
    },
  ],
  [
    'addresses that almost lead to the API',
    () =>
      [
        '//api/v1/email',
        '/api//v1/email',
        '/api/v1/email/',
        '/api/v1/../v1/emails',
        '/api%2fv1%2femail',
        '/API/v1/email',
        '/api/v1/email%00',
        '/api/v1/email;x',
        '/api/v1/email%20',
      ].map((path) => new Request(`${site}${path}`, jsonPost(inquiry))),
    ({ answers, kept }) => {
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect(kept).toEqual([]);
    },
  ],
  [
    'a reference that is a path, a header or a page',
    () =>
      [
        '..%2f..%2fapi%2fv1%2fhealth',
        'CC-7K3M-9QX2%0d%0aSet-Cookie:a=b',
        '%3Cscript%3E',
        'CC-7K3M-9QX2%00',
        'CC-7K3M-9QX2/x',
      ].map((reference) => get(`/sent/${reference}`)),
    ({ answers, bodies: pages }) => {
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      for (const answer of answers) expect(answer.headers.get('Set-Cookie')).toBeNull();
      expect(pages.join('')).not.toMatch(/Set-Cookie|<script>|"status"/);
    },
  ],
  [
    'another address at every message, in headers that anyone can write',
    () =>
      Array.from({ length: 4 }, (_, number) =>
        jsonPost(
          { ...inquiry, name: `Asha ${number}` },
          {
            'CF-Connecting-IP': '203.0.113.9',
            'X-Forwarded-For': `198.51.100.${number}`,
            'X-Real-IP': `198.51.100.${number}`,
            'True-Client-IP': `198.51.100.${number}`,
            Forwarded: `for=198.51.100.${number}`,
          },
        ),
      ),
    ({ answers }) => {
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    },
    () => {
      const seen = new Map<string, number>();
      return createHarness({
        RATE: {
          limit: async ({ key }) => {
            seen.set(key, (seen.get(key) ?? 0) + 1);
            return { success: (seen.get(key) ?? 0) <= 2 };
          },
        },
      });
    },
  ],
  [
    'a sender’s host or address asking for a redirect',
    () => {
      const post = pagePost({
        ...contact,
        next: 'https://evil.example',
        redirect: '//evil.example',
        page: '//evil.example',
      });
      post.headers.set('X-Forwarded-Host', 'evil.example');
      post.headers.set('Referer', 'https://evil.example/');
      return [post];
    },
    ({ answers }) => {
      expect(answers[0]?.status).toBe(303);
      expect(answers[0]?.headers.get('Location')).toMatch(/^\/sent\/CC-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    },
  ],
  [
    'the same message sent again, and again',
    () =>
      Array.from({ length: 3 }, () =>
        jsonPost({ ...inquiry, submission: '9f6e7c1e-3a0e-4a6e-8f63-3b1f6d1f2a10' }),
      ),
    (outcome) => {
      keptOnce(outcome);
      expect(new Set(outcome.bodies).size).toBe(1);
    },
  ],
  [
    'another one’s submission id with other words',
    () => [
      jsonPost({ ...inquiry, submission: '9f6e7c1e-3a0e-4a6e-8f63-3b1f6d1f2a11' }),
      jsonPost({ ...inquiry, name: 'Mallory', submission: '9f6e7c1e-3a0e-4a6e-8f63-3b1f6d1f2a11' }),
    ],
    ({ answers, bodies: [first, second], kept, fields }) => {
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(first).not.toBe(second);
      expect(kept).toHaveLength(2);
      expect(fields.name).toBe(inquiry.name);
    },
  ],
];

const uploads: Attack[] = [
  [
    'a page, a picture or an archive that also is a PDF',
    () => [
      cv(['<script>alert(1)</script>%PDF-1.7'], 'cv.pdf'),
      cv(['GIF89a/*%PDF-1.7*/'], 'cv.pdf'),
      cv(['PK\u0003\u0004%PDF-1.7'], 'cv.pdf'),
    ],
    refusedWith(422, 422, 422),
  ],
  [
    'a PDF that also is a page: kept as a file to download, never to open',
    () => [cv(['%PDF-1.7\n<html><script>alert(1)</script>'], 'cv.pdf', 'text/html')],
    ({ kept, mails }) => {
      expect(kept[0]).toMatchObject({ file_type: 'application/pdf', file_name: 'cv.pdf' });
      expect(mails[0]?.attachments).toMatchObject([
        { disposition: 'attachment', type: 'application/pdf', filename: 'cv.pdf' },
      ]);
    },
  ],
  [
    'names with a second ending, a null byte or a stream',
    () =>
      ['cv.pdf.exe', 'cv.exe\u0000.pdf', 'cv.pdf::$DATA', 'cv.pdf.', 'cv.p\u202efdp'].map((name) =>
        cv(['%PDF-1.7'], name),
      ),
    ({ answers, kept }) => {
      expect(answers.map(({ status }) => status)).toEqual([422, 400, 422, 422, 422]);
      for (const { file_name: name } of kept)
        expect(name).toMatch(/^[\p{L}\p{M}\p{N} _()-]+\.pdf$/u);
    },
  ],
  [
    'a name that is a path, a command or a header',
    () =>
      [
        '../../../etc/passwd.pdf',
        '..\\..\\run.pdf',
        '$(reboot).pdf',
        '`id`;rm -rf ~.pdf',
        'a"\r\nX-Evil: 1.pdf',
        '-rf.pdf',
        '.htaccess.pdf',
        '~root.pdf',
        'CON.pdf',
      ].map((name, number) => applicationPost(pdf(`page ${number}`, name))),
    ({ kept, files }) => {
      // A broken header makes the part no file at all.
      const withFile = kept.filter(({ file_key: key }) => key !== null);
      expect(withFile.length).toBeGreaterThan(7);
      for (const { file_name: name } of withFile) {
        expect(name).toMatch(/^[\p{L}\p{N}_(][\p{L}\p{M}\p{N} _.()-]*\.pdf$/u);
        expect(name).not.toContain('..');
      }
      for (const key of files) expect(key).toMatch(/^applications\/[0-9a-f-]{36}$/);
    },
  ],
  [
    'two files, the good one first',
    () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(application)) body.set(name, value);
      body.append('cv', pdf());
      body.append('cv', new File(['MZ'], 'cv.exe'));
      return [
        new Request(`${site}/api/v1/applications`, {
          method: 'POST',
          headers: { Accept: 'application/json' },
          body,
        }),
      ];
    },
    refusedWith(422),
  ],
  [
    'a file where a text belongs, and a text where the file belongs',
    () => {
      const file = new FormData();
      for (const [name, value] of Object.entries(contact)) file.set(name, value);
      file.set('message', new File(['x'], 'x.txt'));
      const text = new FormData();
      for (const [name, value] of Object.entries(application)) text.set(name, value);
      text.set('cv', '../../secret.pdf');
      return [
        new Request(`${site}/api/v1/email`, { method: 'POST', body: file }),
        new Request(`${site}/api/v1/applications`, {
          method: 'POST',
          headers: { Accept: 'application/json' },
          body: text,
        }),
      ];
    },
    refusedWith(422, 422),
  ],
  [
    'a body that grows when it is unpacked',
    async () => [
      new Request(`${site}/api/v1/email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
        body: await gzipped(JSON.stringify({ ...inquiry, message: 'x'.repeat(5_000_000) })),
      }),
    ],
    refusedWith(400),
  ],
];

const answers: Attack[] = [
  [
    'an error of the database that quotes its statement',
    () => [jsonPost(inquiry), get('/api/v1/health'), pagePost(contact)],
    ({ answers: given, bodies: texts }) => {
      expect(given.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect(texts.join('')).not.toMatch(/SQL|INSERT|D1_|Error|at .*\.ts|stack/);
    },
    () => createHarness({ DB: faultyDatabase(createHarness().env.DB, () => true) }),
  ],
  [
    'spam, to learn what gives it away',
    () => [
      jsonPost({ ...inquiry, website: 'https://buy.example' }),
      jsonPost({ ...inquiry, name: 'Real' }),
    ],
    ({ answers: given, bodies: texts }) => {
      const shapes = texts.map((text) => Object.keys(JSON.parse(text)));
      expect(shapes[0]).toEqual(shapes[1]);
      expect(given[0]?.status).toBe(given[1]?.status);
      expect([...(given[0]?.headers.keys() ?? [])]).toEqual([...(given[1]?.headers.keys() ?? [])]);
    },
  ],
  [
    'guessing whether a reference exists',
    () => [get('/sent/CC-7K3M-9QX2'), get('/sent/CC-2222-2222')],
    ({ answers: given, bodies: [first = '', second = ''] }) => {
      expect(given.map(({ status }) => status)).toEqual([200, 200]);
      expect(first.replace('CC-7K3M-9QX2', '')).toBe(second.replace('CC-2222-2222', ''));
    },
  ],
  [
    'an answer that a cache keeps for others',
    () => [
      jsonPost(inquiry),
      jsonPost(
        {},
        {
          'X-Forwarded-Host': 'evil.example',
          'X-Original-URL': '/admin',
          'X-Rewrite-URL': '/admin',
        },
      ),
      pagePost({ ...contact, name: '' }),
      get('/sent/CC-7K3M-9QX2'),
      get('/api/v1/health'),
      get('/api/nothing'),
    ],
    ({ answers: given, bodies: texts }) => {
      for (const { headers } of given) expect(headers.get('Cache-Control')).toBe('no-store');
      expect(texts.join('')).not.toMatch(/evil\.example|admin/);
    },
  ],
  [
    'a frame round an answer, or its use on another site',
    () => [
      jsonPost(inquiry),
      pagePost({ ...contact, name: '' }),
      get('/sent/CC-7K3M-9QX2'),
      get('/api/v1/health'),
    ],
    ({ answers: given }) => {
      for (const { headers } of given) {
        expect(headers.get('X-Frame-Options')).toBe('DENY');
        expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
        expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      }
    },
  ],
];

describe.each([
  ['the mail', mail],
  ['texts', texts],
  ['bodies', bodies],
  ['senders and addresses', senders],
  ['the CV', uploads],
  ['answers', answers],
])('An attack on %s comes to nothing:', (_place, attacks) => {
  test.each(attacks)('%s', async (_attack, requests, holds, ownHarness) => {
    const harness = ownHarness?.() ?? createHarness();
    const given: Response[] = [];
    for (const request of await requests()) given.push(await harness.fetch(request));
    const said = await Promise.all(given.map((answer) => answer.clone().text()));
    if (harness.waiting.length > 0) await harness.deliverOnce();
    const kept = await rows();
    await holds({
      answers: given,
      bodies: said,
      kept,
      fields: JSON.parse(String(kept[0]?.fields ?? '{}')),
      mails: harness.mails,
      files: await storedFiles(),
    });
  });
});
