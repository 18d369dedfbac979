import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { type Order, readOrder } from '../../../scripts/inbox/arguments.ts';
import { erase, purge, release, resend } from '../../../scripts/inbox/changing.ts';
import { exportAll, list, saveCv, show } from '../../../scripts/inbox/reading.ts';
import { fill } from '../../../scripts/inbox/statement.ts';
import type { Desk, Row } from '../../../scripts/inbox/wrangler.ts';
import { retention } from '../../../worker/limits.ts';

const migration = readFileSync('worker/migrations/0001_inquiries.sql', 'utf8');
let database: DatabaseSync;
let files: Set<string>;
let desk: Desk;

function isCell(value: unknown): value is string | number | null {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

function asRow(found: Record<string, unknown>): Row {
  return Object.fromEntries(
    Object.entries(found).map(([key, value]) => [key, isCell(value) ? value : null]),
  );
}

function keep(
  reference: string,
  email: string,
  status: string,
  more: { fileKey?: string; at?: number } = {},
) {
  const fields = JSON.stringify({
    name: `=HYPERLINK("${reference}")`,
    email,
    phoneNumber: '+91 98765 43210',
    message: "It's one\ntwo",
  });
  const at = more.at ?? Date.now();
  database
    .prepare(
      `INSERT INTO inquiries (reference, submission, fingerprint, form, email, fields, status, held_reason, last_error, attempts,
         received_at, due_at, delivered_at, file_key, file_name, file_size)
       VALUES (?, ?, ?, 'contact', ?, ?, ?, ?, ?, 31, ?, ?, ?, ?, ?, 2048)`,
    )
    .run(
      reference,
      reference,
      reference,
      email,
      fields,
      status,
      status === 'held' ? '11 links' : null,
      status === 'failed' ? 'E_X' : null,
      at,
      at,
      at,
      more.fileKey ?? null,
      more.fileKey ? 'cv.pdf' : null,
    );
  if (more.fileKey) files.add(more.fileKey);
}

function order(...typed: string[]): Order {
  return readOrder(typed);
}

async function yes() {
  return true;
}
async function no() {
  return false;
}

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec(migration);
  files = new Set();
  desk = {
    ask: async (sql, values = []) => database.prepare(fill(sql, values)).all().map(asRow),
    removeFile: async (key) => String(files.delete(key)),
    saveFile: async (_key, to) => to,
  };
  keep('CC-AAAA-2222', 'asha@example.com', 'failed', {
    fileKey: 'applications/one',
    at: Date.now() - 1_000,
  });
  keep('CC-BBBB-3333', "o'neil@example.com", 'held');
});

test('The owner sees the latest messages first, within the width of the terminal', async () => {
  const lines = (await list(desk, order('list'), 80)).split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'Reference',
    'CC-BBBB-3333',
    'CC-AAAA-2222',
  ]);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
});

test('The owner sees only the held ones, or that there are none', async () => {
  expect(await list(desk, order('list', '--status', 'held'), 120)).not.toContain('CC-AAAA-2222');
  expect(await list(desk, order('list', '--status', 'queued'), 120)).toBe(
    'No messages are queued.',
  );
});

test('The owner reads one message in full', async () => {
  const shown = await show(desk, order('show', 'aaaa2222'));
  expect(shown).toContain("Message:\n    It's one\n    two");
  expect(shown).toContain('Last error:         E_X');
  expect(shown).toContain('CV:                 cv.pdf (2 kB)');
});

test('The owner is told when there is no such message', async () => {
  await expect(show(desk, order('show', 'CC-ZZZZ-9999'))).rejects.toThrow(
    'There is no message CC-ZZZZ-9999 here.',
  );
});

test('The export holds every message and no formula', async () => {
  const exported = await exportAll(desk, order('export'));
  expect(exported).toContain(`"'=HYPERLINK(""CC-AAAA-2222"")"`);
  expect(exported).toContain(`"'+91 98765 43210"`);
  expect(JSON.parse(await exportAll(desk, order('export', '--json')))).toMatchObject([
    { reference: 'CC-AAAA-2222', fields: { email: 'asha@example.com' } },
    { reference: 'CC-BBBB-3333' },
  ]);
});

test('A CV is saved under its reference', async () => {
  expect(await saveCv(desk, order('cv', 'CC-AAAA-2222'))).toContain('"CC-AAAA-2222 cv.pdf"');
  await expect(saveCv(desk, order('cv', 'CC-BBBB-3333'))).rejects.toThrow('came without a CV');
});

test('A failed message is made due at once, as if it had never been tried', async () => {
  await resend(desk, order('resend', 'CC-AAAA-2222'));
  expect(
    await desk.ask(
      'SELECT status, due_at, attempts, last_error FROM inquiries WHERE reference = ?',
      ['CC-AAAA-2222'],
    ),
  ).toEqual([{ status: 'queued', due_at: 0, attempts: 0, last_error: null }]);
});

test('A held message is released, not resent', async () => {
  await expect(resend(desk, order('resend', 'CC-BBBB-3333'))).rejects.toThrow(
    'npm run inbox -- release CC-BBBB-3333',
  );
  await release(desk, order('release', 'CC-BBBB-3333'));
  expect(await list(desk, order('list', '--status', 'queued'), 120)).toContain('CC-BBBB-3333');
  await expect(release(desk, order('release', 'CC-BBBB-3333'))).rejects.toThrow(
    'is not held: it is queued',
  );
});

test('Erasing asks first and then leaves nothing of one person, and all of the others', async () => {
  expect(await erase(desk, order('erase', 'ASHA@example.com'), no)).toBe('Nothing was erased.');
  expect(files.size).toBe(1);
  expect(await erase(desk, order('erase', 'ASHA@example.com'), yes)).toContain(
    'Erased 1 message and 1 file.',
  );
  expect(files.size).toBe(0);
  expect(await erase(desk, order('erase', 'ASHA@example.com'), yes)).toBe(
    'Nothing is kept from asha@example.com.',
  );
  expect(await erase(desk, order('erase', "o'neil@example.com", '--yes'), no)).toContain(
    'Erased 1 message and 0 files.',
  );
});

test('Erasing takes no pattern and no missing address', async () => {
  await expect(erase(desk, order('erase'), yes)).rejects.toThrow('Say whose messages to erase');
  expect(await erase(desk, order('erase', '%@%'), yes)).toBe('Nothing is kept from %@%.');
  expect(await erase(desk, order('erase', "x@y' OR '1'='1"), yes)).toContain(
    'Nothing is kept from',
  );
  expect(await desk.ask('SELECT count(*) AS kept FROM inquiries')).toEqual([{ kept: 2 }]);
});

test('A dry run of the purge names what has grown old and removes nothing', async () => {
  keep('CC-CCCC-4444', 'old@example.com', 'delivered', {
    fileKey: 'applications/old',
    at: Date.now() - retention.delivered - 1_000,
  });
  expect(await purge(desk, order('purge', '--dry-run'), yes, 80)).toMatch(
    /CC-CCCC-4444[\s\S]*These would be removed: 1 message and 1 file\./,
  );
  expect(files.has('applications/old')).toBe(true);
  expect(await purge(desk, order('purge'), yes, 80)).toBe('Removed 1 message and 1 file.');
  expect(await purge(desk, order('purge'), yes, 80)).toBe('Nothing has grown old.');
  expect([...files]).toEqual(['applications/one']);
});
