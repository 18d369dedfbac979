/** The office is open Tuesday to Saturday, 8:30 to 16:30 in Waitangi. */
import { expectValues, fieldOf, fillForm, meetingCase } from './forms.ts';
import { expect, openHydrated, test } from './site.ts';

const closedDayText =
  'We are closed on this day. Please choose another: we are open Tuesday to Saturday.';
const passedHourText = 'This hour has passed. Please choose a later one, or another day.';

const problemPageRoute = '/problem/meeting';

test.describe('on a Tuesday at 16:00 in Waitangi', () => {
  test.use({ ownContext: true });

  test('refuses a passed hour and a closed day', async ({ page, problems }) => {
    await page.clock.setFixedTime('2027-03-09T02:15:00Z');
    await openHydrated(page, problemPageRoute);
    const meetingForm = page.locator('main form');
    const dateField = fieldOf(meetingForm, 'Preferred date');
    const timeField = fieldOf(meetingForm, 'Preferred time');
    const sendButton = meetingForm.getByRole('button', { name: meetingCase.button });
    await fillForm(meetingForm, meetingCase, {
      'Preferred date': '2027-03-09',
      'Preferred time': '9:00 to 10:00',
    });
    await sendButton.click();
    await expect(timeField).toHaveAccessibleDescription(`Island time ${passedHourText}`);
    await expect(timeField).toBeFocused();
    await expect(dateField).not.toHaveAttribute('aria-invalid');
    await dateField.fill('2027-03-14');
    await sendButton.click();
    await expect(dateField).toHaveAccessibleDescription(`Tuesday to Saturday ${closedDayText}`);
    await expect(dateField).toBeFocused();
    await expect(timeField).not.toHaveAttribute('aria-invalid');
    expect(problems).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a closed day at its field and keeps the values', async ({ page }) => {
    await page.goto(problemPageRoute);
    await fillForm(page, meetingCase, { 'Preferred date': '2999-03-04' });
    await page.getByRole('button', { name: meetingCase.button }).click();
    const problemSummary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(problemSummary.getByRole('link')).toHaveText([closedDayText]);
    const dateField = fieldOf(page, 'Preferred date');
    await expect(dateField).toHaveAccessibleDescription(new RegExp(`${closedDayText}$`));
    await expectValues(page, { ...meetingCase.values, 'Preferred date': '2999-03-04' });
  });
});
