import { env as bindings } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportJson } from '../../worker/desk/export.ts';
import type { Filter } from '../../worker/desk/filter.ts';
import { addNote, readHistory, setNoteHidden } from '../../worker/desk/history.ts';
import { changeMessages, undoMarks } from '../../worker/desk/marks.ts';
import { listMessages } from '../../worker/desk/messages.ts';
import { readNumbers } from '../../worker/desk/numbers.ts';
import { readOverview } from '../../worker/desk/overview.ts';
import {
  eraseMessagesOfSender,
  removeExpiredRecords,
  removeMessages,
} from '../../worker/desk/remove.ts';
import { writeViewCounts } from '../../worker/views/counter.ts';
import { alertAfterAttempts, alertAfterWaitMs, retentionMs } from './support/expected-limits.ts';
import { countReadRows } from './support/faulty.ts';
import { createActor, createHarness, harness, mailError } from './support/harness.ts';
import { sendApplication, sendContact } from './support/posts.ts';
import { insertMessages, readRows, updateTable } from './support/stores.ts';
import { advanceTime, dayMs } from './support/time.ts';

const ownerName = 'owner@tern-and-tide.test';
const raviName = 'ravi@tern-and-tide.test';

type Action = Parameters<typeof changeMessages>[1];

const values: Partial<Record<Action, string>> = { give: 'meera', remind: '2099-12-01' };

function applyMark(action: Action, references: string[], actor = createActor()) {
  const value = values[action];
  return changeMessages(bindings, action, references, actor, ...(value ? [value] : []));
}

/** Sorts the events alphabetically, because some share a time. */
async function readEventTexts(reference: string): Promise<string[]> {
  const history = await readHistory(bindings, reference);
  return history
    .map(({ event, recipient, actor, detail }) =>
      [event, recipient, actor, detail].filter(Boolean).join(' '),
    )
    .sort();
}

async function listSenderNames(filter: Filter): Promise<(string | undefined)[]> {
  const { messages } = await listMessages(bindings, filter, 50);
  return messages.map(({ fields }) => fields.name);
}

async function expectSearchFinds(expectedSenderNames: string[], searchTexts: string[]) {
  for (const searchText of searchTexts) {
    expect(await listSenderNames({ words: searchText }), searchText).toEqual(expectedSenderNames);
  }
}

test('records every event of a message with its time and actor', async () => {
  const reference = await sendContact({ website: 'filled by a program' });
  await changeMessages(bindings, 'release', [reference], createActor());
  harness.setMailService((nthCall) => (nthCall === 1 ? mailError('E_RATE_LIMIT_EXCEEDED') : null));
  await harness.sweep();
  await harness.sweepAfter(60_000);
  for (const changeName of ['answer', 'answer', 'reopen', 'take', 'give-back'] as const) {
    advanceTime(1);
    await applyMark(changeName, [reference]);
  }
  await addNote(bindings, reference, 'Called back', createActor());
  await changeMessages(bindings, 'resend', [reference], createActor());
  expect(await readEventTexts(reference)).toEqual([
    `answered ${ownerName}`,
    'delivered owner',
    `given-back ${ownerName}`,
    'held a hidden field was filled in',
    `note ${ownerName} Called back`,
    `released ${ownerName}`,
    `reopened ${ownerName}`,
    `resent owner ${ownerName}`,
    `taken ${ownerName}`,
    'tried owner E_RATE_LIMIT_EXCEEDED',
  ]);
});

test('records alerts, failures and interrupted attempts', async () => {
  harness.setMailService(() => mailError('E_RATE_LIMIT_EXCEEDED'));
  const reference = await sendContact();
  await updateTable('deliveries', 'due_at = 0, attempts = ?', alertAfterAttempts - 1);
  await harness.sweep();
  await harness.sweep();
  await updateTable('deliveries', `lease_token = 'gone', due_at = 0`);
  harness.setMailService(() => mailError('E_RECIPIENT_NOT_ALLOWED'));
  await harness.sweep();
  await harness.sweep();
  expect(await readEventTexts(reference)).toEqual([
    'alerted owner delayed',
    'alerted owner failed',
    'failed owner E_RECIPIENT_NOT_ALLOWED',
    'tried owner E_RATE_LIMIT_EXCEEDED',
    'tried owner E_RATE_LIMIT_EXCEEDED',
    'tried owner interrupted',
  ]);
});

