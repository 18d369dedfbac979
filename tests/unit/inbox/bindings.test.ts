import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { explain, openDesk } from '../../../scripts/inbox/bindings.ts';
import { freePort } from '../../../scripts/lib/worker.ts';
import { listMessages } from '../../../worker/desk/messages.ts';

const state = mkdtempSync(path.join(tmpdir(), 'desk-state-'));
afterAll(() => rmSync(state, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

test('Before the first start the owner reads what to do', async () => {
  const desk = await openDesk(false, state);
  const problem = await listMessages(desk, {}, { limit: 1 }).catch(explain);
  expect(problem).toContain('Run `npm start` once');
  await desk.close();
});

/** Answers as Cloudflare's API does to a start of remote bindings. What they then send goes to workers.dev, which only an account has. */
async function startCloudflare(databases: { uuid: string; name: string }[]) {
  const answers: [address: RegExp, result: unknown][] = [
    [/\/d1\/database\b/, databases],
    [/\/workers\/subdomain$/, { subdomain: 'agency' }],
    [/\/workers\/subdomain\/edge-preview$/, { token: 'session' }],
    [/\/scripts\/codecrafters-website\/edge-preview$/, { preview_token: 'preview' }],
  ];
  const uploads: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      uploads.push(await text(request));
    }
    const result = answers.find(([address]) => address.test(request.url?.split('?')[0] ?? ''))?.[1];
    response.setHeader('Content-Type', 'application/json');
    response.statusCode = result === undefined ? 404 : 200;
    response.end(JSON.stringify({ success: result !== undefined, errors: [], result }));
  });
  const port = await freePort(8900);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `http://127.0.0.1:${port}/client/v4`);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '0123456789abcdef0123456789abcdef');
  // With these wrangler does not ask workers.dev whether it is behind Access.
  vi.stubEnv('CLOUDFLARE_ACCESS_CLIENT_ID', 'id');
  vi.stubEnv('CLOUDFLARE_ACCESS_CLIENT_SECRET', 'secret');
  return { uploads, stop: () => server.close() };
}

test('With --remote the desk binds the deployed database and files, and nothing else', async () => {
  const uuid = '11111111-2222-3333-4444-555555555555';
  const cloudflare = await startCloudflare([
    { uuid: '99999999-2222-3333-4444-555555555555', name: 'another' },
    { uuid, name: 'codecrafters-inquiries' },
  ]);
  const desk = await openDesk(true, state);
  const bindings = /"bindings":(\[.*?\])/.exec(cloudflare.uploads.join(''))?.[1] ?? '';
  expect(JSON.parse(bindings)).toEqual([
    { name: 'FILES', type: 'r2_bucket', bucket_name: 'codecrafters-files', raw: true },
    { name: 'DB', type: 'd1', id: uuid, raw: true },
  ]);
  await desk.close();
  cloudflare.stop();
});

test('Before the first deployment the owner reads what to do', async () => {
  const cloudflare = await startCloudflare([]);
  expect(explain(await openDesk(true, state).catch((error) => error))).toContain(
    'Run `npm run deploy` first',
  );
  cloudflare.stop();
});
