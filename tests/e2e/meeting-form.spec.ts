/** The request form that stands in for a calendar. */

import { expect, open, test, untilHydrated } from './site.ts';
import { company } from './unconverted/content.ts';
import { fieldOf } from './unconverted/filled.ts';

test('a link to the meeting page fills in what it knows, as it would in a calendar', async ({
  page,
  complaints,
}) => {
  await open(
    page,
    '/meeting?name=Asha%20Verma&email=asha%40example.in&phone=%2B91%20522%20000%200000&date=2031-02-03',
  );
  await expect(fieldOf(page, 'Name')).toHaveValue('Asha Verma');
  await expect(fieldOf(page, 'Email')).toHaveValue('asha@example.in');
  await expect(fieldOf(page, 'Phone number')).toHaveValue('+91 522 000 0000');
  await expect(fieldOf(page, 'Preferred date')).toHaveValue('2031-02-03');
  expect(complaints).toEqual([]);
});

test('what a visitor typed is not replaced by what the link knows', async ({ page }) => {
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/meeting?name=Asha%20Verma');
  await fieldOf(page, 'Name').fill('Ravi');
  await untilHydrated(page);
  await expect(fieldOf(page, 'Name')).toHaveValue('Ravi');
});

test.describe('for a visitor in another time zone', () => {
  test.use({ ownContext: true });

  test('the calendar begins with the office’s own day', async ({ page, context, complaints }) => {
    const session = await context.newCDPSession(page);
    const now = new Date('2027-03-09T20:00:00Z');
    const officeDay = now.toLocaleDateString('sv-SE', { timeZone: company.timeZone });
    // A day lies between the two.
    const timezoneId = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
      (timeZone) => now.toLocaleDateString('sv-SE', { timeZone }) !== officeDay,
    );
    await session.send('Emulation.setTimezoneOverride', { timezoneId: timezoneId ?? '' });
    await page.clock.setFixedTime(now);
    await open(page, '/meeting');
    await expect(fieldOf(page, 'Preferred date')).toHaveAttribute('min', officeDay);
    expect(await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))).not.toBe(officeDay);
    expect(complaints).toEqual([]);
  });
});
