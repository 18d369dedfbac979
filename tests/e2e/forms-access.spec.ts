import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import {
  allForms,
  application,
  contact,
  expectValues,
  fieldOf,
  fillIn,
  inquiry,
  openForm,
  openQuoteDialog,
  withSender,
} from './forms.ts';
import { expectNoSidewaysScroll, resize } from './layout.ts';
import { expect, holdRequests, open, test, themes, waitForHydration, widths } from './site.ts';

for (const form of allForms) {
  test(`the ${form.form} form and its problem page are accessible`, async ({ page }) => {
    const element = await openForm(page, form);
    await expectAccessibleInBothThemes(page, 'empty', 'form');
    await element.getByRole('button', { name: form.button }).click();
    await expectAccessibleInBothThemes(page, 'refused', 'form');

    await open(page, `/problem/${form.form}`);
    await expectAccessibleInBothThemes(page, 'problem page');
    for (const width of widths) {
      await resize(page, width);
      await expectNoSidewaysScroll(page, `problem page, ${width} wide`);
    }
  });
}

test('the response to a refused form is accessible in both themes', async ({ page }) => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await openForm(page, contact);
    // As a browser without scripts does.
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, colorScheme);
  }
});

test('announces the fields, hints and mistakes of the inquiry', async ({ page }) => {
  const dialog = await openForm(page, inquiry);
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Ask for a price":
      - heading "Ask for a price" [level=2]
      - button "Close"
      - paragraph
      - text: Name
      - textbox "Name"
      - text: Email
      - textbox "Email"
      - text: Phone number
      - textbox "Phone number"
      - paragraph: Ten digits, starting with 6 to 9
      - text: Nature of business (optional)
      - textbox "Nature of business (optional)"
      - paragraph
      - text: Message
      - textbox "Message"
      - alert
      - status
      - button "Send inquiry"
  `);
  await dialog.getByRole('button', { name: inquiry.button }).click();
  await expect(dialog.getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - paragraph:
        - text: "Please look at these fields again:"
        - link "Name"
        - link "Email"
        - link "Phone number"
        - link "Message"
  `);
});

test('the quote dialog works by keyboard alone', async ({ page }) => {
  const { fields } = withSender(inquiry, 'keyboard');
  const quote = page.getByRole('link', { name: 'Ask for a price' });
  const dialog = page.getByRole('dialog', { name: 'Ask for a price' });
  await open(page, '/about');
  await quote.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const [name = ''] = fields.email.split('@');
  for (const value of ['Asha Verma', name, '9876543210', 'Harbour', 'A website, please.']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: inquiry.button })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fieldOf(dialog, 'Email')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.in');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(inquiry.success)).toBeVisible();
  await fieldOf(dialog, 'Message').fill('Half a sentence');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(quote).toBeFocused();
  await openQuoteDialog(page);
  await expect(fieldOf(dialog, 'Message')).toHaveValue('Half a sentence');
});

test('announces the application form, and sends it by keyboard', async ({ page }) => {
  const applicant = withSender(application, 'keyboard');
  const form = await openForm(page, applicant);
  await expect(form).toMatchAriaSnapshot(`
    - textbox "Name"
    - textbox "Email"
    - combobox "Position":
      - option "Select Position" [selected]
      - option "Boat-Side Developer"
      - option "Keeper of the Tide Tables and of All Other Tables"
    - button "CV Upload (optional)"
    - textbox "Cover Letter (optional)"
    - alert
    - status
    - button "Send application"
  `);
  await fieldOf(form, 'Name').focus();
  for (const value of ['Farah Siddiqui', applicant.fields.email, 'Boat']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('CV Upload')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('A letter.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(applicant.success)).toBeVisible();
});

test('keeps values that were typed before the scripts loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/js/main*.js');
  await page.goto(contact.route, { waitUntil: 'commit' });
  const form = page.locator('main form');
  await fillIn(form, contact);
  release();
  await waitForHydration(page);
  await expectValues(form, contact.values);
});
