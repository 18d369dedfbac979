import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openDesk } from '../../../scripts/inbox/wrangler.ts';

const run = promisify(execFile);
const state = mkdtempSync(join(tmpdir(), 'inbox-'));
const local = ['--local', '--persist-to', state, '--config', 'worker/wrangler.jsonc'];

function wrangler(...typed: string[]) {
  return run(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...typed, ...local]);
}

afterAll(() => rmSync(state, { recursive: true, force: true }));

test('The desk reaches the database and the files of this machine', {
  timeout: 90_000,
}, async () => {
  const desk = openDesk(false, state);
  await expect(desk.ask('SELECT * FROM inquiries')).rejects.toThrow('Run `npm start` once');
  await wrangler('d1', 'migrations', 'apply', 'DB');
  expect(
    await desk.ask('SELECT ? AS said, count(*) AS kept FROM inquiries', [`O'Neil "\\ $(x) नमस्ते`]),
  ).toEqual([{ said: `O'Neil "\\ $(x) नमस्ते`, kept: 0 }]);
  await wrangler(
    'r2',
    'object',
    'put',
    'codecrafters-files/applications/one',
    '--file',
    'package.json',
  );
  await desk.removeFile('applications/one');
  await expect(desk.saveFile('applications/one', join(state, 'one'))).rejects.toThrow();
});