test('lists messages newest first, by page, state, form, service and person', async () => {
  for (const senderName of ['One', 'Two', 'Three']) {
    await sendContact({ name: senderName, email: `${senderName}@example.com` });
  }
  await sendContact({ name: 'Four', form: 'support', service: 'webdesign' });
  const heldReference = await sendContact({ name: 'Five', website: 'spam' });
  const newest = await listMessages(bindings, {}, 2);
  expect(newest.messages.map(({ fields }) => fields.name)).toEqual(['Five', 'Four']);
  expect(newest.hasOlder).toBe(true);
  const { messages, hasOlder } = await listMessages(bindings, {}, 5);
  const allNames = ['Five', 'Four', 'Three', 'Two', 'One'];
  expect(messages.map(({ fields }) => fields.name)).toEqual(allNames);
  expect(hasOlder).toBe(false);
  await applyMark('answer', [messages[2]?.reference ?? '', heldReference]);
  const nameSql = `(SELECT fields ->> 'name' FROM messages WHERE id = message)`;
  const statusSql = `CASE ${nameSql} WHEN 'One' THEN 'delivered' WHEN 'Two' THEN 'failed' ELSE 'waiting' END`;
  await updateTable('deliveries', `status = ${statusSql}`);
  const filtersAndNames: [Filter, ...string[]][] = [
    [{ state: 'answered' }, 'Three'],
    [{ state: 'open' }, 'Four', 'Two', 'One'],
    [{ state: 'held' }, 'Five'],
    [{ state: 'delivered' }, 'One'],
    [{ state: 'failed' }, 'Two'],
    [{ state: 'waiting' }, 'Four', 'Three'],
    [{ state: 'open', form: 'support' }, 'Four'],
    [{ service: 'webdesign' }, 'Four'],
    [{ email: 'two@example.com' }, 'Two'],
  ];
  for (const [filter, ...expectedNames] of filtersAndNames) {
    expect([filter, ...(await listSenderNames(filter))]).toEqual([filter, ...expectedNames]);
  }
});

// biome-ignore format: texts side by side
const foundTexts = [
  'josé', 'नीदा', 'ीदा', 'jose@example.com', 'ose@exa', 'ＪＯＳＥ@', 'ortal', 'portal JOSÉ', 'पाठशाला', 'ठशा', '2027-03-02',
  '50% off_season c:\\boats', '%', '_', '\\', 'w'.repeat(200), '\\'.repeat(47), 'é'.repeat(25),
  '9876543210', '+91 98765 43210', '098765 43210', '98765-43210', '(98765) 43.210', '0091/98765/43210', '87654', '543210', '0522 4001234',
];
// biome-ignore format: texts side by side
const notFoundTexts = [
  'portal meera', '!!!', 'नोद', 'jo_e', 'p%l', 'w%', '20270303', `${'\\'.repeat(47)}w`, 'Order 9876543210', '1234567',
];

test('searches any part of names, addresses, phone numbers, references and words in any script', async () => {
  const reference = await sendContact({
    name: 'José नीदा',
    email: 'jose@example.com',
    phoneNumber: '+91 (98765) 43-210',
    message: `A portal for our पाठशाला, please, by 2027-03-02: 50% OFF_season C:\\boats, ${'w'.repeat(250)}
      or 0522 4001234 ${'\\'.repeat(60)} ${'é'.repeat(60)}`,
  });
  const meera = { name: 'Meera', email: 'meera@example.com', phoneNumber: '+91 522 400 1235' };
  await sendContact(meera);
  const eightWordText = 'a portal for our पाठशाला please José नीदा';
  await expectSearchFinds(
    ['José नीदा'],
    [...foundTexts, reference.toLowerCase(), reference.slice(5), `${eightWordText} meera`],
  );
  await expectSearchFinds([], [...notFoundTexts, `meera ${eightWordText}`]);
  await expectSearchFinds(['Meera', 'José नीदा'], ['', ' ', '+91']);
  expect(await listSenderNames({ words: 'portal', state: 'held' })).toEqual([]);
  await sendApplication(harness);
  const applicationTexts = ['nida', 'nida@example.com', 'front-end developer', 'build forms'];
  await expectSearchFinds(['Nida Khan'], applicationTexts);
});

