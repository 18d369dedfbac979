import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import {
  allFormCases,
  applicationCase,
  contactCase,
  expectValues,
  fieldOf,
  fillForm,
  inquiryCase,
  openForm,
  openQuoteDialog,
  withSender,
} from './forms.ts';
import { expectNoSidewaysScroll, resize } from './layout.ts';
import {
  expect,
  holdRequests,
  mainWidths,
  openHydrated,
  test,
  themes,
  waitForHydration,
} from './site.ts';

for (const formCase of allFormCases) {
  test(`the ${formCase.form} form and its problem page are accessible`, async ({ page }) => {
    const formElement = await openForm(page, formCase);
    await expectAccessibleInBothThemes(page, 'empty', 'form');
    await formElement.getByRole('button', { name: formCase.button }).click();
    await expectAccessibleInBothThemes(page, 'refused', 'form');

    await openHydrated(page, `/problem/${formCase.form}`);
    await expectAccessibleInBothThemes(page, 'problem page');
    for (const windowWidth of mainWidths) {
      await resize(page, windowWidth);
      await expectNoSidewaysScroll(page, `problem page, ${windowWidth} wide`);
    }
  });
}

test('the response to a refused form is accessible in both themes', async ({ page }) => {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await openForm(page, contactCase);
    // form.submit() sends the form as a browser without scripts does.
    await page
      .locator('main form')
      .evaluate((contactForm: HTMLFormElement) => contactForm.submit());
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, colorScheme);
  }
});

test('announces the fields, hints and mistakes of the inquiry', async ({ page }) => {
  const quoteDialog = await openForm(page, inquiryCase);
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
  await quoteDialog.getByRole('button', { name: inquiryCase.button }).click();
  await expect(quoteDialog.getByRole('alert')).toMatchAriaSnapshot(`
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
  const { fields: messageFields } = withSender(inquiryCase, 'keyboard');
  const quoteLink = page.getByRole('link', { name: 'Ask for a price' });
  const quoteDialog = page.getByRole('dialog', { name: 'Ask for a price' });
  await openHydrated(page, '/about');
  await quoteLink.focus();
  await page.keyboard.press('Enter');
  await expect(quoteDialog).toBeVisible();
  await expect(quoteDialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const [emailLocalPart = ''] = messageFields.email.split('@');
  for (const typedText of ['Asha Verma', emailLocalPart, '9876543210', 'Harbour', 'A website.']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typedText);
  }
  await page.keyboard.press('Tab');
  await expect(quoteDialog.getByRole('button', { name: inquiryCase.button })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fieldOf(quoteDialog, 'Email')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.in');
  await page.keyboard.press('Enter');
  await expect(quoteDialog.getByText(inquiryCase.success)).toBeVisible();
  await fieldOf(quoteDialog, 'Message').fill('Half a sentence');
  await page.keyboard.press('Escape');
  await expect(quoteDialog).toBeHidden();
  await expect(quoteLink).toBeFocused();
  await openQuoteDialog(page);
  await expect(fieldOf(quoteDialog, 'Message')).toHaveValue('Half a sentence');
});

test('announces the application form, and sends it by keyboard', async ({ page }) => {
  const applicantCase = withSender(applicationCase, 'keyboard');
  const applicationForm = await openForm(page, applicantCase);
  await expect(applicationForm).toMatchAriaSnapshot(`
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
  await fieldOf(applicationForm, 'Name').focus();
  for (const typedValue of ['Farah Siddiqui', applicantCase.fields.email, 'Boat']) {
    await page.keyboard.type(typedValue);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('CV Upload')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('A letter.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(applicantCase.success)).toBeVisible();
});

test('keeps values that were typed before the scripts loaded', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/assets/js/main*.js');
  await page.goto(contactCase.route, { waitUntil: 'commit' });
  const contactForm = page.locator('main form');
  await fillForm(contactForm, contactCase);
  releaseScripts();
  await waitForHydration(page);
  await expectValues(contactForm, contactCase.values);
});
