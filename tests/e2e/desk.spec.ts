/** The owner's desk in the browser: three journeys, the keyboard, and what happens when something fails. */
import type { APIRequestContext, Page } from 'playwright/test';
import { newReference } from '../../worker/inquiries/reference.ts';
import { expectSoundInBothThemes } from './axe.ts';
import { deliveredMail, keptMessages } from './desk.ts';
import { expect, test, widths } from './site.ts';

// One after the other: what one of them puts into the inbox would push another's rows off its first page.
test.describe.configure({ mode: 'default' });

const key = 'the-key-of-the-tests';
const local = '/cdn-cgi/explorer/api/d1/database/DB/raw';

let sent = 0;
/** A name that no other test's message has. */
function newName(): string {
  sent += 1;
  return `Desk${sent}x${Math.random().toString(36).slice(2, 8)}`;
}

async function write(
  request: APIRequestContext,
  fields: Record<string, unknown>,
): Promise<{ reference: string; name: string }> {
  const name = newName();
  const answer = await request.post('/api/v1/email', {
    data: {
      form: 'contact',
      name,
      email: `${name}@example.com`,
      phoneNumber: '+91 98765 43210',
      message: `We would like a website, says ${name}.`,
      page: '/service/webdesign',
      ...fields,
    },
  });
  expect(answer.status()).toBe(200);
  return { name, reference: (await answer.json()).reference };
}

/** Rows as they are, past the forms; the last is the newest. */
async function keepRows(
  request: APIRequestContext,
  name: string,
  count: number,
  status = 'delivered',
) {
  const rows = Array.from({ length: count }, (_, index) => ({
    reference: newReference(),
    name: `${name} ${index + 1}`,
  }));
  const sql = `INSERT INTO inquiries
      (reference, submission, fingerprint, form, email, fields, status, received_at, due_at, last_error)
    SELECT value ->> 'reference', value ->> 'reference', value ->> 'reference', 'contact', ?2,
      json_object('name', value ->> 'name', 'message', 'Hello'), ?3, unixepoch() * 1000, 0,
      'E_RECIPIENT_NOT_ALLOWED'
    FROM json_each(?1)`;
  const params = [JSON.stringify(rows), `${name}@example.com`.toLowerCase(), status];
  const answer = await request.post(local, { data: { sql, params } });
  expect(answer.ok()).toBe(true);
}

async function open(page: Page, address = '/desk'): Promise<void> {
  await page.goto(`/desk?key=${key}`);
  await expect(page).toHaveURL(/\/desk$/);
  if (address !== '/desk') await page.goto(address);
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
}

function found(words: string): string {
  return `/desk?state=all&words=${words}`;
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, ownContext: true });

  test('the owner answers the day’s inquiries with a thumb', async ({
    page,
    request,
    complaints,
  }) => {
    const [one, two] = [await write(request, {}), await write(request, {})];
    await open(page);
    const row = page.locator(`[data-row="${one.reference}"]`);
    await expect(row).toContainText('(unread)');
    await row.tap();
    await expect(page.getByRole('heading', { name: one.name })).toBeVisible();
    await expect(row).toBeHidden();
    const mail = new URL(
      (await page.getByRole('link', { name: 'Answer' }).getAttribute('href')) ?? '',
    );
    expect(decodeURIComponent(mail.pathname)).toBe(`${one.name}@example.com`);
    expect(mail.searchParams.get('subject')).toContain(one.reference);
    expect(mail.searchParams.get('body')).toContain('> We would like a website');
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa.me/919876543210\\?text=.*${one.reference}`),
    );
    await page.getByRole('button', { name: 'Mark answered' }).tap();
    await expect(page.getByRole('status').first()).toContainText('Marked answered.');
    await expect(page.getByRole('listitem').filter({ hasText: 'Answered' })).toContainText(
      'this computer',
    );
    await page.getByRole('button', { name: 'Back to the list' }).tap();
    await expect(row).toHaveCount(0);
    await expect(page.locator(`[data-row="${two.reference}"]`)).toBeVisible();
    // A new one appears by itself.
    const three = await write(request, {});
    await expect(page.locator(`[data-row="${three.reference}"]`)).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    expect(complaints).toEqual([]);
  });
});

test('Spam wrongly held is released and arrives', async ({ page, request }) => {
  const { reference, name } = await write(request, { website: 'filled in by a program' });
  await open(page, '/desk?state=held');
  await page.locator(`[data-row="${reference}"]`).click();
  await expect(page.getByText('a hidden field was filled in').first()).toBeVisible();
  await page.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('status').first()).toContainText('Released.');
  expect((await deliveredMail(request, reference)).text).toContain(name);
  await page.goto(`/desk?message=${reference}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Released' })).toContainText(
    'this computer',
  );
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Delivered to the mailbox' }),
  ).toBeVisible({ timeout: 30_000 });
});