test('lists the other messages when one is unreadable', async () => {
  await sendContact({ name: 'Asha' });
  await updateTable('messages', `fields = '{"name":7}'`);
  await sendContact({ name: 'Ravi' });
  expect(await listSenderNames({})).toEqual(['Ravi', undefined]);
});

test('restores a removed note with its author and time until the daily round', async () => {
  const reference = await sendContact();
  const noteId = (await addNote(bindings, reference, 'Hi', { name: raviName, nowMs: 7_000 })) ?? 0;
  const historyBefore = await readHistory(bindings, reference);
  const countSql = 'SELECT count(*) AS n FROM history WHERE happened_at < 0';
  const countHiddenNotes = () => bindings.DB.prepare(countSql).first('n');
  for (const isHidden of [true, false, true]) {
    expect(await setNoteHidden(bindings, reference, noteId, isHidden)).toBe(reference);
    const shownHistory = historyBefore.filter(({ event }) => !isHidden || event !== 'note');
    expect(await readHistory(bindings, reference)).toEqual(shownHistory);
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
  const reference = await sendContact();
  const heldReference = await sendContact({ website: 'spam' });
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
  await applyMark('take', [reference], { name: raviName, nowMs: 1 });
  expect((await applyMark('give-back', [reference])).changed).toEqual([]);
  expect((await applyMark('take', [reference])).changed).toEqual([reference]);
});

async function performSteps(reference: string, steps: [actor: string, step: Action][]) {
  let lastStepTimeMs = Date.now();
  for (const [actorName, step] of steps) {
    lastStepTimeMs += 1_000;
    await applyMark(step, [reference], { name: actorName, nowMs: lastStepTimeMs });
  }
  const [row] = await readRows();
  const history = await readHistory(bindings, reference);
  const messageState = [row?.answered_at, row?.taken_by, row?.due_on, history];
  return { lastStepTimeMs, messageState };
}

test.each<[step: Action, stepsBefore: [string, Action][]]>([
  ['answer', []],
  ['answer', [[raviName, 'take']]],
  ['reopen', [[raviName, 'answer']]],
  ['reopen', [[raviName, 'answer'], [raviName, 'reopen'], [ownerName, 'answer']]], // biome-ignore format: one case of the table per line
  ['take', []],
  ['take', [[raviName, 'take']]],
  ['take', [[raviName, 'answer']]],
  ['give-back', [[ownerName, 'take']]],
  ['give-back', [[raviName, 'take'], [ownerName, 'take']]], // biome-ignore format: one case of the table per line
  ['take', [[raviName, 'give']]],
  ['give', [[ownerName, 'take']]],
  ['remind', []],
  ['finish', [[raviName, 'remind']]],
])('undoes %s after %j and restores actor and time', async (step, stepsBefore) => {
  const reference = await sendContact();
  const { messageState, lastStepTimeMs } = await performSteps(reference, stepsBefore);
  const changeTimeMs = lastStepTimeMs + 5_000;
  const changeResult = await applyMark(step, [reference], { name: ownerName, nowMs: changeTimeMs });
  expect(changeResult).toEqual({ changed: [reference], at: changeTimeMs });
  const undoStepAs = (actorName: string, timeInMs: number) =>
    undoMarks(bindings, [reference], { name: actorName, nowMs: timeInMs });
  expect(await undoStepAs(raviName, changeTimeMs)).toEqual([]);
  expect(await undoStepAs(ownerName, changeTimeMs - 1)).toEqual([]);
  for (const expectedUndoneReferences of [[reference], []]) {
    expect(await undoStepAs(ownerName, changeTimeMs)).toEqual(expectedUndoneReferences);
    expect((await performSteps(reference, [])).messageState).toEqual(messageState);
  }
});

test.each<[step: Action, laterSteps: [string, Action][], isUndone: boolean]>([
  ['answer', [[raviName, 'reopen'], [raviName, 'answer']], false], // biome-ignore format: one case of the table per line
  ['answer', [[raviName, 'take']], true],
  ['take', [[raviName, 'take']], false],
  ['take', [[raviName, 'reopen']], true],
])('undoes %s only if nobody changed it since: %j', async (step, laterSteps, isUndone) => {
  const reference = await sendContact();
  const markedTimeMs = Date.now();
  await applyMark(step, [reference], { name: ownerName, nowMs: markedTimeMs });
  const { messageState } = await performSteps(reference, laterSteps);
  const changeToUndo = { name: ownerName, nowMs: markedTimeMs };
  const undoneReferences = await undoMarks(bindings, [reference], changeToUndo);
  expect(undoneReferences).toEqual(isUndone ? [reference] : []);
  if (!isUndone) {
    expect((await performSteps(reference, [])).messageState).toEqual(messageState);
  }
});

test('undoes only the messages that the actor changed', async () => {
  const ownerAnsweredReferences = [await sendContact(), await sendContact()].sort();
  const referenceAnsweredByRavi = await sendContact();
  const allReferences = [...ownerAnsweredReferences, referenceAnsweredByRavi];
  await applyMark('answer', [referenceAnsweredByRavi], { name: raviName, nowMs: 9_000 });
  const { changed: changedReferences, at: changeTimeMs } = await applyMark('answer', allReferences);
  expect(changedReferences.sort()).toEqual(ownerAnsweredReferences);
  const changeByOwner = { name: ownerName, nowMs: changeTimeMs };
  expect(await undoMarks(bindings, allReferences, changeByOwner)).toHaveLength(2);
  expect(await readEventTexts(referenceAnsweredByRavi)).toContain(`answered ${raviName}`);
});

test('exports everything about a person as JSON: fields, notes, history, claim', async () => {
  const fields = { email: 'asha@example.com' };
  const reference = await sendContact(fields);
  await sendContact({ name: 'Another', email: 'another@example.com' });
  await addNote(bindings, reference, 'Called back', { name: raviName, nowMs: Date.now() });
  await applyMark('take', [reference]);
  const jsonPieces = await Array.fromAsync(exportJson(bindings, fields));
  const happened_at = expect.stringMatching(/^\d{4}-.*Z$/);
  const note = { happened_at, event: 'note', actor: raviName, detail: 'Called back' };
  const delivery = { event: 'delivered', recipient: 'owner' };
  const history = [delivery, note, { event: 'taken' }];
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
    const reference = await sendContact({ name: senderName });
    const deliveredMs = nowMs - retentionMs.delivered + timeToRemovalMs;
    await updateTable('messages', 'answered_at = ? WHERE reference = ?', answerTimeMs, reference);
    const idSql = '(SELECT id FROM messages WHERE reference = ?)';
    const settleSql = `settled_at = ? WHERE message = ${idSql}`;
    await updateTable('deliveries', settleSql, deliveredMs, reference);
  }
  harness.setMailService(() => mailError('E_RATE_LIMIT_EXCEEDED'));
  await sendContact({ name: 'Waiting' });
  const { messages } = await listMessages(bindings, {}, 9);
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
    const reference = await sendContact({ service: 'webdesign' });
    const answerTimeMs = Date.now() + answerDelayMinutes * 60_000;
    await applyMark('answer', [reference], { name: ownerName, nowMs: answerTimeMs });
    const { answered: answeredCount, medianAnswer } = await readNumbers(bindings, Date.now());
    expect([answeredCount, medianAnswer !== null]).toEqual([messageIndex + 1, messageIndex === 9]);
  }
  await sendContact({ form: 'support', website: 'spam' });
  harness.setMailService(() => mailError('E_RECIPIENT_NOT_ALLOWED'));
  const lastReference = await sendContact({ form: 'support' });
  await changeMessages(bindings, 'resend', [lastReference], createActor());
  await harness.sweep();
  const deskNumbers = await readNumbers(bindings, Date.now());
  expect(deskNumbers.medianAnswer, 'the sixth of ten answer times').toBe(60 * 60_000);
  await bindings.DB.prepare('DELETE FROM messages').run();
  const zeroAnswers = { answered: 0, medianAnswer: null };
  expect(await readNumbers(bindings, Date.now())).toEqual({ ...deskNumbers, ...zeroAnswers });
  const contactCounts = { name: 'contact', total: 10, held: 0, failed: 0, counts: { 52: 10 } };
  const supportCounts = { name: 'support', total: 2, held: 1, failed: 1, counts: { 52: 2 } };
  const messageSeries = deskNumbers.series.filter(({ kind }) => kind !== 'traffic');
  expect(messageSeries.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'forms', ...contactCounts },
    { kind: 'forms', ...supportCounts },
    { kind: 'services', ...contactCounts, name: 'webdesign' },
  ]);
});

