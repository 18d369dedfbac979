/** The commands that change something. What cannot be taken back asks first. */
import { releaseStatement, resendStatement } from '../../worker/inquiries/desk.ts';
import { expired, expiryDates } from '../../worker/inquiries/expiry.ts';
import { Advice, type Order } from './arguments.ts';
import { findMessage } from './messages.ts';
import { harmless, table } from './table.ts';
import type { Desk, Row } from './wrangler.ts';

type Confirm = (question: string) => Promise<boolean>;

function nextSweep(remote: boolean): string {
  return remote
    ? 'It goes out within five minutes.'
    : 'It goes out with the next sweep. Here no clock runs; with the site started, this makes one: curl http://localhost:8787/cdn-cgi/local/scheduled';
}

export async function resend(desk: Desk, { subject, remote }: Order): Promise<string> {
  const { reference, status } = await findMessage(desk, subject);
  if (status === 'held')
    throw new Advice(
      `${reference} is held as spam. Deliver it with: npm run inbox -- release ${reference}`,
    );
  await desk.ask(resendStatement, [String(reference)]);
  return `${reference} is to be delivered again. ${nextSweep(remote)}`;
}

export async function release(desk: Desk, { subject, remote }: Order): Promise<string> {
  const { reference, status } = await findMessage(desk, subject);
  if (status !== 'held') throw new Advice(`${reference} is not held: it is ${status}.`);
  await desk.ask(releaseStatement, [String(reference)]);
  return `${reference} is released. ${nextSweep(remote)}`;
}

export async function erase(
  desk: Desk,
  { subject, yes }: Order,
  confirm: Confirm,
): Promise<string> {
  const email = (subject ?? '').trim().toLowerCase();
  if (!email.includes('@'))
    throw new Advice('Say whose messages to erase: npm run inbox -- erase someone@example.com');
  const rows = await desk.ask('SELECT reference, file_key FROM inquiries WHERE email = ?', [email]);
  if (rows.length === 0) return `Nothing is kept from ${harmless(email)}.`;
  const question = `Erase ${counted(rows)} from ${harmless(email)}? This cannot be taken back.`;
  if (!yes && !(await confirm(question))) return 'Nothing was erased.';
  await remove(desk, rows);
  return `Erased ${counted(rows)}. Mails already delivered stay in the mailbox: erase them there.`;
}

export async function purge(
  desk: Desk,
  { dryRun, yes }: Order,
  confirm: Confirm,
  terminal: number,
): Promise<string> {
  const rows = await desk.ask(
    `SELECT reference, status, file_key ${expired}`,
    expiryDates(Date.now()),
  );
  if (rows.length === 0) return 'Nothing has grown old.';
  const listed = table(
    ['Reference', 'Status', 'File'],
    rows.map((row) => [
      String(row.reference),
      String(row.status),
      row.file_key === null ? '' : 'yes',
    ]),
    terminal,
  );
  if (dryRun) return `${listed}\n\nThese would be removed: ${counted(rows)}.`;
  if (!yes && !(await confirm(`${listed}\n\nRemove ${counted(rows)}?`)))
    return 'Nothing was removed.';
  await remove(desk, rows);
  return `Removed ${counted(rows)}.`;
}

/** Files first: a row that stays names what is left, a file without its row would be forgotten. */
async function remove(desk: Desk, rows: Row[]): Promise<void> {
  for (const { file_key: key } of rows) {
    if (typeof key === 'string') await desk.removeFile(key);
  }
  const references = JSON.stringify(rows.map(({ reference }) => reference));
  await desk.ask('DELETE FROM inquiries WHERE reference IN (SELECT value FROM json_each(?))', [
    references,
  ]);
}

function counted(rows: Row[]): string {
  const files = rows.filter(({ file_key: key }) => key !== null).length;
  return `${rows.length} ${rows.length === 1 ? 'message' : 'messages'} and ${files} ${files === 1 ? 'file' : 'files'}`;
}
