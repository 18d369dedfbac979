import { env as bindings } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { exportJson } from '../../worker/desk/export.ts';
import type { Filter } from '../../worker/desk/filter.ts';
import { addNote, readHistory, setNoteHidden } from '../../worker/desk/history.ts';
import { markMessages, type Undoable, undoMarkAction } from '../../worker/desk/marks.ts';
import { listMessages } from '../../worker/desk/messages.ts';
import { readNumbers } from '../../worker/desk/numbers.ts';
import { readOverview } from '../../worker/desk/overview.ts';
import { eraseMessagesOfSender, removeExpired, removeMessages } from '../../worker/desk/remove.ts';
import { releaseMessages, resendMessages } from '../../worker/desk/resend.ts';
import { indexLimits } from '../../worker/desk/search-index.ts';
import { alertAfterAttempts, maxWaitMs, retentionMs } from './support/expected-limits.ts';
import {
  advanceTime,
  createHarness,
  deskActor,
  type Harness,
  insertRows,
  joinPieces,
  mailError,
  readRows,
  updateRows,
} from './support/harness.ts';
import { contact, sendApplication, sendInquiry } from './support/posts.ts';

const ownerName = 'owner@tern-and-tide.test';
const raviName = 'ravi@tern-and-tide.test';

let harness: Harness;

beforeEach(() => {
  harness = createHarness();
});

function storeMessage(fields: Record<string, unknown> = {}): Promise<string> {
  return sendInquiry(harness, { ...contact, message: crypto.randomUUID(), ...fields });
}

type Step = Parameters<typeof markMessages>[1];

function markAs(step: Step, references: string[], actor = deskActor()) {
  return markMessages(bindings, step, references, actor);
}

/** Sorts the events alphabetically, because some share a time. */
async function readEventTexts(reference: string): Promise<string[]> {
  const historyEvents = await readHistory(bindings, reference);
  const eventParts = historyEvents.map(({ what, actor, detail }) => [what, actor, detail]);
  return eventParts.map((parts) => parts.filter(Boolean).join(' ')).sort();
}

async function listSenderNames(filter: Filter): Promise<(string | undefined)[]> {
  const { messages } = await listMessages(bindings, filter, { limit: 50 });
  return messages.map(({ fields }) => fields.name);
}

async function countIndexedMessages(): Promise<number | null> {
  return bindings.DB.prepare('SELECT count(*) AS count FROM inquiry_words').first<number>('count');
}

test('records every event of a message with its time and actor', async () => {
  const reference = await storeMessage({ website: 'filled by a program' });
  await releaseMessages(bindings.DB, [reference], deskActor());
  harness.setMailService((call) => (call === 1 ? mailError('E_RATE_LIMIT_EXCEEDED') : null));
  await harness.sweepAndDeliver();
  advanceTime(60_000);
  await harness.sweepAndDeliver();
  for (const changeName of ['answer', 'answer', 'reopen', 'take', 'give-back'] as const) {
    await markAs(changeName, [reference]);
  }
  await addNote(bindings, reference, 'Called back', deskActor());
  await resendMessages(bindings.DB, [reference], deskActor());
  expect(await readEventTexts(reference)).toEqual([
    `answered ${ownerName}`,
    'delivered',
    `given-back ${ownerName}`,
    'held a hidden field was filled in',
    `note ${ownerName} Called back`,
    `released ${ownerName}`,
    `reopened ${ownerName}`,
    `resent ${ownerName}`,
    `taken ${ownerName}`,
    'tried E_RATE_LIMIT_EXCEEDED',
  ]);
});

test('records alerts, failures and interrupted attempts', async () => {
  const reference = await storeMessage();
  await updateRows('attempts = ?', alertAfterAttempts);
  harness.setMailService(() => mailError('E_RATE_LIMIT_EXCEEDED'));
  await harness.deliverOnce();
  await harness.sweep();
  await updateRows(`lease_until = 1, lease_token = 'gone', due_at = 0`);
  harness.setMailService(() => mailError('E_RECIPIENT_NOT_ALLOWED'));
  await harness.sweepAndDeliver();
  await harness.consume([{ reference }]);
  expect(await readEventTexts(reference)).toEqual([
    'alerted delayed',
    'alerted failed',
    'failed E_RECIPIENT_NOT_ALLOWED',
    'tried E_RATE_LIMIT_EXCEEDED',
    'tried interrupted',
  ]);
});

