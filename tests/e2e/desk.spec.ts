import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, type Route } from 'playwright/test';
import { createReference } from '../../worker/reference.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { pauseFakeClock } from './clock.ts';
import { readMessages, runSql, waitForMail } from './database-and-mailbox.ts';
import { createCvFile } from './forms.ts';
import { resize, setTextSize } from './layout.ts';
import { fixtureURL } from './ports.ts';
import { holdRequests, measureSide, navigateOnClient, readScrollTop, test } from './site.ts';

const signInPath = '/desk?key=the-key-of-the-tests';
const contactFields = { form: 'contact', phoneNumber: '+91 98765 43210', page: '/service/berths' };
const spamValues = { website: 'filled in by a program' };
const originHeaders = { Origin: fixtureURL };

const createUniqueName = () => `Desk${crypto.randomUUID().slice(0, 8)}`;

async function sendMessage(request: APIRequestContext, fields = {}, name = createUniqueName()) {
  const message = `We would like a website, says ${name}.`;
  const data = { ...contactFields, name, email: `${name}@example.com`, message, ...fields };
  const sendResponse = await request.post('/api/v1/email', { data });
  expect(sendResponse.status()).toBe(200);
  const { reference }: { reference: string } = await sendResponse.json();
  return { name, reference };
}

async function insertMessages(
  request: APIRequestContext,
  messageCount: number,
  { senderName = createUniqueName(), status = 'delivered', page = '' } = {},
) {
  const references = Array.from({ length: messageCount }, () => createReference('TT'));
  const insertMessagesSql = `INSERT INTO messages
      (reference, submission, fingerprint, write_token, form, email, fields, searchable, held_at, received_at, page)
    SELECT value, value, value, value, 'contact', lower(?2 || '@example.com'),
      json_object('name', ?2 || ' ' || (key + 1), 'message', 'Hello'), lower(?2), iif(?3 = 'held', 1, NULL),
      unixepoch() * 1000, nullif(?4, '')
    FROM json_each(?1)`;
  const insertDeliveriesSql = `INSERT INTO deliveries
      (message, recipient, status, waiting_since, due_at, settled_at, last_error)
    SELECT id, 'owner', ?2, received_at, received_at, received_at, 'E_RECIPIENT_NOT_ALLOWED' FROM messages
    WHERE held_at IS NULL AND reference IN (SELECT value FROM json_each(?1))`;
  const referencesJson = JSON.stringify(references);
  await runSql(request, insertMessagesSql, referencesJson, senderName, status, page);
  await runSql(request, insertDeliveriesSql, referencesJson, status);
  return { senderName, references: references.toReversed() };
}

async function openDesk(page: Page, deskAddress = signInPath): Promise<void> {
  if (deskAddress !== signInPath) {
    await page.request.get(signInPath);
  }
  await page.goto(deskAddress);
  await expect(page).not.toHaveURL(/key=/);
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
}

async function changeAsColleague({ request }: Page, data: object): Promise<void> {
  const requestOptions = { data, headers: originHeaders };
  expect((await request.post('/api/v1/desk/changes', requestOptions)).status()).toBe(200);
}

function findRow(page: Page, reference: string | undefined) {
  return page.locator(`[data-row="${reference}"]`);
}

function findText(page: Page, role: 'alert' | 'listitem' | 'status', containedText: string) {
  return page.getByRole(role).filter({ hasText: containedText });
}

