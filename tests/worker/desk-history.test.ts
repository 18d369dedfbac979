import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { exportJson } from '../../worker/desk/export.ts';
import type { Filter } from '../../worker/desk/filter.ts';
import { markMessages, type Undoable, undo } from '../../worker/desk/handle.ts';
import { addNote, hideNote, readHistory } from '../../worker/desk/history.ts';
import { listMessages } from '../../worker/desk/messages.ts';
import { readNumbers } from '../../worker/desk/numbers.ts';
import { readOverview } from '../../worker/desk/overview.ts';
import { erase, purge, remove } from '../../worker/desk/remove.ts';
import { release, resend } from '../../worker/desk/resend.ts';
import { indexLimits } from '../../worker/desk/words.ts';
import { alertAfterAttempts, maxWaitMs, retentionMs } from './support/expected-limits.ts';
import {
  advanceTime,
  createHarness,
  deskActor,
  insertRows,
  mailError,
  readRows,
  updateRows,
} from './support/harness.ts';
import { contactFields, jsonPost, readReference, sendApplication } from './support/posts.ts';

const self = 'owner@tern-and-tide.test';
const ravi = 'ravi@tern-and-tide.test';

async function storeMessage(fields: Record<string, unknown> = {}, harness = createHarness()) {
  const message = crypto.randomUUID();
  return readReference(await harness.fetch(jsonPost({ ...contactFields, message, ...fields })));
}

/** Sorted alphabetically, because some events share a time. */
async function eventsOf(reference: string): Promise<string[]> {
  const history = await readHistory(bindings, reference);
  const entries = history.map(({ what, actor, detail }) => [what, actor, detail]);
  return entries.map((words) => words.filter(Boolean).join(' ')).sort();
}

async function names(filter: Filter): Promise<(string | undefined)[]> {
  const { messages } = await listMessages(bindings, filter, { limit: 50 });
  return messages.map(({ fields }) => fields.name);
}

async function wordCount(): Promise<number | null> {
  return bindings.DB.prepare('SELECT count(*) AS count FROM inquiry_words').first<number>('count');
}

test('records every event of a message with its time and actor', async () => {
  const harness = createHarness();
  const reference = await storeMessage({ website: 'filled by a program' }, harness);
  await release(bindings.DB, [reference], deskActor());
  harness.setMailService((call) => (call === 1 ? mailError('E_RATE_LIMIT_EXCEEDED') : null));
  await harness.sweepAndDeliver();
  advanceTime(60_000);
  await harness.sweepAndDeliver();
  for (const step of ['answer', 'answer', 'reopen', 'take', 'give-back'] as const) {
    await markMessages(bindings, step, [reference], deskActor());
  }
  await addNote(bindings, reference, 'Called back', deskActor());
  await resend(bindings.DB, [reference], deskActor());
  expect(await eventsOf(reference)).toEqual([
    `answered ${self}`,
    'delivered',
    `given-back ${self}`,
    'held a hidden field was filled in',
    `note ${self} Called back`,
    `released ${self}`,
    `reopened ${self}`,
    `resent ${self}`,
    `taken ${self}`,
    'tried E_RATE_LIMIT_EXCEEDED',
  ]);
});

test('records alerts, failures and interrupted attempts', async () => {
  const harness = createHarness();
  const reference = await storeMessage({}, harness);
  await updateRows('attempts = ?', alertAfterAttempts);
  harness.setMailService(() => mailError('E_RATE_LIMIT_EXCEEDED'));
  await harness.deliverOnce();
  await harness.sweep();
  await updateRows(`lease_until = 1, lease_token = 'gone', due_at = 0`);
  harness.setMailService(() => mailError('E_RECIPIENT_NOT_ALLOWED'));
  await harness.sweepAndDeliver();
  await harness.consume([{ reference }]);
  expect(await eventsOf(reference)).toEqual([
    'alerted delayed',
    'alerted failed',
    'failed E_RECIPIENT_NOT_ALLOWED',
    'tried E_RATE_LIMIT_EXCEEDED',
    'tried interrupted',
  ]);
});

