import { expectNoViolations, expectSoundInBothThemes } from './axe.ts';
import { content } from './content.ts';
import { application, contact, fieldOf, filledForms, fillIn, from, openQuote } from './filled.ts';
import { expectNoSidewaysScroll, resize } from './layout.ts';
import { expect, test, themes, untilHydrated, widths } from './site.ts';

for (const { form, scriptedPage, button } of filledForms) {
  test(`the ${form} form is sound in every state`, async ({ page }) => {
    await page.goto(scriptedPage);
    await untilHydrated(page);
    const place = form === 'inquiry' ? await openQuote(page) : page;
    await expectSoundInBothThemes(page, 'as it opens', 'form');
    await place.getByRole('button', { name: button }).click();
    await expectSoundInBothThemes(page, 'refused', 'form');
  });
}

for (const address of ['/sent', ...filledForms.map(({ form }) => `/problem/${form}`)]) {
  test(`${address} is sound and fits every width`, async ({ page }) => {
    await page.goto(address);
    await untilHydrated(page);
    await expectSoundInBothThemes(page, 'as it is built');
    for (const width of widths) {
      await resize(page, width);
      await expectNoSidewaysScroll(page, `${width} wide`);
    }
  });
}

for (const colorScheme of themes) {
  test(`the page that a refused form ends on is sound in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/contact');
    await untilHydrated(page);
    // What a browser without scripts would do.
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectNoViolations(page, colorScheme);
  });
}

test('a screen reader names the inquiry’s fields, their rules and what is wrong', async ({
  page,
}) => {
  await page.goto('/industry');
  await untilHydrated(page);
  const dialog = await openQuote(page);
  await expect(dialog).toMatchAriaSnapshot(`
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
  await dialog.getByRole('button', { name: 'Send inquiry' }).click();
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

test('a screen reader names the application’s fields', async ({ page }) => {
  await page.goto('/carrer');
  await untilHydrated(page);
  const jobs = content('jobs')
    .filter(({ open }) => open)
    .map(({ title }) => `      - option "${title}"\n`)
    .join('');
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
});

test('a visitor without a mouse asks for a quote, corrects it, and leaves the dialog', async ({
  page,
}) => {
  await page.goto('/industry');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Get a quote' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Get a quote' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  for (const value of ['Asha Verma', 'asha', '9876543210', 'Clinic', 'A website, please.']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Send inquiry' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fieldOf(dialog, 'Email')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.in');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Your inquiry has been sent successfully!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get a quote' })).toBeFocused();
});

test('a visitor without a mouse applies for a job', async ({ page }) => {
  const applicant = from(application, 'keyboard');
  await page.goto('/carrer');
  await untilHydrated(page);
  await fieldOf(page, 'Name').focus();
  await page.keyboard.type('Farah Siddiqui');
  await page.keyboard.press('Tab');
  await page.keyboard.type(applicant.fields.email ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Back');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('CV Upload')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('A letter.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your application has been sent.')).toBeVisible();
});

test('what was typed in the quote dialog is there when it opens again', async ({ page }) => {
  await page.goto('/industry');
  await untilHydrated(page);
  const dialog = await openQuote(page);
  await fieldOf(dialog, 'Message').fill('Half a sentence');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await openQuote(page);
  await expect(fieldOf(dialog, 'Message')).toHaveValue('Half a sentence');
});

test('what was typed before the scripts arrived is sent with the rest', async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  await page.route('**/assets/js/main*.js', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await fillIn(page, contact);
  asked.resolve();
  await untilHydrated(page);
  for (const [label, value] of Object.entries(contact.typed)) {
    await expect(fieldOf(page, label)).toHaveValue(value);
  }
});
