/** Visitors book, move and cancel meetings. The slots are those of the fixture's meeting.yml. */
import { env as bindings } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { removeMessages } from '../../worker/desk/remove.ts';
import {
  blockTime,
  findFeed,
  readCalendar,
  replaceFeed,
  unblockTime,
} from '../../worker/meeting/calendar.ts';
import { changeMeeting, findMeeting } from '../../worker/meeting/store.ts';
import { faultyDatabase } from './support/faulty.ts';
import { createActor, createHarness, harness, siteUrl } from './support/harness.ts';
import { deskChange, formPost, jsonPost, meeting, submissionId } from './support/posts.ts';
import { readDeliveries, readRows } from './support/stores.ts';
import { advanceTime, dayMs, hourMs, minuteMs, setTime } from './support/time.ts';

/** Messages from this address count for no day's share. */
const ownMachine = { 'CF-Connecting-IP': '127.0.0.1' };
/** The office is at UTC+13:45. */
const toSlot = (officeTime: string) => new Date(`${officeTime}+13:45`).toISOString();
const slot = toSlot('2027-03-10T08:30');
const startMs = Date.parse(slot);

/** Tuesday, 9 March, 7:45 am at the office. */
beforeEach(() => setTime(Date.parse('2027-03-08T18:00Z')));

type Answer = { message: string; page: string; errors?: Record<string, string> };

async function book(fields: Record<string, unknown> = {}, { env } = harness) {
  const response = await createHarness(env).fetch(jsonPost({ ...meeting, ...fields }, ownMachine));
  return { status: response.status, ...(await response.json<Answer>()) };
}

async function bookAndFindPath(fields?: Record<string, unknown>): Promise<string> {
  const { status, page } = await book(fields);
  expect(status).toBe(200);
  return page;
}

async function findStoredMeeting() {
  const [row] = await readRows();
  const stored = await findMeeting(bindings.DB, 'reference', String(row?.reference));
  if (stored === null) {
    throw new Error('No meeting is stored.');
  }
  return stored;
}

function postChange(path: string, fields: Record<string, string>, origin = siteUrl) {
  return harness.fetch(formPost(fields, { Origin: origin }, path));
}

async function readChangeStatus(path: string, fields: Record<string, string>, origin?: string) {
  return (await postChange(path, fields, origin)).status;
}

async function expectMoveAndCancellation(actor: string | null): Promise<void> {
  const sql = "SELECT event, actor FROM history WHERE event LIKE 'meeting%' ORDER BY id";
  const { results } = await bindings.DB.prepare(sql).all();
  const events = ['meeting-moved', 'meeting-cancelled'];
  expect(results).toEqual(events.map((event) => ({ event, actor })));
}

async function listFreeTimes(day: string): Promise<string[]> {
  const response = await harness.get('/api/v1/meeting/slots');
  const { days } = await response.json<{ days: { day: string; starts: number[] }[] }>();
  const starts = days.find((each) => each.day === day)?.starts ?? [];
  const officeOffsetMs = (13 * 60 + 45) * minuteMs;
  return starts.map((start) => new Date(start + officeOffsetMs).toISOString().slice(11, 16));
}

const nextFree =
  'Next free: Tuesday, 9 March 2027 at 10:00 am; Tuesday, 9 March 2027 at 10:45 am; Tuesday, 9 March 2027 at 11:30 am.';
const taken = `This time has just been taken. ${nextFree}`;

test('books a slot, which nobody else can book then', async () => {
  const tuesday = ['10:00', '10:45', '11:30', '13:00', '13:45', '14:30', '15:15', '16:00'];
  expect(await listFreeTimes('2027-03-09')).toEqual(tuesday);
  const summary =
    'Booked: Wednesday, 10 March 2027 at 8:30 am. 30 minutes, by the clock in Waitangi.';
  const message = `${summary} We meet on the quay, or call you by radio.`;
  const page = expect.stringMatching(/^\/meeting\/[0-9a-f-]{36}$/);
  expect(await book()).toMatchObject({ status: 200, message, page });
  const [row] = await readRows();
  expect(row).toMatchObject({ meets_at: startMs, meets_until: startMs + 30 * minuteMs });
  expect(JSON.parse(String(row?.fields)).slot).toBe(summary);
  expect(await listFreeTimes('2027-03-10')).not.toContain('08:30');
  const second = await book({ email: 'asha@example.com' });
  expect(second).toMatchObject({ status: 422, errors: { slot: taken } });
  expect(await readRows()).toHaveLength(1);
});

