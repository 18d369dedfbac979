/** Addresses that people mistype, cut or break: each leads to its page, or says that there is none. */
import { expect, open, test, untilHydrated } from './site.ts';

for (const [typed, page] of [
  ['/About', '/about'],
  ['/ABOUT/Mission-Vision?from=print', '/about/mission-vision?from=print'],
  ['/Contact/', '/contact'],
  ['/Career', '/carrer'],
  ['/sent', '/contact'],
  ['/PORTFOLIO/BERTH-BOOK', '/portfolio/berth-book'],
  ['/BLOG/MOORING-BOOK', '/blog/mooring-book'],
  ['/service/tidetables', '/service/tideTables'],
  ['/SERVICE/TIDETABLES', '/service/tideTables'],
  ['/career', '/carrer'],
  ['/career/', '/carrer'],
  ['/career/?from=print', '/carrer?from=print'],
] as const) {
  test(`${typed} leads to ${page} before a page is sent`, async ({ request }) => {
    const moved = await request.get(typed, { maxRedirects: 0 });
    expect([301, 302, 307]).toContain(moved.status());
    expect(moved.headers()['strict-transport-security']).toBeTruthy();
    const found = await request.get(typed);
    expect(found.status()).toBe(200);
    const { pathname, search } = new URL(found.url());
    expect(`${pathname}${search}`).toBe(page);
  });
}

for (const address of [
  '/Nothing-Here',
  '/service/Nothing',
  '/Assets/js/main.js',
  '/API/v1/health',
]) {
  test(`${address} is no page, and becomes none when its scripts run`, async ({
    page,
    request,
    complaints,
  }) => {
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(404);
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    const sent = await heading.textContent();
    await untilHydrated(page);
    await expect(heading).toHaveText(sent ?? '');
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
}

for (const [before, now, title] of [
  ['/portfolio#rope-walk', '/portfolio/rope-walk', 'A walk through four centuries of rope'],
  ['/industry#dairies', '/industry/dairies', 'Dairies'],
] as const) {
  test(`${before}, an address from before, leads to its page, and Back does not return to it`, async ({
    page,
  }) => {
    await page.goto('/about');
    await page.goto(before);
    await expect(page).toHaveURL(now);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}

test('a page with capitals in its address is sent as it is', async ({ request }) => {
  const page = await request.get('/service/tideTables', { maxRedirects: 0 });
  expect(page.status()).toBe(200);
  expect(page.headers()['content-security-policy']).toContain('script-src');
});

test('a place that nobody can read leaves the open page as it is', async ({ page, complaints }) => {
  await open(page, '/contact#%E0%A4%A');
  await page.evaluate(() => {
    location.hash = '#%E0%A4%B';
  });
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
  expect(complaints).toEqual([]);
});
