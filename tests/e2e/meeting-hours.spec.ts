/** The office is open Tuesday to Saturday, 8:30 to 16:30 in Waitangi. */
import { expectValues, fieldOf, fillIn, meeting } from './forms.ts';
import { expect, open, test } from './site.ts';

const closedMessage =
  'We are closed on this day. Please choose another: we are open Tuesday to Saturday.';
const passedMessage = 'This hour has passed. Please choose a later one, or another day.';

const route = '/problem/meeting';

test.describe('on a Tuesday at 16:00 in Waitangi', () => {
  test.use({ ownContext: true });

  test('refuses a passed hour and a closed day', async ({ page, problems }) => {
    await page.clock.setFixedTime('2027-03-09T02:15:00Z');
    await open(page, route);
    const form = page.locator('main form');
    const date = fieldOf(form, 'Preferred date');
    const time = fieldOf(form, 'Preferred time');
    const send = form.getByRole('button', { name: meeting.button });
    await fillIn(form, meeting, {
      'Preferred date': '2027-03-09',
      'Preferred time': '9:00 to 10:00',
    });
    await send.click();
    await expect(time).toHaveAccessibleDescription(`Island time ${passedMessage}`);
    await expect(time).toBeFocused();
    await expect(date).not.toHaveAttribute('aria-invalid');
    await date.fill('2027-03-14');
    await send.click();
    await expect(date).toHaveAccessibleDescription(`Tuesday to Saturday ${closedMessage}`);
    await expect(date).toBeFocused();
    await expect(time).not.toHaveAttribute('aria-invalid');
    expect(problems).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a closed day at its field and keeps the values', async ({ page }) => {
    await page.goto(route);
    await fillIn(page, meeting, { 'Preferred date': '2999-03-04' });
    await page.getByRole('button', { name: meeting.button }).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveText([closedMessage]);
    const date = fieldOf(page, 'Preferred date');
    await expect(date).toHaveAccessibleDescription(new RegExp(`${closedMessage}$`));
    await expectValues(page, { ...meeting.values, 'Preferred date': '2999-03-04' });
  });
});