test('the list of free slots says nothing about those who took the others', async () => {
  await book({ message: 'secret plans' });
  const answer = await (await harness.get('/api/v1/meeting/slots')).text();
  expect(answer).not.toMatch(/John|secret|TT-/);
});

test('200 visitors at the same moment get the ten slots of a day, each once', async () => {
  // biome-ignore format: a day
  const times = ['08:30', '09:15', '10:00', '10:45', '11:30', '13:00', '13:45', '14:30', '15:15', '16:00'];
  const visitors = Array.from({ length: 200 }, (_, index) => ({
    email: `visitor${index}@example.com`,
    slot: toSlot(`2027-03-10T${times[index % 10]}`),
  }));
  const answers = await Promise.all(visitors.map((visitor) => book(visitor)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ errors }) => errors?.slot === taken)).toHaveLength(190);
  const rows = await readRows();
  expect(new Set(rows.map(({ meets_at }) => meets_at)).size).toBe(10);
  expect(rows).toHaveLength(10);
  expect(await listFreeTimes('2027-03-10')).toEqual([]);
});

test.each([
  [
    'a lost answer',
    faultyDatabase(bindings.DB, (sql) => sql.includes('INSERT INTO messages'), 1, 'after'),
  ],
  ['a working database', bindings.DB],
])('a booking sent again gets the same meeting after %s', async (_case, DB) => {
  const fields = { submission: submissionId };
  const first = await book(fields, createHarness({ DB }));
  expect(first.status).toBe(200);
  expect((await book(fields)).page).toBe(first.page);
  expect((await book()).page).toBe(first.page);
  // The slot is offered no more, but the visitor who has it hears so.
  advanceTime(23 * hourMs);
  expect((await book(fields)).page).toBe(first.page);
  expect(await readRows()).toHaveLength(1);
});

test('a held message books, too', async () => {
  expect((await book({ website: 'spam' })).status).toBe(200);
  expect(await readRows()).toMatchObject([{ status: 'held', meets_at: startMs }]);
  expect(await listFreeTimes('2027-03-10')).not.toContain('08:30');
});

test('a removed message frees its time', async () => {
  await book();
  const { reference } = await findStoredMeeting();
  await removeMessages(harness.env, [reference], createActor());
  expect(await listFreeTimes('2027-03-10')).toContain('08:30');
});

const notOffered = 'We have no meeting at this time. Please choose one that is offered.';
const far = 'This day is too far ahead. Please choose an earlier one.';
const past = 'This time has passed, or it is too soon for us to be ready.';
test.each([
  ['in the past', toSlot('2027-03-08T10:00'), past],
  ['too soon', toSlot('2027-03-09T08:30'), past],
  ['beyond the horizon', toSlot('2027-03-30T10:00'), far],
  ['outside hours', toSlot('2027-03-10T20:00'), notOffered],
  ['in the break', toSlot('2027-03-10T12:15'), notOffered],
  ['off the grid', toSlot('2027-03-10T08:31'), notOffered],
  ['a second off the grid', toSlot('2027-03-10T08:30:01'), notOffered],
  ['on a weekday without meetings', toSlot('2027-03-14T10:00'), notOffered],
  ['on a holiday', toSlot('2027-03-19T10:00'), 'We are closed on this day: Regatta.'],
  ['by a clock that is a day late', toSlot('2027-03-08T08:30'), past],
  ['without a day', '16:00', notOffered],
  ['in words', 'tomorrow', notOffered],
  ['in a zone that does not exist', '2027-03-10T08:30+99:99', notOffered],
])('refuses a meeting %s and names free slots', async (_case, wrongSlot, problem) => {
  const { status, errors } = await book({ slot: wrongSlot });
  expect([status, errors?.slot]).toEqual([422, `${problem} ${nextFree}`]);
  expect(await readRows()).toEqual([]);
});

