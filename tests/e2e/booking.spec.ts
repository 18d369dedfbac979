/** /meeting shows the form, because the calendar's host has no address. Waitangi's clock is at UTC+13:45 in summer. */
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, openHydrated, test } from './site.ts';

test.use({ ownContext: true });

const form = (page: Page) => page.locator('main form').first();

async function fillPerson(fields: Locator, email: string) {
  await fields.getByLabel('Name').fill('John Mathew');
  await fields.getByLabel('Email').fill(email);
  await fields.getByLabel('Phone number').fill('+44 20 7946 0000');
}

/** Tuesday has two times, Wednesday none, Thursday is a holiday, Friday too late; of the next week, only Tuesday is free. */
const days = Array.from({ length: 21 }, (_, index) => {
  const day = new Date(Date.UTC(2027, 2, 9 + index)).toISOString().slice(0, 10);
  const starts = ['2027-03-08T19:15Z', '2027-03-08T23:00Z'].map((start) => Date.parse(start));
  const laterStart = Date.parse('2027-03-22T19:15Z');
  const startsByIndex: Record<number, number[]> = { 0: starts, 14: [laterStart] };
  const closed = index === 2 ? 'Regatta' : null;
  return { day, closed, isTooLate: index === 3, starts: startsByIndex[index] ?? [] };
});

function answerWithDays(page: Page, answer: unknown = { days }) {
  return page.route('/api/v1/meeting/slots', (route) => route.fulfill({ json: answer }));
}

test('prefills the form beside the link to a blocked calendar', async ({ page, problems }) => {
  await answerWithDays(page);
  const query =
    'name=Asha%20Verma&email=asha%40example.in&phone=%2B91%20522%20000%200000&date=2027-03-23';
  await openHydrated(page, `/meeting?${query}`);
  await expect(page.getByText('The calendar cannot be reached just now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Book a visit' })).toBeVisible();
  await expect(form(page).getByLabel('Name')).toHaveValue('Asha Verma');
  await expect(form(page).getByLabel('Email')).toHaveValue('asha@example.in');
  await expect(form(page).getByLabel('Phone number')).toHaveValue('+91 522 000 0000');
  await expect(page.getByRole('radio', { name: 'Tuesday, 23 March' })).toBeChecked();
  expect(problems).toEqual([]);
});

test('the arrow keys choose day and time; a visitor elsewhere sees both clocks', async ({
  page,
  context,
  problems,
}) => {
  const cdpSession = await context.newCDPSession(page);
  await cdpSession.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Kathmandu' });
  await answerWithDays(page);
  await openHydrated(page, '/problem/meeting');
  const day = (name: string) => page.getByRole('group', { name: 'Day' }).getByLabel(name);
  await expect(day('Tuesday, 9 March')).toBeChecked();
  await expect(day('Wednesday, 10 March, Full')).toBeDisabled();
  await expect(day('Thursday, 11 March, Regatta')).toBeDisabled();
  await expect(day('Friday, 12 March, Too late')).toBeDisabled();
  const firstTime = page.getByRole('radio', {
    name: '9:00 am in Waitangi, 1:00 am for you',
  });
  await firstTime.focus();
  await page.keyboard.press('ArrowRight');
  const secondTime = page.getByRole('radio', { name: '12:45 pm in Waitangi, 4:45 am for you' });
  await expect(secondTime).toBeChecked();
  await expect(
    page.getByText('Tuesday, 9 March 2027 at 12:45 pm in Waitangi, 4:45 am for you'),
  ).toBeVisible();
  await expectAccessible(page, 'booking');
  expect(problems).toEqual([]);
});

test('an empty week leads to the next free time, and the chosen time stays chosen', async ({
  page,
}) => {
  await answerWithDays(page);
  await openHydrated(page, '/problem/meeting');
  await page.getByRole('radio', { name: '9:00 am' }).check();
  const laterWeek = page.getByRole('button', { name: 'Later week' });
  await laterWeek.click();
  await expect(page.getByText('16–22 March')).toBeVisible();
  await expect(page.getByText('Nothing is free in this week.')).toBeVisible();
  await laterWeek.press('Enter');
  await laterWeek.press('Enter');
  await expect(laterWeek, 'the last week keeps the focus').toBeFocused();
  await expect(page.getByText('23–29 March')).toBeVisible();
  await page.getByRole('button', { name: 'Earlier week' }).click();
  await page.getByRole('button', { name: 'Next free: Tuesday, 23 March 2027 at 9:00 am' }).click();
  await expect(page.getByRole('radio', { name: 'Tuesday, 23 March' })).toBeChecked();
  await expect(page.getByText('Tuesday, 9 March 2027 at 9:00 am')).toBeVisible();
  await expect(page.locator('input[type=hidden][name=slot]')).toHaveValue(
    '2027-03-08T19:15:00.000Z',
  );
});

test('says that all is taken, and that the free times could not be loaded', async ({ page }) => {
  await page.route('/api/v1/meeting/slots', (route) => route.abort());
  await openHydrated(page, '/problem/meeting');
  await expect(page.getByText('The free times cannot be loaded just now.')).toBeVisible();
  await page.unroute('/api/v1/meeting/slots');
  await answerWithDays(page, { days: days.map((day) => ({ ...day, starts: [] })) });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('All times of the next weeks are taken.')).toBeVisible();
  await expect(form(page).getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('a booking without a time is not sent', async ({ page }) => {
  await answerWithDays(page);
  await openHydrated(page, '/problem/meeting');
  await fillPerson(form(page), 'late@example.in');
  await page.getByRole('button', { name: 'Book this time' }).click();
  const time = page.getByRole('radio', { name: '9:00 am' });
  await expect(time).toBeFocused();
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('group', { name: 'Time' })).toHaveAccessibleDescription(
    /Please choose a time\.$/,
  );
});

test('books a time, moves it and cancels it', async ({ page, problems }) => {
  await openHydrated(page, '/problem/meeting');
  await page.getByRole('button', { name: 'Later week' }).click();
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').last().check();
  await fillPerson(form(page), 'booking@example.in');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.waitForURL(/\/meeting\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await expect(page.getByText('30 minutes, by the clock in Waitangi')).toBeVisible();
  await expect(page.getByText('We meet on the quay, or call you by radio.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Google' })).toHaveAttribute(
    'href',
    /calendar\.google/,
  );
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save to my calendar' }).click();
  expect((await downloadPromise).suggestedFilename()).toBe('meeting.ics');
  await expectAccessible(page, 'booking');
  await page.getByText('Move to another time').click();
  const list = page.getByRole('combobox', { name: 'Time' });
  await list.selectOption({ index: (await list.getByRole('option').count()) - 1 });
  const newTime = await list.locator('option:checked').textContent();
  await page.getByRole('button', { name: 'Move the meeting' }).click();
  await expect(page.getByText(`at ${newTime}`)).toBeVisible();
  await page.getByText('Cancel the meeting', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book another time' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('books without scripts, from a list of what is free', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  // The page of refused forms has the list, because a calendar is connected.
  await page.goto('/problem/meeting');
  await page.evaluate(() => document.forms[0]?.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Please choose a time.',
  );
  const list = form(page).getByLabel('Time');
  await list.selectOption({ index: 1 });
  await fillPerson(form(page), 'plain@example.in');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page).toHaveURL(/\/meeting\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await context.close();
});
