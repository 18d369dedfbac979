import { env as bindings } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { exportJson } from '../../worker/desk/export.ts';
import type { Filter } from '../../worker/desk/filter.ts';
import { addNote, readHistory, setNoteHidden } from '../../worker/desk/history.ts';
import { markMessages, type Undoable, undoMarkAction } from '../../worker/desk/marks.ts';
import { listMessages } from '../../worker/desk/messages.ts';
import { readNumbers } from '../../worker/desk/numbers.ts';
import { readOverview } from '../../worker/desk/overview.ts';
import { removeExpiredRecords, removeMessages } from '../../worker/desk/remove.ts';
import { releaseMessages, resendMessages } from '../../worker/desk/resend.ts';
import { indexLimits } from '../../worker/desk/search-index.ts';
import { alertAfterAttempts, alertAfterWaitMs, retentionMs } from './support/expected-limits.ts';
import { createActor, harness, mailError } from './support/harness.ts';
import { contact, sendApplication, sendInquiry } from './support/posts.ts';
import { insertRows, readRows, updateRows } from './support/stores.ts';
import { advanceTime, dayMs } from './support/time.ts';

const ownerName = 'owner@tern-and-tide.test';
const raviName = 'ravi@tern-and-tide.test';

function storeMessage(fields: Record<string, unknown> = {}): Promise<string> {
  return sendInquiry(harness, { ...contact, message: crypto.randomUUID(), ...fields });
}

type Action = Parameters<typeof markMessages>[1];

