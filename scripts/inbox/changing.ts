/** The commands that change something. They ask before a change that cannot be taken back. */
import { userInfo } from 'node:os';
import type { DeskBindings } from '../../worker/desk/bindings.ts';
import type { Actor } from '../../worker/desk/history.ts';
import {
  type Count,
  countExpired,
  countSentBy,
  erase as eraseSome,
  listExpired,
  purge as purgeSome,
  type Removal,
} from '../../worker/desk/remove.ts';
import {
  release as releaseMessages,
  resendFailed,
  resend as resendMessages,
} from '../../worker/desk/resend.ts';
import { type Options, UsageError } from './arguments.ts';
import { messageNamed } from './messages.ts';
import { harmless, table } from './table.ts';

type Confirm = (question: string) => Promise<boolean>;

/** The history names the account that this runs under. */
function currentActor(): Actor {
  return { name: userInfo().username, now: Date.now() };
}

function nextSweep(remote: boolean): string {
  return remote
    ? 'It goes out within five minutes.'
    : 'It goes out within five minutes while `npm start` runs.';
}

export async function resend(
  desk: DeskBindings,
  { subject, failed, remote }: Options,
): Promise<string> {
  if (failed) {
    const { length } = await resendFailed(desk.DB, currentActor());
    if (length === 0) {
      return 'No message has failed.';
    }
    return `${length} failed ${length === 1 ? 'message is' : 'messages are'} to be delivered again. ${nextSweep(remote)}`;
  }
  const { reference } = await messageNamed(desk, subject);
  const changed = await resendMessages(desk.DB, [reference], currentActor());
  if (changed.length === 0) {
    throw new UsageError(
      `${reference} is held as spam. Deliver it with: npm run inbox -- release ${reference}`,
    );
  }
  return `${reference} is to be delivered again. ${nextSweep(remote)}`;
}

export async function release(desk: DeskBindings, { subject, remote }: Options): Promise<string> {
  const { reference, status } = await messageNamed(desk, subject);
  const changed = await releaseMessages(desk.DB, [reference], currentActor());
  if (changed.length === 0) {
    throw new UsageError(`${reference} is not held: it is ${status}.`);
  }
  return `${reference} is released. ${nextSweep(remote)}`;
}

export async function erase(
  desk: DeskBindings,
  { subject, yes }: Options,
  confirm: Confirm,
): Promise<string> {
  const email = (subject ?? '').trim().toLowerCase();
  if (!email.includes('@')) {
    throw new UsageError('Say whose messages to erase: npm run inbox -- erase someone@example.com');
  }
  const kept = await countSentBy(desk, email);
  if (kept.messages === 0) {
    return `Nothing is kept from ${harmless(email)}.`;
  }
  const question = `Erase ${counted(kept)} from ${harmless(email)}? This cannot be taken back.`;
  if (!yes && !(await confirm(question))) {
    return 'Nothing was erased.';
  }
  const removed = await untilComplete(() => eraseSome(desk, email, currentActor()));
  return `Erased ${counted(removed)}.${filesNote(removed)} Mails already delivered stay in the mailbox: erase them there.`;
}

/** Listed at most; the sentence below the table counts all. */
const maxListed = 1_000;

export async function purge(
  desk: DeskBindings,
  { dryRun, yes }: Options,
  confirm: Confirm,
  terminal: number,
): Promise<string> {
  const now = Date.now();
  const found = await countExpired(desk, now);
  if (found.messages === 0) {
    return 'Nothing has grown old.';
  }
  const rows = await listExpired(desk, now, maxListed);
  const listed = table(
    ['Reference', 'Status', 'File'],
    rows.map(({ reference, status, file_key: key }) => [
      reference,
      status,
      key === null ? '' : 'yes',
    ]),
    terminal,
  );
  if (dryRun) {
    return `${listed}\n\nThese would be removed: ${counted(found)}.`;
  }
  if (!yes && !(await confirm(`${listed}\n\nRemove ${counted(found)}?`))) {
    return 'Nothing was removed.';
  }
  const removed = await untilComplete(() => purgeSome(desk, now));
  return `Removed ${counted(removed)}.${filesNote(removed)}`;
}

async function untilComplete(removeSome: () => Promise<Removal>): Promise<Removal> {
  const sum: Removal = { messages: 0, files: 0, filesLeft: 0, complete: false };
  while (!sum.complete) {
    const { messages, files, filesLeft, complete } = await removeSome();
    sum.messages += messages;
    sum.files += files;
    sum.filesLeft += filesLeft;
    sum.complete = complete;
  }
  return sum;
}

function counted({ messages, files }: Count): string {
  return `${messages} ${messages === 1 ? 'message' : 'messages'} and ${files} ${files === 1 ? 'file' : 'files'}`;
}

function filesNote({ filesLeft }: Removal): string {
  return filesLeft === 0
    ? ''
    : ` ${filesLeft} more could not be deleted now: the daily round removes files without a message.`;
}