test('lists messages newest first, by page, state, form, service and person', async () => {
  for (const senderName of ['One', 'Two', 'Three']) {
    await storeMessage({ name: senderName, email: `${senderName}@example.com` });
  }
  await storeMessage({ name: 'Four', form: 'support', service: 'webdesign' });
  const heldReference = await storeMessage({ name: 'Five', website: 'spam' });
  const firstPage = await listMessages(bindings, {}, { limit: 2 });
  expect(firstPage.messages.map(({ fields }) => fields.name)).toEqual(['Five', 'Four']);
  const secondPage = await listMessages(bindings, {}, { limit: 3, before: firstPage.next ?? 0 });
  expect(secondPage.messages.map(({ fields }) => fields.name)).toEqual(['Three', 'Two', 'One']);
  expect(secondPage.next).toBeNull();
  const [messageThree] = secondPage.messages;
  await markAs('answer', [messageThree?.reference ?? '', heldReference]);
  expect(await listSenderNames({ state: 'answered' })).toEqual(['Three']);
  expect(await listSenderNames({ state: 'open' })).toEqual(['Four', 'Two', 'One']);
  expect(await listSenderNames({ state: 'held' })).toEqual(['Five']);
  await updateRows("status = 'delivered' WHERE fields ->> 'name' = 'One'");
  await updateRows("status = 'failed' WHERE fields ->> 'name' = 'Two'");
  expect(await listSenderNames({ state: 'delivered' })).toEqual(['One']);
  expect(await listSenderNames({ state: 'failed' })).toEqual(['Two']);
  expect(await listSenderNames({ state: 'queued' })).toEqual(['Four', 'Three']);
  expect(await listSenderNames({ state: 'open', form: 'support' })).toEqual(['Four']);
  expect(await listSenderNames({ service: 'webdesign' })).toEqual(['Four']);
  expect(await listSenderNames({ email: 'two@example.com' })).toEqual(['Two']);
});

test('searches names, addresses, phone numbers, references and words in any script by their first letters', async () => {
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
  const matchingSearchTexts = [
    'jose', 'नीदा', 'jose@example.com', '9876543210', '+91 98765 43210',
    reference.toLowerCase(), reference.slice(3), 'port', 'portal José', 'पाठशाला',
  ];
  // Only the first eight words are searched.
  const eightWordText = 'a portal for our पाठशाला please José नीदा';
  for (const phrase of [...matchingSearchTexts, `${eightWordText} meera`]) {
    expect([phrase, await listSenderNames({ words: phrase })]).toEqual([phrase, ['José नीदा']]);
  }
  for (const phrase of [`meera ${eightWordText}`, 'portal meera', '!!!']) {
    expect([phrase, await listSenderNames({ words: phrase })]).toEqual([phrase, []]);
  }
  expect(await listSenderNames({ words: 'portal', state: 'held' })).toEqual([]);
});

test('finds applications by search', async () => {
  await sendApplication(harness);
  for (const phrase of ['nida', 'nida@example.com', 'front-end developer', 'build forms']) {
    expect([phrase, await listSenderNames({ words: phrase })]).toEqual([phrase, ['Nida Khan']]);
  }
});

test('lists and indexes the other messages when one is unreadable', async () => {
  await storeMessage({ name: 'Asha' });
  await updateRows(`fields = '{"name":7}'`);
  await storeMessage({ name: 'Ravi' });
  expect(await listSenderNames({})).toEqual(['Ravi', undefined]);
  await harness.sweep();
  expect(await countIndexedMessages()).toBe(2);
});

test('indexes more than a thousand messages', async () => {
  await insertRows(indexLimits.batch + 1, { fields: `json_object('name', 'No. ' || n)` });
  const lastMessageNumber = `${indexLimits.batch + 1}`;
  expect(await listSenderNames({ words: lastMessageNumber })).toEqual([`No. ${lastMessageNumber}`]);
});

test('erases a message with its notes, history and words, and records only the reference', async () => {
  const erasedReference = await storeMessage({ email: 'Nida@example.com' });
  const applicationReference = await sendApplication(harness);
  const otherReference = await storeMessage();
  await addNote(bindings, erasedReference, 'Asks for a discount', deskActor());
  await listMessages(bindings, { words: 'x' }, { limit: 1 });
  const expectedErasureResult = { messages: 2, files: 1, filesLeft: 0, complete: true };
  expect(await eraseMessagesOfSender(bindings, 'nida@EXAMPLE.com', deskActor())).toEqual(
    expectedErasureResult,
  );
  expect(await readEventTexts(erasedReference)).toEqual([`erased ${ownerName}`]);
  expect(await readEventTexts(applicationReference)).toEqual([`erased ${ownerName}`]);
  expect((await readRows()).map(({ reference }) => reference)).toEqual([otherReference]);
  expect(await countIndexedMessages()).toBe(1);
  expect(await removeMessages(bindings, [otherReference], deskActor())).toMatchObject({
    messages: 1,
  });
  expect(await countIndexedMessages()).toBe(0);
  await removeExpired(bindings, Date.now() + retentionMs.delivered + 1_000);
  expect(await readEventTexts(erasedReference)).toEqual([]);
});

