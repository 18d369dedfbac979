import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Options, readOptions } from '../../../scripts/inbox/arguments.ts';
import { explain } from '../../../scripts/inbox/bindings.ts';
import { erase, purge, release, resend } from '../../../scripts/inbox/changing.ts';
import { list, saveCv, show } from '../../../scripts/inbox/reading.ts';
import { saveBackup, saveExport } from '../../../scripts/inbox/saving.ts';
import { backUp } from '../../../worker/desk/backup.ts';
import { addNote } from '../../../worker/desk/history.ts';
import { retention } from '../../../worker/limits.ts';
import { keepRow, openTestDesk, type TestDesk } from '../support/desk.ts';

let desk: TestDesk;

async function keep(
  reference: string,
  email: string,
  status: string,
  { fileKey = '', at = Date.now() } = {},
) {
  const visitor = { name: `=HYPERLINK("${reference}")`, email, phoneNumber: '+91 98765 43210' };
  const fields = JSON.stringify({ ...visitor, message: "It's one\ntwo" });
  // biome-ignore format: columns side by side
  await keepRow(desk, {
    reference, email, fields, status, attempts: 31, received_at: at, due_at: at, delivered_at: at,
    held_reason: status === 'held' ? '11 links' : null,
    last_error: status === 'failed' ? 'E_X' : null,
    file_key: fileKey || null, file_name: fileKey ? 'cv.pdf' : null, file_size: 2048,
  });
  if (fileKey) {
    await desk.FILES.put(fileKey, `The CV of ${email}`);
  }
}

function options(...typed: string[]): Options {
  return readOptions(typed);
}

const yes = async () => true;
const no = async () => false;

/** Runs a command as it is typed. Returns its words or those of its mistake. */
async function run(typed: string, confirm = yes): Promise<string> {
  const read = readOptions(typed.split(' '));
  const commands: Record<string, () => Promise<string>> = {
    list: () => list(desk, read, 80),
    show: () => show(desk, read),
    cv: () => saveCv(desk, read),
    resend: () => resend(desk, read),
    release: () => release(desk, read),
    erase: () => erase(desk, read, confirm),
    purge: () => purge(desk, read, confirm, 80),
  };
  return (await commands[read.command]?.().catch(explain)) ?? '';
}

async function rowCount() {
  return desk.DB.prepare('SELECT count(*) AS kept FROM inquiries').first('kept');
}

async function fileKeys() {
  const { objects } = await desk.FILES.list();
  return objects.map(({ key }) => key);
}

beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

beforeEach(async () => {
  await desk.DB.prepare('DELETE FROM inquiries').run();
  await desk.FILES.delete(await fileKeys());
  const older = { fileKey: 'applications/one', at: Date.now() - 1_000 };
  await keep('CC-AAAA-2222', 'asha@example.com', 'failed', older);
  await keep('OLD-BBBB-3333', "o'neil@example.com", 'held');
});

test('The owner sees the latest messages first, within the width of the terminal', async () => {
  const lines = (await list(desk, options('list'), 80)).split('\n');
  const begin = ['Reference', 'OLD-BBBB-3333', 'CC-AAAA-2222'];
  expect(lines.map((line) => line.split(' ')[0])).toEqual(begin);
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(80);
  }
});

test.each<[typed: string, says: string | RegExp]>([
  ['list --status held', /^Reference.*\nOLD-BBBB-3333.*$/],
  ['list --limit 1', /^Reference.*\nOLD-BBBB-3333.*$/],
  ['list --status queued', 'No messages are queued.'],
  ['list --search nobody', 'Nothing is found for nobody.'],
  ['show aaaa2222', "Message:\n    It's one\n    two"],
  ['show CC-AAAA-2222', 'Last error:         E_X'],
  ['show CC-AAAA-2222', 'CV:                 cv.pdf (2 kB)'],
  ['show CC-ZZZZ-9999', 'There is no message CC-ZZZZ-9999 here.'],
  ['cv OLD-BBBB-3333', 'came without a CV'],
  ['resend OLD-BBBB-3333', 'npm run inbox -- release OLD-BBBB-3333'],
  ['resend CC-AAAA-2222', 'CC-AAAA-2222 is to be delivered again.'],
  ['resend --failed', '1 failed message is'],
  ['release CC-AAAA-2222', 'is not held: it is failed'],
  ['erase', 'Say whose messages to erase'],
  ['erase %@%', 'Nothing is kept from %@%.'],
  ["erase x@y'OR'1'='1", "Nothing is kept from x@y'or'1'='1."],
  ["erase o'neil@example.com", 'Erased 1 message and 0 files.'],
  ['purge', 'Nothing has grown old.'],
])('%s says %s', async (typed, says) => {
  if (says instanceof RegExp) {
    expect(await run(typed)).toMatch(says);
  } else {
    expect(await run(typed)).toContain(says);
  }
});

test('The export holds every message and no formula', async () => {
  const exported = await saved(saveExport, 'export');
  expect(exported).toMatch(/^\uFEFF"reference","form","status",.*"coverLetter"\r\n/);
  expect(exported).toContain(`"'=HYPERLINK(""CC-AAAA-2222"")"`);
  expect(exported).toContain(`"'+91 98765 43210"`);
  expect(JSON.parse(await saved(saveExport, 'export', '--json'))).toMatchObject([
    { reference: 'CC-AAAA-2222', fields: { email: 'asha@example.com' } },
    { reference: 'OLD-BBBB-3333' },
  ]);
});

