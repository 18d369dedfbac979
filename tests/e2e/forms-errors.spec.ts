import type { Page, Route } from 'playwright/test';
import {
  contact,
  expectValues,
  fieldOf,
  fillIn,
  inquiry,
  openForm,
  skipSpamDelay,
  withSender,
} from './forms.ts';
import { storedMessages } from './messages.ts';
import { expect, test } from './site.ts';

const endpoint = '**/api/v1/email';
const invalidEmail = 'Please enter a valid email address.';
const notSent = 'Failed to send email. Please check your connection and try again.';

async function countRequests(page: Page): Promise<() => number> {
  let requests = 0;
  await page.route(endpoint, (route) => {
    requests += 1;
    return route.abort();
  });
  return () => requests;
}

const mistakes: {
  mistake: string;
  values: Record<string, string>;
  texts: Record<string, string>;
}[] = [
  {
    mistake: 'an address without a domain',
    values: { Email: 'asha@example' },
    texts: { Email: invalidEmail },
  },
  {
    mistake: 'a wrong address and a wrong number',
    values: { Email: 'asha', 'Phone number': '12345' },
    texts: {
      Email: invalidEmail,
      'Phone number': 'Phone number must be 10 digits long and start with 6-9.',
    },
  },
  {
    mistake: 'no name and no message',
    values: { Name: '', Message: '' },
    texts: { Name: 'Please enter your name.', Message: 'Please enter your message.' },
  },
];