test('lists messages newest first, by page, state, form, service and person', async () => {
  for (const name of ['One', 'Two', 'Three']) {
    await storeMessage({ name, email: `${name}@example.com` });
  }
  await storeMessage({ name: 'Four', form: 'support', service: 'webdesign' });
  const held = await storeMessage({ name: 'Five', website: 'spam' });
  const first = await listMessages(bindings, {}, { limit: 2 });
  expect(first.messages.map(({ fields }) => fields.name)).toEqual(['Five', 'Four']);
  const second = await listMessages(bindings, {}, { limit: 3, before: first.next ?? 0 });
  expect(second.messages.map(({ fields }) => fields.name)).toEqual(['Three', 'Two', 'One']);
  expect(second.next).toBeNull();
  const [three] = second.messages;
  await markMessages(bindings, 'answer', [three?.reference ?? '', held], deskActor());
  expect(await names({ state: 'answered' })).toEqual(['Three']);
  expect(await names({ state: 'open' })).toEqual(['Four', 'Two', 'One']);
  expect(await names({ state: 'held' })).toEqual(['Five']);
  await updateRows("status = 'delivered' WHERE fields ->> 'name' = 'One'");
  await updateRows("status = 'failed' WHERE fields ->> 'name' = 'Two'");
  expect(await names({ state: 'delivered' })).toEqual(['One']);
  expect(await names({ state: 'failed' })).toEqual(['Two']);
  expect(await names({ state: 'queued' })).toEqual(['Four', 'Three']);
  expect(await names({ state: 'open', form: 'support' })).toEqual(['Four']);
  expect(await names({ service: 'webdesign' })).toEqual(['Four']);
  expect(await names({ email: 'two@example.com' })).toEqual(['Two']);
});

test('searches names, addresses, phone numbers, references and words in any script by their beginning', async () => {
  const reference = await storeMessage({
    name: 'José नीदा',
    email: 'jose@example.com',
    phoneNumber: '+91 (98765) 43-210',
    message: 'A portal for our पाठशाला, please',
  });
  await storeMessage({
    name: 'Meera',
    email: 'meera@example.com',
    phoneNumber: '+91 522 400 1234',
  });
  // biome-ignore format: words side by side
  const found = [
    'jose', 'नीदा', 'jose@example.com', '9876543210', '+91 98765 43210',
    reference.toLowerCase(), reference.slice(3), 'port', 'portal José', 'पाठशाला',
  ];
  // Only the first eight words are searched.
  const eight = 'a portal for our पाठशाला please José नीदा';
  for (const words of [...found, `${eight} meera`]) {
    expect([words, await names({ words })]).toEqual([words, ['José नीदा']]);
  }
  for (const words of [`meera ${eight}`, 'portal meera', '!!!']) {
    expect([words, await names({ words })]).toEqual([words, []]);
  }
  expect(await names({ words: 'portal', state: 'held' })).toEqual([]);
});

test('finds applications by search', async () => {
  await sendApplication(createHarness());
  for (const words of ['nida', 'nida@example.com', 'front-end developer', 'build forms']) {
    expect([words, await names({ words })]).toEqual([words, ['Nida Khan']]);
  }
});

test('lists and indexes the other messages when one is unreadable', async () => {
  await storeMessage({ name: 'Asha' });
  await updateRows(`fields = '{"name":7}'`);
  await storeMessage({ name: 'Ravi' });
  expect(await names({})).toEqual(['Ravi', undefined]);
  await createHarness().sweep();
  expect(await wordCount()).toBe(2);
});

test('indexes more than a thousand messages', async () => {
  await insertRows(indexLimits.batch + 1, { fields: `json_object('name', 'No. ' || n)` });
  const last = `${indexLimits.batch + 1}`;
  expect(await names({ words: last })).toEqual([`No. ${last}`]);
});