test('a mailbox can have two open meetings', async () => {
  const path = await bookAndFindPath();
  await bookAndFindPath({ slot: toSlot('2027-03-10T09:15') });
  const thirdMeeting = { slot: toSlot('2027-03-10T10:00'), email: 'John@Example.com' };
  const message =
    'Two meetings are booked with this e-mail address. Please move or cancel one of them first, or call us.';
  expect(await book(thirdMeeting)).toMatchObject({ status: 422, message });
  expect(await readChangeStatus(path, { do: 'cancel' })).toBe(303);
  expect((await book(thirdMeeting)).status).toBe(200);
});

test('a cancelled time can be booked again by the same visitor at once', async () => {
  const path = await bookAndFindPath();
  await postChange(path, { do: 'cancel' });
  expect(await bookAndFindPath()).not.toBe(path);
});

test('the link moves and cancels a meeting; the owner hears of it', async () => {
  const path = await bookAndFindPath();
  const newSlot = toSlot('2027-03-11T13:00');
  const moved = await postChange(path, { do: 'move', slot: newSlot });
  expect([moved.status, moved.headers.get('Location')]).toEqual([303, path]);
  expect(await listFreeTimes('2027-03-10')).toContain('08:30');
  expect(await listFreeTimes('2027-03-11')).not.toContain('13:00');
  // The same change again is no second change.
  advanceTime(minuteMs);
  expect(await readChangeStatus(path, { do: 'move', slot: newSlot })).toBe(303);
  advanceTime(hourMs);
  expect(await readChangeStatus(path, { do: 'cancel' })).toBe(303);
  advanceTime(minuteMs);
  expect(await readChangeStatus(path, { do: 'cancel' })).toBe(303);
  expect(await listFreeTimes('2027-03-11')).toContain('13:00');
  expect(await readChangeStatus(path, { do: 'move', slot })).toBe(422);
  const mailTexts = harness.mails.map(({ text }) => text?.split('\n\n').slice(1, 3).join('|'));
  expect(mailTexts).toEqual([
    expect.stringContaining('Booked: Wednesday, 10 March 2027 at 8:30 am.'),
    expect.stringContaining('This meeting has moved.|'),
    expect.stringContaining('This meeting is cancelled.|'),
  ]);
  expect(mailTexts[1]).toContain('Meeting: Booked: Thursday, 11 March 2027 at 1:00 pm.');
  expect(mailTexts[2]).toContain('Meeting: Cancelled: Thursday, 11 March 2027 at 1:00 pm.');
  await expectMoveAndCancellation(null);
});

test('does not move a meeting to a slot that is taken, and keeps it', async () => {
  const takenSlot = toSlot('2027-03-10T10:00');
  await bookAndFindPath({ slot: takenSlot, email: 'asha@example.com' });
  const path = await bookAndFindPath();
  const response = await postChange(path, { do: 'move', slot: takenSlot });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('This time has just been taken.');
  expect(html).toContain('Wednesday, 10 March 2027 at 8:30 am');
  expect((await readRows()).map(({ meets_at }) => meets_at)).toContain(startMs);
});

test('moves a meeting by less than its length', async () => {
  const path = await bookAndFindPath();
  const slot = toSlot('2027-03-10T09:15');
  expect(await readChangeStatus(path, { do: 'move', slot })).toBe(303);
});

const forgedToken = '00000000-0000-4000-8000-000000000000';
test.each([
  ['GET', `/meeting/${forgedToken}`],
  ['GET', `/meeting/${forgedToken}/calendar.ics`],
  ['GET', "/meeting/' OR 1=1 --"],
  ['POST', `/meeting/${forgedToken}`],
  ['GET', `/calendar/${forgedToken}.ics`],
])('%s %s answers 404', async (method, path) => {
  await bookAndFindPath();
  const isRead = method === 'GET';
  const response = await (isRead ? harness.get(path) : postChange(path, { do: 'cancel' }));
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('John');
});

test('another website cannot cancel, and a past meeting stays as it is', async () => {
  const path = await bookAndFindPath();
  expect(await readChangeStatus(path, { do: 'cancel' }, 'https://evil.example')).toBe(403);
  expect(await readChangeStatus(path, { do: 'sell' })).toBe(422);
  advanceTime(3 * dayMs);
  const late = await postChange(path, { do: 'cancel' });
  expect(late.status).toBe(422);
  const overText = 'This meeting is over or cancelled, so it cannot be changed.';
  expect(await late.text()).toContain(overText);
  expect(await readRows()).toMatchObject([{ cancelled_at: null }]);
});

