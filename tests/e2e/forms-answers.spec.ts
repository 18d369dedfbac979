/** What a form says back, of what was typed and of what the server answers. */
import type { Page, Route } from 'playwright/test';
import { contact, fieldOf, fillIn, from, inquiry, openForm, skipSpamDelay } from './forms.ts';
import { storedMessages } from './messages.ts';
import { expect, test } from './site.ts';

const endpoint = '**/api/v1/email';
const invalidEmail = 'Please enter a valid email address.';
const notSent = 'Failed to send email. Please check your connection and try again.';

/** Answers nothing, and counts how often it was asked. */
async function countRequests(page: Page): Promise<() => number> {
  let requests = 0;
  await page.route(endpoint, (route) => {
    requests += 1;
    return route.abort();
  });
  return () => requests;
}

const rules: { wrong: string; typed: Record<string, string>; texts: Record<string, string> }[] = [
  {
    wrong: 'an address without a domain',
    typed: { Email: 'asha@example' },
    texts: { Email: invalidEmail },
  },
  {
    wrong: 'a wrong address and a wrong number',
    typed: { Email: 'asha', 'Phone number': '12345' },
    texts: {
      Email: invalidEmail,
      'Phone number': 'Phone number must be 10 digits long and start with 6-9.',
    },
  },
  {
    wrong: 'no name and no message',
    typed: { Name: '', Message: '' },
    texts: { Name: 'Please enter your name.', Message: 'Please enter your message.' },
  },
];

