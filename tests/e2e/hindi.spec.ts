/** The fixture's site has a few pages in Hindi: from the switch to a message, a booking and an application. */
import type { Page } from 'playwright/test';
import { waitForMail } from './database-and-mailbox.ts';
import { createCvFile, skipSpamDelay } from './forms.ts';
import { expect, openHydrated, test } from './site.ts';

const form = (page: Page) => page.locator('main form').first();
const uniqueEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.in`;

async function fillMessage(page: Page, email: string, phone: string) {
  await form(page).getByLabel('नाम').fill('फ़राह सिद्दीकी');
  await form(page).getByLabel('ईमेल').fill(email);
  await form(page).getByLabel('फ़ोन नंबर').fill(phone);
  await form(page).getByLabel('मैसेज').fill('हमें घाट की किताब चाहिए।');
}

test('the switch leads to the same page, or to the nearest and says so', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('link', { name: 'हिन्दी' }).first().click();
  await expect(page).toHaveURL('/hi/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-NZ');
  const note = page.getByText('जिस पेज से आप आए, वह हिन्दी में नहीं है।');
  await expect(note).toBeHidden();
  await page.getByRole('link', { name: 'EN', exact: true }).first().click();
  await expect(page).toHaveURL('/contact');
  await openHydrated(page, '/service/radio');
  await page.getByRole('link', { name: 'हिन्दी' }).first().click();
  await expect(page).toHaveURL('/hi#nearest');
  await expect(note).toBeVisible();
});

test('the name of a language has a font on any machine', async ({ page }) => {
  await openHydrated(page, '/contact');
  const readStatus = () =>
    page.evaluate(
      () => [...document.fonts].find((font) => font.family === 'Language name')?.status,
    );
  await expect.poll(readStatus).toBe('loaded');
});

test.describe('a browser that prefers Hindi', () => {
  test.use({ firstVisit: true, locale: 'hi-IN' });

  for (const [path, hindiPath] of [
    ['/', '/hi'],
    ['/contact', '/hi/contact'],
  ] as const) {
    test(`gets one quiet offer on ${path}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale: 'hi-IN', baseURL });
      const page = await context.newPage();
      const offer = page.getByRole('link', { name: 'यह पेज हिन्दी में भी है।' });
      await page.goto(path);
      await expect(offer).toHaveAttribute('href', hindiPath);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offer).toBeHidden();
      await context.close();
    });
  }
});

test('a message in Hindi: refused, mended and sent', async ({ page, request, problems }) => {
  const email = uniqueEmail('hindi');
  await openHydrated(page, '/hi/contact');
  await fillMessage(page, email, '12');
  await form(page).getByRole('button', { name: 'मैसेज भेजें' }).click();
  await expect(form(page).getByText('7 से 15 अंकों का फ़ोन नंबर लिखें')).toBeVisible();
  await form(page).getByLabel('फ़ोन नंबर').fill('+91 98765 43210');
  await skipSpamDelay(page);
  await form(page).getByRole('button', { name: 'मैसेज भेजें' }).click();
  await expect(page.getByText('आपका मैसेज भेज दिया गया है।')).toBeVisible();
  const [reference = ''] = (await page.locator('main').textContent())?.match(/TT-\w+-\w+/) ?? [];
  expect((await waitForMail(request, reference)).text).toContain('Language: Hindi');
  expect(problems).toEqual([]);
});

test('finds a page by Hindi words, without nukta, and by its English name', async ({ page }) => {
  await openHydrated(page, '/hi');
  await page.getByRole('button', { name: /खोज/ }).first().click();
  for (const query of ['संपर्क', 'contact']) {
    await page.getByRole('searchbox').fill(query);
    await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute(
      'href',
      '/hi/contact',
    );
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message in Hindi is refused, mended and sent', async ({ page }) => {
    await page.goto('/hi/contact');
    await fillMessage(page, uniqueEmail('plain'), '12');
    await form(page).getByRole('button', { name: 'मैसेज भेजें' }).click();
    await expect(page).toHaveTitle(/^कुछ ठीक करना है: /);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-NZ');
    await expect(page.getByRole('alert').first()).toContainText('7 से 15 अंकों का फ़ोन नंबर लिखें');
    await form(page).getByLabel('फ़ोन नंबर').fill('+91 98765 43210');
    await form(page).getByRole('button', { name: 'मैसेज भेजें' }).click();
    await expect(page).toHaveURL(/\/hi\/sent\/TT-/);
    await expect(page.locator('main')).toContainText('रेफ़रेंस');
  });

  test('an application in Hindi is sent', async ({ page }) => {
    await page.goto('/hi/carrer');
    await form(page).getByLabel('नाम').fill('फ़राह सिद्दीकी');
    await form(page).getByLabel('ईमेल').fill(uniqueEmail('job'));
    await form(page).getByLabel('पद').selectOption({ index: 1 });
    await form(page).locator('input[type=file]').setInputFiles(createCvFile('सीवी.pdf'));
    await form(page).locator('button[type=submit], button:not([type])').last().click();
    await expect(page).toHaveURL(/\/hi\/sent\/TT-/);
  });

  test('a time is booked in Hindi, with its calendar file', async ({ page, request }) => {
    await page.goto('/hi/problem/meeting');
    // The page of refused forms has the list, because a calendar is connected.
    await page.evaluate(() => document.forms[0]?.setAttribute('novalidate', ''));
    await form(page).locator('button').last().click();
    await expect(page.getByRole('alert').first()).toContainText('कुछ ठीक करना है');
    await form(page).locator('select[name=slot]').selectOption({ index: 1 });
    await form(page).getByLabel('नाम').fill('फ़राह सिद्दीकी');
    await form(page).getByLabel('ईमेल').fill(uniqueEmail('meet'));
    await form(page).getByLabel('फ़ोन नंबर').fill('+91 98765 43210');
    await form(page).locator('button').last().click();
    await expect(page).toHaveURL(/\/hi\/meeting\/[0-9a-f-]{36}$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-NZ');
    const file = await page.locator('a[href$=".ics"]').getAttribute('href');
    const calendar = await (await request.get(String(file))).text();
    expect(calendar).toMatch(/SUMMARY:.*\p{Script=Devanagari}/u);
  });
});
