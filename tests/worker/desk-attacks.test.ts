/** Attacks on the owner's desk on the web, a row each. All are refused. */
import { env as bindings } from 'cloudflare:workers';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Env } from '../../worker/env.ts';
import {
  audience,
  certificatesOf,
  createSigner,
  createTeam,
  person,
  type Signer,
} from './support/access.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createHarness, passTime, rows, site } from './support/harness.ts';
import { applicationPost, contact, jsonPost, pdf, referenceOf } from './support/posts.ts';

const local = 'http://localhost:8787';
const key = 'a-random-key-of-this-start';
const onLaptop: Partial<Env> = { DESK_KEY: key };
const fromLaptop = { 'CF-Connecting-IP': '127.0.0.1', Cookie: `desk-key=${key}` };
const fromAfar = { ...fromLaptop, 'CF-Connecting-IP': '203.0.113.9' };

let signer: Signer;
let other: Signer;
let access: ReturnType<typeof createTeam>;
let deployed: Partial<Env>;

/** In order but for what the claims change. */
function token(claims: Record<string, unknown> = {}, by = signer): Promise<string> {
  return by.sign({ iss: access.issuer, ...claims });
}

beforeAll(async () => {
  [signer, other] = await Promise.all([createSigner(), createSigner()]);
});

let asked = 0;
function publish(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    expect(new Request(input).url).toBe(access.certificates);
    asked += 1;
    return answer();
  });
}

beforeEach(() => {
  access = createTeam();
  deployed = { ACCESS_TEAM: access.team, ACCESS_AUD: audience };
  asked = 0;
  publish(() => certificatesOf(signer));
});

interface Asked {
  token?: string | undefined;
  headers?: Record<string, string>;
  settings?: Partial<Env>;
  at?: string;
  path?: string;
  body?: unknown;
}

