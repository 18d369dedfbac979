/** The forms by keyboard and screen reader, in both at every width. */
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import {
  allForms,
  application,
  contact,
  fieldOf,
  fillIn,
  from,
  inquiry,
  openForm,
  openQuoteDialog,
} from './forms.ts';
import { expectNoSidewaysScroll, resize } from './layout.ts';
import { expect, open, test, themes, waitForHydration, widths } from './site.ts';

for (const filled of allForms) {
  test(`the ${filled.form} form is sound in every state`, async ({ page }) => {
    const place = await openForm(page, filled);
    await expectAccessibleInBothThemes(page, 'as it opens', 'form');
    await place.getByRole('button', { name: filled.button }).click();
    await expectAccessibleInBothThemes(page, 'refused', 'form');
  });
}

for (const { form } of allForms) {
  test(`the page of a ${form} form with a problem is sound and fits every width`, async ({
    page,
  }) => {
    await open(page, `/problem/${form}`);
    await expectAccessibleInBothThemes(page, 'as it is built');
    for (const width of widths) {
      await resize(page, width);
      await expectNoSidewaysScroll(page, `${width} wide`);
    }
  });
}

test('the page that a refused form ends on is sound in both themes', async ({ page }) => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await openForm(page, contact);
    // What a browser without scripts would do.
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, colorScheme);
  }
});

test('a screen reader hears the inquiry’s fields, rules and errors', async ({ page }) => {
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

test('the quote dialog is filled in, corrected and left by keyboard', async ({ page }) => {
  const visitor = from(inquiry, 'keyboard');
  const quote = page.getByRole('link', { name: 'Ask for a price' });
  const dialog = page.getByRole('dialog', { name: 'Ask for a price' });
  await open(page, '/about');
  await quote.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const [name = ''] = visitor.fields.email.split('@');
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

test('a screen reader hears the application, and a keyboard sends it', async ({ page }) => {
  const applicant = from(application, 'keyboard');
  const form = await openForm(page, applicant);
  await expect(page.locator('main form')).toMatchAriaSnapshot(`
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
  await page.keyboard.type('Farah Siddiqui');
  await page.keyboard.press('Tab');
  await page.keyboard.type(applicant.fields.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Boat');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('CV Upload')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('A letter.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(applicant.success)).toBeVisible();
});

test('what was typed before the scripts arrived is sent with the rest', async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  await page.route('**/assets/js/main*.js', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto(contact.route, { waitUntil: 'commit' });
  await fillIn(page.locator('main form'), contact);
  asked.resolve();
  await waitForHydration(page);
  for (const [label, value] of Object.entries(contact.typed)) {
    await expect(fieldOf(page.locator('main form'), label)).toHaveValue(value);
  }
});