function findButton(page: Page, buttonName: string) {
  return page.getByRole('button', { name: buttonName, exact: true });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, ownContext: true });

  test('answers an inquiry by touch', async ({ page, request, problems }) => {
    const { reference, name } = await sendMessage(request);
    // A message with the same text would count as a repeat.
    const secondMessage = await sendMessage(request, { message: 'A second one.' }, name);
    await page.clock.install();
    await openDesk(page, `/desk?words=${name}`);
    const messageRow = findRow(page, reference);
    await expect(messageRow).toContainText('(unread)');
    await messageRow.tap();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(messageRow).toBeHidden();
    const templateText = `thank you for your message ${reference}. How many boats?`;
    for (const [answerTemplateName, expectedBodyStart] of [
      ['In my own words', `Dear ${name},\n\n\n> We would like a website`],
      ['A few questions first', `Dear ${name},\n\n${templateText}\n\n\n> We would`],
    ] as const) {
      await findButton(page, 'Answer').tap();
      const answerLink = page.getByRole('link', { name: answerTemplateName });
      const mailtoUrl = new URL((await answerLink.getAttribute('href')) ?? '');
      expect(decodeURIComponent(mailtoUrl.pathname)).toBe(`${name}@example.com`);
      expect(mailtoUrl.searchParams.get('subject')).toContain(reference);
      const mailBody = mailtoUrl.searchParams.get('body')?.replaceAll('\r\n', '\n');
      expect(mailBody?.slice(0, expectedBodyStart.length)).toBe(expectedBodyStart);
      await answerLink.tap();
      await expect(answerLink).toBeHidden();
    }
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await findButton(page, 'Copy +91 98765 43210').tap();
    await expect(findText(page, 'status', 'Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+91 98765 43210');
    const callLink = page.getByRole('link', { name: 'Call' });
    await expect(callLink).toHaveAttribute('href', 'tel:+919876543210');
    const whatsappLink = page.getByRole('link', { name: 'WhatsApp' });
    const whatsappUrlPattern = new RegExp(`^https://wa.me/919876543210\\?text=.*${reference}`);
    await expect(whatsappLink).toHaveAttribute('href', whatsappUrlPattern);
    await findButton(page, 'Mark answered').tap();
    await expect(page.getByRole('article')).toContainText('A second one.');
    await findButton(page, 'Undo').focus();
    await page.clock.fastForward(10_000);
    await expect(findText(page, 'status', 'Marked answered.')).toBeVisible();
    await findButton(page, 'Back to the list').tap();
    await expect(messageRow).toHaveCount(0);
    await expect(findRow(page, secondMessage.reference)).toBeVisible();
    const thirdMessage = await sendMessage(request, { message: 'A third one.' }, name);
    await page.clock.fastForward(30_000);
    await expect(findRow(page, thirdMessage.reference)).toBeVisible();
    await page.goto(`/desk?message=${reference}`);
    await expect(findText(page, 'listitem', 'Answered')).toContainText('this computer');
    expect(problems).toEqual([]);
  });

  test('sets a reminder by touch, and asks whether it stays when the message is answered', async ({
    page,
    request,
  }) => {
    const { reference, name } = await sendMessage(request);
    await openDesk(page, `/desk?words=${name}&message=${reference}`);
    await findButton(page, 'Remind me').tap();
    await page.getByRole('button', { name: /^Today/ }).tap();
    await expect(findText(page, 'status', 'Reminder set.')).toBeVisible();
    await expect(findText(page, 'listitem', 'Reminder set for')).toContainText('this computer');
    const article = page.getByRole('article');
    await expect(article.getByText('due today')).toBeVisible();
    await findButton(page, 'Mark answered').tap();
    const question = page.getByRole('dialog', { name: 'Keep the reminder?' });
    await question.getByRole('button', { name: 'Keep it' }).tap();
    await expect(findText(page, 'status', 'Marked answered.')).toBeVisible();
    await findButton(page, 'Back to the list').tap();
    await page.getByRole('link', { name: /^Due ?\d+$/ }).tap();
    await expect(findRow(page, reference)).toContainText('due today');
    await findRow(page, reference).tap();
    await findButton(page, 'Mark open').tap();
    await findButton(page, 'Mark answered').tap();
    await question.getByRole('button', { name: 'Remove it' }).tap();
    await expect(findText(page, 'status', 'without a reminder')).toBeVisible();
    await expect(article.getByText('due today')).toHaveCount(0);
    await findButton(page, 'Undo').tap();
    await expect(article.getByText('due today')).toBeVisible();
    const dayField = page.getByLabel('A day');
    await findButton(page, 'Remind me').tap();
    await dayField.fill('2020-01-01');
    await findButton(page, 'Set').tap();
    expect(await dayField.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
    await dayField.fill('2999-12-03');
    await findButton(page, 'Set').tap();
    await expect(article.getByText('due Tue, 3 Dec 2999')).toBeVisible();
  });

  test('breaks no word of a label at 24 px, and covers no button by its notice', async ({
    page,
    request,
  }) => {
    const { reference, name } = await sendMessage(request);
    await openDesk(page, `/desk?words=${name}&message=${reference}`);
    await setTextSize(page, 24);
    await findButton(page, 'Mark answered').tap();
    await expect(findButton(page, 'Mark open')).toBeVisible();
    const noticeTexts = page.getByRole('status').getByText('Marked answered.');
    const [[noticeBottom], [buttonTop]] = [
      await measureSide(noticeTexts, 'bottom'),
      await measureSide(findButton(page, 'Answer'), 'top'),
    ];
    expect(noticeBottom).toBeLessThan(buttonTop ?? 0);
    expect(await page.evaluate(listBrokenLabels)).toEqual([]);
  });

  test('returns to the scroll position of the list', async ({ page, request }) => {
    const { senderName, references } = await insertMessages(request, 30);
    await openDesk(page, `/desk?state=all&words=${senderName}`);
    for (const goBack of [() => findButton(page, 'Back to the list').tap(), () => page.goBack()]) {
      const messageRow = findRow(page, references[20]);
      await messageRow.scrollIntoViewIfNeeded();
      const scrollTopBefore = await readScrollTop(page);
      expect(scrollTopBefore).toBeGreaterThan(500);
      await messageRow.tap();
      await expect(page.getByRole('article')).toBeVisible();
      await goBack();
      await expect(messageRow).toBeFocused();
      expect(Math.abs((await readScrollTop(page)) - scrollTopBefore)).toBeLessThan(5);
    }
  });
});