test('shows each mistake at its field until it is corrected', async ({ page }) => {
  const dialog = await openForm(page, inquiry);
  const requests = await countRequests(page);
  const alert = dialog.getByRole('alert');
  const hint = 'Ten digits, starting with 6 to 9';
  await expect(dialog.getByText(hint)).toBeVisible();
  await expect(fieldOf(dialog, 'Phone number')).toHaveAccessibleDescription(hint);

  for (const { mistake, values, texts } of mistakes) {
    await test.step(mistake, async () => {
      await fillIn(dialog, inquiry, values);
      await dialog.getByRole('button', { name: inquiry.button }).click();
      for (const [label, text] of Object.entries(texts)) {
        await expect(dialog.getByText(text, { exact: true })).toBeVisible();
        await expect(fieldOf(dialog, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(fieldOf(dialog, label)).toHaveAccessibleDescription(new RegExp(`${text}$`));
        await expect(alert.getByRole('link', { name: label, exact: true })).toBeVisible();
      }
      await expect(fieldOf(dialog, Object.keys(texts)[0] ?? '')).toBeFocused();
      await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(Object.keys(texts).length);
      await expect(fieldOf(dialog, 'Nature of business')).toHaveValue('Harbour');
    });
  }

  await test.step('the summary links to the fields that still have a mistake', async () => {
    await fillIn(dialog, inquiry, { Name: '', Email: '', 'Phone number': '', Message: '' });
    await dialog.getByRole('button', { name: inquiry.button }).click();
    for (const label of ['Email', 'Name', 'Phone number']) {
      await alert.getByRole('link', { name: label }).click();
      await expect(fieldOf(dialog, label)).toBeFocused();
      await fieldOf(dialog, label).fill(inquiry.values[label] ?? '');
      await expect(alert.getByRole('link', { name: label })).toHaveCount(0);
      await expect(alert).not.toContainText('Please enter');
    }
    await expect(alert.getByRole('link')).toHaveText(['Message']);
    await fieldOf(dialog, 'Message').fill('Hello');
    await expect(alert).toBeEmpty();
  });

  await test.step('typing in a field removes its mistake', async () => {
    await fillIn(dialog, inquiry, { Email: 'asha' });
    await dialog.getByRole('button', { name: inquiry.button }).click();
    await expect(dialog.getByText(invalidEmail)).toBeVisible();
    await fieldOf(dialog, 'Email').pressSequentially('@');
    await expect(dialog.getByText(invalidEmail)).toBeHidden();
    await expect(alert).toBeEmpty();
  });
  expect(requests()).toBe(0);
});

const html = { contentType: 'text/html', body: '<!doctype html><h1>Too many requests</h1>' };
const failures: { failure: string; respond: (route: Route) => Promise<void>; text: string }[] = [
  {
    failure: 'the server refuses with a message',
    respond: (route) =>
      route.fulfill({ status: 500, json: { message: 'The printer is on fire.' } }),
    text: 'The printer is on fire.',
  },
  {
    failure: 'a page about too many requests comes back',
    respond: (route) => route.fulfill({ status: 429, ...html }),
    text: notSent,
  },
  {
    failure: 'a successful answer is a page',
    respond: (route) => route.fulfill({ status: 200, ...html }),
    text: notSent,
  },
  { failure: 'the connection drops', respond: (route) => route.abort(), text: notSent },
];

test('keeps the values and shows the reason when sending fails', async ({ page }) => {
  const dialog = await openForm(page, inquiry);
  await fillIn(dialog, inquiry);
  const button = dialog.getByRole('button', { name: inquiry.button });

  for (const { failure, respond, text } of failures) {
    await test.step(failure, async () => {
      const request = page.waitForRequest(endpoint);
      await page.route(endpoint, respond);
      await button.click();
      await request;
      await expect(dialog.getByRole('alert')).toHaveText(text);
      await expect(dialog.getByRole('status')).toBeEmpty();
      await expectValues(dialog, inquiry.values);
      await expect(button).toBeFocused();
      await page.unroute(endpoint);
    });
  }

  await test.step('shows the server’s mistake at its field', async () => {
    const json = { message: 'Not this one.', errors: { type: 'Not this one.' } };
    await page.route(endpoint, (route) => route.fulfill({ status: 422, json }));
    await button.click();
    await expect(dialog.getByText('Not this one.')).toHaveCount(1);
    const field = fieldOf(dialog, 'Nature of business');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Not this one\.$/);
    await page.unroute(endpoint);
  });

  await test.step('keeps an error without a field until the next attempt', async () => {
    const json = { message: 'Look again.', errors: { email: 'Is this right?', other: 'No.' } };
    await page.route(endpoint, (route) => route.fulfill({ status: 422, json }));
    await button.click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Look again.');
    await fieldOf(dialog, 'Email').fill('ravi@example.in');
    await expect(alert.getByRole('link')).toHaveCount(0);
    await expect(alert).toContainText('Look again.');
    await fieldOf(dialog, 'Email').fill(inquiry.fields.email);
    await page.unroute(endpoint);
  });

  await test.step('removes the previous error while sending, and sends the agreed payload', async () => {
    const held = Promise.withResolvers<Route>();
    await page.route(endpoint, (route) => held.resolve(route));
    await button.click();
    await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(dialog.getByText('Look again.')).toBeHidden();
    const route = await held.promise;
    expect(route.request().headers()['content-type']).toBe('application/json');
    expect(route.request().postDataJSON()).toMatchObject({
      ...inquiry.fields,
      form: 'inquiry',
      page: '/about',
      website: '',
      submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
      elapsed: expect.stringMatching(/^\d+$/),
    });
    await route.fulfill({ status: 200, json: { message: 'ok' } });
    await expect(dialog.getByText(inquiry.success)).toBeVisible();
    await expect(fieldOf(dialog, 'Name')).toHaveValue('');
  });
});

test('stores a message once after a double click and a repeat', async ({ page, request }) => {
  const message = withSender(inquiry, 'twice');
  const dialog = await openForm(page, message);
  await fillIn(dialog, message);
  await skipSpamDelay(page);
  let requests = 0;
  await page.route(endpoint, async (route) => {
    requests += 1;
    await route.fetch();
    await route.abort();
  });
  const button = dialog.getByRole('button', { name: message.button });
  await button.dblclick();
  await expect(dialog.getByText(notSent)).toBeVisible();
  expect(requests).toBe(1);

  await page.unroute(endpoint);
  await button.click();
  await expect(dialog.getByText(message.success)).toBeVisible();
  expect(await storedMessages(request, 'email', message.fields.email)).toHaveLength(1);

  await fillIn(dialog, message, { Message: 'A second message.' });
  await button.click();
  await expect(fieldOf(dialog, 'Message')).toHaveValue('');
  expect(await storedMessages(request, 'email', message.fields.email)).toHaveLength(2);
});

test('leaves empty fields to the browser and checks the number itself', async ({ page }) => {
  const form = await openForm(page, contact);
  const requests = await countRequests(page);
  await expect(form).not.toHaveAttribute('data-validated');
  await form.getByRole('button', { name: contact.button }).click();
  await expect(form).toHaveAttribute('data-validated', '');
  await expect(fieldOf(form, 'Name')).toBeFocused();
  expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
  await expect(form.locator('[data-error-for]').filter({ hasText: /./ })).toHaveCount(0);

  await fillIn(form, contact, { 'Contact number': '12' });
  await form.getByRole('button', { name: contact.button }).click();
  await expect(form.getByText('Please enter a phone number with 7 to 15 digits')).toBeVisible();
  await expect(fieldOf(form, 'Contact number')).toBeFocused();
  await expect(fieldOf(form, 'Name')).toHaveValue('Imran Khan');
  expect(requests()).toBe(0);
});

test('sends the service that led to the form, and can remove it', async ({ page, request }) => {
  const message = withSender(contact, 'service');
  const form = await openForm(page, { ...message, route: '/contact?service=berths' });
  await expect(page.getByText('About: Berth books')).toBeVisible();
  await fillIn(form, message);
  await skipSpamDelay(page);
  await form.getByRole('button', { name: message.button }).click();
  await expect(page.getByText(message.success)).toBeVisible();
  const [storedMessage] = await storedMessages(request, 'email', message.fields.email);
  expect(storedMessage?.service).toBe('berths');

  await page.getByRole('button', { name: 'Remove Berth books' }).click();
  await expect(page.getByText('About:')).toBeHidden();
  await expect(fieldOf(form, 'Name')).toBeFocused();

  await openForm(page, { ...message, route: '/contact?service=constructor' });
  await expect(form.getByRole('button', { name: message.button })).toBeVisible();
  await expect(page.getByText('About:')).toHaveCount(0);
});
