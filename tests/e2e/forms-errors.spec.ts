import type { Page, Route } from 'playwright/test';
import {
  contactCase,
  expectValues,
  fieldOf,
  fillForm,
  inquiryCase,
  openFilledForm,
  openForm,
  withSender,
} from './forms.ts';
import { readMessages } from './messages.ts';
import { expect, test } from './site.ts';

const endpointPattern = '**/api/v1/email';
const invalidEmailText = 'Please enter a valid email address.';
const notSentText = 'Failed to send email. Please check your connection and try again.';

async function abortAndCountRequests(page: Page): Promise<() => number> {
  let requestCount = 0;
  await page.route(endpointPattern, (route) => {
    requestCount += 1;
    return route.abort();
  });
  return () => requestCount;
}

const mistakeCases: {
  mistakeName: string;
  wrongValues: Record<string, string>;
  mistakeTexts: Record<string, string>;
}[] = [
  {
    mistakeName: 'an address without a domain',
    wrongValues: { Email: 'asha@example' },
    mistakeTexts: { Email: invalidEmailText },
  },
  {
    mistakeName: 'a wrong address and a wrong number',
    wrongValues: { Email: 'asha', 'Phone number': '12345' },
    mistakeTexts: {
      Email: invalidEmailText,
      'Phone number': 'Phone number must be 10 digits long and start with 6-9.',
    },
  },
  {
    mistakeName: 'no name and no message',
    wrongValues: { Name: '', Message: '' },
    mistakeTexts: { Name: 'Please enter your name.', Message: 'Please enter your message.' },
  },
];