test('a reader of the link opens no change by looking', async () => {
  const path = await bookAndFindPath();
  const page = await harness.get(path);
  const names = ['Referrer-Policy', 'Cache-Control', 'X-Robots-Tag'];
  const values = names.map((name) => page.headers.get(name));
  expect(values).toEqual(['no-referrer', 'no-store', 'noindex']);
  const html = await page.text();
  expect(html).not.toContain('/app.js');
  expect(html).toContain('<div data-meeting-text="state">Booked</div>');
  expect(html).toContain(`href="${path}/calendar.ics"`);
  expect(html).toContain('dates=20270309T184500Z%2F20270309T191500Z');
  expect(html).toContain(`<form data-meeting-link="page" action="${path}">`);
  expect(html).not.toContain('Book another');
  expect(await readRows()).toMatchObject([{ cancelled_at: null, meeting_changed_at: null }]);
});

test('without scripts, /meeting lists what is free, and a booking leads to its page', async () => {
  const html = await (await harness.get('/meeting')).text();
  expect(html).toContain('data-slot-picker');
  const group = '<optgroup label="Wednesday, 10 March">';
  expect(html).toContain(`${group}<option value="${slot}">8:30 am</option>`);
  expect(await (await harness.get('/meeting?list')).text()).not.toMatch(/data-slot-picker|app\.js/);
  const headers = { Origin: siteUrl, ...ownMachine };
  const post = (email: string, chosenSlot = slot) =>
    harness.fetch(formPost({ ...meeting, email, slot: chosenSlot }, headers));
  const booked = await post('john@example.com');
  expect(booked.status).toBe(303);
  expect(booked.headers.get('Location')).toMatch(/^\/meeting\/[0-9a-f-]{36}$/);
  const refused = await post('asha@example.com');
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(group);
  // The chosen time stays chosen if something else is wrong.
  const otherSlot = toSlot('2027-03-10T10:00');
  const wrongEmail = await post('nobody', otherSlot);
  expect(await wrongEmail.text()).toContain(`<option value="${otherSlot}" selected>`);
});

test('/meeting works without the database', async () => {
  const DB = faultyDatabase(bindings.DB, () => true, 9, 'before');
  expect((await createHarness({ DB }).get('/meeting')).status).toBe(200);
});