function ask({
  token,
  headers = {},
  settings = deployed,
  at = site,
  path = '/api/v1/desk/overview',
  body,
}: Asked): Promise<Response> {
  const signed = token === undefined ? {} : { 'Cf-Access-Jwt-Assertion': token };
  return createHarness(settings).fetch(
    new Request(`${at}${path}`, {
      redirect: 'manual',
      headers: { ...signed, ...headers },
      ...(body === undefined
        ? {}
        : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
}

async function expectClosed(asked: Asked, status: number): Promise<void> {
  const answer = await ask(asked);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(Object.keys(await answer.json<object>())).toEqual(['message']);
}

/** Posts as the desk does: signed in, from the desk's origin, in JSON. */
async function change(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return ask({
    token: await token(),
    path: '/api/v1/desk/changes',
    headers: { Origin: site, 'Content-Type': 'application/json', ...headers },
    body,
  });
}

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await ask({ token: await token(), path: `/api/v1/desk${path}` });
  expect(answer.status).toBe(200);
  return answer.json<Answer>();
}

async function keep(fields: Record<string, string> = {}): Promise<string> {
  return referenceOf(await createHarness().fetch(jsonPost({ ...contact, ...fields })));
}

test('Whom Cloudflare Access vouches for reads the desk, and the certificates are fetched once', async () => {
  for (let call = 0; call < 3; call += 1) {
    const answer = await ask({ token: await token() });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ actor: person });
  }
  expect(asked).toBe(1);
});

function seconds(): number {
  return Math.floor(Date.now() / 1_000);
}

/** Adds valid claims to a token that is signed in another way. */
function claimed<Token extends SignJWT | UnsecuredJWT>(jwt: Token): Token {
  jwt.setIssuer(access.issuer).setAudience(audience).setIssuedAt().setExpirationTime('1h');
  return jwt;
}

function signedBySecret(secret: string): Promise<string> {
  const header = { alg: 'HS256', kid: signer.kid };
  const jwt = claimed(new SignJWT({ email: person })).setProtectedHeader(header);
  return jwt.sign(new TextEncoder().encode(secret));
}

describe('A token', () => {
  test.each<[attack: string, token: () => string | undefined | Promise<string>]>([
    ['that is not there', () => undefined],
    ['that is empty', () => ''],
    ['that is no token', () => 'a.b.c'],
    [
      'without a signature (alg: none)',
      () => claimed(new UnsecuredJWT({ email: person })).encode(),
    ],
    ['signed by HS256 with the public key as the secret', () => signedBySecret(signer.pem)],
    ['of another team', () => token({ iss: 'https://evil.cloudflareaccess.com' })],
    ['for another application', () => token({ aud: ['shop'] })],
    ['signed by another key', () => token({}, other)],
    [
      'whose words were changed after signing',
      async () => {
        const [head, , end] = (await token()).split('.');
        const [, words] = (await token({ email: 'thief@example.com' }, other)).split('.');
        return `${head}.${words}.${end}`;
      },
    ],
    ['that has expired', () => token({ exp: seconds() - 1 })],
    ['that never expires', () => token({ exp: undefined })],
    ['that is not yet valid', () => token({ nbf: seconds() + 3_600 })],
    ['of a program', () => token({ email: undefined })],
    ['of nobody', () => token({ email: '' })],
  ])('%s opens nothing', async (_attack, given) => {
    await expectClosed({ token: await given() }, 401);
  });

  test.each<[attack: string, asked: () => Asked | Promise<Asked>, status: number]>([
    [
      'that comes in a cookie only',
      async () => ({ headers: { Cookie: `CF_Authorization=${await token()}` } }),
      401,
    ],
    [
      'in the Authorization header only',
      async () => ({ headers: { Authorization: `Bearer ${await token()}` } }),
      401,
    ],
    [
      'where no team is set: no word of a desk',
      async () => ({ token: await token(), settings: { ACCESS_AUD: audience } }),
      404,
    ],
    [
      'where no audience is set: no word of a desk',
      async () => ({ token: await token(), settings: { ACCESS_TEAM: access.team } }),
      404,
    ],
    [
      'whose team is an address of its own',
      async () => ({
        token: await token({ iss: 'https://evil.example/.cloudflareaccess.com' }),
        settings: { ACCESS_TEAM: 'evil.example/', ACCESS_AUD: audience },
      }),
      404,
    ],
  ])('%s opens nothing', async (_attack, given, status) => {
    await expectClosed(await given(), status);
  });

  test('signed by a key that was taken out of use opens nothing, and the new key opens', async () => {
    expect((await ask({ token: await token() })).status).toBe(200);
    publish(() => certificatesOf(other));
    // An unknown key is asked for again, at most twice a minute.
    passTime(31_000);
    expect((await ask({ token: await token({}, other) })).status).toBe(200);
    expect((await ask({ token: await token() })).status).toBe(401);
  });

  test.each<[trouble: string, answer: () => Response | Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('Network connection lost.'))],
    ['answer with an error', () => Response.json({ keys: [signer.jwk] }, { status: 500 })],
    ['are no certificates', () => Response.json({ keys: 'none' })],
    ['are a page', () => new Response('<h1>Hello</h1>')],
  ])(
    'opens nothing while the certificates %s, and they are asked for once a while',
    async (_trouble, answer) => {
      publish(answer);
      const refused = await ask({ token: await token() });
      expect(refused.status).toBe(503);
      expect(refused.headers.get('Retry-After')).toBe('60');
      expect((await ask({ token: await token(), path: '/desk' })).status).toBe(503);
      passTime(29_000);
      expect((await ask({ token: await token() })).status).toBe(503);
      expect(asked).toBe(1);
      passTime(2_000);
      const answers = [1, 2, 3].map(async () => ask({ token: await token() }));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503, 503]);
      expect(asked).toBe(2);
      passTime(31_000);
      publish(() => certificatesOf(signer));
      expect((await ask({ token: await token() })).status).toBe(200);
    },
  );

  test('of an unknown key shuts nobody out while the certificates cannot be had', async () => {
    expect((await ask({ token: await token() })).status).toBe(200);
    publish(() => new Response('busy', { status: 500 }));
    passTime(31_000);
    expect((await ask({ token: await token({}, other) })).status).toBe(503);
    expect((await ask({ token: await token() })).status).toBe(200);
  });
});