test('delivers a released message, unless a colleague removed it', async ({ page, request }) => {
  const { reference: removedReference } = await sendMessage(request, spamValues);
  await openDesk(page, `/desk?state=held&message=${removedReference}`);
  await findButton(page, 'Release').click();
  // The colleague removes the message only now, because the desk would reload its list before.
  async function removeHeldMessageBeforeRelease(route: Route) {
    await changeAsColleague(page, { do: 'remove', references: [removedReference] });
    await route.continue();
  }
  await page.route('**/api/v1/desk/changes', removeHeldMessageBeforeRelease, { times: 1 });
  const releaseDialog = page.getByRole('dialog', { name: 'Release?', exact: true });
  const confirmButton = releaseDialog.getByRole('button', { name: 'Release' });
  await confirmButton.click();
  await expect(findText(page, 'status', 'Nothing was changed.')).toBeVisible();
  await expect(page.getByText('This message is not here any more.')).toBeVisible();

  const { reference, name } = await sendMessage(request, spamValues);
  await page.goto(`/desk?state=held&words=${name}`);
  await findRow(page, reference).click();
  await expect(page.getByText('a hidden field was filled in').first()).toBeVisible();
  await findButton(page, 'Release').click();
  await confirmButton.click();
  await expect(findText(page, 'status', 'Released.')).toBeVisible();
  expect((await waitForMail(request, reference)).text).toContain(name);
  await page.goto(`/desk?message=${reference}`);
  await expect(findText(page, 'listitem', 'Released')).toContainText('this computer');
  const deliveryEntry = findText(page, 'listitem', 'Delivered to the mailbox');
  await expect(deliveryEntry).toBeVisible({ timeout: 30_000 });
});

