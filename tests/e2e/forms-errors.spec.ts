import type { Route } from 'playwright/test';
import { readMessages } from './database-and-mailbox.ts';
import {
  contactCase,
  expectValues,
  fillForm,
  findField,
  inquiryCase,
  openFilledForm,
  openForm,
  skipSpamDelay,
  withUniqueSender,
} from './forms.ts';
import { resize } from './layout.ts';
import { expect, holdRequests, openHydrated, openWithoutMotion, test } from './site.ts';

const endpointPattern = '**/api/v1/email';
function failOnRequest(): never {
  throw new Error('The form was sent.');
}

test('announces the fields, and shows each mistake until it is corrected', async ({ page }) => {
  const quoteForm = await openForm(page, inquiryCase);
  const sendButton = quoteForm.getByRole('button', { name: inquiryCase.button });
  const formAlert = quoteForm.getByRole('alert');
  await page.route(endpointPattern, failOnRequest);
  await expect(quoteForm).toMatchAriaSnapshot(`
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
  const phoneField = findField(quoteForm, 'Phone number');
  await expect(phoneField).toHaveAccessibleDescription('Ten digits, starting with 6 to 9');

  const wrongValues = { Name: '', Email: 'asha', 'Phone number': '12345', Message: '' };
  await fillForm(quoteForm, inquiryCase, wrongValues);
  await sendButton.click();
  for (const [fieldLabel, mistakeText] of [
    ['Name', 'Please enter your name.'],
    ['Email', 'Please enter a valid email address.'],
    ['Phone number', 'Phone number must be 10 digits long and start with 6-9.'],
    ['Message', 'Please enter your message.'],
  ] as const) {
    const wrongField = findField(quoteForm, fieldLabel);
    await expect(quoteForm.getByText(mistakeText, { exact: true })).toBeVisible();
    await expect(wrongField).toHaveAttribute('aria-invalid', 'true');
    await expect(wrongField).toHaveAccessibleDescription(new RegExp(`${mistakeText}$`));
  }
  await expect(findField(quoteForm, 'Name')).toBeFocused();
  await expect(findField(quoteForm, 'Nature of business')).toHaveValue('Harbour');
  await expect(quoteForm.locator('[aria-invalid="true"]')).toHaveCount(4);
  await expect(formAlert).toMatchAriaSnapshot(`
    - alert:
      - paragraph:
        - text: "Please look at these fields again:"
        - link "Name"
        - link "Email"
        - link "Phone number"
        - link "Message"
  `);

  for (const label of ['Email', 'Name', 'Phone number']) {
    await formAlert.getByRole('link', { name: label }).click();
    await expect(findField(quoteForm, label)).toBeFocused();
    await page.keyboard.type('a');
    await expect(findField(quoteForm, label)).not.toHaveAttribute('aria-invalid');
    await expect(formAlert.getByRole('link', { name: label })).toHaveCount(0);
    await expect(formAlert).not.toContainText('Please enter');
  }
  await expect(formAlert.getByRole('link')).toHaveText(['Message']);
  await findField(quoteForm, 'Message').fill('Hello');
  await expect(formAlert).toBeEmpty();

  await sendButton.click();
  await expect(formAlert.getByRole('link')).toHaveText(['Email', 'Phone number']);
  await expect(quoteForm.locator('[aria-invalid="true"]')).toHaveCount(2);
  await expect(findField(quoteForm, 'Email')).toBeFocused();
});

test('reduces a pasted or autofilled phone number to its ten digits', async ({ page }) => {
  const quoteForm = await openForm(page, inquiryCase);
  const phoneField = findField(quoteForm, 'Phone number');
  const messageField = findField(quoteForm, 'Message');
  for (const [copiedText, pastedText] of [
    ['+91 98765 43210', '9876543210'],
    ['\u202a+91-98765-43210\u202c', '9876543210'],
    ['098765 43210', '9876543210'],
    ['+91 58765 43210', '+91 58765 43210'],
    ['+1 415 555 0100', '+1 415 555 0100'],
  ] as const) {
    await messageField.fill(copiedText);
    await messageField.press('ControlOrMeta+a');
    await messageField.press('ControlOrMeta+c');
    await phoneField.fill('');
    await phoneField.press('ControlOrMeta+v');
    await expect(phoneField, copiedText).toHaveValue(pastedText);
  }
  await phoneField.fill('');
  await phoneField.pressSequentially('+91 98765 43210');
  await expect(phoneField).toHaveValue('+91 98765 43210');
  // Like a browser's autofill: the value changes at once, without an InputEvent.
  await phoneField.evaluate((field: HTMLInputElement) => {
    Reflect.set(HTMLInputElement.prototype, 'value', '+919876543210', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(phoneField).toHaveValue('9876543210');
});

test('sends every value, and on failure keeps them and shows the reason', async ({ page }) => {
  const quoteForm = await openFilledForm(page, inquiryCase);
  const sendButton = quoteForm.getByRole('button', { name: inquiryCase.button });
  const formAlert = quoteForm.getByRole('alert');

  /** Responds with the JSON; without JSON the connection drops. */
  async function sendRefused(json?: object): Promise<void> {
    const requestPromise = page.waitForRequest(endpointPattern);
    const refuse = (route: Route) => (json ? route.fulfill({ status: 422, json }) : route.abort());
    await page.route(endpointPattern, refuse, { times: 1 });
    await sendButton.click();
    await requestPromise;
  }

  for (const [refusalJson, expectedText] of [
    [{ message: 'The printer is on fire.' }, 'The printer is on fire.'],
    [undefined, 'Failed to send email. Please check your connection and try again.'],
  ] as const) {
    await sendRefused(refusalJson);
    await expect(formAlert).toHaveText(expectedText);
    await expect(quoteForm.getByRole('status')).toBeEmpty();
    await expectValues(quoteForm, inquiryCase.values);
    await expect(sendButton).toBeFocused();
  }

  await sendRefused({ message: 'Not this one.', errors: { type: 'Not this one.' } });
  await expect(quoteForm.getByText('Not this one.')).toHaveCount(1);
  const businessField = findField(quoteForm, 'Nature of business');
  await expect(businessField).toBeFocused();
  await expect(businessField).toHaveAccessibleDescription(/Not this one\.$/);

  // An error without a field stays until the next attempt.
  await sendRefused({ message: 'Look again.', errors: { email: 'Right?', other: 'No.' } });
  await expect(formAlert).toContainText('Look again.');
  await findField(quoteForm, 'Email').fill('ravi@example.in');
  await expect(formAlert.getByRole('link')).toHaveCount(0);
  await expect(formAlert).toContainText('Look again.');

  const { promise: heldRoutePromise, resolve: holdRoute } = Promise.withResolvers<Route>();
  await page.route(endpointPattern, holdRoute);
  await sendButton.click();
  await expect(quoteForm.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(quoteForm.getByText('Look again.')).toBeHidden();
  // Input would be lost while the form is sent, because the form is reset afterwards.
  await findField(quoteForm, 'Message').focus();
  await page.keyboard.type('Too late');
  await expectValues(quoteForm, { ...inquiryCase.values, Email: 'ravi@example.in' });
  const sentFields = (await heldRoutePromise).request().postDataJSON();
  expect(sentFields).toMatchObject({
    ...inquiryCase.fields,
    email: 'ravi@example.in',
    form: 'inquiry',
    page: '/about',
    website: '',
    submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
    elapsed: expect.stringMatching(/^\d+$/),
  });
  expect(Number(sentFields.elapsed)).toBeLessThan(await page.evaluate(() => performance.now()));
});

test('takes no input while the rules load after a press on Send', async ({ page }) => {
  await openHydrated(page, '/contact');
  await holdRequests(page, '**/assets/js/*');
  await fillForm(page.locator('main form'), contactCase);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
});

test('leaves empty fields to the browser and checks the number itself', async ({ page }) => {
  const form = await openForm(page, contactCase);
  await page.route(endpointPattern, failOnRequest);
  await expect(form).not.toHaveAttribute('data-validated');
  await form.getByRole('button', { name: contactCase.button }).click();
  await expect(form).toHaveAttribute('data-validated', '');
  await expect(findField(form, 'Name')).toBeFocused();
  expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
  await expect(form.locator('[data-error-for]').filter({ hasText: /./ })).toHaveCount(0);

  await fillForm(form, contactCase, { 'Contact number': '12' });
  await form.getByRole('button', { name: contactCase.button }).click();
  await expect(form.getByText('Please enter a phone number with 7 to 15 digits')).toBeVisible();
  await expect(findField(form, 'Contact number')).toBeFocused();
  await expect(findField(form, 'Name')).toHaveValue('Imran Khan');
});

test('sends the service that led to the form, and can remove it', async ({ page, request }) => {
  const uniqueSenderCase = withUniqueSender(contactCase, 'service');
  await resize(page, 360, 640);
  await openWithoutMotion(page, '/service/berths');
  await page.getByRole('main').getByRole('link', { name: 'Ask for a price' }).first().click();
  await expect(page).toHaveURL('/contact?service=berths#contact-heading');
  const contactForm = page.locator('main form');
  await expect(findField(contactForm, 'Name')).toBeFocused();
  for (const landingText of ['A price for Berth books', 'About: Berth books', 'Name']) {
    await expect(page.getByText(landingText).first()).toBeInViewport({ ratio: 1 });
  }
  await fillForm(contactForm, uniqueSenderCase);
  await skipSpamDelay(page);
  await contactForm.getByRole('button', { name: uniqueSenderCase.button }).click();
  await expect(page.getByText(uniqueSenderCase.success)).toBeVisible();
  const storedMessages = await readMessages(request, uniqueSenderCase.fields.email);
  expect(storedMessages).toMatchObject([{ service: 'berths' }]);

  await page.getByRole('button', { name: 'Remove Berth books' }).click();
  await expect(page.getByText('About:')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Write to the crew' })).toBeInViewport();
  await expect(findField(contactForm, 'Name')).toBeFocused();

  await openForm(page, { ...uniqueSenderCase, route: '/contact?service=constructor' });
  await expect(contactForm.getByRole('button', { name: uniqueSenderCase.button })).toBeVisible();
  await expect(page.getByText('About:')).toHaveCount(0);
});