describe('The local key', () => {
  test('opens the desk on this machine, as a cookie that no script and no other site has', async () => {
    const answer = await ask({
      settings: onLaptop,
      at: local,
      path: `/desk?key=${key}`,
      headers: { 'CF-Connecting-IP': '127.0.0.1' },
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/desk']);
    expect(answer.headers.get('Set-Cookie')).toBe(
      `desk-key=${key}; Path=/; HttpOnly; SameSite=Strict`,
    );
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    const read = await ask({ settings: onLaptop, at: local, headers: fromLaptop });
    expect(await read.json()).toMatchObject({ actor: 'this computer' });
  });

  test.each<[attack: string, asked: Asked, status: number]>([
    ['that is wrong', { headers: { ...fromLaptop, Cookie: 'desk-key=guessed' } }, 401],
    ['that is empty', { headers: { ...fromLaptop, Cookie: 'desk-key=' } }, 401],
    [
      'in the address of data',
      { path: `/api/v1/desk/overview?key=${key}`, headers: { 'CF-Connecting-IP': '::1' } },
      401,
    ],
    [
      'that leaked in a referrer',
      { headers: { 'CF-Connecting-IP': '::1', Referer: `${local}/desk?key=${key}` } },
      401,
    ],
    ['on another host', { at: site, headers: fromLaptop }, 404],
    [
      'on a host that begins alike',
      { at: 'http://localhost.evil.example', headers: fromLaptop },
      404,
    ],
    ['on a host of the own network', { at: 'http://192.168.1.5:8787', headers: fromLaptop }, 404],
    ['from another machine', { headers: fromAfar }, 404],
    ['where nobody says who asks', { headers: { Cookie: `desk-key=${key}` } }, 404],
    [
      'in a page’s address on another host',
      { at: site, path: `/desk?key=${key}`, headers: fromAfar },
      404,
    ],
    [
      'that is not set',
      { settings: { DESK_KEY: '' }, headers: { ...fromLaptop, Cookie: 'desk-key=' } },
      404,
    ],
    [
      'set on a deployed Worker',
      {
        at: site,
        settings: { ACCESS_TEAM: 'a-team', ACCESS_AUD: audience, ...onLaptop },
        headers: fromAfar,
      },
      401,
    ],
    [
      'set on a deployed Worker that is asked as localhost',
      { settings: { ACCESS_TEAM: 'a-team', ACCESS_AUD: audience, ...onLaptop }, headers: fromAfar },
      401,
    ],
    ['set on a deployed Worker without Access', { at: site, headers: fromAfar }, 404],
  ])('%s opens nothing', async (_attack, asked, status) => {
    const answer = await ask({ settings: onLaptop, at: local, ...asked });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });
});

test('Where no desk is set up, its addresses answer like any that does not exist', async () => {
  for (const [path, unknown] of [
    ['/api/v1/desk/overview', '/api/v1/nothing'],
    ['/desk', '/nothing'],
    ['/desk/app.js', '/nothing'],
  ]) {
    const [desk, nothing] = await Promise.all([
      ask({ settings: {}, path: path ?? '' }),
      ask({ settings: {}, path: unknown ?? '' }),
    ]);
    expect([desk.status, await desk.text()]).toEqual([404, await nothing.text()]);
  }
});

describe('A change', () => {
  test.each<[attack: string, headers: Record<string, string>, status: number]>([
    ['from another site', { Origin: 'https://evil.example' }, 403],
    ['from a sandboxed frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['from a subdomain', { Origin: 'https://evil.codecrafters.example' }, 403],
    ['as a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['as plain text, which needs no preflight', { 'Content-Type': 'text/plain' }, 415],
    ['as something that begins like JSON', { 'Content-Type': 'application/jsonp' }, 415],
  ])('%s is refused', async (_attack, headers, status) => {
    const reference = await keep();
    const answer = await change({ do: 'remove', references: [reference] }, headers);
    expect(answer.status).toBe(status);
    expect(await rows()).toHaveLength(1);
  });

  test('that does not say where it comes from is refused', async () => {
    const answer = await ask({
      token: await token(),
      path: '/api/v1/desk/changes',
      headers: { 'Content-Type': 'application/json' },
      body: { do: 'resend-failed' },
    });
    expect(answer.status).toBe(403);
  });

  test.each<[attack: string, body: unknown, status: number]>([
    ['that is unknown', { do: 'drop' }, 422],
    ['inherited from a prototype', { do: 'constructor', references: [] }, 422],
    ['of a name that is none', { do: 'remove', references: ["' OR 1=1 --"] }, 422],
    ['of everything', { do: 'remove', references: '*' }, 422],
    ['of nothing', { do: 'remove', references: [] }, 422],
    ['of too many', { do: 'read', references: Array(501).fill('CC-AAAA-AAAA') }, 422],
    ['of a pattern', { do: 'erase', email: '%', typed: '%' }, 200],
    [
      'that undoes what nobody did',
      { do: 'undo', what: 'answer', references: ['CC-AAAA-AAAA'], at: 1 },
      200,
    ],
    [
      'that undoes a reading',
      { do: 'undo', what: 'read', references: ['CC-AAAA-AAAA'], at: 1 },
      422,
    ],
    [
      'that restores a note of nobody',
      { do: 'restore-note', reference: 'CC-AAAA-AAAA', id: 1 },
      404,
    ],
    ['that nobody has typed', { do: 'erase', email: 'ravi@example.com', typed: 'yes' }, 422],
    ['of an empty address', { do: 'erase', email: '', typed: '' }, 422],
    ['with a note for nobody', { do: 'note', reference: 'CC-AAAA-AAAA', text: 'Hi' }, 404],
    [
      'with an endless note',
      { do: 'note', reference: 'CC-AAAA-AAAA', text: 'x'.repeat(5_001) },
      422,
    ],
    ['with an endless body', `{"do":"note","text":"${'x'.repeat(110_000)}"}`, 413],
    ['that is no JSON', '{', 400],
  ])('%s changes nothing', async (_attack, body, status) => {
    await keep();
    const before = await rows();
    expect((await change(body)).status).toBe(status);
    expect(await rows()).toEqual(before);
  });

  test('A note is removed with its own message only, and nothing else of a history', async () => {
    const [mine, others] = [await keep(), await keep({ message: 'Another' })];
    const { id } = await (await change({ do: 'note', reference: mine, text: 'Hi' })).json<{
      id: number;
    }>();
    expect((await change({ do: 'remove-note', reference: others, id })).status).toBe(404);
    await change({ do: 'answer', references: [mine] });
    const { history } = await read<{ history: { id: number; what: string }[] }>(
      `/messages/${mine}`,
    );
    const answered = history.find(({ what }) => what === 'answered');
    expect((await change({ do: 'remove-note', reference: mine, id: answered?.id })).status).toBe(
      404,
    );
    for (const act of ['remove-note', 'restore-note', 'remove-note']) {
      expect((await change({ do: act, reference: others, id })).status).toBe(404);
      const answer = await change({ do: act, reference: mine, id });
      expect(await answer.json()).toEqual({ changed: [mine] });
      expect((await change({ do: act, reference: mine, id })).status).toBe(404);
    }
  });
});

test.each(['CC-AAAA-AAAA', "CC-' OR 1=1", '../CC-AAAA-AAAA', '%2e%2e', 'x'.repeat(3_000)])(
  'A message named %.40s is nowhere',
  async (name) => {
    await keep();
    for (const path of [
      `/messages/${encodeURIComponent(name)}`,
      `/messages/${encodeURIComponent(name)}/file`,
    ]) {
      const answer = await ask({ token: await token(), path: `/api/v1/desk${path}` });
      expect(answer.status).toBe(404);
    }
  },
);

test.each([
  "' OR 1=1 --",
  '"; DROP TABLE inquiries; --',
  '"',
  'as"ha',
  '""',
  '*',
  'NEAR(a b, 5)',
  'ravi OR asha',
  'words : ravi',
  '{words} : ravi',
  '^ravi NOT asha',
  'ravi" OR "asha',
  '-asha',
  '\0ravi',
  '%_%',
  '🙂'.repeat(500),
  'asha '.repeat(3_000),
])('A search for %.40j finds words, and has no language of its own', async (words) => {
  await keep({ name: 'Asha' });
  await keep({ name: 'Meera', email: 'meera@example.com', message: 'Good morning' });
  const path = `/messages?words=${encodeURIComponent(words)}`;
  const { messages } = await read<{ messages: { fields: Record<string, string> }[] }>(path);
  expect(messages.map(({ fields }) => fields.name)).not.toContain('Meera');
  expect(await rows()).toHaveLength(2);
});

test.each(['state=all', 'state=held%27', 'form=letter', 'before=-1', 'before=1e3', 'before=x'])(
  'A filter %s that does not exist is refused',
  async (query) => {
    const path = `/api/v1/desk/messages?${query}`;
    expect((await ask({ token: await token(), path })).status).toBe(422);
  },
);

test('Markup in every field stays text, in an answer that no browser takes for a page', async () => {
  const markup = '<img src=x onerror=alert(1)>"><script>alert(1)</script>';
  const reference = await keep({ name: markup, message: markup });
  const answer = await ask({
    token: await token(),
    path: `/api/v1/desk/messages/${reference}`,
  });
  expect(answer.headers.get('Content-Type')).toBe('application/json');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(await answer.json()).toMatchObject({ message: { fields: { name: markup } } });
});

test('A message comes with the latest twenty others of its person, and none of another', async () => {
  const references: string[] = [];
  for (let number = 0; number < 23; number += 1) {
    references.unshift(await keep({ message: String(number) }));
  }
  await keep({ email: 'another@example.com' });
  const [first, ...others] = references;
  const { earlier } = await read<{ earlier: { reference: string }[] }>(`/messages/${first}`);
  expect(earlier.map(({ reference }) => reference)).toEqual(others.slice(0, 20));
});

test('A list has fifty messages a page, and says where the next begins', async () => {
  await bindings.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 101)
     INSERT INTO inquiries (reference, submission, fingerprint, form, email, fields, status, received_at, due_at)
     SELECT n, n, n, 'contact', 'x', '{}', 'delivered', 1, 1 FROM numbers`,
  ).run();
  const lengths: number[] = [];
  for (let before = ''; before !== 'null'; ) {
    const page = await read<{ messages: object[]; next: number | null }>(
      `/messages${before && `?before=${before}`}`,
    );
    lengths.push(page.messages.length);
    before = String(page.next);
  }
  expect(lengths).toEqual([50, 50, 1]);
});

test('A person is found whatever the case of the address', async () => {
  await keep({ email: 'Asha@Example.com' });
  expect(await read('/person?email=aSHA%40example.COM')).toMatchObject({ messages: 1 });
  expect(await read('/messages?email=ASHA%40EXAMPLE.COM')).toMatchObject({ messages: [{}] });
});

test('No answer of the desk is kept by a browser but its files, and these by the owner’s alone', async () => {
  const reference = await keep();
  const ASSETS = { fetch: async () => new Response('built') };
  const settings = { ...deployed, ASSETS };
  for (const path of [
    '/desk',
    '/desk/manifest.webmanifest',
    ...[
      'overview',
      'messages',
      `messages/${reference}`,
      `messages/${reference}/file`,
      'numbers',
    ].map((name) => `/api/v1/desk/${name}`),
    '/api/v1/desk/person?email=ravi@example.com',
    '/api/v1/desk/export/csv',
    '/api/v1/desk/export/json',
  ]) {
    const answer = await ask({ token: await token(), path, settings });
    expect([path, answer.headers.get('Cache-Control')]).toEqual([path, 'no-store']);
  }
  expect((await change({ do: 'read', references: [reference] })).headers.get('Cache-Control')).toBe(
    'no-store',
  );
  const file = await ask({ token: await token(), path: '/desk/app-ABCDEFGH.js', settings });
  expect(file.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable');
});

test('An export that breaks off does not look whole', async () => {
  const { DB } = bindings;
  await keep();
  const references = Array.from({ length: 500 }, (_, index) => `CC-X-${index}`);
  await DB.prepare(
    `INSERT INTO inquiries (reference, submission, fingerprint, form, email, fields, status, received_at, due_at)
     SELECT value, value, value, 'contact', 'x', '{}', 'delivered', 1, 1 FROM json_each(?)`,
  )
    .bind(JSON.stringify(references))
    .run();
  let pages = 0;
  const secondPage = (sql: string) => sql.includes('AS position') && ++pages > 1;
  const settings = { ...deployed, DB: faultyDatabase(DB, secondPage) };
  const answer = await ask({ token: await token(), path: '/api/v1/desk/export/csv', settings });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('Network connection lost');
});

test('An export of what is filtered is no formula in any cell, and a whole table or none', async () => {
  await keep({ name: '=HYPERLINK("https://evil.example")', message: '@SUM(A1)' });
  await keep({ name: 'Asha', message: '+1' });
  const exported = async (format: string) =>
    ask({ token: await token(), path: `/api/v1/desk/export/${format}` });
  const table = await (await exported('csv')).text();
  expect(table.match(/"[=@+-]/g)).toBeNull();
  expect(table).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  const filtered = await exported('json?words=asha');
  expect(filtered.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename\*=UTF-8''inquiries-.*\.json$/,
  );
  expect(await filtered.json()).toMatchObject([{ fields: { name: 'Asha' } }]);
});

test.each([
  ['../../etc/passwd\0.pdf', 'passwd.pdf'],
  ['C:\\Windows\\cv"; filename="evil.exe', 'cv_ filename_evil.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie_ x_1.pdf'],
  ['<script>.html', 'script.pdf'],
])('A CV that is kept as %j is downloaded by a harmless name', async (name, safe) => {
  const reference = await referenceOf(await createHarness().fetch(applicationPost(pdf())));
  await bindings.DB.prepare('UPDATE inquiries SET file_name = ?').bind(name).run();
  const path = `/api/v1/desk/messages/${reference}/file`;
  const answer = await ask({ token: await token(), path });
  const [, sent = ''] =
    /^attachment; filename\*=UTF-8''(\S+)$/.exec(answer.headers.get('Content-Disposition') ?? '') ??
    [];
  expect(decodeURIComponent(sent)).toBe(safe);
  expect(answer.headers.get('Content-Type')).toBe('application/octet-stream');
  expect(await answer.text()).toContain('%PDF');
});