test('counts messages and names current problems in the overview', async () => {
  const answeredReference = await sendContact();
  harness.setMailService(() => mailError('E_RATE_LIMIT_EXCEEDED'));
  const openReference = await sendContact();
  await sendContact({ website: 'spam' });
  await applyMark('answer', [answeredReference]);
  await harness.sweep();
  const rowsByReference = new Map((await readRows()).map((row) => [row.reference, row]));
  const aboutNow = expect.closeTo(Date.now(), -5);
  // biome-ignore format: figures side by side
  expect(await readOverview(bindings, Date.now())).toMatchObject({
    open: 1, waiting: 1, held: 1, failed: 0, expiring: 0, troubles: [],
    oldestWaiting: rowsByReference.get(openReference)?.received_at, lastDelivery: rowsByReference.get(answeredReference)?.settled_at,
    lastSweep: aboutNow, lastHeartbeat: aboutNow,
  });
  await updateTable('deliveries', `status = 'failed' WHERE status = 'waiting'`);
  await sendContact();
  advanceTime(alertAfterWaitMs + 1_000);
  const nowMs = Date.now();
  const signalsSql = `('turnstile', ${nowMs}, ${nowMs}), ('over', ${nowMs - dayMs}, ${nowMs})`;
  await bindings.DB.exec(`INSERT INTO signals VALUES ${signalsSql}`);
  const troubles = ['waiting', 'sweep-missing', 'failed', 'turnstile'];
  expect(await readOverview(bindings, nowMs)).toMatchObject({ troubles, failed: 1 });
});