test('restores a removed note with its author and time until the daily round', async () => {
  expect(await addNote(bindings, 'TT-AAAA-AAAA', 'Hi', deskActor())).toBeNull();
  const reference = await storeMessage();
  const noteId = (await addNote(bindings, reference, 'Hi', { name: raviName, now: 7_000 })) ?? 0;
  const historyBefore = await readHistory(bindings, reference);
  const countHiddenNotes = () =>
    bindings.DB.prepare('SELECT count(*) AS n FROM history WHERE at < 0').first<number>('n');
  for (const isHidden of [true, false]) {
    expect(await setNoteHidden(bindings, reference, noteId, isHidden)).toBe(true);
    expect(await setNoteHidden(bindings, reference, noteId, isHidden)).toBe(false);
    expect(await readHistory(bindings, reference)).toEqual(isHidden ? [] : historyBefore);
  }
  await setNoteHidden(bindings, reference, noteId, true);
  expect(await countHiddenNotes()).toBe(1);
  await removeExpired(bindings, Date.now());
  expect(await countHiddenNotes()).toBe(0);
  const otherNoteId = (await addNote(bindings, reference, 'Hi', deskActor())) ?? 0;
  await setNoteHidden(bindings, reference, otherNoteId, true);
  await removeMessages(bindings, [reference], deskActor());
  expect(await countHiddenNotes()).toBe(0);
});

test('returns only rows that a change really affected', async () => {
  const reference = await storeMessage();
  const heldReference = await storeMessage({ website: 'spam' });
  // biome-ignore format: each change beside the change that undoes it
  for (const [changeName, isEffective] of [
    ['reopen', false], ['answer', true], ['answer', false], ['reopen', true],
    ['give-back', false], ['take', true], ['take', false], ['give-back', true],
    ['unread', false], ['read', true], ['read', false], ['unread', true],
  ] as const) {
    const { changed: changedReferences } = await markAs(changeName, [reference]);
    expect([changeName, changedReferences]).toEqual([changeName, isEffective ? [reference] : []]);
  }
  expect((await markAs('answer', [heldReference])).changed).toEqual([]);
  await markAs('take', [reference], { name: raviName, now: 1 });
  expect((await markAs('give-back', [reference])).changed).toEqual([]);
  expect((await markAs('take', [reference])).changed).toEqual([reference]);
});

/** Performs the steps a second apart and returns the message's resulting state and history. */
async function performSteps(reference: string, steps: [actor: string, step: Undoable][]) {
  let stepTimeMs = Date.now();
  for (const [actorName, step] of steps) {
    stepTimeMs += 1_000;
    await markAs(step, [reference], { name: actorName, now: stepTimeMs });
  }
  const [row] = await readRows();
  const messageState = [row?.answered_at, row?.taken_by, await readHistory(bindings, reference)];
  return { lastStepTimeMs: stepTimeMs, messageState };
}

test.each<[step: Undoable, stepsBefore: [string, Undoable][]]>([
  ['answer', []],
  ['answer', [[raviName, 'take']]],
  ['reopen', [[raviName, 'answer']]],
  ['reopen', [[raviName, 'answer'], [raviName, 'reopen'], [ownerName, 'answer']]], // biome-ignore format: one case of the table per line
  ['take', []],
  ['take', [[raviName, 'take']]],
  ['take', [[raviName, 'answer']]],
  ['give-back', [[ownerName, 'take']]],
])('undoes %s after %j and restores actor and time', async (step, stepsBefore) => {
  const reference = await storeMessage();
  const { messageState, lastStepTimeMs } = await performSteps(reference, stepsBefore);
  const changeTimeMs = lastStepTimeMs + 5_000;
  const markResult = await markAs(step, [reference], { name: ownerName, now: changeTimeMs });
  expect(markResult).toEqual({ changed: [reference], at: changeTimeMs });
  const undoStepAs = (actorName: string, timeInMs: number) =>
    undoMarkAction(bindings, step, [reference], { name: actorName, at: timeInMs });
  expect(await undoStepAs(raviName, changeTimeMs)).toEqual([]);
  expect(await undoStepAs(ownerName, changeTimeMs - 1)).toEqual([]);
  for (const expectedReferences of [[reference], []]) {
    expect(await undoStepAs(ownerName, changeTimeMs)).toEqual(expectedReferences);
    expect((await performSteps(reference, [])).messageState).toEqual(messageState);
  }
});

