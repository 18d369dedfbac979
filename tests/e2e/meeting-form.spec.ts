/** Tests the request form that replaces an unreachable calendar. */
import { expectValues, fieldOf } from './forms.ts';
import { expect, holdRequests, openHydrated, test, waitForHydration } from './site.ts';

test('prefills the form from the address', async ({ page, problems }) => {
  await openHydrated(
    page,
    '/meeting?name=Asha%20Verma&email=asha%40example.in&phone=%2B91%20522%20000%200000&date=2999-02-03',
  );
  await expectValues(page, {
    Name: 'Asha Verma',
    Email: 'asha@example.in',
    'Phone number': '+91 522 000 0000',
    'Preferred date': '2999-02-03',
  });
  expect(problems).toEqual([]);
});

test('does not replace a typed value with the address’s', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/assets/js/*.js');
  await page.goto('/problem/meeting?name=Asha%20Verma', { waitUntil: 'commit' });
  await fieldOf(page, 'Name').fill('Ravi');
  releaseScripts();
  await waitForHydration(page);
  await expect(fieldOf(page, 'Name')).toHaveValue('Ravi');
});

test.describe('for a visitor in another time zone', () => {
  test.use({ ownContext: true });

  test('offers days from the office’s today', async ({ page, context, problems }) => {
    const cdpSession = await context.newCDPSession(page);
    await cdpSession.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Pago_Pago' });
    // At this time, it is 10 March in Waitangi.
    await page.clock.setFixedTime(new Date('2027-03-09T20:00:00Z'));
    await openHydrated(page, '/problem/meeting');
    await expect(fieldOf(page, 'Preferred date')).toHaveAttribute('min', '2027-03-10');
    expect(await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))).toBe('2027-03-09');
    expect(problems).toEqual([]);
  });
});
