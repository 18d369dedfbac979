import { expectValues, fillForm, findField, meetingCase } from './forms.ts';
import { expect, holdRequests, openHydrated, test, waitForHydration } from './site.ts';

test.use({ ownContext: true });

test('shows a link and a prefilled form if the calendar is blocked', async ({ page, problems }) => {
  const query =
    'name=Asha%20Verma&email=asha%40example.in&phone=%2B91%20522%20000%200000&date=2999-02-03';
  await openHydrated(page, `/meeting?${query}`);
  await expect(page.getByText('The calendar cannot be reached just now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Request a meeting' })).toBeVisible();
  const calendarLink = page.getByRole('link', { name: 'Open the calendar (opens in a new tab)' });
  await expect(calendarLink).toHaveAttribute('href', 'https://calendar.test/crew/visit');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectValues(page, {
    Name: 'Asha Verma',
    Email: 'asha@example.in',
    'Phone number': '+91 522 000 0000',
    'Preferred date': '2999-02-03',
  });
  expect(problems).toEqual([]);
});

test('prefers values typed before hydration to those in the URL', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/assets/js/*.js');
  await page.goto('/problem/meeting?name=Asha%20Verma', { waitUntil: 'commit' });
  await fillForm(page.locator('main form'), meetingCase);
  releaseScripts();
  await waitForHydration(page);
  await expectValues(page.locator('main form'), meetingCase.values);
});

test('offers hours by the office’s clock in any time zone', async ({ page, context, problems }) => {
  const cdpSession = await context.newCDPSession(page);
  await cdpSession.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Pago_Pago' });
  // At this time, it is Tuesday, 9 March, 16:00 in Waitangi.
  await page.clock.setFixedTime('2027-03-09T02:15:00Z');
  await openHydrated(page, '/problem/meeting');
  expect(await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))).toBe('2027-03-08');
  const meetingForm = page.locator('main form');
  const dateField = findField(meetingForm, 'Preferred date');
  const timeField = findField(meetingForm, 'Preferred time');
  await expect(dateField).toHaveAttribute('min', '2027-03-09');

  const passedHourValues = { 'Preferred date': '2027-03-09', 'Preferred time': '9 am to 10 am' };
  await fillForm(meetingForm, meetingCase, passedHourValues);
  await meetingForm.getByRole('button', { name: meetingCase.button }).click();
  await expect(timeField).toHaveAccessibleDescription(
    'Island time This hour has passed. Please choose a later one, or another day.',
  );
  await expect(timeField).toBeFocused();
  await expect(dateField).not.toHaveAttribute('aria-invalid');

  await dateField.fill('2027-03-14');
  await meetingForm.getByRole('button', { name: meetingCase.button }).click();
  await expect(dateField).toHaveAccessibleDescription(
    'Tuesday to Saturday We are closed on this day. Please choose another: we are open Tuesday to Saturday.',
  );
  await expect(dateField).toBeFocused();
  await expect(timeField).not.toHaveAttribute('aria-invalid');
  expect(problems).toEqual([]);
});