/** What a command writes into a file of its own; a second time it leaves that file alone. */
async function saved(
  save: typeof saveExport,
  command: 'backup' | 'export',
  ...more: string[]
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-saved-'));
  const file = path.join(folder, 'all');
  expect(await save(desk, options(command, file, ...more))).toContain(`Saved as ${file}.`);
  const text = readFileSync(file, 'utf8');
  await expect(save(desk, options(command, file, ...more))).rejects.toThrow('already');
  expect(readFileSync(file, 'utf8')).toBe(text);
  await expect(save(desk, options(command, ...more))).rejects.toThrow('Name the file to write');
  rmSync(folder, { recursive: true });
  return text;
}

test('A backup brings every row back into a new database', async () => {
  await addNote(desk, 'CC-AAAA-2222', "It's urgent;\ncall", { name: 'owner', now: 1 });
  const restored = new DatabaseSync(':memory:');
  const migrations = path.resolve(import.meta.dirname, '../../../worker/migrations');
  for (const file of readdirSync(migrations).sort()) {
    restored.exec(readFileSync(path.join(migrations, file), 'utf8'));
  }
  restored.exec(await saved(saveBackup, 'backup'));
  for (const table of ['inquiries', 'history', 'weeks', 'signals']) {
    const { results } = await desk.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all();
    expect(results.length).toBeGreaterThan(0);
    const rows = restored.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all();
    expect(rows.map((row) => ({ ...row }))).toEqual(results);
  }
});

test('A row that is removed while a backup runs hides no other', async () => {
  await desk.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1200)
     INSERT INTO inquiries (reference, submission, fingerprint, form, email, fields, status, received_at, due_at)
     SELECT 'CC-' || n, n, n, 'contact', 'x', '{}', 'delivered', 1, 1 FROM numbers`,
  ).run();
  let sql = '';
  for await (const piece of backUp(desk)) {
    sql += piece;
    if (piece.includes("'CC-1'")) {
      await desk.DB.prepare(`DELETE FROM inquiries WHERE reference = 'CC-1'`).run();
    }
  }
  const saved = new Set(sql.match(/'CC-\d+'/g));
  expect(saved.size).toBe(1_200);
});

test('A CV is saved under its reference', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-cv-'));
  const saved = await saveCv(desk, options('cv', 'CC-AAAA-2222'), folder);
  expect(saved).toContain('"CC-AAAA-2222 cv.pdf"');
  const kept = readFileSync(path.join(folder, 'CC-AAAA-2222 cv.pdf'), 'utf8');
  expect(kept).toBe('The CV of asha@example.com');
  rmSync(folder, { recursive: true });
  await desk.FILES.delete('applications/one');
  expect(await run('cv CC-AAAA-2222')).toContain('is gone');
});

test('Nothing that was failed or held is sent twice', async () => {
  await run('resend --failed');
  expect(await run('resend --failed')).toBe('No message has failed.');
  await run('release OLD-BBBB-3333');
  expect(await run('list --status queued')).toContain('OLD-BBBB-3333');
  expect(await run('release OLD-BBBB-3333')).toContain('is not held: it is queued');
});

test('Erasing asks first and then leaves nothing of one person, and all of the others', async () => {
  expect(await run('erase ASHA@example.com', no)).toBe('Nothing was erased.');
  expect(await fileKeys()).toHaveLength(1);
  expect(await run('erase ASHA@example.com')).toContain('Erased 1 message and 1 file.');
  expect(await fileKeys()).toEqual([]);
  expect(await run('erase ASHA@example.com')).toBe('Nothing is kept from asha@example.com.');
  expect(await rowCount()).toBe(1);
  expect(await run("erase o'neil@example.com --yes", no)).toContain('Erased 1 message');
});

test('When a file cannot be deleted, the owner reads what becomes of it', async () => {
  const refuse = () => Promise.reject(new Error('R2: We encountered an internal error. (10001)'));
  const broken = { ...desk, FILES: { get: desk.FILES.get, delete: refuse } };
  expect(await erase(broken, options('erase', 'asha@example.com', '--yes'), no)).toContain(
    'Erased 1 message and 0 files. 1 more could not be deleted now: the daily round removes',
  );
});

test('A dry run of the purge names what has grown old and removes nothing', async () => {
  const old = { fileKey: 'applications/old', at: Date.now() - retention.delivered - 1_000 };
  await keep('CC-CCCC-4444', 'old@example.com', 'delivered', old);
  const listed = /CC-CCCC-4444[\s\S]*These would be removed: 1 message and 1 file\./;
  expect(await run('purge --dry-run')).toMatch(listed);
  expect(await fileKeys()).toContain('applications/old');
  expect(await run('purge', no)).toBe('Nothing was removed.');
  expect(await run('purge')).toBe('Removed 1 message and 1 file.');
  expect(await run('purge')).toBe('Nothing has grown old.');
  expect(await fileKeys()).toEqual(['applications/one']);
});
