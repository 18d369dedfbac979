import type { Page, Route } from 'playwright/test';
import { keptMessages } from './desk.ts';
import { contact, fieldOf, fillIn, from, inquiry, openQuote, takeYourTime } from './filled.ts';
import { expect, test, untilHydrated } from './site.ts';

const endpoint = '**/api/v1/email';
const notSent = 'Failed to send email. Please check your connection and try again.';

async function openInquiry(page: Page) {
  await page.goto('/industry');
  await untilHydrated(page);
  return openQuote(page);
}

const rules: { wrong: string; typed: Record<string, string>; texts: Record<string, string> }[] = [
  {
    wrong: 'an address without a domain',
    typed: { Email: 'asha@example' },
    texts: { Email: 'Please enter a valid email address.' },
  },
  {
    wrong: 'nine digits',
    typed: { 'Phone number': '987654321' },
    texts: { 'Phone number': 'Phone number must be 10 digits long and start with 6-9.' },
  },
  {
    wrong: 'ten digits that start with 5',
    typed: { 'Phone number': '5876543210' },
    texts: { 'Phone number': 'Phone number must be 10 digits long and start with 6-9.' },
  },
  {
    wrong: 'a wrong address and a wrong number',
    typed: { Email: 'asha', 'Phone number': '12345' },
    texts: {
      Email: 'Please enter a valid email address.',
      'Phone number': 'Phone number must be 10 digits long and start with 6-9.',
    },
  },
  {
    wrong: 'no name and no message',
    typed: { Name: '', Message: '' },
    texts: { Name: 'Please enter your name.', Message: 'Please enter your message.' },
  },
];

for (const { wrong, typed, texts } of rules) {
  test(`a visitor who typed ${wrong} is told so at the field, and nothing is sent`, async ({
    page,
  }) => {
    const dialog = await openInquiry(page);
    let requests = 0;
    await page.route(endpoint, (route) => {
      requests += 1;
      return route.abort();
    });
    await fillIn(dialog, { ...inquiry, typed: { ...inquiry.typed, ...typed } });
    await dialog.getByRole('button', { name: 'Send inquiry' }).click();

    for (const [label, text] of Object.entries(texts)) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
      await expect(fieldOf(dialog, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(dialog, label)).toHaveAccessibleDescription(new RegExp(`${text}$`));
      await expect(
        dialog.getByRole('alert').getByRole('link', { name: label, exact: true }),
      ).toBeVisible();
    }
    await expect(fieldOf(dialog, Object.keys(texts)[0] ?? '')).toBeFocused();
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(texts).length);
    await expect(fieldOf(dialog, 'Nature of business')).toHaveValue('Clinic');
    expect(requests).toBe(0);
  });
}

test('a visitor knows what a phone number must be before typing it', async ({ page }) => {
  const dialog = await openInquiry(page);
  await expect(dialog.getByText('Ten digits, starting with 6 to 9')).toBeVisible();
  await expect(fieldOf(dialog, 'Phone number')).toHaveAccessibleDescription(
    'Ten digits, starting with 6 to 9',
  );
});

test('a field that is being mended is no longer called wrong', async ({ page }) => {
  const dialog = await openInquiry(page);
  await fillIn(dialog, { ...inquiry, typed: { ...inquiry.typed, Email: 'asha' } });
  await dialog.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await fieldOf(dialog, 'Email').pressSequentially('@');
  await expect(dialog.getByText('Please enter a valid email address.')).toBeHidden();
  await expect(dialog.getByRole('alert')).toBeEmpty();
});

const html = { contentType: 'text/html', body: '<!doctype html><h1>Too many requests</h1>' };
const failures: { when: string; answer: (route: Route) => Promise<void>; text: string }[] = [
  {
    when: 'the server refuses with a message',
    answer: (route) => route.fulfill({ status: 500, json: { message: 'The printer is on fire.' } }),
    text: 'The printer is on fire.',
  },
  {
    when: 'the server refuses without a message',
    answer: (route) => route.fulfill({ status: 500, json: {} }),
    text: 'Something went wrong. Please try again.',
  },
  {
    when: 'the message of a refusal is not a text',
    answer: (route) => route.fulfill({ status: 400, json: { message: { code: 7 } } }),
    text: 'Something went wrong. Please try again.',
  },
  {
    when: 'a page about too many requests comes back',
    answer: (route) => route.fulfill({ status: 429, ...html }),
    text: notSent,
  },
  {
    when: 'a successful answer is empty',
    answer: (route) => route.fulfill({ status: 200, body: '' }),
    text: notSent,
  },
  {
    when: 'a successful answer is a page',
    answer: (route) => route.fulfill({ status: 200, ...html }),
    text: notSent,
  },
  { when: 'the connection drops', answer: (route) => route.abort(), text: notSent },
];

for (const { when, answer, text } of failures) {
  test(`a visitor keeps every word and reads the reason when ${when}`, async ({ page }) => {
    const dialog = await openInquiry(page);
    await fillIn(dialog, inquiry);
    await page.route(endpoint, answer);
    await dialog.getByRole('button', { name: 'Send inquiry' }).click();

    await expect(dialog.getByRole('alert')).toHaveText(text);
    await expect(dialog.getByRole('status')).toBeEmpty();
    for (const [label, value] of Object.entries(inquiry.typed)) {
      await expect(fieldOf(dialog, label)).toHaveValue(value);
    }
    await expect(dialog.getByRole('button', { name: 'Send inquiry' })).toBeFocused();
  });
}