test('the calendar file and the owner’s mail have the meeting', async () => {
  const path = await bookAndFindPath();
  const booking = createHarness();
  await booking.fetch(jsonPost({ ...meeting, slot: toSlot('2027-03-10T09:15') }, ownMachine));
  const [mail] = booking.mails;
  expect(mail?.subject).toMatch(/^Meeting TT-\S+ from John Mathew$/);
  expect(mail?.text).toContain('Meeting: Booked: Wednesday, 10 March 2027 at 9:15 am.');
  const [attachment] = mail?.attachments ?? [];
  const ownFile = new TextDecoder().decode(Object(attachment).content);
  expect(ownFile).toContain('SUMMARY:Meeting with John Mathew\r\n');
  expect(ownFile).toContain('DTSTART:20270309T193000Z\r\n');
  const file = await harness.get(`${path}/calendar.ics`);
  expect(file.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toContain('SUMMARY:Meeting with Tern & Tide\r\n');
});

test('the confirmation names day and time and the link', async () => {
  const confirming = createHarness({ ACKNOWLEDGE: 'true' });
  await confirming.fetch(jsonPost(meeting, ownMachine));
  const confirmation = confirming.mails.find(({ to }) => to === meeting.email);
  expect(confirmation?.text).toContain('Booked: Wednesday, 10 March 2027 at 8:30 am.');
  expect(confirmation?.text).toContain(`Change or cancel the meeting: ${siteUrl}/meeting/`);
});

test('the daily mail lists the meetings of the next day', async () => {
  await bookAndFindPath();
  await bookAndFindPath({ slot: toSlot('2027-03-12T10:00') });
  advanceTime(8 * hourMs);
  await harness.daily();
  const notice = harness.mails.find(({ subject }) => subject.startsWith('1 meeting'));
  expect(notice?.text).toContain('Wednesday, 10 March 2027 at 8:30 am: John Mathew, 98765 43210');
  expect(notice?.text).not.toContain('12 March');
});

test('the owner moves and cancels a meeting, of which no mail comes', async () => {
  const path = await bookAndFindPath();
  const actor = 'owner@tern-and-tide.test';
  const stored = await findStoredMeeting();
  await changeMeeting(bindings.DB, stored, { startMs: startMs + dayMs, actor });
  const file = await harness.get(`${path}/calendar.ics`);
  expect(await file.text()).toContain('DTSTART:20270310T184500Z');
  advanceTime(minuteMs);
  await changeMeeting(bindings.DB, await findStoredMeeting(), { startMs: null, actor });
  const html = await (await harness.get(path)).text();
  expect(html).toContain('<div data-meeting-text="state">Cancelled</div>');
  expect(html).toContain('Thursday, 11 March 2027 at 8:30 am');
  expect(html).toContain('Book another');
  expect(html).not.toContain('We meet on the quay');
  await expectMoveAndCancellation(actor);
  expect(await readDeliveries()).toMatchObject([{ status: 'delivered' }]);
});

// biome-ignore format: a row a line
test.each([
  ['/meeting', startMs + dayMs, 'Meeting with Tern & Tide', `John Mathew, we move Wednesday, 10 March 2027 at 8:30 am to Thursday, 11 March 2027 at 8:30 am: ${siteUrl}/meeting/`],
  ['/meeting', null, 'Meeting with Tern & Tide', `John Mathew, we cancel Wednesday, 10 March 2027 at 8:30 am: ${siteUrl}/meeting`],
  ['/hi/meeting', startMs + dayMs, 'Tern & Tide घाट गाँव दिन', `John Mathew नाव बुधवार, 10 मार्च 2027 को सुबह 8:30 बजे घर गुरुवार, 11 मार्च 2027 को सुबह 8:30 बजे ${siteUrl}/hi/meeting/`],
  ['/hi/meeting', null, 'Tern & Tide घाट गाँव दिन', `John Mathew किताब बुधवार, 10 मार्च 2027 को सुबह 8:30 बजे ${siteUrl}/hi/meeting`],
])('the owner’s mail about a change of a booking on %s to %s is in the visitor’s language', async (page, newStartMs, title, text) => {
  await bookAndFindPath({ page });
  const { reference } = await findStoredMeeting();
  const change = deskChange({ do: 'change-meeting', reference, startMs: newStartMs });
  const response = await createHarness({ DESK_KEY: 'key' }).fetch(change);
  const { mail } = await response.json<{ mail: { subject: string; body: string } }>();
  expect(mail.subject).toBe(`${title}, ${reference}`);
  expect(mail.body).toContain(text);
});

test('a blocked time is not free until it is freed again', async () => {
  await blockTime(bindings.DB, { day: '2027-03-10', from: '13:00', until: '09:00' });
  const freeTimes = ['13:45', '14:30', '15:15', '16:00'];
  expect(await listFreeTimes('2027-03-10')).toEqual(freeTimes);
  const blockedSlot = { slot: toSlot('2027-03-10T09:15') };
  expect((await book(blockedSlot)).errors?.slot).toBe(taken);
  const { blocked } = await readCalendar(bindings.DB);
  await unblockTime(bindings.DB, blocked[0]?.starts_at ?? 0);
  expect((await book(blockedSlot)).status).toBe(200);
});

test('the feed has a secret address that can be replaced and ended, and names only if the owner chooses so', async () => {
  await bookAndFindPath();
  const readFeed = async (secret: string) => {
    const response = await harness.get(`/calendar/${secret}.ics`);
    return response.status === 200 ? response.text() : response.status;
  };
  const first = await replaceFeed(bindings.DB, true);
  expect(await readFeed(first)).toContain('SUMMARY:Meeting with John Mathew\r\n');
  const second = await replaceFeed(bindings.DB, false);
  expect(await readFeed(first)).toBe(404);
  expect(await readFeed(second)).toContain('SUMMARY:Meeting\r\n');
  expect(await readFeed(second)).not.toContain('John');
  await replaceFeed(bindings.DB, null);
  expect(await readFeed(second)).toBe(404);
  expect(await findFeed(bindings.DB, second)).toBeNull();
});
