/** The request form that stands in for a calendar which nobody answers for. */
import { fieldOf } from './forms.ts';
import { expect, open, test, waitForHydration } from './site.ts';

test('a link to the meeting page fills in what it knows, as it would in a calendar', async ({
  page,
  problems,
}) => {
  await open(
    page,
    '/meeting?name=Asha%20Verma&email=asha%40example.in&phone=%2B91%20522%20000%200000&date=2999-02-03',
  );
  await expect(fieldOf(page, 'Name')).toHaveValue('Asha Verma');
  await expect(fieldOf(page, 'Email')).toHaveValue('asha@example.in');
  await expect(fieldOf(page, 'Phone number')).toHaveValue('+91 522 000 0000');
  await expect(fieldOf(page, 'Preferred date')).toHaveValue('2999-02-03');
  expect(problems).toEqual([]);
});

test('what a visitor typed is not replaced by what the link knows', async ({ page }) => {
  const { promise: typed, resolve: begin } = Promise.withResolvers<void>();
  await page.route('**/assets/js/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/problem/meeting?name=Asha%20Verma', { waitUntil: 'commit' });
  await fieldOf(page, 'Name').fill('Ravi');
  begin();
  await waitForHydration(page);
  await expect(fieldOf(page, 'Name')).toHaveValue('Ravi');
});

test.describe('for a visitor in another time zone', () => {
  test.use({ ownContext: true });

  test('the calendar begins with the office’s own day', async ({ page, context, problems }) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Pago_Pago' });
    // The tenth in Waitangi.
    await page.clock.setFixedTime(new Date('2027-03-09T20:00:00Z'));
    await open(page, '/problem/meeting');
    await expect(fieldOf(page, 'Preferred date')).toHaveAttribute('min', '2027-03-10');
    expect(await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))).toBe('2027-03-09');
    expect(problems).toEqual([]);
  });
});