test('health check, idle sweep, overview and open messages read few rows beside thousands of messages', async () => {
  const now = `${Date.now()}`;
  const times = { waiting_since: now, settled_at: now, due_at: '9e15', alert_at: '9e15' };
  for (const status of [`'waiting'`, `'failed'`, `'delivered'`, null]) {
    const delivery = status === null ? null : { ...times, status };
    await insertMessages(3_000, { reference: `${status ?? `'held'`} || n` }, delivery);
  }
  await updateTable('messages', `answered_at = 1 WHERE reference LIKE 'delivered%'`);
  const { db, takeReadCount } = countReadRows(bindings.DB);
  const countingHarness = createHarness({ DB: db });
  const figures = { open: 6_000, waiting: 3_000, failed: 3_000, held: 3_000, expiring: 0 };
  // biome-ignore format: a reader a line
  for (const [maxRows, read] of [
    [100, async () => expect((await countingHarness.get('/api/v1/health')).status).toBe(200)],
    [100, countingHarness.sweep],
    [100, async () => expect(await readOverview({ DB: db }, Date.now())).toMatchObject(figures)],
    [400, () => listMessages({ DB: db }, { state: 'open' }, 50)],
  ] as const) {
    await read();
    expect(takeReadCount()).toBeLessThanOrEqual(maxRows);
  }
});