test.each<[step: Undoable, laterSteps: [string, Undoable][], isUndone: boolean]>([
  ['answer', [[raviName, 'reopen'], [raviName, 'answer']], false], // biome-ignore format: one case of the table per line
  ['answer', [[raviName, 'take']], true],
  ['take', [[raviName, 'take']], false],
  ['take', [[raviName, 'reopen']], true],
])('undoes %s only if nobody changed it since: %j', async (step, laterSteps, isUndone) => {
  const reference = await storeMessage();
  const markedTimeMs = Date.now();
  await markAs(step, [reference], { name: ownerName, now: markedTimeMs });
  const { messageState } = await performSteps(reference, laterSteps);
  const ownerNameAndTime = { name: ownerName, at: markedTimeMs };
  expect(await undoMarkAction(bindings, step, [reference], ownerNameAndTime)).toEqual(
    isUndone ? [reference] : [],
  );
  if (!isUndone) {
    expect((await performSteps(reference, [])).messageState).toEqual(messageState);
  }
});

test('undoes only the messages that the actor changed', async () => {
  const ownerReferences = [await storeMessage(), await storeMessage()].sort();
  const raviReference = await storeMessage();
  const allReferences = [...ownerReferences, raviReference];
  await markAs('answer', [raviReference], { name: raviName, now: 9_000 });
  const { changed: changedReferences, at: changeTimeMs } = await markAs('answer', allReferences);
  expect(changedReferences.sort()).toEqual(ownerReferences);
  expect(
    await undoMarkAction(bindings, 'answer', allReferences, { name: ownerName, at: changeTimeMs }),
  ).toHaveLength(2);
  expect(await readEventTexts(raviReference)).toEqual([`answered ${raviName}`]);
});

test('exports everything about a person as JSON: fields, notes, history, claim', async () => {
  const reference = await storeMessage({ email: 'asha@example.com' });
  await storeMessage({ name: 'Another', email: 'another@example.com' });
  await addNote(bindings, reference, 'Called back', { name: raviName, now: Date.now() });
  await markAs('take', [reference]);
  const exportedJson = await joinPieces(exportJson(bindings, { email: 'asha@example.com' }));
  const exportedMessages: { history: { what: string; at: string }[] }[] = JSON.parse(exportedJson);
  expect(exportedMessages).toMatchObject([
    {
      reference,
      taken_by: ownerName,
      read_at: null,
      fields: { email: 'asha@example.com' },
      history: [{ what: 'note', actor: raviName, detail: 'Called back' }, { what: 'taken' }],
    },
  ]);
  expect(exportedMessages[0]?.history[0]?.at).toMatch(/^\d{4}-.*Z$/);
});

test('lists an unanswered message as expiring from a week before its removal', async () => {
  const nowMs = Date.now();
  const weekMs = 7 * 24 * 60 * 60 * 1_000;
  for (const [senderName, deliveredMs, answeredMs] of [
    ['Gone in a week and a moment', nowMs - retentionMs.delivered + weekMs + 60_000, null],
    ['Gone in a week', nowMs - retentionMs.delivered + weekMs - 60_000, null],
    ['Gone today', nowMs - retentionMs.delivered + 60_000, null],
    ['Answered', nowMs - retentionMs.delivered + 60_000, nowMs],
  ] as const) {
    const setClause = `status = 'delivered', delivered_at = ?, answered_at = ? WHERE reference = ?`;
    await updateRows(setClause, deliveredMs, answeredMs, await storeMessage({ name: senderName }));
  }
  await storeMessage({ name: 'Waiting' });
  const { messages } = await listMessages(bindings, {}, { limit: 9 });
  const expiringMessages = messages.filter(({ expires_at: expiryMs }) => expiryMs !== null);
  const expectedExpiringNames = ['Gone today', 'Gone in a week'];
  expect(expiringMessages.map(({ fields }) => fields.name)).toEqual(expectedExpiringNames);
  expect(expiringMessages[0]?.expires_at).toBe(nowMs + 60_000);
  expect(await listSenderNames({ state: 'expiring' })).toEqual(expectedExpiringNames);
  expect(await listSenderNames({ state: 'expiring', form: 'support' })).toEqual([]);
  expect(await listSenderNames({ state: 'expiring', words: 'today' })).toEqual(['Gone today']);
  expect((await readOverview(bindings, nowMs)).expiring).toBe(2);
});

