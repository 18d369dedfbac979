/** When nobody can be met: the office is open Tuesday to Saturday, 8:30 to 16:30, by the clock of Waitangi. */
import { fieldOf, fillIn, meeting } from './forms.ts';
import { expect, open, test } from './site.ts';

const closed = 'We are closed on this day. Please choose another: we are open Tuesday to Saturday.';
const begun = 'This hour has passed. Please choose a later one, or another day.';

/** With the form that stands in for the calendar. */
const route = '/problem/meeting';

test.describe('at the end of a day there', () => {
  test.use({ ownContext: true });

  test('neither an hour of that day nor a closed day can be asked for', async ({
    page,
    problems,
  }) => {
    // 16:00 of a Tuesday there, early in the morning of the same day in UTC.
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
    await expect(time).toHaveAccessibleDescription(`Island time ${begun}`);
    await expect(time).toBeFocused();
    await expect(date).not.toHaveAttribute('aria-invalid');
    await date.fill('2027-03-14');
    await send.click();
    await expect(date).toHaveAccessibleDescription(`Tuesday to Saturday ${closed}`);
    await expect(date).toBeFocused();
    await expect(time).not.toHaveAttribute('aria-invalid');
    expect(problems).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a closed day comes back at its field, with every word', async ({ page }) => {
    await page.goto(route);
    await fillIn(page, meeting, { 'Preferred date': '2999-03-04' });
    await page.getByRole('button', { name: meeting.button }).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveText([closed]);
    const date = fieldOf(page, 'Preferred date');
    await expect(date).toHaveAccessibleDescription(new RegExp(`${closed}$`));
    for (const [label, value] of Object.entries(meeting.typed)) {
      await expect(fieldOf(page, label)).toHaveValue(
        label === 'Preferred date' ? '2999-03-04' : value,
      );
    }
  });
});