test('erases a message with its notes, history and words, and records only the reference', async () => {
  const harness = createHarness();
  const mine = await storeMessage({ email: 'Nida@example.com' }, harness);
  const cv = await sendApplication(harness);
  const others = await storeMessage({}, harness);
  await addNote(bindings, mine, 'Asks for a discount', deskActor());
  await listMessages(bindings, { words: 'x' }, { limit: 1 });
  const erased = { messages: 2, files: 1, filesLeft: 0, complete: true };
  expect(await erase(bindings, 'nida@EXAMPLE.com', deskActor())).toEqual(erased);
  expect(await eventsOf(mine)).toEqual([`erased ${self}`]);
  expect(await eventsOf(cv)).toEqual([`erased ${self}`]);
  expect((await readRows()).map(({ reference }) => reference)).toEqual([others]);
  expect(await wordCount()).toBe(1);
  expect(await remove(bindings, [others], deskActor())).toMatchObject({ messages: 1 });
  expect(await wordCount()).toBe(0);
  await purge(bindings, Date.now() + retentionMs.delivered + 1_000);
  expect(await eventsOf(mine)).toEqual([]);
});

test('restores a removed note with its author and time until the daily round', async () => {
  expect(await addNote(bindings, 'TT-AAAA-AAAA', 'Hi', deskActor()), 'of no message').toBeNull();
  const reference = await storeMessage();
  const id = (await addNote(bindings, reference, 'Hi', { name: ravi, now: 7_000 })) ?? 0;
  const before = await readHistory(bindings, reference);
  const hidden = () =>
    bindings.DB.prepare('SELECT count(*) AS n FROM history WHERE at < 0').first<number>('n');
  for (const hide of [true, false]) {
    expect(await hideNote(bindings, reference, id, hide)).toBe(true);
    expect(await hideNote(bindings, reference, id, hide)).toBe(false);
    expect(await readHistory(bindings, reference)).toEqual(hide ? [] : before);
  }
  await hideNote(bindings, reference, id, true);
  expect(await hidden()).toBe(1);
  await purge(bindings, Date.now());
  expect(await hidden()).toBe(0);
  const another = (await addNote(bindings, reference, 'Hi', deskActor())) ?? 0;
  await hideNote(bindings, reference, another, true);
  await remove(bindings, [reference], deskActor());
  expect(await hidden()).toBe(0);
});

test('returns only rows that a change really affected', async () => {
  const reference = await storeMessage();
  const held = await storeMessage({ website: 'spam' });
  const changed = async (
    step: Parameters<typeof markMessages>[1],
    by = deskActor(),
    of = reference,
  ) => (await markMessages(bindings, step, [of], by)).changed;
  // biome-ignore format: what undoes it beside each
  for (const [step, changes] of [
    ['reopen', false], ['answer', true], ['answer', false], ['reopen', true],
    ['give-back', false], ['take', true], ['take', false], ['give-back', true],
    ['unread', false], ['read', true], ['read', false], ['unread', true],
  ] as const) {
    expect([step, await changed(step)]).toEqual([step, changes ? [reference] : []]);
  }
  expect(await changed('answer', deskActor(), held)).toEqual([]);
  await changed('take', { name: ravi, now: 1 });
  expect(await changed('give-back')).toEqual([]);
  expect(await changed('take')).toEqual([reference]);
});

/** Performs the steps a second apart and returns the message's resulting state and history. */
async function afterSteps(reference: string, steps: [actor: string, step: Undoable][]) {
  let now = Date.now();
  for (const [name, step] of steps) {
    now += 1_000;
    await markMessages(bindings, step, [reference], { name, now });
  }
  const [row] = await readRows();
  return { now, state: [row?.answered_at, row?.taken_by, await readHistory(bindings, reference)] };
}

