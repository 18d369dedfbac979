/** The owner's desk in the browser: three journeys, the keyboard, and what happens when something fails. */
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from 'playwright/test';
import { newReference } from '../../worker/reference.ts';
import { expectNoViolations, expectSoundInBothThemes } from './axe.ts';
import { deliveredMail, keptMessages } from './desk.ts';
import { resize } from './layout.ts';
import { baseURL } from './server.ts';
import { expect, test, widths } from './site.ts';

const key = 'the-key-of-the-tests';
const local = '/cdn-cgi/explorer/api/d1/database/DB/raw';

/** A name that no other test's message has: a list of it alone is as long as the test made it. */
function newName(): string {
  return `Desk${crypto.randomUUID().slice(0, 8)}`;
}

async function write(
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
  name = newName(),
): Promise<{ reference: string; name: string }> {
  const answer = await request.post('/api/v1/email', {
    data: {
      form: 'contact',
      name,
      email: `${name}@example.com`,
      phoneNumber: '+91 98765 43210',
      message: `We would like a website, says ${name}.`,
      page: '/service/berths',
      ...fields,
    },
  });
  expect(answer.status()).toBe(200);
  return { name, reference: (await answer.json()).reference };
}

/** Rows as they are, past the forms. Returns their references as the list has them, the newest first. */
async function keepRows(
  request: APIRequestContext,
  name: string,
  count: number,
  status = 'delivered',
  from = '',
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    reference: newReference('TT'),
    name: `${name} ${index + 1}`,
  }));
  const sql = `INSERT INTO inquiries
      (reference, submission, fingerprint, form, email, fields, status, received_at, due_at, last_error, page)
    SELECT value ->> 'reference', value ->> 'reference', value ->> 'reference', 'contact', ?2,
      json_object('name', value ->> 'name', 'message', 'Hello'), ?3, unixepoch() * 1000, 0,
      'E_RECIPIENT_NOT_ALLOWED', nullif(?4, '')
    FROM json_each(?1)`;
  const params = [JSON.stringify(rows), `${name}@example.com`.toLowerCase(), status, from];
  const answer = await request.post(local, { data: { sql, params } });
  expect(answer.ok()).toBe(true);
  return rows.map(({ reference }) => reference).reverse();
}

async function open(page: Page, address = '/desk'): Promise<void> {
  await page.goto(`/desk?key=${key}`);
  await expect(page).toHaveURL(/\/desk$/);
  if (address !== '/desk') {
    await page.goto(address);
  }
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
}

/** As a link of the desk does, without a page load. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

function found(words: string): string {
  return `/desk?state=all&words=${words}`;
}

/** Changes messages as a colleague on another machine. */
async function changeElsewhere(page: Page, change: object): Promise<void> {
  const headers = { Origin: baseURL };
  const answer = await page.request.post('/api/v1/desk/changes', { data: change, headers });
  expect(answer.status()).toBe(200);
}

function rowOf(page: Page, reference: string | undefined) {
  return page.locator(`[data-row="${reference}"]`);
}

/** In the history of a message. */
function event(page: Page, text: string) {
  return page.getByRole('listitem').filter({ hasText: text });
}

