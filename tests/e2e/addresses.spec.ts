/** Mistyped, shortened and outdated addresses. */
import { expect, open, pageHeading, test, waitForHydration } from './site.ts';

test('redirects to the correct spelling of an address', async ({ request }) => {
  for (const [address, target] of [
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
    const redirect = await request.get(address, { maxRedirects: 0 });
    expect([301, 302, 307], address).toContain(redirect.status());
    expect(redirect.headers()['strict-transport-security'], address).toBeTruthy();
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const { pathname, search } = new URL(response.url());
    expect(`${pathname}${search}`, address).toBe(target);
  }
  const correct = await request.get('/service/tideTables', { maxRedirects: 0 });
  expect(correct.status()).toBe(200);
  expect(correct.headers()['content-security-policy']).toContain('script-src');
});

test('keeps the "not found" page after its scripts run', async ({ page, request, problems }) => {
  for (const address of [
    '/Nothing-Here',
    '/service/Nothing',
    '/Assets/js/main.js',
    '/API/v1/health',
  ]) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(404);
    await page.goto(address);
    const text = await pageHeading(page).textContent();
    await waitForHydration(page);
    await expect(pageHeading(page), address).toHaveText(text ?? '');
  }
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('replaces an outdated address in the history', async ({ page }) => {
  await page.goto('/about');
  for (const [outdatedAddress, target, title] of [
    ['/portfolio#rope-walk', '/portfolio/rope-walk', 'A walk through four centuries of rope'],
    ['/industry#dairies', '/industry/dairies', 'Dairies'],
  ] as const) {
    await page.goto(outdatedAddress);
    await expect(page).toHaveURL(target);
    await expect(pageHeading(page)).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
});

test('ignores a fragment with broken encoding', async ({ page, problems }) => {
  await open(page, '/contact#%E0%A4%A');
  await page.evaluate(() => {
    location.hash = '#%E0%A4%B';
  });
  await expect(page).toHaveURL('/contact');
  await expect(pageHeading(page)).toHaveText('Write to us');
  expect(problems).toEqual([]);
});