test.each<[what: Undoable, before: [string, Undoable][]]>([
  ['answer', []],
  ['answer', [[ravi, 'take']]],
  ['reopen', [[ravi, 'answer']]],
  ['reopen', [[ravi, 'answer'], [ravi, 'reopen'], [self, 'answer']]], // biome-ignore format: a row a line
  ['take', []],
  ['take', [[ravi, 'take']]],
  ['take', [[ravi, 'answer']]],
  ['give-back', [[self, 'take']]],
])('undoes %s after %j and restores actor and time', async (what, steps) => {
  const reference = await storeMessage();
  const { state, now } = await afterSteps(reference, steps);
  const at = now + 5_000;
  const done = await markMessages(bindings, what, [reference], { name: self, now: at });
  expect(done).toEqual({ changed: [reference], at });
  const undone = (name: string, time: number) =>
    undo(bindings, what, [reference], { name, at: time });
  expect(await undone(ravi, at)).toEqual([]);
  expect(await undone(self, at - 1)).toEqual([]);
  for (const changed of [[reference], []]) {
    expect(await undone(self, at)).toEqual(changed);
    expect((await afterSteps(reference, [])).state).toEqual(state);
  }
});

test.each<[what: Undoable, since: [string, Undoable][], undone: boolean]>([
  ['answer', [[ravi, 'reopen'], [ravi, 'answer']], false], // biome-ignore format: a row a line
  ['answer', [[ravi, 'take']], true],
  ['take', [[ravi, 'take']], false],
  ['take', [[ravi, 'reopen']], true],
])('undoes %s only if nobody changed it since: %j', async (what, since, undone) => {
  const reference = await storeMessage();
  const now = Date.now();
  await markMessages(bindings, what, [reference], { name: self, now });
  const { state } = await afterSteps(reference, since);
  const changed = await undo(bindings, what, [reference], { name: self, at: now });
  expect(changed).toEqual(undone ? [reference] : []);
  if (!undone) {
    expect((await afterSteps(reference, [])).state).toEqual(state);
  }
});

test('undoes only the messages that the actor changed', async () => {
  const [one, two, theirs] = [await storeMessage(), await storeMessage(), await storeMessage()];
  await markMessages(bindings, 'answer', [theirs], { name: ravi, now: 9_000 });
  const { changed, at } = await markMessages(bindings, 'answer', [one, two, theirs], deskActor());
  expect(changed.sort()).toEqual([one, two].sort());
  expect(await undo(bindings, 'answer', [one, two, theirs], { name: self, at })).toHaveLength(2);
  expect(await eventsOf(theirs)).toEqual([`answered ${ravi}`]);
});

test('exports everything about a person as JSON: fields, notes, history, claim', async () => {
  const reference = await storeMessage({ email: 'asha@example.com' });
  await storeMessage({ name: 'Another', email: 'another@example.com' });
  await addNote(bindings, reference, 'Called back', { name: ravi, now: Date.now() });
  await markMessages(bindings, 'take', [reference], deskActor());
  let json = '';
  for await (const piece of exportJson(bindings, { email: 'asha@example.com' })) {
    json += piece;
  }
  const exported: { history: { what: string; at: string }[] }[] = JSON.parse(json);
  expect(exported).toMatchObject([
    {
      reference,
      taken_by: self,
      read_at: null,
      fields: { email: 'asha@example.com' },
      history: [{ what: 'note', actor: ravi, detail: 'Called back' }, { what: 'taken' }],
    },
  ]);
  expect(exported[0]?.history[0]?.at).toMatch(/^\d{4}-.*Z$/);
});

test('lists an unanswered message as expiring from a week before its removal', async () => {
  const now = Date.now();
  const week = 7 * 24 * 60 * 60 * 1_000;
  for (const [name, delivered, answered] of [
    ['Gone in a week and a moment', now - retentionMs.delivered + week + 60_000, null],
    ['Gone in a week', now - retentionMs.delivered + week - 60_000, null],
    ['Gone today', now - retentionMs.delivered + 60_000, null],
    ['Answered', now - retentionMs.delivered + 60_000, now],
  ] as const) {
    const columns = `status = 'delivered', delivered_at = ?, answered_at = ? WHERE reference = ?`;
    await updateRows(columns, delivered, answered, await storeMessage({ name }));
  }
  await storeMessage({ name: 'Waiting' });
  const { messages } = await listMessages(bindings, {}, { limit: 9 });
  const shown = messages.filter(({ expires_at: at }) => at !== null);
  expect(shown.map(({ fields }) => fields.name)).toEqual(['Gone today', 'Gone in a week']);
  expect(shown[0]?.expires_at).toBe(now + 60_000);
  expect(await names({ state: 'expiring' })).toEqual(['Gone today', 'Gone in a week']);
  expect(await names({ state: 'expiring', form: 'support' })).toEqual([]);
  expect(await names({ state: 'expiring', words: 'today' })).toEqual(['Gone today']);
  expect((await readOverview(bindings, now)).expiring).toBe(2);
});