test('what the server finds wrong with a field stands at that field', async ({ page }) => {
  const dialog = await openInquiry(page);
  await fillIn(dialog, inquiry);
  await page.route(endpoint, (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Not this one.', errors: { type: 'Not this one.' } },
    }),
  );
  await dialog.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(dialog.getByText('Not this one.')).toHaveCount(1);
  await expect(fieldOf(dialog, 'Nature of business')).toBeFocused();
  await expect(fieldOf(dialog, 'Nature of business')).toHaveAccessibleDescription(
    /Not this one\.$/,
  );
});

test('an inquiry says it is being sent, clears what it said before, and carries the agreed payload', async ({
  page,
}) => {
  const dialog = await openInquiry(page);
  await fillIn(dialog, inquiry);
  await page.route(endpoint, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(dialog.getByText(notSent)).toBeVisible();

  await page.unroute(endpoint);
  const asked = Promise.withResolvers<Route>();
  await page.route(endpoint, (route) => asked.resolve(route));
  await dialog.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(dialog.getByText(notSent)).toBeHidden();
  const route = await asked.promise;
  expect(route.request().headers()['content-type']).toBe('application/json');
  expect(route.request().postDataJSON()).toMatchObject({
    ...inquiry.fields,
    form: 'inquiry',
    page: '/industry',
    website: '',
    submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
    elapsed: expect.stringMatching(/^\d+$/),
  });
  await route.fulfill({ status: 200, json: { message: 'ok' } });
  await expect(dialog.getByText('Your inquiry has been sent successfully!')).toBeVisible();
  await expect(fieldOf(dialog, 'Name')).toHaveValue('');
});

test('a double click sends once, and a message sent again after a lost answer is kept once', async ({
  page,
  request,
}) => {
  const visitor = from(inquiry, 'twice');
  const dialog = await openInquiry(page);
  await fillIn(dialog, visitor);
  await takeYourTime(page);
  let requests = 0;
  await page.route(endpoint, async (route) => {
    requests += 1;
    await route.fetch();
    await route.abort();
  });
  const button = dialog.getByRole('button', { name: 'Send inquiry' });
  await button.dblclick();
  await expect(dialog.getByText(notSent)).toBeVisible();
  expect(requests).toBe(1);

  await page.unroute(endpoint);
  await button.click();
  await expect(dialog.getByText('Your inquiry has been sent successfully!')).toBeVisible();
  expect(await keptMessages(request, 'email', visitor.fields.email)).toHaveLength(1);
});

test('a second message after the first is a message of its own', async ({ page, request }) => {
  const visitor = from(inquiry, 'again');
  const dialog = await openInquiry(page);
  await takeYourTime(page);
  for (const message of ['The first one.', 'The second one.']) {
    await fillIn(dialog, { ...visitor, typed: { ...visitor.typed, Message: message } });
    await dialog.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(fieldOf(dialog, 'Message')).toHaveValue('');
  }
  expect(await keptMessages(request, 'email', visitor.fields.email)).toHaveLength(2);
});

test('the contact form leaves an empty field to the browser and marks what it found', async ({
  page,
}) => {
  await page.goto('/contact');
  await untilHydrated(page);
  let requests = 0;
  await page.route(endpoint, (route) => {
    requests += 1;
    return route.abort();
  });
  const form = page.locator('main form');
  await expect(form).not.toHaveAttribute('data-validated');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(form).toHaveAttribute('data-validated', '');
  await expect(fieldOf(page, 'Name')).toBeFocused();
  expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
  await expect(form.locator('[data-error-for]').filter({ hasText: /./ })).toHaveCount(0);
  expect(requests).toBe(0);
});

test('what the browser cannot judge is told at the field of the contact form', async ({ page }) => {
  await page.goto('/contact');
  await untilHydrated(page);
  await fillIn(page, { ...contact, typed: { ...contact.typed, 'Contact number': '12' } });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^Please enter a phone number with 7 to 15 digits/)).toBeVisible();
  await expect(fieldOf(page, 'Contact number')).toBeFocused();
  await expect(fieldOf(page, 'Name')).toHaveValue(contact.typed.Name ?? '');
});

test('a visitor who came from a service sends its name along, or takes it off', async ({
  page,
  request,
}) => {
  const visitor = from(contact, 'service');
  await page.goto('/contact?service=mobileappdevelopment');
  await untilHydrated(page);
  await expect(page.getByText('About: Mobile App Development')).toBeVisible();
  await fillIn(page, visitor);
  await takeYourTime(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your inquiry has been sent successfully!')).toBeVisible();
  const [row] = await keptMessages(request, 'email', visitor.fields.email);
  expect(row?.service).toBe('mobileappdevelopment');

  await page.getByRole('button', { name: 'Remove Mobile App Development' }).click();
  await expect(page.getByText('About:')).toBeHidden();
  await expect(fieldOf(page, 'Name')).toBeFocused();
});

test('a service that does not exist is not shown', async ({ page }) => {
  await page.goto('/contact?service=constructor');
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByText('About:')).toHaveCount(0);
});