test('erases a person with all messages and files, and then finds nothing', async ({
  page,
  request,
}) => {
  const { reference, name } = await sendMessage(request);
  const email = `${name}@example.com`;
  const multipart = { name, email, position: 'Boat-Side Developer', cv: createCvFile() };
  await request.post('/api/v1/applications', { multipart });
  await openDesk(page, `/desk?message=${reference}`);
  await page.getByRole('link', { name: 'All of this person' }).click();
  await page.getByLabel('Asked on').fill('2020-02-01');
  await findButton(page, 'Find').click();
  await expect(
    page.getByText(/^Asked on Saturday, 1 February 2020: \d{4} days ago\.$/),
  ).toBeVisible();
  await expect(page.getByText('2 messages, 1 file')).toBeVisible();
  // The Worker erases, but its first response is lost.
  async function loseResponse(route: Route) {
    await route.fetch();
    await route.abort();
  }
  await page.route('**/desk/changes', loseResponse, { times: 1 });
  await findButton(page, 'Erase everything').click();
  const eraseDialog = page.getByRole('dialog');
  await expect(eraseDialog.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
  await eraseDialog.getByLabel('Type the address to confirm').fill(email);
  await eraseDialog.getByRole('button', { name: 'Erase everything' }).click();
  await findButton(page, 'Try again').click();
  const erasedText = `${email.toLowerCase()}: 2 messages with their notes and history, and 1 file`;
  await expect(page.getByText(`of ${erasedText}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confirmation to send' })).toBeFocused();
  expect(await readMessages(request, email.toLowerCase())).toEqual([]);
  await page.goto(`/desk?message=${reference}`);
  await expect(page.getByText('This message is not here any more.')).toBeVisible();
  await expect(findText(page, 'listitem', 'Erased')).toContainText('this computer');
  await navigateOnClient(page, '/desk?view=person');
  const emailField = page.getByLabel('E-mail address');
  await emailField.fill(email);
  await emailField.press('Enter');
  await expect(page.getByText('Nothing is kept from this address.')).toBeVisible();
  await expect(emailField).toBeFocused();
  await page.goBack();
  await expect(emailField).toHaveValue('');
  await page.goForward();
  await expect(emailField).toHaveValue(email);
});

test('works by keyboard alone', async ({ page, request }) => {
  const { senderName } = await insertMessages(request, 3);
  await openDesk(page, `/desk?state=all&words=${senderName}`);
  const messageRows = page.locator('[data-row]');
  await expect(messageRows).toHaveCount(3);
  for (const focusedRowIndex of [0, 1, 2, 2]) {
    await page.keyboard.press('j');
    await expect(messageRows.nth(focusedRowIndex)).toBeFocused();
  }
  await page.keyboard.press('k');
  await expect(messageRows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const articleHeading = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(articleHeading).toHaveText(`${senderName} 2`);
  const article = page.getByRole('article');
  await page.keyboard.press('e');
  await expect(articleHeading, 'the next open message').toHaveText(`${senderName} 1`);
  await expect(messageRows.nth(1).getByText('Answered')).toHaveCount(1);
  await page.keyboard.press('k');
  await expect(articleHeading).toHaveText(`${senderName} 2`);
  await page.keyboard.press('e');
  await expect(article.getByRole('button', { name: 'Mark answered' })).toBeVisible();
  await expect(messageRows.nth(1).getByText('Answered')).toHaveCount(0);
  for (const takenCount of [1, 0]) {
    await page.keyboard.press('t');
    // In the list and in the message, which load one after the other.
    await expect(page.getByText('with this computer')).toHaveCount(2 * takenCount);
  }
  await page.keyboard.press('r');
  await page.keyboard.press('Tab');
  await expect(article.getByRole('link', { name: 'In my own words' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(messageRows.nth(1).getByText('due today')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('Call');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(findText(page, 'listitem', 'Call')).toBeVisible();
  await page.locator('body').press('Escape');
  await expect(messageRows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const _ of ['to the last message', 'no further']) {
    await page.keyboard.press('j');
    await expect(articleHeading).toHaveText(`${senderName} 1`);
  }
  await page.keyboard.press('k');
  await expect(articleHeading).toHaveText(`${senderName} 2`);
  await page.keyboard.press('Escape');
  await expect(messageRows.nth(1)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('e');
  await expect(page.getByRole('searchbox')).toHaveValue(`${senderName}e`);
});

test('focuses the next message after the e key marks one answered', async ({ page, request }) => {
  const { senderName, references } = await insertMessages(request, 4);
  await openDesk(page, `/desk?words=${senderName}`);
  await findRow(page, references[1]).focus();
  for (const answeredIndex of [1, 2, 3]) {
    await page.keyboard.press('e');
    await expect(findRow(page, references[answeredIndex])).toHaveCount(0);
    await expect(findRow(page, references[(answeredIndex + 1) % 4])).toBeFocused();
  }
  await page.goto(`/desk?words=${senderName}&message=${references[1]}`);
  for (const buttonName of ['Mark open', 'Mark answered']) {
    await expect(page.getByRole('article').getByRole('button', { name: buttonName })).toBeVisible();
    await page.keyboard.press('e');
  }
  await expect(findRow(page, references[0])).toHaveAttribute('aria-current', 'true');
});

test('marks several messages answered and undoes it', async ({ page, request }) => {
  const { senderName, references } = await insertMessages(request, 60, { status: 'failed' });
  await openDesk(page, `/desk?state=failed&words=${senderName}`);
  const messageRows = page.locator('[data-row]');
  const answeredLabels = messageRows.getByText('Answered');
  await expect(messageRows).toHaveCount(50);
  await findButton(page, 'Show older ones').click();
  await expect(messageRows).toHaveCount(60);
  await expect(messageRows.nth(50)).toBeFocused();
  await findButton(page, 'Choose several').press('Enter');
  await expect(findButton(page, 'Done')).toBeFocused();
  await expect(findButton(page, 'Mark answered')).toHaveCount(0);
  for (const chosenMessageNumber of [2, 3]) {
    await page.getByLabel(`Choose ${senderName} ${chosenMessageNumber}`, { exact: true }).check();
  }
  await changeAsColleague(page, { do: 'answer', references: [references[57]] });
  await findButton(page, 'Mark answered').first().click();
  const partialSuccessText = 'Marked answered. 1 of 2 messages; the rest';
  await expect(findText(page, 'status', partialSuccessText)).toBeVisible();
  await expect(answeredLabels).toHaveCount(2);
  await findButton(page, 'Undo').click();
  await expect(findText(page, 'status', 'Taken back.')).toBeVisible();
  await expect(answeredLabels).toHaveCount(1);
  await expect(findRow(page, references[57])).toContainText('Answered');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await findButton(page, 'Choose several').click();
  await page.getByLabel('Choose all').click();
  await expect(page.getByText('60 chosen')).toBeVisible();
  await findButton(page, 'Mark answered').first().click();
  await expect(findText(page, 'status', '59 of 60 messages')).toBeVisible();
  await changeAsColleague(page, { do: 'remove', references: [references[59]] });
  await findButton(page, 'Undo').click();
  await expect(findText(page, 'status', '58 of 59 messages')).toBeVisible();
  await expect(messageRows).toHaveCount(59);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(senderName);
  await expect(messageRows).toHaveCount(50);
  await messageRows.first().click();
  await expect(page.getByText('The address MAIL_TO is not confirmed')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('marks a delivered message as spam with one press, and undoes it with another', async ({
  page,
  request,
}) => {
  const { reference, name } = await sendMessage(request);
  await waitForMail(request, reference);
  await openDesk(page, `/desk?words=${name}&message=${reference}`);
  const article = page.getByRole('article');
  await expect(findText(page, 'listitem', 'Delivered to the mailbox')).toBeVisible({
    timeout: 30_000,
  });
  await findButton(page, 'More').click();
  await findButton(page, 'This is spam').click();
  await expect(findText(page, 'status', 'Marked as spam.')).toBeVisible();
  await expect(article.getByText('marked by this computer').first()).toBeVisible();
  await findButton(page, 'Undo').click();
  await expect(findText(page, 'status', 'Taken back.')).toBeVisible();
  await expect(findRow(page, reference)).toBeVisible();
  await expect(findButton(page, 'Mark answered')).toBeVisible();
});

test('gives a message to a colleague who has used the desk', async ({ page, request }) => {
  const { reference, name } = await sendMessage(request);
  await runSql(request, `INSERT INTO people VALUES ('meera@example.com', unixepoch() * 1000)`);
  await openDesk(page, `/desk?words=${name}&message=${reference}`);
  await findButton(page, 'More').click();
  await findButton(page, 'Give to meera@example.com').click();
  await expect(findRow(page, reference)).toContainText('with meera@example.com');
  await expect(findText(page, 'listitem', 'Given to')).toContainText('meera@example.com');
});

test('shows in a row what matters for its form', async ({ page, request }) => {
  const fields = { form: 'support', address: 'https://boats.example' };
  const { reference, name } = await sendMessage(request, fields);
  await openDesk(page, `/desk?words=${name}`);
  await expect(findRow(page, reference)).toContainText('https://boats.example');
  await expect(findRow(page, reference)).not.toContainText('Delivered');
});

test('lists messages that are removed soon', async ({ page, request }) => {
  const [reference = ''] = (await insertMessages(request, 1)).references;
  const settledAtSql = `UPDATE deliveries SET settled_at = (unixepoch() - 178 * 86400) * 1000
    WHERE message = (SELECT id FROM messages WHERE reference = ?)`;
  await runSql(request, settledAtSql, reference);
  await openDesk(page);
  await page.getByRole('link', { name: /^Removed soon ?\d+$/ }).click();
  await expect(findRow(page, reference)).toContainText('removed on');
  await findRow(page, reference).click();
  await expect(page.getByRole('article').getByText('It will be removed on')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('It will be removed on')).toHaveCount(0);
  await expect(findRow(page, reference)).toHaveCount(0);
});

test('keeps its filters in the URL', async ({ page, request }) => {
  const { reference, name } = await sendMessage(request);
  await openDesk(page, '/desk?view=x');
  await expect(page.getByRole('region', { name: 'Choose a message' })).toBeVisible();
  const searchField = page.getByRole('searchbox');
  for (const clearFiltersControl of [
    findButton(page, 'Clear filters'),
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Inbox' }),
  ]) {
    await searchField.fill('nobodywritesthis');
    await expect(page.getByText('No message fits')).toBeVisible();
    await clearFiltersControl.click();
    await expect(searchField).toHaveValue('');
    await expect(page.locator('[data-row]').first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Answered' }).click();
  await searchField.pressSequentially('no');
  // Safari throws after a hundred history calls in half a minute.
  await page.evaluate(() => {
    history.replaceState = () => {
      Reflect.deleteProperty(history, 'replaceState');
      throw new DOMException('Too many calls', 'SecurityError');
    };
  });
  await searchField.pressSequentially('body');
  await expect(page).toHaveURL('/desk?state=answered&words=nobody');
  await page.goBack();
  await expect(page).toHaveURL('/desk');
  await page.getByText('Filter and export').click();
  await page.getByLabel('Form').selectOption('Support request');
  await page.getByLabel('Form').selectOption('All forms');
  await expect(page.getByLabel('Form')).toBeVisible();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const releaseListRequests = await holdRequests(page, '**/desk/messages?*');
  await searchField.fill(name);
  await expect(page.getByRole('list', { name: 'Messages' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  releaseListRequests();
  await findRow(page, reference).click();
  await expect(page.getByRole('region', { name: 'Message', exact: true })).toBeVisible();
});

test('keeps a note when the session ends, and adds it once', async ({ page, request, context }) => {
  const { name, reference } = await sendMessage(request);
  await openDesk(page, `/desk?words=${name}&message=${reference}`);
  const noteField = page.getByLabel('Note');
  await noteField.fill('Wants it by Diwali');
  await context.clearCookies();
  await findButton(page, 'Add note').click();
  await expect(findText(page, 'alert', 'Your sign-in has ended')).toBeVisible();
  await expect(page.getByRole('link', { name: /Sign in/ })).toHaveAttribute('target', '_blank');
  await expect(noteField).toHaveValue('Wants it by Diwali');
  const otherTab = await context.newPage();
  await otherTab.goto(signInPath);
  await otherTab.close();
  // The desk reads again when its tab is shown, and a success ends the alert.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Your sign-in has ended')).toHaveCount(0);
  await expect(noteField).toHaveValue('Wants it by Diwali');
  const releaseChanges = await holdRequests(page, '**/desk/changes');
  await findButton(page, 'Add note').dblclick();
  await expect(noteField).not.toBeEditable();
  releaseChanges();
  await expect(noteField).toHaveValue('');
  await expect(noteField).toBeEditable();
  await expect(findText(page, 'listitem', 'Wants it by Diwali')).toBeVisible();
  await expect(page.getByText('Your sign-in has ended')).toHaveCount(0);
  await expect(findRow(page, reference)).toContainText('Has a note');
  await findButton(page, 'Remove note').click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeFocused();
  await findButton(page, 'Undo').click();
  await expect(findText(page, 'listitem', 'Wants it by Diwali')).toBeVisible();
});

test.describe('with a stopped clock', () => {
  // With a running clock the desk would retry by itself.
  test.use({ ownContext: true });

  test('searches 300 ms after the last key, and keeps its theme', async ({ page, request }) => {
    const { name, reference } = await sendMessage(request);
    await page.clock.install();
    await openDesk(page);
    await pauseFakeClock(page);
    const searches: string[] = [];
    page.on('request', (listRequest) => {
      if (listRequest.url().includes('words=')) {
        searches.push(new URL(listRequest.url()).searchParams.get('words') ?? '');
      }
    });
    const searchField = page.getByRole('searchbox');
    for (const key of name) {
      await searchField.press(key);
      await page.clock.runFor(299);
    }
    expect(searches).toEqual([]);
    await page.clock.runFor(1);
    await expect(findRow(page, reference)).toBeVisible();
    await expect(page).toHaveURL(`/desk?words=${name}`);
    expect(searches).toEqual([name]);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.clock.resume();
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('shows an error until the network returns', async ({ page, request }) => {
    const { name, reference } = await sendMessage(request);
    await page.clock.install();
    await openDesk(page, `/desk?words=${name}&message=${reference}`);
    // The desk first marks the message as read, because a successful request would clear the alert.
    await expect(findRow(page, reference)).toBeVisible();
    await expect(findRow(page, reference)).not.toContainText('(unread)');
    await pauseFakeClock(page);
    await page.route('**/api/v1/desk/**', (route) => route.abort());
    await findButton(page, 'Mark answered').click();
    const networkAlert = findText(page, 'alert', 'cannot be reached');
    await expect(networkAlert).toBeVisible();
    await expect(page.getByRole('article')).toBeVisible();
    await page.unroute('**/api/v1/desk/**');
    await networkAlert.getByRole('button', { name: 'Try again' }).click();
    await expect(networkAlert).toHaveCount(0);
    await findButton(page, 'Mark answered').click();
    await expect(findButton(page, 'Mark open')).toBeVisible();

    await page.clock.resume();
    await page.route('**/desk/messages?*', (route) => route.fulfill({ status: 500 }));
    const inboxNavigation = page.getByRole('navigation', { name: 'Inbox' });
    await inboxNavigation.getByRole('link', { name: 'Answered' }).click();
    await expect(networkAlert).toBeVisible();
    await page.unroute('**/desk/messages?*');
    await inboxNavigation.getByRole('link', { name: 'All', exact: true }).click();
    await expect(networkAlert).toHaveCount(0);
  });
});

test('shows markup as text and links to pages of this site only', async ({ page, request }) => {
  const scriptMarkup = 'Eve <img src=x onerror="document.title=1"><script>alert(1)</script>';
  const { reference } = await sendMessage(request, { name: scriptMarkup, message: scriptMarkup });
  await openDesk(page);
  const foreignAddresses = ['/\\evil.example', '//evil.example', 'https://evil.example'];
  for (const storedPageAddress of ['/service/berths', ...foreignAddresses]) {
    const setPageSql = 'UPDATE messages SET page = ? WHERE reference = ?';
    await runSql(request, setPageSql, storedPageAddress, reference);
    await navigateOnClient(page, '/desk');
    await navigateOnClient(page, `/desk?message=${reference}`);
    const pageField = page.getByRole('definition').filter({ hasText: storedPageAddress });
    const expectedLinkCount = storedPageAddress === '/service/berths' ? 1 : 0;
    const newTabHint = ' (opens in a new tab)'.repeat(expectedLinkCount);
    await expect(pageField).toHaveText(storedPageAddress + newTabHint);
    await expect(pageField.getByRole('link')).toHaveCount(expectedLinkCount);
  }
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(scriptMarkup);
  await expect(page.getByRole('article').locator('img, script')).toHaveCount(0);
});

function listBrokenLabels(): string[] {
  const labels = document.querySelectorAll('nav a, article button, a[href^="https://wa.me"]');
  const texts = [...labels].flatMap(({ childNodes }) => [...childNodes]);
  const words = texts.flatMap((text) =>
    [...(text.nodeValue ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text,
      word,
      index,
    })),
  );
  return words.flatMap(({ text, word, index }) => {
    const range = new Range();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? word : [];
  });
}

function findElementsOutsideContainers(): string[] {
  const containers = document.querySelectorAll('body, ul, [role="region"], section, header, dl');
  return [...containers].flatMap((container) => {
    const rightLimit = Math.min(innerWidth, container.getBoundingClientRect().right) + 1;
    return [...container.querySelectorAll('*')]
      .filter((element) => !element.closest(`.unseen, [tabindex="0"], nav[aria-label="Inbox"]`))
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > rightLimit)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

test('ranks pages by their messages', async ({ page, request }) => {
  // Messages of other tests name other pages than the gallery.
  const pathWithMostMessages = '/gallery';
  async function sendView(viewedPath: string): Promise<void> {
    const form = { page: viewedPath, from: 'chat.example' };
    const requestOptions = { form, headers: originHeaders };
    expect((await request.post('/api/v1/views', requestOptions)).status()).toBe(204);
  }
  await sendView('/privacy');
  await sendView('/privacy');
  // Removes views by other tests, so that the row returns only after all views above are written.
  await runSql(request, 'DELETE FROM views WHERE name = ?', pathWithMostMessages);
  await sendView(pathWithMostMessages);
  await insertMessages(request, 60, { page: pathWithMostMessages });
  const countedPathsSql = `SELECT name FROM views WHERE kind = 'page'`;
  const readCountedPaths = async () => (await runSql(request, countedPathsSql)).flat();
  await openDesk(page);
  await expect.poll(readCountedPaths, { timeout: 25_000 }).toContain(pathWithMostMessages);
  await page.getByRole('link', { name: 'Numbers' }).click();
  const pagesTable = page.getByRole('region', { name: 'Pages' });
  await pagesTable.getByRole('button', { name: 'Messages' }).click();
  const messageCountColumnHeader = pagesTable.getByRole('columnheader', { name: 'Messages' });
  await expect(messageCountColumnHeader).toHaveAttribute('aria-sort', 'descending');
  await expect(pagesTable.getByRole('rowheader').first()).toHaveText(pathWithMostMessages);
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const csvDownload = await downloadPromise;
  expect(csvDownload.suggestedFilename()).toMatch(/^numbers-.*\.csv$/);
  const csvText = readFileSync(await csvDownload.path(), 'utf8');
  const [, galleryMessageCountText] = /"page","\/gallery","\d+","\d+","(\d+)"/.exec(csvText) ?? [];
  expect(Number(galleryMessageCountText)).toBeGreaterThanOrEqual(60);
});

test('shows the statistics', async ({ page }) => {
  const contactSeries = {
    kind: 'forms',
    name: 'contact',
    total: 11,
    held: 3,
    failed: 1,
    counts: { 0: 7, 1: 4 },
  };
  const statisticsJson = {
    weeks: [Date.UTC(2024, 0, 1), Date.UTC(2024, 0, 8)],
    since: Date.UTC(2024, 0, 1),
    answered: 6,
    medianAnswer: null,
    series: [{ ...contactSeries, kind: 'traffic', name: 'messages' }, contactSeries],
    origins: [
      { kind: 'page', name: '/about', visits: 3, views: 40, messages: 10 },
      { kind: 'service', name: 'berths', visits: 5, views: 60, messages: 9 },
      { kind: 'source', name: 'search', visits: 8, views: 70, messages: 0 },
    ],
    speed: [
      { name: 'computer /about lcp 5', visits: 4 },
      { name: 'phone / lcp 0', visits: 80 },
      { name: 'phone / lcp 2', visits: 5 },
      { name: 'phone / cls 1', visits: 9 },
      { name: 'phone /service lcp 3', visits: 15 },
    ],
  };
  await page.route('**/desk/numbers', (route) => route.fulfill({ json: statisticsJson }));
  await openDesk(page, '/desk?view=numbers');
  await expect.soft(page.getByText('Marked answered: 6')).toBeVisible();
  const findFilledCells = (tableName: string) =>
    page.getByRole('region', { name: tableName }).getByRole('cell').filter({ hasText: /./ });
  await expect.soft(findFilledCells('Pages')).toHaveText(['40', '3', '10', '25']);
  await expect.soft(findFilledCells('Services read and asked for')).toHaveText(['60', '9']);
  await expect.soft(findFilledCells('Where visitors came from')).toHaveText(['8']);
  await expect(page.getByText('Phones: 8 of 10 visits see the page within 1.8 s.')).toBeVisible();
  await expect(
    page.getByText('Computers: only 0 of 10 visits see the page within 6 s.'),
  ).toBeVisible();
  const phoneTable = page.getByRole('region', { name: 'Phones' });
  await expect(phoneTable.getByRole('columnheader').nth(2)).toHaveText('Page seen (good: 2.5 s)');
  await expect(phoneTable.getByRole('rowheader')).toHaveText(['All pages', '/', '/service']);
  await expect(phoneTable.getByRole('cell')).toHaveText([
    ...['–', '1.8 s, 80 % good', '–', '0.1, 100 % good'],
    ...['–', '1.8 s, 94 % good', '–', '0.1, 100 % good'],
    ...['–', '4 s, 0 % good', '–', '–'],
  ]);
  const computerTable = page.getByRole('region', { name: 'Computers' });
  await expect(computerTable.getByRole('cell').nth(1)).toHaveText('over 6 s, 0 % good');
  const messageFormChart = page.getByRole('figure').filter({ hasText: /^Message / });
  await expect.soft(messageFormChart).toHaveText('Message 11 3 held as spam 1 given up');
  await page.getByText('The numbers as a table').nth(1).click();
  const numbersTable = page.getByRole('region', { name: 'The numbers as a table' });
  await expect.soft(numbersTable.getByRole('cell')).toHaveText(['4', '7', '11', '3', '1']);
});

test('is accessible in every state and fits every width', async ({ page, request, context }) => {
  test.setTimeout(150_000); // 66 axe runs take longer than the default timeout.
  const senderName = createUniqueName();
  const longName = `${senderName} ${'W'.repeat(60)}`;
  await insertMessages(request, 55, { senderName: longName, status: 'held' });
  const { reference } = await sendMessage(request, {
    name: `${senderName} ${'नारायणस्वामी'.repeat(7)}`.slice(0, 100),
    message: 'x'.repeat(300),
    page: `/${'p'.repeat(299)}`,
    service: 'k'.repeat(60),
  });
  async function expectSoundAtAllWidths(stateName: string) {
    for (const windowWidth of [360, 768, 1440, 1024]) {
      const stateLabel = `${stateName}, ${windowWidth} wide`;
      await resize(page, windowWidth, 800);
      // The widths between show no other colours, so only the outer widths need both themes.
      const isMiddleWidth = windowWidth === 768 || windowWidth === 1024;
      await (isMiddleWidth ? expectAccessible : expectAccessibleInBothThemes)(page, stateLabel);
      expect.soft(await page.evaluate(findElementsOutsideContainers), stateLabel).toEqual([]);
    }
  }
  // The desk shows the rows of the previous list in pale colours until the new list has loaded.
  const busyElements = page.locator('[aria-busy="true"]');
  const personEmail = `${longName}@example.com`.toLowerCase();
  await resize(page, 360, 800);
  await openDesk(page);
  for (const [stateName, deskAddress, expectedElement] of [
    ['many', `/desk?state=held&words=${senderName}`, findButton(page, 'Show older ones')],
    ['one', `/desk?state=all&words=${reference}`, page.locator('[data-row]')],
    ['none', '/desk?state=all&words=nobodywritesthis', page.getByText('No message fits')],
    ['a message', `/desk?message=${reference}`, page.getByRole('article')],
    ['numbers', '/desk?view=numbers', page.getByRole('img').first()],
    ['a person', `/desk?view=person&email=${personEmail}`, page.getByText('55 messages')],
    ['health', '/desk?view=health', page.getByText('Last delivery')],
  ] as const) {
    await (stateName === 'none' ? page.goto(deskAddress) : navigateOnClient(page, deskAddress));
    await expect(expectedElement.first()).toBeVisible();
    await expect(busyElements).toHaveCount(0);
    await expectSoundAtAllWidths(stateName);
    if (stateName === 'many' || stateName === 'one') {
      await resize(page, 360, 800);
      const inboxTabs = page.getByRole('navigation', { name: 'Inbox' }).getByRole('link');
      await expect(inboxTabs.and(page.locator('[aria-current]'))).toBeInViewport({ ratio: 1 });
      expect(new Set(await measureSide(inboxTabs, 'top')).size, 'lines of tabs').toBe(1);
      const firstRowBox = await page.locator('[data-row]').first().boundingBox();
      expect(firstRowBox?.y, stateName).toBeLessThan(300);
    }
  }
  await navigateOnClient(page, `/desk?message=${reference}`);
  for (const menuName of ['Answer', 'More']) {
    await findButton(page, menuName).click();
    await expectSoundAtAllWidths(`the menu ${menuName}`);
    await page.keyboard.press('Escape');
  }
  await navigateOnClient(page, `/desk?state=held&words=${senderName}`);
  await expect(busyElements).toHaveCount(0);
  await findButton(page, 'Choose several').click();
  await page.getByLabel(/^Choose .* 20$/).check();
  await findButton(page, 'Remove').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundAtAllWidths('a confirmation');
  await page.keyboard.press('Escape');
  await context.clearCookies();
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(findText(page, 'alert', 'sign-in has ended')).toBeVisible();
  await expectSoundAtAllWidths('signed out');
});