test('keeps weekly counts of removed messages, and the median time to an answer', async () => {
  const harness = createHarness();
  const answered: number[] = [];
  for (const minutes of [60, 1, 90, 5, 61, 62, 2, 3, 4, 91]) {
    const reference = await storeMessage({ service: 'webdesign' }, harness);
    const received = Date.now();
    await updateRows('received_at = ? WHERE reference = ?', received, reference);
    await markMessages(bindings, 'answer', [reference], {
      name: self,
      now: received + minutes * 60_000,
    });
    const numbers = await readNumbers(bindings, Date.now());
    answered.push(numbers.answered);
    expect(numbers.medianAnswer === null, 'of fewer than ten there is no median').toBe(
      numbers.answered < 10,
    );
  }
  expect(answered).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await storeMessage({ form: 'support', website: 'spam' }, harness);
  await storeMessage({ form: 'support' }, harness);
  harness.setMailService(() => mailError('E_RECIPIENT_NOT_ALLOWED'));
  await harness.consume([{ reference: harness.waiting.at(-1) }]);
  const { medianAnswer, ...before } = await readNumbers(bindings, Date.now());
  expect(medianAnswer, 'of ten the sixth').toBe(60 * 60_000);
  await bindings.DB.prepare('DELETE FROM inquiries').run();
  expect(await readNumbers(bindings, Date.now())).toEqual({
    ...before,
    answered: 0,
    medianAnswer: null,
  });
  const week = before.weeks.length - 1;
  expect(new Date(before.weeks[week] ?? 0).getUTCDay()).toBe(1);
  expect(before.forms).toEqual([
    { week, name: 'contact', received: 10, held: 0, failed: 0 },
    { week, name: 'support', received: 2, held: 1, failed: 1 },
  ]);
  expect(before.services).toEqual([{ week, name: 'webdesign', received: 10, held: 0, failed: 0 }]);
});

test('counts messages and names current problems in the overview', async () => {
  const harness = createHarness();
  const first = await storeMessage({}, harness);
  await harness.deliverOnce();
  const second = await storeMessage({}, harness);
  await storeMessage({ website: 'spam' }, harness);
  await markMessages(bindings, 'answer', [first], deskActor());
  await harness.sweep();
  const kept = new Map((await readRows()).map((row) => [row.reference, row]));
  const well = await readOverview(bindings, Date.now());
  // biome-ignore format: figures side by side
  expect(well).toMatchObject({
    open: 1, answered: 1, queued: 1, held: 1, failed: 0, expiring: 0, alerted: 0, troubles: [],
    oldestWaiting: kept.get(second)?.received_at, lastDelivery: kept.get(first)?.delivered_at,
  });
  for (const seen of [well.lastSweep, well.lastHeartbeat]) {
    expect(Math.abs(Date.now() - (seen ?? 0))).toBeLessThan(60_000);
  }
  await updateRows(`status = 'failed', alerted_as = 'failed' WHERE reference = ?`, second);
  await storeMessage({}, harness);
  const now = Date.now();
  await bindings.DB.prepare(`INSERT INTO signals VALUES ('turnstile', ?1, ?1), ('over', ?1, ?2)`)
    .bind(now + 2 * maxWaitMs, now)
    .run();
  advanceTime(maxWaitMs + 1_000);
  const { troubles, alerted, failed } = await readOverview(bindings, Date.now());
  expect(troubles).toEqual(['waiting', 'sweep-missing', 'failed', 'turnstile']);
  expect([alerted, failed]).toEqual([1, 1]);
});
