/** Reminders, spam, colleagues and campaigns: what a person does with a message at the desk. */
import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { exportCsv } from '../../worker/desk/export.ts';
import type { Filter } from '../../worker/desk/filter.ts';
import { addNote, readHistory } from '../../worker/desk/history.ts';
import { changeMessages, undoMarks } from '../../worker/desk/marks.ts';
import { listMessages } from '../../worker/desk/messages.ts';
import { readNumbers } from '../../worker/desk/numbers.ts';
import { readOverview, rememberPerson } from '../../worker/desk/overview.ts';
import {
  countMessagesOfSender,
  eraseMessagesOfSender,
  removeExpiredRecords,
  removeMessages,
} from '../../worker/desk/remove.ts';
import { writeViewCounts } from '../../worker/views/counter.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createActor, harness } from './support/harness.ts';
import { contact, sendContact } from './support/posts.ts';
import { readRows } from './support/stores.ts';
import { advanceTime, dayMs, setTime } from './support/time.ts';

const ownerName = 'owner@tern-and-tide.test';

/** At the fixture's office, 12:45 or 13:45 hours ahead of UTC, this is 30 November, 23:50. */
const novemberNightMs = Date.UTC(2026, 10, 30, 10, 5);

function remind(references: string[], day: string | null) {
  return changeMessages(bindings, 'remind', references, createActor(), day);
}

async function listReferences(filter: Filter): Promise<string[]> {
  const { messages } = await listMessages(bindings, filter, 50);
  return messages.map(({ reference }) => reference);
}

const countDue = async () => (await readOverview(bindings, Date.now())).due;

test('a reminder is due from midnight of its day at the office, also for an answered message', async () => {
  setTime(novemberNightMs);
  const reference = await sendContact();
  await sendContact();
  await remind([reference], '2026-12-01');
  expect([await countDue(), await listReferences({ state: 'due' })]).toEqual([0, []]);
  advanceTime(15 * 60_000);
  expect([await countDue(), await listReferences({ state: 'due' })]).toEqual([1, [reference]]);
  await changeMessages(bindings, 'answer', [reference], createActor());
  expect(await countDue()).toBe(1);
  await remind([reference], null);
  expect(await countDue()).toBe(0);
});

test('a later message of the person, or the same one again, leaves the reminder', async () => {
  setTime(novemberNightMs);
  const fields = { submission: crypto.randomUUID(), message: 'Hello' };
  const reference = await sendContact(fields);
  await remind([reference], '2026-12-01');
  expect(await sendContact(fields)).toBe(reference);
  await sendContact();
  expect(await readRows()).toMatchObject([{ reference, due_on: '2026-12-01' }, { due_on: null }]);
});

test('answering without the reminder is undone with the reminder', async () => {
  const reference = await sendContact();
  await remind([reference], '2099-12-01');
  advanceTime(1_000);
  const { at } = await changeMessages(bindings, 'finish', [reference], createActor());
  expect(await readRows()).toMatchObject([{ answered_at: at, due_on: null }]);
  const change = { name: ownerName, nowMs: at };
  expect(await undoMarks(bindings, [reference], change)).toEqual([reference]);
  expect(await readRows()).toMatchObject([{ answered_at: null, due_on: '2099-12-01' }]);
  const history = await readHistory(bindings, reference);
  const changes = history.filter(({ event }) => event !== 'delivered');
  expect(changes).toMatchObject([{ event: 'due', detail: '2099-12-01' }]);
});

test('names due messages in the mail of the night before, each day until they are dealt with', async () => {
  setTime(Date.UTC(2026, 10, 29, 21));
  const asha = await sendContact({ name: 'Asha <b>' });
  const ravi = await sendContact({ name: 'Ravi' });
  await remind([asha, ravi], '2026-12-01');
  harness.mails.length = 0;
  await harness.daily();
  expect(harness.mails).toEqual([]);
  for (const _day of ['the first', 'the second']) {
    harness.mails.length = 0;
    advanceTime(dayMs);
    await harness.daily();
    const text = `2 messages are due: Asha <b> (${asha}), Ravi (${ravi}).\n\nAnswer them, or choose another day: https://tern-and-tide.test/desk?state=due`;
    expect(harness.mails).toMatchObject([{ subject: '2 messages are due', text }]);
    expect(harness.mails[0]?.html).toContain('Asha &lt;b&gt;');
  }
});

test('a message marked as spam is held with its sender’s later messages, and a release undoes both', async () => {
  const reference = await sendContact({ email: 'Seller@example.com' });
  expect((await readRows())[0]).toMatchObject({ status: 'delivered' });
  await changeMessages(bindings, 'spam', [reference], createActor());
  expect(await listReferences({ state: 'held' })).toEqual([reference]);
  expect(await listReferences({ state: 'delivered' })).toEqual([]);
  expect(await listReferences({ state: 'open' })).toEqual([]);
  const laterReference = await sendContact({ email: 'SELLER@example.com' });
  await sendContact({ email: 'asha@example.com' });
  expect(await listReferences({ state: 'held' })).toEqual([laterReference, reference]);
  const { messages } = await listMessages(bindings, { state: 'held' }, 2);
  expect(messages.map((message) => message.spam_reason)).toEqual([
    'a message of this sender was marked as spam',
    `marked by ${ownerName}`,
  ]);

  harness.mails.length = 0;
  expect((await changeMessages(bindings, 'release', [reference], createActor())).changed).toEqual([
    reference,
  ]);
  await harness.sweep();
  expect(harness.mails, 'it was delivered before').toEqual([]);
  expect(await listReferences({ state: 'delivered' })).toContain(reference);
  await sendContact({ email: 'seller@example.com' });
  expect(await listReferences({ state: 'held' })).toEqual([laterReference]);
});