test('counts the views of a service and the messages about it from the same day', async () => {
  const todayMs = Math.floor(Date.now() / dayMs) * dayMs;
  const page = { kind: 'page', name: '/service/webdesign', views: 3, visits: 1 } as const;
  for (const day of [-200, -2, -1, 0]) {
    const receivedMs = `${todayMs + (day + 1) * dayMs - 1}`;
    const columns = { service: `'webdesign'`, page: `'/about'`, received_at: receivedMs };
    await insertMessages(1, { ...columns, reference: `${day}` });
  }
  const expectedCounts = { '-1': [3, 2], '-2': [6, 3], '-200': [6, 3] };
  for (const [day, [views, messages]] of Object.entries(expectedCounts)) {
    const viewedMs = todayMs + Number(day) * dayMs;
    await writeViewCounts(bindings.DB, [{ ...page, kind: 'day' }, page], viewedMs);
    const { origins } = await readNumbers(bindings, todayMs + dayMs);
    const service = { kind: 'service', name: 'webdesign', views, messages };
    expect(origins.filter(({ kind }) => kind === 'service')).toMatchObject([service]);
  }
});

const countRowsSql = `SELECT 'failed' AS state, count(*) AS messages FROM deliveries WHERE recipient = 'owner' AND status = 'failed'
  UNION ALL SELECT 'held', count(*) FROM messages WHERE held_at IS NOT NULL
  UNION ALL SELECT 'open', count(*) FROM messages WHERE held_at IS NULL AND answered_at IS NULL
  UNION ALL SELECT 'waiting', count(*) FROM deliveries WHERE recipient = 'owner' AND status = 'waiting'`;

test('the counts are those of the rows after any sequence of steps', async () => {
  let email = '';
  let references: string[] = [];
  let lastMark: [references: string[], time: number] = [[], 0];
  const receive = (errorCode?: string, website = '') => {
    harness.setMailService(() => (errorCode === undefined ? null : mailError(errorCode)));
    return sendContact({ email, website });
  };
  const mark = async (action: Action) => {
    lastMark = [references, (await applyMark(action, references)).at];
  };
  const undo = ([changed, nowMs] = lastMark) =>
    undoMarks(bindings, changed, { name: ownerName, nowMs });
  const steps: (() => Promise<unknown>)[] = [
    () => receive(),
    () => receive('E_RECIPIENT_NOT_ALLOWED'),
    () => receive('E_RATE_LIMIT_EXCEEDED'),
    () => receive('', 'spam'),
    () => harness.sweep(),
    () => changeMessages(bindings, 'release', references, createActor()),
    () => changeMessages(bindings, 'resend', references, createActor()),
    () => mark('answer'),
    () => mark('reopen'),
    () => mark('take'),
    () => mark('finish'),
    () => applyMark('spam', references),
    () => undo(),
    () => removeMessages(bindings, references, createActor()),
    () => eraseMessagesOfSender(bindings, email, createActor()),
  ];
  const stepArbitrary = fc.tuple(fc.constantFrom(...steps), fc.nat(3));
  const sequenceArbitrary = fc.array(stepArbitrary, { minLength: 15, maxLength: 25 });
  const property = fc.asyncProperty(sequenceArbitrary, async (sequence) => {
    for (const [perform, target] of sequence) {
      advanceTime(61_000);
      email = `person${target}@example.com`;
      references = (await readRows()).slice(target, target + 2).map((row) => `${row.reference}`);
      await perform();
      const [counts, countedRows] = await bindings.DB.batch([
        bindings.DB.prepare('SELECT * FROM counts ORDER BY state'),
        bindings.DB.prepare(countRowsSql),
      ]);
      expect(counts?.results).toEqual(countedRows?.results);
    }
  });
  await fc.assert(property, { numRuns: 8 });
});