test('says at each field what is wrong until it is mended, and sends nothing', async ({ page }) => {
  const dialog = await openForm(page, inquiry);
  const requests = await countRequests(page);
  const alert = dialog.getByRole('alert');
  const hint = 'Ten digits, starting with 6 to 9';
  await expect(dialog.getByText(hint)).toBeVisible();
  await expect(fieldOf(dialog, 'Phone number')).toHaveAccessibleDescription(hint);

  for (const { wrong, typed, texts } of rules) {
    await test.step(wrong, async () => {
      await fillIn(dialog, inquiry, typed);
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

  await test.step('the summary leads to each field, and says nothing of one that was mended', async () => {
    await fillIn(dialog, inquiry, { Name: '', Email: '', 'Phone number': '', Message: '' });
    await dialog.getByRole('button', { name: inquiry.button }).click();
    for (const label of ['Email', 'Name', 'Phone number']) {
      await alert.getByRole('link', { name: label }).click();
      await expect(fieldOf(dialog, label)).toBeFocused();
      await fieldOf(dialog, label).fill(inquiry.typed[label] ?? '');
      await expect(alert.getByRole('link', { name: label })).toHaveCount(0);
      await expect(alert).not.toContainText('Please enter');
    }
    await expect(alert.getByRole('link')).toHaveText(['Message']);
    await fieldOf(dialog, 'Message').fill('Hello');
    await expect(alert).toBeEmpty();
  });

  await test.step('a field that is being mended is no longer called wrong', async () => {
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
const failures: { when: string; answer: (route: Route) => Promise<void>; text: string }[] = [
  {
    when: 'the server refuses with a message',
    answer: (route) => route.fulfill({ status: 500, json: { message: 'The printer is on fire.' } }),
    text: 'The printer is on fire.',
  },
  {
    when: 'a page about too many requests comes back',
    answer: (route) => route.fulfill({ status: 429, ...html }),
    text: notSent,
  },
  {
    when: 'a successful answer is a page',
    answer: (route) => route.fulfill({ status: 200, ...html }),
    text: notSent,
  },
  { when: 'the connection drops', answer: (route) => route.abort(), text: notSent },
];

test('keeps every word and shows the reason when sending fails', async ({ page }) => {
  const dialog = await openForm(page, inquiry);
  await fillIn(dialog, inquiry);
  const button = dialog.getByRole('button', { name: inquiry.button });

  for (const { when, answer, text } of failures) {
    await test.step(when, async () => {
      const asked = page.waitForRequest(endpoint);
      await page.route(endpoint, answer);
      await button.click();
      await asked;
      await expect(dialog.getByRole('alert')).toHaveText(text);
      await expect(dialog.getByRole('status')).toBeEmpty();
      for (const [label, value] of Object.entries(inquiry.typed)) {
        await expect(fieldOf(dialog, label)).toHaveValue(value);
      }
      await expect(button).toBeFocused();
      await page.unroute(endpoint);
    });
  }

  await test.step('what the server finds wrong with a field stands at that field', async () => {
    const json = { message: 'Not this one.', errors: { type: 'Not this one.' } };
    await page.route(endpoint, (route) => route.fulfill({ status: 422, json }));
    await button.click();
    await expect(dialog.getByText('Not this one.')).toHaveCount(1);
    const field = fieldOf(dialog, 'Nature of business');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Not this one\.$/);
    await page.unroute(endpoint);
  });

  await test.step('an error of no field stays until the next try', async () => {
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

  await test.step('while it is sent, what was said before is gone; the payload is the agreed one', async () => {
    const asked = Promise.withResolvers<Route>();
    await page.route(endpoint, (route) => asked.resolve(route));
    await button.click();
    await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(dialog.getByText('Look again.')).toBeHidden();
    const route = await asked.promise;
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

test('keeps a message once, however often it is sent', async ({ page, request }) => {
  const visitor = from(inquiry, 'twice');
  const dialog = await openForm(page, visitor);
  await fillIn(dialog, visitor);
  await skipSpamDelay(page);
  let requests = 0;
  await page.route(endpoint, async (route) => {
    requests += 1;
    await route.fetch();
    await route.abort();
  });
  const button = dialog.getByRole('button', { name: visitor.button });
  await button.dblclick();
  await expect(dialog.getByText(notSent)).toBeVisible();
  expect(requests).toBe(1);

  await page.unroute(endpoint);
  await button.click();
  await expect(dialog.getByText(visitor.success)).toBeVisible();
  expect(await storedMessages(request, 'email', visitor.fields.email)).toHaveLength(1);

  await fillIn(dialog, visitor, { Message: 'A second message.' });
  await button.click();
  await expect(fieldOf(dialog, 'Message')).toHaveValue('');
  expect(await storedMessages(request, 'email', visitor.fields.email)).toHaveLength(2);
});

test('leaves an empty field to the browser and judges the number itself', async ({ page }) => {
  const form = await openForm(page, contact);
  const requests = await countRequests(page);
  const element = page.locator('main form');
  await expect(element).not.toHaveAttribute('data-validated');
  await form.getByRole('button', { name: contact.button }).click();
  await expect(element).toHaveAttribute('data-validated', '');
  await expect(fieldOf(form, 'Name')).toBeFocused();
  expect(await element.evaluate((one: HTMLFormElement) => one.noValidate)).toBe(false);
  await expect(form.locator('[data-error-for]').filter({ hasText: /./ })).toHaveCount(0);

  await fillIn(form, contact, { 'Contact number': '12' });
  await form.getByRole('button', { name: contact.button }).click();
  await expect(form.getByText('Please enter a phone number with 7 to 15 digits')).toBeVisible();
  await expect(fieldOf(form, 'Contact number')).toBeFocused();
  await expect(fieldOf(form, 'Name')).toHaveValue('Imran Khan');
  expect(requests()).toBe(0);
});

test('sends the service that led to the form, or takes it off', async ({ page, request }) => {
  const visitor = from(contact, 'service');
  const form = await openForm(page, { ...visitor, route: '/contact?service=berths' });
  await expect(page.getByText('About: Berth books')).toBeVisible();
  await fillIn(form, visitor);
  await skipSpamDelay(page);
  await form.getByRole('button', { name: visitor.button }).click();
  await expect(page.getByText(visitor.success)).toBeVisible();
  const [row] = await storedMessages(request, 'email', visitor.fields.email);
  expect(row?.service).toBe('berths');

  await page.getByRole('button', { name: 'Remove Berth books' }).click();
  await expect(page.getByText('About:')).toBeHidden();
  await expect(fieldOf(form, 'Name')).toBeFocused();

  await openForm(page, { ...visitor, route: '/contact?service=constructor' });
  await expect(form.getByRole('button', { name: visitor.button })).toBeVisible();
  await expect(page.getByText('About:')).toHaveCount(0);
});