test('shows each mistake at its field until it is corrected', async ({ page }) => {
  const quoteForm = await openForm(page, inquiryCase);
  const readRequestCount = await abortAndCountRequests(page);
  const formAlert = quoteForm.getByRole('alert');
  const phoneHintText = 'Ten digits, starting with 6 to 9';
  await expect(quoteForm.getByText(phoneHintText)).toBeVisible();
  await expect(fieldOf(quoteForm, 'Phone number')).toHaveAccessibleDescription(phoneHintText);

  for (const { mistakeName, wrongValues, mistakeTexts } of mistakeCases) {
    await test.step(mistakeName, async () => {
      await fillForm(quoteForm, inquiryCase, wrongValues);
      await quoteForm.getByRole('button', { name: inquiryCase.button }).click();
      for (const [label, mistakeText] of Object.entries(mistakeTexts)) {
        await expect(quoteForm.getByText(mistakeText, { exact: true })).toBeVisible();
        await expect(fieldOf(quoteForm, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(fieldOf(quoteForm, label)).toHaveAccessibleDescription(
          new RegExp(`${mistakeText}$`),
        );
        await expect(formAlert.getByRole('link', { name: label, exact: true })).toBeVisible();
      }
      await expect(fieldOf(quoteForm, Object.keys(mistakeTexts)[0] ?? '')).toBeFocused();
      await expect(quoteForm.locator('[aria-invalid="true"]')).toHaveCount(
        Object.keys(mistakeTexts).length,
      );
      await expect(fieldOf(quoteForm, 'Nature of business')).toHaveValue('Harbour');
    });
  }

  await test.step('the summary links to the fields that still have a mistake', async () => {
    await fillForm(quoteForm, inquiryCase, {
      Name: '',
      Email: '',
      'Phone number': '',
      Message: '',
    });
    await quoteForm.getByRole('button', { name: inquiryCase.button }).click();
    for (const label of ['Email', 'Name', 'Phone number']) {
      await formAlert.getByRole('link', { name: label }).click();
      await expect(fieldOf(quoteForm, label)).toBeFocused();
      await fieldOf(quoteForm, label).fill(inquiryCase.values[label] ?? '');
      await expect(formAlert.getByRole('link', { name: label })).toHaveCount(0);
      await expect(formAlert).not.toContainText('Please enter');
    }
    await expect(formAlert.getByRole('link')).toHaveText(['Message']);
    await fieldOf(quoteForm, 'Message').fill('Hello');
    await expect(formAlert).toBeEmpty();
  });

  await test.step('typing in a field removes its mistake', async () => {
    await fillForm(quoteForm, inquiryCase, { Email: 'asha' });
    await quoteForm.getByRole('button', { name: inquiryCase.button }).click();
    await expect(quoteForm.getByText(invalidEmailText)).toBeVisible();
    await fieldOf(quoteForm, 'Email').pressSequentially('@');
    await expect(quoteForm.getByText(invalidEmailText)).toBeHidden();
    await expect(formAlert).toBeEmpty();
  });
  expect(readRequestCount()).toBe(0);
});

const htmlAnswer = { contentType: 'text/html', body: '<!doctype html><h1>Too many requests</h1>' };
const errorCases: { failure: string; respond: (route: Route) => Promise<void>; text: string }[] = [
  {
    failure: 'the server refuses with a message',
    respond: (route) =>
      route.fulfill({ status: 500, json: { message: 'The printer is on fire.' } }),
    text: 'The printer is on fire.',
  },
  {
    failure: 'a page about too many requests comes back',
    respond: (route) => route.fulfill({ status: 429, ...htmlAnswer }),
    text: notSentText,
  },
  {
    failure: 'a successful answer is a page',
    respond: (route) => route.fulfill({ status: 200, ...htmlAnswer }),
    text: notSentText,
  },
  { failure: 'the connection drops', respond: (route) => route.abort(), text: notSentText },
];

test('keeps the values and shows the reason when sending fails', async ({ page }) => {
  const quoteForm = await openFilledForm(page, inquiryCase);
  const sendButton = quoteForm.getByRole('button', { name: inquiryCase.button });

  for (const { failure: failureName, respond: sendFailure, text: expectedText } of errorCases) {
    await test.step(failureName, async () => {
      const requestPromise = page.waitForRequest(endpointPattern);
      await page.route(endpointPattern, sendFailure);
      await sendButton.click();
      await requestPromise;
      await expect(quoteForm.getByRole('alert')).toHaveText(expectedText);
      await expect(quoteForm.getByRole('status')).toBeEmpty();
      await expectValues(quoteForm, inquiryCase.values);
      await expect(sendButton).toBeFocused();
      await page.unroute(endpointPattern);
    });
  }

  await test.step('shows the server’s mistake at its field', async () => {
    const errorJson = { message: 'Not this one.', errors: { type: 'Not this one.' } };
    await page.route(endpointPattern, (route) => route.fulfill({ status: 422, json: errorJson }));
    await sendButton.click();
    await expect(quoteForm.getByText('Not this one.')).toHaveCount(1);
    const businessField = fieldOf(quoteForm, 'Nature of business');
    await expect(businessField).toBeFocused();
    await expect(businessField).toHaveAccessibleDescription(/Not this one\.$/);
    await page.unroute(endpointPattern);
  });

  await test.step('keeps an error without a field until the next attempt', async () => {
    const errorJson = { message: 'Look again.', errors: { email: 'Is this right?', other: 'No.' } };
    await page.route(endpointPattern, (route) => route.fulfill({ status: 422, json: errorJson }));
    await sendButton.click();
    const formAlert = quoteForm.getByRole('alert');
    await expect(formAlert).toContainText('Look again.');
    await fieldOf(quoteForm, 'Email').fill('ravi@example.in');
    await expect(formAlert.getByRole('link')).toHaveCount(0);
    await expect(formAlert).toContainText('Look again.');
    await fieldOf(quoteForm, 'Email').fill(inquiryCase.fields.email);
    await page.unroute(endpointPattern);
  });

  await test.step('removes the previous error while sending, and sends the agreed payload', async () => {
    const heldRouteResolvers = Promise.withResolvers<Route>();
    await page.route(endpointPattern, (route) => heldRouteResolvers.resolve(route));
    await sendButton.click();
    await expect(quoteForm.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(quoteForm.getByText('Look again.')).toBeHidden();
    const requestRoute = await heldRouteResolvers.promise;
    expect(requestRoute.request().headers()['content-type']).toBe('application/json');
    expect(requestRoute.request().postDataJSON()).toMatchObject({
      ...inquiryCase.fields,
      form: 'inquiry',
      page: '/about',
      website: '',
      submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
      elapsed: expect.stringMatching(/^\d+$/),
    });
    await requestRoute.fulfill({ status: 200, json: { message: 'ok' } });
    await expect(quoteForm.getByText(inquiryCase.success)).toBeVisible();
    await expect(fieldOf(quoteForm, 'Name')).toHaveValue('');
  });
});

test('stores a message once after a double click and a repeat', async ({ page, request }) => {
  const messageCase = withSender(inquiryCase, 'twice');
  const quoteForm = await openFilledForm(page, messageCase);
  let requestCount = 0;
  await page.route(endpointPattern, async (route) => {
    requestCount += 1;
    await route.fetch();
    await route.abort();
  });
  const sendButton = quoteForm.getByRole('button', { name: messageCase.button });
  await sendButton.dblclick();
  await expect(quoteForm.getByText(notSentText)).toBeVisible();
  expect(requestCount).toBe(1);

  await page.unroute(endpointPattern);
  await sendButton.click();
  await expect(quoteForm.getByText(messageCase.success)).toBeVisible();
  expect(await readMessages(request, 'email', messageCase.fields.email)).toHaveLength(1);

  await fillForm(quoteForm, messageCase, { Message: 'A second message.' });
  await sendButton.click();
  await expect(fieldOf(quoteForm, 'Message')).toHaveValue('');
  expect(await readMessages(request, 'email', messageCase.fields.email)).toHaveLength(2);
});

test('leaves empty fields to the browser and checks the number itself', async ({ page }) => {
  const form = await openForm(page, contactCase);
  const readRequestCount = await abortAndCountRequests(page);
  await expect(form).not.toHaveAttribute('data-validated');
  await form.getByRole('button', { name: contactCase.button }).click();
  await expect(form).toHaveAttribute('data-validated', '');
  await expect(fieldOf(form, 'Name')).toBeFocused();
  expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
  await expect(form.locator('[data-error-for]').filter({ hasText: /./ })).toHaveCount(0);

  await fillForm(form, contactCase, { 'Contact number': '12' });
  await form.getByRole('button', { name: contactCase.button }).click();
  await expect(form.getByText('Please enter a phone number with 7 to 15 digits')).toBeVisible();
  await expect(fieldOf(form, 'Contact number')).toBeFocused();
  await expect(fieldOf(form, 'Name')).toHaveValue('Imran Khan');
  expect(readRequestCount()).toBe(0);
});

test('sends the service that led to the form, and can remove it', async ({ page, request }) => {
  const messageCase = withSender(contactCase, 'service');
  const berthsCase = { ...messageCase, route: '/contact?service=berths' };
  const contactForm = await openFilledForm(page, berthsCase);
  await expect(page.getByText('About: Berth books')).toBeVisible();
  await contactForm.getByRole('button', { name: messageCase.button }).click();
  await expect(page.getByText(messageCase.success)).toBeVisible();
  const [storedMessage] = await readMessages(request, 'email', messageCase.fields.email);
  expect(storedMessage?.service).toBe('berths');

  await page.getByRole('button', { name: 'Remove Berth books' }).click();
  await expect(page.getByText('About:')).toBeHidden();
  await expect(fieldOf(contactForm, 'Name')).toBeFocused();

  await openForm(page, { ...messageCase, route: '/contact?service=constructor' });
  await expect(contactForm.getByRole('button', { name: messageCase.button })).toBeVisible();
  await expect(page.getByText('About:')).toHaveCount(0);
});