test('A person’s wish to be erased is granted, with files and a confirmation', async ({
  page,
  request,
}) => {
  const { reference, name } = await write(request, {});
  const email = `${name}@example.com`;
  await request.post('/api/v1/applications', {
    multipart: {
      name,
      email,
      position: 'Front-End Developer',
      cv: {
        name: 'CV.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\none\n%%EOF'),
      },
    },
  });
  await open(page, `/desk?message=${reference}`);
  await page.getByRole('link', { name: 'All of this person' }).click();
  await expect(page.getByText('2 messages, 1 files')).toBeVisible();
  const exported = await page.request.get(`/api/v1/desk/export/json?email=${email}`);
  expect(await exported.json()).toHaveLength(2);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Erase everything' })).toBeDisabled();
  await dialog.getByLabel('Type the address to confirm').fill(email);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(
    page.getByText(
      `of ${email.toLowerCase()}: 2 messages with their notes and history, and 1 files`,
    ),
  ).toBeVisible();
  expect(await keptMessages(request, 'email', email.toLowerCase())).toEqual([]);
  await page.goto(`/desk?message=${reference}`);
  await expect(page.getByText('This message is not here any more.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Erased' })).toContainText(
    'this computer',
  );
});

test('Everything is done with the keyboard alone', async ({ page, request }) => {
  const name = newName();
  await keepRows(request, name, 3);
  await open(page, found(name));
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
  await page.keyboard.press('e');
  await expect(rows.nth(1)).toContainText('Answered');
  await page.keyboard.press('e');
  await expect(rows.nth(1)).not.toContainText('Answered');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('e');
  await expect(page.getByRole('searchbox')).toHaveValue(`${name}e`);
});

test('Several are marked at once, older ones are fetched, and filters stay in the address', async ({
  page,
  request,
}) => {
  const name = newName();
  await keepRows(request, name, 60, 'failed');
  await open(page, `/desk?state=failed&words=${name}`);
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show older ones' }).click();
  await expect(rows).toHaveCount(60);
  for (const number of [2, 3]) {
    await page.getByLabel(`Choose ${name} ${number}`, { exact: true }).check();
  }
  await page.getByRole('button', { name: 'Mark answered' }).first().click();
  await expect(page.getByRole('status').first()).toContainText('Marked answered.');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await expect(rows).toHaveCount(50);
  await rows.first().click();
  await expect(page.getByText('The address MAIL_TO is not confirmed')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('An ended sign-in asks to sign in again and loses no typed note', async ({
  page,
  request,
  context,
}) => {
  const { reference } = await write(request, {});
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
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants it by Diwali' })).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('');
  await expect(page.getByText('Your sign-in has ended')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove note' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants it by Diwali' })).toBeVisible();
});

test('Without a network the desk says so, keeps what it shows, and goes on', async ({
  page,
  request,
}) => {
  const { reference } = await write(request, {});
  await open(page, `/desk?message=${reference}`);
  await expect(page.getByRole('article')).toBeVisible();
  await page.route('**/api/v1/desk/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Mark answered' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'cannot be reached' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
  await page.unroute('**/api/v1/desk/**');
  // The desk looks again by itself as well, so the button may have gone by now.
  await expect(async () => {
    if (await alert.isVisible()) {
      await alert.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 });
    }
    await expect(alert).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(page.getByRole('button', { name: 'Mark open' })).toBeVisible();
});

test('Without the key, and for a stranger, the desk shows nothing', async ({ page, request }) => {
  expect((await request.get('/desk')).status()).toBe(401);
  expect((await request.get('/desk/manifest.webmanifest')).status()).toBe(401);
  expect((await request.get('/api/v1/desk/overview')).status()).toBe(401);
  const answer = await page.goto('/desk?key=guessed');
  expect(answer?.status()).toBe(401);
  expect(answer?.headers()['cache-control']).toBe('no-store');
});

test('Markup in a message is shown as it was typed', async ({ page, request }) => {
  const markup = '<img src=x onerror="document.title=1"><script>alert(1)</script>';
  const { reference } = await write(request, { name: `Eve ${markup}`, message: markup });
  await open(page, `/desk?message=${reference}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(`Eve ${markup}`);
  await expect(page.getByRole('article').locator('img, script')).toHaveCount(0);
});

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the desk is sound in all its states', async ({ page, request, context }) => {
      test.slow();
      const name = newName();
      await keepRows(request, name, 55, 'held');
      const { reference } = await write(request, {});
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
          `/desk?view=person&email=${name}@example.com`.toLowerCase(),
          page.getByText('55 messages'),
        ],
        ['health', '/desk?view=health', page.getByText('Last delivery')],
      ] as const) {
        await page.goto(address);
        await expect(shown.first()).toBeVisible();
        await expectSoundInBothThemes(page, state);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, state).toBeLessThanOrEqual(width);
      }
      await page.goto(`/desk?state=held&words=${name}`);
      await page.getByLabel(`Choose ${name} 20`, { exact: true }).check();
      await page.getByRole('button', { name: 'Remove' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSoundInBothThemes(page, 'a question');
      await page.keyboard.press('Escape');
      await context.clearCookies();
      await page.getByRole('link', { name: 'Numbers' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'sign-in has ended' })).toBeVisible();
      await expectSoundInBothThemes(page, 'signed out');
    });
  });
}
