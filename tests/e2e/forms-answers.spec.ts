/** What a form says back, of what was typed and of what the server answers. */
import type { Page, Route } from 'playwright/test';
import { fieldMessages } from '../../src/shared/field-messages.ts';
import { messages } from '../../src/shared/messages.ts';
import { keptMessages } from './desk.ts';
import { expect, test } from './site.ts';
import { content, services } from './unconverted/content.ts';
import {
  contact,
  fieldOf,
  fillIn,
  from,
  inquiry,
  openForm,
  takeYourTime,
} from './unconverted/filled.ts';

const endpoint = '**/api/v1/email';
const { service: chosen } = content('forms').contact;

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
    texts: { Email: messages.invalidEmail },
  },
  {
    wrong: 'a wrong address and a wrong number',
    typed: { Email: 'asha', 'Phone number': '12345' },
    texts: { Email: messages.invalidEmail, 'Phone number': messages.invalidPhone },
  },
  {
    wrong: 'no name and no message',
    typed: { Name: '', Message: '' },
    texts: { Name: fieldMessages.name, Message: fieldMessages.message },
  },
];

test('a visitor knows the rules, is told at the field what is wrong, and no longer once it is mended; nothing is sent', async ({
  page,
}) => {
  const dialog = await openForm(page, inquiry);
  const requests = await countRequests(page);
  const alert = dialog.getByRole('alert');
  const hint = content('forms').inquiry.fields.phoneNumber.hint ?? '';
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
      await expect(fieldOf(dialog, 'Nature of business')).toHaveValue('Clinic');
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
    await expect(dialog.getByText(messages.invalidEmail)).toBeVisible();
    await fieldOf(dialog, 'Email').pressSequentially('@');
    await expect(dialog.getByText(messages.invalidEmail)).toBeHidden();
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
    text: messages.notSent,
  },
  {
    when: 'a successful answer is a page',
    answer: (route) => route.fulfill({ status: 200, ...html }),
    text: messages.notSent,
  },
  { when: 'the connection drops', answer: (route) => route.abort(), text: messages.notSent },
];

test('a visitor keeps every word and reads the reason, whatever the server answers', async ({
  page,
}) => {
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
    await expect(
      dialog.getByRole('button', { name: content('forms').labels.submitting }),
    ).toBeDisabled();
    await expect(dialog.getByText('Look again.')).toBeHidden();
    const route = await asked.promise;
    expect(route.request().headers()['content-type']).toBe('application/json');
    expect(route.request().postDataJSON()).toMatchObject({
      ...inquiry.fields,
      form: 'inquiry',
      page: inquiry.route,
      website: '',
      submission: expect.stringMatching(/^[0-9a-f-]{36}$/),
      elapsed: expect.stringMatching(/^\d+$/),
    });
    await route.fulfill({ status: 200, json: { message: 'ok' } });
    await expect(dialog.getByText(inquiry.success)).toBeVisible();
    await expect(fieldOf(dialog, 'Name')).toHaveValue('');
  });
});

test('a double click sends once, a message sent again after a lost answer is kept once, and a second one is kept as its own', async ({
  page,
  request,
}) => {
  const visitor = from(inquiry, 'twice');
  const dialog = await openForm(page, visitor);
  await fillIn(dialog, visitor);
  await takeYourTime(page);
  let requests = 0;
  await page.route(endpoint, async (route) => {
    requests += 1;
    await route.fetch();
    await route.abort();
  });
  const button = dialog.getByRole('button', { name: visitor.button });
  await button.dblclick();
  await expect(dialog.getByText(messages.notSent)).toBeVisible();
  expect(requests).toBe(1);

  await page.unroute(endpoint);
  await button.click();
  await expect(dialog.getByText(visitor.success)).toBeVisible();
  expect(await keptMessages(request, 'email', visitor.fields.email)).toHaveLength(1);

  await fillIn(dialog, visitor, { Message: 'A second message.' });
  await button.click();
  await expect(fieldOf(dialog, 'Message')).toHaveValue('');
  expect(await keptMessages(request, 'email', visitor.fields.email)).toHaveLength(2);
});

test('the contact form leaves an empty field to the browser, marks what it found, and tells itself what a browser cannot judge', async ({
  page,
}) => {
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
  await expect(form.getByText(fieldMessages.phone)).toBeVisible();
  await expect(fieldOf(form, 'Contact number')).toBeFocused();
  await expect(fieldOf(form, 'Name')).toHaveValue(contact.fields.name ?? '');
  expect(requests()).toBe(0);
});

test('a visitor who came from a service sends its name along, or takes it off; a service that does not exist is not shown', async ({
  page,
  request,
}) => {
  const [[key, service] = ['', undefined]] = Object.entries(services);
  const name = service?.menu.label ?? '';
  const visitor = from(contact, 'service');
  const form = await openForm(page, { ...visitor, route: `/contact?service=${key}` });
  await expect(page.getByText(`${chosen.about} ${name}`)).toBeVisible();
  await fillIn(form, visitor);
  await takeYourTime(page);
  await form.getByRole('button', { name: visitor.button }).click();
  await expect(page.getByText(visitor.success)).toBeVisible();
  const [row] = await keptMessages(request, 'email', visitor.fields.email);
  expect(row?.service).toBe(key);

  await page.getByRole('button', { name: `${chosen.remove} ${name}` }).click();
  await expect(page.getByText(chosen.about)).toBeHidden();
  await expect(fieldOf(form, 'Name')).toBeFocused();

  await openForm(page, { ...visitor, route: '/contact?service=constructor' });
  await expect(form.getByRole('button', { name: visitor.button })).toBeVisible();
  await expect(page.getByText(chosen.about)).toHaveCount(0);
});
