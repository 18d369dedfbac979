/** The forms by keyboard and screen reader, in both at every width. */
import { expectNoViolations, expectSoundInBothThemes } from './axe.ts';
import { expectNoSidewaysScroll, resize } from './layout.ts';
import { expect, open, test, themes, untilHydrated, widths } from './site.ts';
import { content } from './unconverted/content.ts';
import {
  application,
  contact,
  fieldOf,
  filledForms,
  fillIn,
  from,
  inquiry,
  openForm,
  openQuote,
} from './unconverted/filled.ts';

for (const filled of filledForms) {
  test(`the ${filled.form} form is sound in every state`, async ({ page }) => {
    test.skip(Boolean(filled.absent), filled.absent);
    const place = await openForm(page, filled);
    await expectSoundInBothThemes(page, 'as it opens', 'form');
    await place.getByRole('button', { name: filled.button }).click();
    await expectSoundInBothThemes(page, 'refused', 'form');
  });
}

for (const { form } of filledForms) {
  test(`the page of a ${form} form with a problem is sound and fits every width`, async ({
    page,
  }) => {
    await open(page, `/problem/${form}`);
    await expectSoundInBothThemes(page, 'as it is built');
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
    await expectNoViolations(page, colorScheme);
  }
});

test('a screen reader names the inquiry’s fields, their rules and what is wrong', async ({
  page,
}) => {
  const dialog = await openForm(page, inquiry);
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Get a quote":
      - heading "Get a quote" [level=2]
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

test('a visitor without a mouse asks for a quote, corrects it, leaves the dialog, and finds it as it was left', async ({
  page,
}) => {
  const quote = page.getByRole('link', { name: content('navigation').quote.label });
  const dialog = page.getByRole('dialog', { name: content('forms').quote.title });
  await open(page, inquiry.route);
  await quote.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: content('forms').quote.close })).toBeFocused();
  for (const value of ['Asha Verma', 'asha', '9876543210', 'Clinic', 'A website, please.']) {
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
  await openQuote(page);
  await expect(fieldOf(dialog, 'Message')).toHaveValue('Half a sentence');
});

test('a visitor without a mouse hears the application’s fields and applies for a job', async ({
  page,
}) => {
  test.skip(content('jobs').length === 0, 'the choice has one option');
  const applicant = from(application, 'keyboard');
  const jobs = content('jobs')
    .map(({ title }) => `      - option "${title}"\n`)
    .join('');
  const form = await openForm(page, applicant);
  await expect(page.locator('main form')).toMatchAriaSnapshot(`
    - textbox "Name"
    - textbox "Email"
    - combobox "Position":
      - option "Select Position" [selected]
${jobs}    - button "CV Upload (optional)"
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
  await page.keyboard.type(applicant.fields.position?.slice(0, 4) ?? '');
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
  await page.goto(contact.route);
  await fillIn(page.locator('main form'), contact);
  asked.resolve();
  await untilHydrated(page);
  for (const [label, value] of Object.entries(contact.typed)) {
    await expect(fieldOf(page.locator('main form'), label)).toHaveValue(value);
  }
});