function applyMark(action: Action, references: string[], actor = createActor()) {
  return markMessages(bindings, action, references, actor);
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

async function expectSearchFinds(expectedSenderNames: string[], searchTexts: string[]) {
  for (const searchText of searchTexts) {
    expect(await listSenderNames({ words: searchText }), searchText).toEqual(expectedSenderNames);
  }
}

test('records every event of a message with its time and actor', async () => {
  const reference = await storeMessage({ website: 'filled by a program' });
  await releaseMessages(bindings.DB, [reference], createActor());
  harness.setMailService((nthCall) => (nthCall === 1 ? mailError('E_RATE_LIMIT_EXCEEDED') : null));
  await harness.sweepAndDeliver();
  advanceTime(60_000);
  await harness.sweepAndDeliver();
  for (const changeName of ['answer', 'answer', 'reopen', 'take', 'give-back'] as const) {
    await applyMark(changeName, [reference]);
  }
  await addNote(bindings, reference, 'Called back', createActor());
  await resendMessages(bindings.DB, [reference], createActor());
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
  await applyMark('answer', [secondPage.messages[0]?.reference ?? '', heldReference]);
  await updateRows("status = 'delivered' WHERE fields ->> 'name' = 'One'");
  await updateRows("status = 'failed' WHERE fields ->> 'name' = 'Two'");
  const filtersAndNames: [Filter, ...string[]][] = [
    [{ state: 'answered' }, 'Three'],
    [{ state: 'open' }, 'Four', 'Two', 'One'],
    [{ state: 'held' }, 'Five'],
    [{ state: 'delivered' }, 'One'],
    [{ state: 'failed' }, 'Two'],
    [{ state: 'queued' }, 'Four', 'Three'],
    [{ state: 'open', form: 'support' }, 'Four'],
    [{ service: 'webdesign' }, 'Four'],
    [{ email: 'two@example.com' }, 'Two'],
  ];
  for (const [filter, ...expectedNames] of filtersAndNames) {
    expect([filter, ...(await listSenderNames(filter))]).toEqual([filter, ...expectedNames]);
  }
});

test('searches names, addresses, phone numbers, references, fields of applications and words in any script by their first letters', async () => {
  const reference = await storeMessage({
    name: 'José नीदा',
    email: 'jose@example.com',
    phoneNumber: '+91 (98765) 43-210',
    message: 'A portal for our पाठशाला, please, by 2027-03-02',
  });
  const phoneNumber = '+91 522 400 1234';
  await storeMessage({ name: 'Meera', email: 'meera@example.com', phoneNumber });
  // biome-ignore format: words side by side
  const matchingSearchTexts = [
    'jose', 'नीदा', 'jose@example.com', '9876543210', '+91 98765 43210',
    reference.toLowerCase(), reference.slice(3), 'port', 'portal José', 'पाठशाला', '2027-03-02',
  ];
  const eightWordText = 'a portal for our पाठशाला please José नीदा';
  await expectSearchFinds(['José नीदा'], [...matchingSearchTexts, `${eightWordText} meera`]);
  await expectSearchFinds([], [`meera ${eightWordText}`, 'portal meera', '!!!', 'नोद']);
  expect(await listSenderNames({ words: 'portal', state: 'held' })).toEqual([]);
  await sendApplication(harness);
  const applicationTexts = ['nida', 'nida@example.com', 'front-end developer', 'build forms'];
  await expectSearchFinds(['Nida Khan'], applicationTexts);
});

test('lists and indexes the other messages when one is unreadable', async () => {
  await storeMessage({ name: 'Asha' });
  await updateRows(`fields = '{"name":7}'`);
  await storeMessage({ name: 'Ravi' });
  expect(await listSenderNames({})).toEqual(['Ravi', undefined]);
  await harness.sweep();
  const countStatement = bindings.DB.prepare('SELECT count(*) AS count FROM inquiry_words');
  expect(await countStatement.first('count')).toBe(2);
});

test('adds more than a thousand messages to the search index', async () => {
  await insertRows(indexLimits.batch + 1, { fields: `json_object('name', 'No. ' || n)` });
  const lastMessageNumber = `${indexLimits.batch + 1}`;
  expect(await listSenderNames({ words: lastMessageNumber })).toEqual([`No. ${lastMessageNumber}`]);
});

test('restores a removed note with its author and time until the daily round', async () => {
  const reference = await storeMessage();
  const noteId = (await addNote(bindings, reference, 'Hi', { name: raviName, now: 7_000 })) ?? 0;
  const historyBefore = await readHistory(bindings, reference);
  const hiddenNotesQuery = bindings.DB.prepare('SELECT count(*) AS n FROM history WHERE at < 0');
  const countHiddenNotes = () => hiddenNotesQuery.first('n');
  for (const isHidden of [true, false, true]) {
    expect(await setNoteHidden(bindings, reference, noteId, isHidden)).toBe(true);
    expect(await readHistory(bindings, reference)).toEqual(isHidden ? [] : historyBefore);
  }
  expect(await countHiddenNotes()).toBe(1);
  await removeExpiredRecords(bindings, Date.now());
  expect(await countHiddenNotes()).toBe(0);
  const secondNoteId = (await addNote(bindings, reference, 'Hi', createActor())) ?? 0;
  await setNoteHidden(bindings, reference, secondNoteId, true);
  await removeMessages(bindings, [reference], createActor());
  expect(await countHiddenNotes()).toBe(0);
});

test('a change returns only the messages that it really affected', async () => {
  const reference = await storeMessage();
  const heldReference = await storeMessage({ website: 'spam' });
  // biome-ignore format: each change beside the change that undoes it
  for (const [changeName, isEffective] of [
    ['reopen', false], ['answer', true], ['answer', false], ['reopen', true],
    ['give-back', false], ['take', true], ['take', false], ['give-back', true],
    ['unread', false], ['read', true], ['read', false], ['unread', true],
  ] as const) {
    const { changed: changedReferences } = await applyMark(changeName, [reference]);
    expect([changeName, changedReferences]).toEqual([changeName, isEffective ? [reference] : []]);
  }
  expect((await applyMark('answer', [heldReference])).changed).toEqual([]);
  await applyMark('take', [reference], { name: raviName, now: 1 });
  expect((await applyMark('give-back', [reference])).changed).toEqual([]);
  expect((await applyMark('take', [reference])).changed).toEqual([reference]);
});

async function performSteps(reference: string, steps: [actor: string, step: Undoable][]) {
  let lastStepTimeMs = Date.now();
  for (const [actorName, step] of steps) {
    lastStepTimeMs += 1_000;
    await applyMark(step, [reference], { name: actorName, now: lastStepTimeMs });
  }
  const [row] = await readRows();
  const messageState = [row?.answered_at, row?.taken_by, await readHistory(bindings, reference)];
  return { lastStepTimeMs, messageState };
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
  const changeResult = await applyMark(step, [reference], { name: ownerName, now: changeTimeMs });
  expect(changeResult).toEqual({ changed: [reference], at: changeTimeMs });
  const undoStepAs = (actorName: string, timeInMs: number) =>
    undoMarkAction(bindings, step, [reference], { name: actorName, at: timeInMs });
  expect(await undoStepAs(raviName, changeTimeMs)).toEqual([]);
  expect(await undoStepAs(ownerName, changeTimeMs - 1)).toEqual([]);
  for (const expectedUndoneReferences of [[reference], []]) {
    expect(await undoStepAs(ownerName, changeTimeMs)).toEqual(expectedUndoneReferences);
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
  await applyMark(step, [reference], { name: ownerName, now: markedTimeMs });
  const { messageState } = await performSteps(reference, laterSteps);
  const changeToUndo = { name: ownerName, at: markedTimeMs };
  const undoneReferences = await undoMarkAction(bindings, step, [reference], changeToUndo);
  expect(undoneReferences).toEqual(isUndone ? [reference] : []);
  if (!isUndone) {
    expect((await performSteps(reference, [])).messageState).toEqual(messageState);
  }
});

test('undoes only the messages that the actor changed', async () => {
  const ownerAnsweredReferences = [await storeMessage(), await storeMessage()].sort();
  const referenceAnsweredByRavi = await storeMessage();
  const allReferences = [...ownerAnsweredReferences, referenceAnsweredByRavi];
  await applyMark('answer', [referenceAnsweredByRavi], { name: raviName, now: 9_000 });
  const { changed: changedReferences, at: changeTimeMs } = await applyMark('answer', allReferences);
  expect(changedReferences.sort()).toEqual(ownerAnsweredReferences);
  const changeByOwner = { name: ownerName, at: changeTimeMs };
  expect(await undoMarkAction(bindings, 'answer', allReferences, changeByOwner)).toHaveLength(2);
  expect(await readEventTexts(referenceAnsweredByRavi)).toEqual([`answered ${raviName}`]);
});

test('exports everything about a person as JSON: fields, notes, history, claim', async () => {
  const fields = { email: 'asha@example.com' };
  const reference = await storeMessage(fields);
  await storeMessage({ name: 'Another', email: 'another@example.com' });
  await addNote(bindings, reference, 'Called back', { name: raviName, now: Date.now() });
  await applyMark('take', [reference]);
  const jsonPieces = await Array.fromAsync(exportJson(bindings, fields));
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  const history = [{ at, what: 'note', actor: raviName, detail: 'Called back' }, { what: 'taken' }];
  const expectedMessage = { reference, taken_by: ownerName, read_at: null, fields, history };
  expect(JSON.parse(jsonPieces.join(''))).toMatchObject([expectedMessage]);
});

test('lists an unanswered message as expiring from a week before its removal', async () => {
  const nowMs = Date.now();
  const weekMs = 7 * dayMs;
  for (const [senderName, timeToRemovalMs, answerTimeMs] of [
    ['Gone in a week and a moment', weekMs + 60_000, null],
    ['Gone in a week', weekMs - 60_000, null],
    ['Gone today', 60_000, null],
    ['Answered', 60_000, nowMs],
  ] as const) {
    const reference = await storeMessage({ name: senderName });
    const deliveredMs = nowMs - retentionMs.delivered + timeToRemovalMs;
    const setClause = `status = 'delivered', delivered_at = ?, answered_at = ? WHERE reference = ?`;
    await updateRows(setClause, deliveredMs, answerTimeMs, reference);
  }
  await storeMessage({ name: 'Waiting' });
  const { messages } = await listMessages(bindings, {}, { limit: 9 });
  expect(messages.filter(({ expires_at: expiryMs }) => expiryMs !== null)).toMatchObject([
    { fields: { name: 'Gone today' }, expires_at: nowMs + 60_000 },
    { fields: { name: 'Gone in a week' } },
  ]);
  expect(await listSenderNames({ state: 'expiring' })).toEqual(['Gone today', 'Gone in a week']);
  expect(await listSenderNames({ state: 'expiring', form: 'support' })).toEqual([]);
  expect(await listSenderNames({ state: 'expiring', words: 'today' })).toEqual(['Gone today']);
  expect((await readOverview(bindings, nowMs)).expiring).toBe(2);
});

test('keeps weekly counts of removed messages, and the median time to an answer', async () => {
  advanceTime(0);
  for (const [messageIndex, answerDelayMinutes] of [60, 1, 90, 5, 61, 62, 2, 3, 4, 91].entries()) {
    const reference = await storeMessage({ service: 'webdesign' });
    const answerTimeMs = Date.now() + answerDelayMinutes * 60_000;
    await applyMark('answer', [reference], { name: ownerName, now: answerTimeMs });
    const { answered: answeredCount, medianAnswer } = await readNumbers(bindings, Date.now());
    expect([answeredCount, medianAnswer !== null]).toEqual([messageIndex + 1, messageIndex === 9]);
  }
  await storeMessage({ form: 'support', website: 'spam' });
  await storeMessage({ form: 'support' });
  harness.setMailService(() => mailError('E_RECIPIENT_NOT_ALLOWED'));
  const lastReference = harness.queuedReferences.at(-1) ?? '';
  await harness.consume([{ reference: lastReference }]);
  await resendMessages(bindings.DB, [lastReference], createActor());
  await harness.consume([{ reference: lastReference }]);
  const deskNumbers = await readNumbers(bindings, Date.now());
  expect(deskNumbers.medianAnswer, 'the sixth of ten answer times').toBe(60 * 60_000);
  await bindings.DB.prepare('DELETE FROM inquiries').run();
  const zeroAnswers = { answered: 0, medianAnswer: null };
  expect(await readNumbers(bindings, Date.now())).toEqual({ ...deskNumbers, ...zeroAnswers });
  const contactCounts = { week: 52, name: 'contact', received: 10, held: 0, failed: 0 };
  const supportCounts = { week: 52, name: 'support', received: 2, held: 1, failed: 1 };
  expect(deskNumbers.forms).toEqual([contactCounts, supportCounts]);
  expect(deskNumbers.services).toEqual([{ ...contactCounts, name: 'webdesign' }]);
});

test('counts messages and names current problems in the overview', async () => {
  const answeredReference = await storeMessage();
  await harness.deliverOnce();
  const openReference = await storeMessage();
  await storeMessage({ website: 'spam' });
  await applyMark('answer', [answeredReference]);
  await harness.sweep();
  const rowsByReference = new Map((await readRows()).map((row) => [row.reference, row]));
  const aboutNow = expect.closeTo(Date.now(), -5);
  // biome-ignore format: figures side by side
  expect(await readOverview(bindings, Date.now())).toMatchObject({
    open: 1, queued: 1, held: 1, failed: 0, expiring: 0, alerted: 0, troubles: [],
    oldestWaiting: rowsByReference.get(openReference)?.received_at, lastDelivery: rowsByReference.get(answeredReference)?.delivered_at,
    lastSweep: aboutNow, lastHeartbeat: aboutNow,
  });
  await updateRows(`status = 'failed', alerted_as = 'failed' WHERE reference = ?`, openReference);
  await storeMessage();
  advanceTime(alertAfterWaitMs + 1_000);
  const nowMs = Date.now();
  const signalsSql = `('turnstile', ${nowMs}, ${nowMs}), ('over', ${nowMs - dayMs}, ${nowMs})`;
  await bindings.DB.exec(`INSERT INTO signals VALUES ${signalsSql}`);
  const troubles = ['waiting', 'sweep-missing', 'failed', 'turnstile'];
  expect(await readOverview(bindings, nowMs)).toMatchObject({ troubles, alerted: 1, failed: 1 });
});