function notice(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, ownContext: true });

  test('answers an inquiry by touch', async ({ page, request, complaints }) => {
    const one = await write(request);
    const { name } = one;
    // The same words again would be the same message.
    const two = await write(request, { message: 'A second one.' }, name);
    await page.clock.install();
    await open(page, `/desk?words=${name}`);
    const row = rowOf(page, one.reference);
    await expect(row).toContainText('(unread)');
    await row.tap();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(row).toBeHidden();
    for (const [choice, begun] of [
      ['In my own words', `Dear ${name},\n\n\n> We would like a website`],
      [
        'A few questions first',
        `Dear ${name},\n\nthank you for your message ${one.reference}. How many boats?\n\n\n> We would`,
      ],
    ] as const) {
      await page.getByRole('button', { name: 'Answer', exact: true }).tap();
      const link = page.getByRole('link', { name: choice });
      const mail = new URL((await link.getAttribute('href')) ?? '');
      expect(decodeURIComponent(mail.pathname)).toBe(`${name}@example.com`);
      expect(mail.searchParams.get('subject')).toContain(one.reference);
      const body = mail.searchParams.get('body')?.replaceAll('\r\n', '\n');
      expect(body?.slice(0, begun.length)).toBe(begun);
      await link.tap();
      await expect(link).toBeHidden();
    }
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy +91 98765 43210' }).tap();
    await expect(notice(page, 'Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+91 98765 43210');
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa.me/919876543210\\?text=.*${one.reference}`),
    );
    await page.getByRole('button', { name: 'Mark answered' }).tap();
    await expect(notice(page, 'Marked answered.')).toBeVisible();
    await expect(event(page, 'Answered')).toContainText('this computer');
    await page.getByRole('button', { name: 'Back to the list' }).tap();
    await expect(row).toHaveCount(0);
    await expect(rowOf(page, two.reference)).toBeVisible();
    // A new one appears by itself.
    const three = await write(request, { message: 'A third one.' }, name);
    await page.clock.fastForward(30_000);
    await expect(rowOf(page, three.reference)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('goes back to the place in the list', async ({ page, request }) => {
    const name = newName();
    const references = await keepRows(request, name, 30);
    await open(page, found(name));
    for (const back of [
      () => page.getByRole('button', { name: 'Back to the list' }).tap(),
      () => page.goBack(),
    ]) {
      const row = rowOf(page, references[20]);
      await row.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(500);
      await row.tap();
      await expect(page.getByRole('article')).toBeVisible();
      await back();
      await expect(row).toBeFocused();
      expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(5);
    }
  });
});

test('releases what was held, and it arrives', async ({ page, request }) => {
  const { reference, name } = await write(request, { website: 'filled in by a program' });
  await open(page, `/desk?state=held&words=${name}`);
  await rowOf(page, reference).click();
  await expect(page.getByText('a hidden field was filled in').first()).toBeVisible();
  await page.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(notice(page, 'Released.')).toBeVisible();
  expect((await deliveredMail(request, reference)).text).toContain(name);
  await page.goto(`/desk?message=${reference}`);
  await expect(event(page, 'Released')).toContainText('this computer');
  await expect(event(page, 'Delivered to the mailbox')).toBeVisible({ timeout: 30_000 });
});

test('erases a person, with files', async ({ page, request }) => {
  const { reference, name } = await write(request);
  const email = `${name}@example.com`;
  await request.post('/api/v1/applications', {
    multipart: {
      name,
      email,
      position: 'Boat-Side Developer',
      cv: {
        name: 'CV.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\none\n%%EOF'),
      },
    },
  });
  await open(page, `/desk?message=${reference}`);
  await page.getByRole('link', { name: 'All of this person' }).click();
  await expect(page.getByText('2 messages, 1 file')).toBeVisible();
  const exported = await page.request.get(`/api/v1/desk/export/json?email=${email}`);
  expect(await exported.json()).toHaveLength(2);
  // The first answer is lost after all is done.
  await page.route(
    '**/desk/changes',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
  await dialog.getByLabel('Type the address to confirm').fill(email);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByText(
      `of ${email.toLowerCase()}: 2 messages with their notes and history, and 1 file`,
    ),
  ).toBeVisible();
  expect(await keptMessages(request, 'email', email.toLowerCase())).toEqual([]);
  await page.goto(`/desk?message=${reference}`);
  await expect(page.getByText('This message is not here any more.')).toBeVisible();
  await expect(event(page, 'Erased')).toContainText('this computer');
});

test('is used with the keyboard alone', async ({ page, request }) => {
  const name = newName();
  await keepRows(request, name, 3);
  await open(page, found(name));
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(3);
  for (const [key, place] of [
    ['j', 0],
    ['j', 1],
    ['j', 2],
    ['j', 2],
    ['k', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rows.nth(place)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const opened = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(opened).toHaveText(`${name} 2`);
  for (const key of ['e', 'e']) {
    await page.keyboard.press(key);
    const answered = rows.nth(1).getByText('Answered');
    await expect(answered).toHaveCount(key === 'e' ? 1 : 0);
  }
  for (const [key, number] of [
    ['j', 1],
    ['j', 1],
    ['k', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(opened).toHaveText(`${name} ${number}`);
  }
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('e');
  await expect(page.getByRole('searchbox')).toHaveValue(`${name}e`);
});

test('keeps the place in the list when a key marks a message answered', async ({
  page,
  request,
}) => {
  const name = newName();
  const references = await keepRows(request, name, 4);
  await open(page, `/desk?words=${name}`);
  await rowOf(page, references[1]).focus();
  for (const [answered, next] of [
    [1, 2],
    [2, 3],
    [3, 0],
  ] as const) {
    await page.keyboard.press('e');
    await expect(rowOf(page, references[answered])).toHaveCount(0);
    await expect(rowOf(page, references[next])).toBeFocused();
  }
  await page.goto(`/desk?message=${references[1]}`);
  for (const label of ['Mark open', 'Mark answered', 'Mark open']) {
    await expect(page.getByRole('article').getByRole('button', { name: label })).toBeVisible();
    await page.keyboard.press('e');
  }
});

test('marks several at once and takes it back', async ({ page, request }) => {
  const name = newName();
  const references = await keepRows(request, name, 60, 'failed');
  await open(page, `/desk?state=failed&words=${name}`);
  const rows = page.locator('[data-row]');
  const answered = rows.getByText('Answered');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show older ones' }).click();
  await expect(rows).toHaveCount(60);
  await page.getByRole('button', { name: 'Choose several' }).click();
  for (const number of [2, 3]) {
    await page.getByLabel(`Choose ${name} ${number}`, { exact: true }).check();
  }
  await changeElsewhere(page, { do: 'answer', references: [references[57]] });
  await page.getByRole('button', { name: 'Mark answered' }).first().click();
  await expect(notice(page, 'Marked answered. 1 of 2 messages; the rest')).toBeVisible();
  await expect(answered).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, 'Taken back.')).toBeVisible();
  await expect(answered).toHaveCount(1);
  await expect(rowOf(page, references[57])).toContainText('Answered');
  // Nothing stays chosen, and no tick takes the rows' touch.
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByLabel('Choose all').click();
  await expect(page.getByText('60 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Mark answered' }).first().click();
  await expect(notice(page, '59 of 60 messages')).toBeVisible();
  await changeElsewhere(page, { do: 'remove', references: [references[59]] });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, '58 of 59 messages')).toBeVisible();
  await expect(rows).toHaveCount(59);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await expect(rows).toHaveCount(50);
  await rows.first().click();
  await expect(page.getByText('The address MAIL_TO is not confirmed')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('does not do again what a colleague did', async ({ page, request }) => {
  const { reference } = await write(request, { website: 'filled in by a program' });
  await open(page, `/desk?state=held&message=${reference}`);
  await page.getByRole('button', { name: 'Release' }).click();
  // Just before the Worker hears of it: sooner, the desk would notice by itself.
  await page.route(
    '**/api/v1/desk/changes',
    async (route) => {
      await changeElsewhere(page, { do: 'remove', references: [reference] });
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(notice(page, 'Nothing was changed.')).toBeVisible();
  await expect(page.getByText('This message is not here any more.')).toBeVisible();
});

test('points out what is removed soon', async ({ page, request }) => {
  const name = newName();
  const [reference] = await keepRows(request, name, 1);
  const delivered = Date.now() - 178 * 24 * 60 * 60 * 1_000;
  const params = [String(delivered), reference ?? ''];
  const sql = 'UPDATE inquiries SET delivered_at = ? WHERE reference = ?';
  await request.post(local, { data: { sql, params } });
  await open(page);
  await page.getByRole('link', { name: /^Removed soon/ }).click();
  await expect(rowOf(page, reference)).toContainText('removed on');
  await rowOf(page, reference).click();
  await expect(page.getByRole('article').getByText('It will be removed on')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('It will be removed on')).toHaveCount(0);
  await expect(rowOf(page, reference)).toHaveCount(0);
});

test('keeps its filters in the address', async ({ page, request }) => {
  const { reference, name } = await write(request);
  await open(page, '/desk?view=x');
  await expect(page.getByRole('region', { name: 'Choose a message' })).toBeVisible();
  const search = page.getByRole('searchbox');
  for (const clear of [
    page.getByRole('button', { name: 'Clear filters' }),
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Inbox' }),
  ]) {
    await search.fill('nobodywritesthis');
    await expect(page.getByText('No message fits')).toBeVisible();
    await clear.click();
    await expect(search).toHaveValue('');
    await expect(page.locator('[data-row]').first()).toBeVisible();
  }
  // The letters are one place in the history with the list that they narrow.
  await page.getByRole('link', { name: 'Answered' }).click();
  await search.pressSequentially('nobody');
  await expect(page).toHaveURL('/desk?state=answered&words=nobody');
  await page.goBack();
  await expect(page).toHaveURL('/desk');
  await page.getByText('Filter and export').click();
  await page.getByLabel('Form').selectOption('Support request');
  await page.getByLabel('Form').selectOption('All forms');
  await expect(page.getByLabel('Form')).toBeVisible();
  // Rows stay until the answer to the next letters is there.
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const answered = Promise.withResolvers<void>();
  await page.route('**/desk/messages?*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await search.fill(name);
  await expect(page.getByRole('list', { name: 'Messages' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  answered.resolve();
  await rowOf(page, reference).click();
  await expect(page.getByRole('region', { name: 'Message', exact: true })).toBeVisible();
});

test('says that a list could not be read until it is read again', async ({ page }) => {
  await open(page);
  await page.route('**/desk/messages?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Answered' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'cannot be reached' });
  await expect(alert).toBeVisible();
  await page.unroute('**/desk/messages?*');
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(alert).toHaveCount(0);
});

test('keeps a typed note when the sign-in ends', async ({ page, request, context }) => {
  const { reference } = await write(request);
  await open(page, `/desk?message=${reference}`);
  await page.getByLabel('Note').fill('Wants it by Diwali');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your sign-in has ended' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Sign in/ })).toHaveAttribute('target', '_blank');
  await expect(page.getByLabel('Note')).toHaveValue('Wants it by Diwali');
  const other = await context.newPage();
  await other.goto(`/desk?key=${key}`);
  await other.close();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(event(page, 'Wants it by Diwali')).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('');
  await expect(page.getByText('Your sign-in has ended')).toHaveCount(0);
  await expect(rowOf(page, reference)).toContainText('Has a note');
  await page.getByRole('button', { name: 'Remove note' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(event(page, 'Wants it by Diwali')).toBeVisible();
});

test.describe('with a clock', () => {
  test.use({ ownContext: true });

  test('goes on once the network is back', async ({ page, request }) => {
    const { reference } = await write(request);
    // It stands still, so that the desk does not look again by itself.
    await page.clock.install();
    await open(page, `/desk?message=${reference}`);
    await expect(page.getByRole('article')).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.route('**/api/v1/desk/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Mark answered' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'cannot be reached' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('article')).toBeVisible();
    await page.unroute('**/api/v1/desk/**');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark answered' }).click();
    await expect(page.getByRole('button', { name: 'Mark open' })).toBeVisible();
  });
});

test('shows markup as text, and links no page of another site', async ({ page, request }) => {
  const markup = '<img src=x onerror="document.title=1"><script>alert(1)</script>';
  const { reference } = await write(request, { name: `Eve ${markup}`, message: markup });
  await open(page);
  for (const [address, links] of [
    ['/service/berths', 1],
    ['/\\evil.example', 0],
    ['//evil.example', 0],
    ['https://evil.example', 0],
  ] as const) {
    const sql = 'UPDATE inquiries SET page = ? WHERE reference = ?';
    await request.post(local, { data: { sql, params: [address, reference] } });
    await goWithin(page, '/desk');
    await goWithin(page, `/desk?message=${reference}`);
    const field = page.getByRole('definition').filter({ hasText: address });
    await expect(field).toHaveText(address);
    await expect(field.getByRole('link')).toHaveCount(links);
  }
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`Eve ${markup}`);
  await expect(page.getByRole('article').locator('img, script')).toHaveCount(0);
});

/** Elements that stick out of the window, the list or the message. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body, ul, [role="region"], section, header, dl')];
    return boxes.flatMap((box) => {
      const edge = Math.min(innerWidth, box.getBoundingClientRect().right) + 1;
      return [...box.querySelectorAll('*')]
        .filter((one) => !one.closest(`.unseen, [tabindex="0"], nav[aria-label="Inbox"]`))
        .filter((one) => one.checkVisibility())
        .filter((one) => one.getBoundingClientRect().right > edge)
        .map((one) => `${one.tagName} ${one.className}: ${one.textContent?.slice(0, 40)}`);
    });
  });
}

/** Forged: the sitemap has none of them. */
// biome-ignore format: side by side
const noPages = [
  '/nothing-here', '/service/nothing-here', '/logo.svg', '/robots.txt', '/about.html', '/index', '/index.html', '/ABOUT',
  '/desk', '/editor', '/404', '/problem/contact', '/sent', '/test', '/sitemap.xml', '/%61bout', '/about%2F', '/%2Fabout', '/about%00', '/service//berths', '/.//evil.example', '/about/%2e%2e%2fcontact',
];

test('ranks real pages alone by their messages', async ({ page, request }) => {
  // No other test writes from here.
  const best = '/gallery';
  const seen = ['/privacy', '/privacy', ...noPages, best];
  for (const path of seen) {
    const sent = { form: { page: path, from: 'chat.example' }, headers: { Origin: baseURL } };
    expect((await request.post('/api/v1/views', sent)).status()).toBe(204);
  }
  await keepRows(request, newName(), 60, 'delivered', best);
  const counted = async (): Promise<string[]> => {
    const sql = `SELECT name FROM views WHERE kind = 'page'`;
    const answer = await request.post(local, { data: { sql, params: [] } });
    return (await answer.json()).result[0].results.rows.flat();
  };
  await open(page);
  await expect.poll(counted, { timeout: 25_000 }).toContain(best);
  const pagesCounted = await counted();
  expect(noPages.filter((path) => pagesCounted.includes(path))).toEqual([]);
  await page.getByRole('link', { name: 'Numbers' }).click();
  const pages = page.getByRole('region', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Messages' }).click();
  await expect(pages.getByRole('columnheader', { name: 'Messages' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(pages.getByRole('rowheader').first()).toHaveText(best);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^numbers-.*\.csv$/);
  const line = /"page","\/gallery","\d+","\d+","(\d+)"/.exec(
    readFileSync(await download.path(), 'utf8'),
  );
  expect(Number(line?.[1])).toBeGreaterThanOrEqual(60);
});

test('shows the numbers that were counted', async ({ page }) => {
  const [first, second] = [
    { week: 0, received: 7, held: 2, failed: 1 },
    { week: 1, received: 4, held: 1, failed: 0 },
  ];
  const json = {
    weeks: [Date.UTC(2024, 0, 1), Date.UTC(2024, 0, 8)],
    since: Date.UTC(2024, 0, 1),
    answered: 6,
    medianAnswer: null,
    traffic: [{ ...first, name: 'messages' }],
    forms: [
      { ...first, name: 'contact' },
      { ...second, name: 'contact' },
    ],
    services: [],
    origins: [
      { kind: 'page', name: '/about', visits: 3, views: 40, messages: 10 },
      { kind: 'service', name: 'berths', visits: 5, views: 60, messages: 9 },
      { kind: 'source', name: 'search', visits: 8, views: 70, messages: 0 },
    ],
  };
  await page.route('**/desk/numbers', (route) => route.fulfill({ json }));
  await open(page, '/desk?view=numbers');
  await expect.soft(page.getByText('Marked answered: 6')).toBeVisible();
  const cells = (table: string) =>
    page.getByRole('region', { name: table }).getByRole('cell').filter({ hasText: /./ });
  await expect.soft(cells('Pages')).toHaveText(['40', '3', '10', '25']);
  await expect.soft(cells('Services read and asked for')).toHaveText(['60', '9']);
  await expect.soft(cells('Where visitors came from')).toHaveText(['8']);
  const forms = page.getByRole('figure').filter({ hasText: /^Message / });
  await expect.soft(forms).toHaveText('Message 11 3 held as spam 1 given up');
  await page.getByText('The numbers as a table').nth(1).click();
  const table = page.getByRole('region', { name: 'The numbers as a table' });
  await expect.soft(table.getByRole('cell')).toHaveText(['4', '7', '11', '3', '1']);
});

test('is sound in all its states, at every width', async ({ page, request, context }) => {
  test.setTimeout(150_000); // Some fifty readings.
  const name = newName();
  await keepRows(request, `${name} ${'W'.repeat(60)}`, 55, 'held');
  const { reference } = await write(request, {
    name: `${name} ${'नारायणस्वामी'.repeat(7)}`.slice(0, 100),
    message: 'x'.repeat(300),
    page: `/${'p'.repeat(299)}`,
    service: 'k'.repeat(60),
  });
  async function expectSound(state: string) {
    for (const width of [...widths, 1024]) {
      await resize(page, width, 800);
      // No colour changes between a tablet and a large screen.
      const isBetween = width === 768 || width === 1024;
      const read = isBetween ? expectNoViolations : expectSoundInBothThemes;
      await read(page, `${state}, ${width} wide`);
      expect.soft(await overflowing(page), `${state}, ${width} wide`).toEqual([]);
    }
  }
  await resize(page, 360, 800);
  await open(page);
  for (const [state, address, shown] of [
    [
      'many',
      `/desk?state=held&words=${name}`,
      page.getByRole('button', { name: 'Show older ones' }),
    ],
    ['one', found(reference), page.locator('[data-row]')],
    ['none', found('nobodywritesthis'), page.getByText('No message fits')],
    ['a message', `/desk?message=${reference}`, page.getByRole('article')],
    ['numbers', '/desk?view=numbers', page.getByRole('img').first()],
    [
      'a person',
      `/desk?view=person&email=${name} ${'W'.repeat(60)}@example.com`.toLowerCase(),
      page.getByText('55 messages'),
    ],
    ['health', '/desk?view=health', page.getByText('Last delivery')],
  ] as const) {
    await (state === 'none' ? page.goto(address) : goWithin(page, address));
    await expect(shown.first()).toBeVisible();
    // The rows of an earlier answer are pale until the next one is there.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectSound(state);
    if (state === 'many' || state === 'one') {
      await resize(page, 360, 800);
      const tabs = page.getByRole('navigation', { name: 'Inbox' }).getByRole('link');
      await expect(tabs.and(page.locator('[aria-current]'))).toBeInViewport({ ratio: 1 });
      const tops = await tabs.evaluateAll((all) =>
        all.map((tab) => tab.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, 'lines of tabs').toBe(1);
      const { y = 800 } = (await page.locator('[data-row]').first().boundingBox()) ?? {};
      expect(y, state).toBeLessThan(300);
    }
  }
  await goWithin(page, `/desk?message=${reference}`);
  for (const menu of ['Answer', 'More']) {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await expectSound(`the menu ${menu}`);
    await page.keyboard.press('Escape');
  }
  await goWithin(page, `/desk?state=held&words=${name}`);
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByLabel(/^Choose .* 20$/).check();
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound('a question');
  await page.keyboard.press('Escape');
  await context.clearCookies();
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'sign-in has ended' })).toBeVisible();
  await expectSound('signed out');
});