test('keeps weekly counts of removed messages, and the median time to an answer', async () => {
  const answeredCounts: number[] = [];
  for (const answerDelayMinutes of [60, 1, 90, 5, 61, 62, 2, 3, 4, 91]) {
    const reference = await storeMessage({ service: 'webdesign' });
    const receivedMs = Date.now();
    await updateRows('received_at = ? WHERE reference = ?', receivedMs, reference);
    await markAs('answer', [reference], {
      name: ownerName,
      now: receivedMs + answerDelayMinutes * 60_000,
    });
    const deskNumbers = await readNumbers(bindings, Date.now());
    answeredCounts.push(deskNumbers.answered);
    const hasMedianAnswer = deskNumbers.medianAnswer !== null;
    expect(hasMedianAnswer, 'only of ten answers').toBe(deskNumbers.answered >= 10);
  }
  expect(answeredCounts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await storeMessage({ form: 'support', website: 'spam' });
  await storeMessage({ form: 'support' });
  harness.setMailService(() => mailError('E_RECIPIENT_NOT_ALLOWED'));
  await harness.consume([{ reference: harness.queuedReferences.at(-1) }]);
  const { medianAnswer: medianAnswerMs, ...otherNumbers } = await readNumbers(bindings, Date.now());
  expect(medianAnswerMs, 'the sixth of ten answer times').toBe(60 * 60_000);
  await bindings.DB.prepare('DELETE FROM inquiries').run();
  expect(await readNumbers(bindings, Date.now())).toEqual({
    ...otherNumbers,
    answered: 0,
    medianAnswer: null,
  });
  const lastWeekIndex = otherNumbers.weeks.length - 1;
  expect(new Date(otherNumbers.weeks[lastWeekIndex] ?? 0).getUTCDay()).toBe(1);
  expect(otherNumbers.forms).toEqual([
    { week: lastWeekIndex, name: 'contact', received: 10, held: 0, failed: 0 },
    { week: lastWeekIndex, name: 'support', received: 2, held: 1, failed: 1 },
  ]);
  expect(otherNumbers.services).toEqual([
    { week: lastWeekIndex, name: 'webdesign', received: 10, held: 0, failed: 0 },
  ]);
});

test('counts messages and names current problems in the overview', async () => {
  const answeredReference = await storeMessage();
  await harness.deliverOnce();
  const openReference = await storeMessage();
  await storeMessage({ website: 'spam' });
  await markAs('answer', [answeredReference]);
  await harness.sweep();
  const rowsByReference = new Map((await readRows()).map((row) => [row.reference, row]));
  const healthyOverview = await readOverview(bindings, Date.now());
  // biome-ignore format: figures side by side
  expect(healthyOverview).toMatchObject({
    open: 1, answered: 1, queued: 1, held: 1, failed: 0, expiring: 0, alerted: 0, troubles: [],
    oldestWaiting: rowsByReference.get(openReference)?.received_at, lastDelivery: rowsByReference.get(answeredReference)?.delivered_at,
  });
  for (const signalTimeMs of [healthyOverview.lastSweep, healthyOverview.lastHeartbeat]) {
    expect(Math.abs(Date.now() - (signalTimeMs ?? 0))).toBeLessThan(60_000);
  }
  await updateRows(`status = 'failed', alerted_as = 'failed' WHERE reference = ?`, openReference);
  await storeMessage();
  const nowMs = Date.now();
  await bindings.DB.prepare(`INSERT INTO signals VALUES ('turnstile', ?1, ?1), ('over', ?1, ?2)`)
    .bind(nowMs + 2 * maxWaitMs, nowMs)
    .run();
  advanceTime(maxWaitMs + 1_000);
  const {
    troubles: troubleNames,
    alerted: alertedCount,
    failed: failedCount,
  } = await readOverview(bindings, Date.now());
  expect(troubleNames).toEqual(['waiting', 'sweep-missing', 'failed', 'turnstile']);
  expect([alertedCount, failedCount]).toEqual([1, 1]);
});