test('delivers a message of a marked sender when the list cannot be read', async () => {
  const reference = await sendContact();
  await changeMessages(bindings, 'spam', [reference], createActor());
  harness.env.DB = faultyDatabase(bindings.DB, (sql) => sql.includes('FROM spam_senders'));
  await sendContact();
  expect(await listReferences({ state: 'open' })).toHaveLength(1);
});

test('holds a marked sender until a year after the last mark, unless the address is erased', async () => {
  const isHeld = async () => {
    const reference = await sendContact();
    return (await listReferences({ state: 'held' })).includes(reference);
  };
  const reference = await sendContact();
  await changeMessages(bindings, 'spam', [reference], createActor());
  await removeMessages(bindings, [reference], createActor());
  const counts = { messages: 0, files: 0, isSpamSender: true };
  expect(await countMessagesOfSender(bindings, contact.email)).toEqual(counts);
  advanceTime(365 * dayMs - 60_000);
  await removeExpiredRecords(bindings, Date.now());
  expect(await isHeld()).toBe(true);
  advanceTime(120_000);
  await removeExpiredRecords(bindings, Date.now());
  expect(await isHeld()).toBe(false);
  await changeMessages(bindings, 'spam', await listReferences({ state: 'open' }), createActor());
  await eraseMessagesOfSender(bindings, contact.email.toUpperCase(), createActor());
  expect(await isHeld()).toBe(false);
});

test('gives a message to a colleague, whom the history names', async () => {
  const reference = await sendContact();
  const meera = 'meera@tern-and-tide.test';
  await changeMessages(bindings, 'give', [reference], createActor(), meera);
  expect(await readRows()).toMatchObject([{ taken_by: meera }]);
  const given = expect.objectContaining({ event: 'given', actor: ownerName, detail: meera });
  expect(await readHistory(bindings, reference)).toContainEqual(given);
});

test('lists who has used the desk in the last half year', async () => {
  const readPeople = async () => (await readOverview(bindings, Date.now())).people;
  for (const name of ['ravi', 'meera', 'ravi']) {
    await rememberPerson(bindings, name, Date.now());
  }
  expect(await readPeople()).toEqual(['meera', 'ravi']);
  advanceTime(100 * dayMs);
  await rememberPerson(bindings, 'ravi', Date.now());
  advanceTime(81 * dayMs);
  await removeExpiredRecords(bindings, Date.now());
  expect(await readPeople()).toEqual(['ravi']);
});

test('keeps a listed campaign with the message, and counts its messages beside its visits', async () => {
  await sendContact({ campaign: 'not-listed' });
  const reference = await sendContact({ campaign: 'harbour-day' });
  await sendContact({ campaign: ['harbour-day'] });
  await sendContact({ campaign: 'harbour-day', website: 'spam' });
  const campaigns = (await readRows()).map(({ campaign }) => campaign);
  expect(campaigns).toEqual([null, 'harbour-day', null, 'harbour-day']);
  expect(await listReferences({ campaign: 'harbour-day', state: 'open' })).toEqual([reference]);
  const visit = { name: 'campaign:harbour-day', views: 4, visits: 4 };
  const day = { kind: 'day', name: '', views: 4, visits: 4 } as const;
  await writeViewCounts(bindings.DB, [day, { kind: 'source', ...visit }], Date.now());
  const { origins } = await readNumbers(bindings, Date.now() + dayMs);
  expect(origins).toContainEqual({ kind: 'campaign', ...visit, name: 'harbour-day', messages: 1 });
});

test('exports times of the office, who took the message, its campaign, its reminder and its notes', async () => {
  setTime(novemberNightMs);
  const reference = await sendContact({ campaign: 'harbour-day' });
  const meera = { name: 'meera', nowMs: novemberNightMs + 60_000 };
  await changeMessages(bindings, 'take', [reference], meera);
  await remind([reference], '2026-12-03');
  await addNote(bindings, reference, 'Called "back"', meera);
  await addNote(bindings, reference, 'Again', { ...meera, nowMs: meera.nowMs + 60_000 });
  const csvText = (await Array.fromAsync(exportCsv(bindings))).join('');
  const [header = '', row = ''] = csvText.split('\r\n');
  const names = header.slice(1).split(',');
  const cells = [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell);
  const readCell = (name: string) => cells[names.indexOf(`"${name}"`)];
  const columns = ['received_at', 'taken_by', 'due_on', 'campaign', 'notes'];
  expect(columns.map(readCell)).toEqual([
    '2026-11-30 23:50',
    'meera',
    '2026-12-03',
    'harbour-day',
    '2026-11-30 23:51 meera: Called ""back""\n2026-11-30 23:52 meera: Again',
  ]);
});
