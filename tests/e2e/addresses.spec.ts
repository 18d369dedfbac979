import { expect, findPageHeading, openHydrated, test, waitForHydration } from './site.ts';

test('redirects to the correct spelling of a URL', async ({ request, baseURL }) => {
  for (const [requestedAddress, correctAddress] of [
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
    ['/careers', '/carrer'],
    ['/service', '/'],
    ['/service/', '/'],
    ['/Services', '/'],
    ['/old-notes.html', '/blog/mooring-book'],
  ] as const) {
    const redirectResponse = await request.get(requestedAddress, { maxRedirects: 0 });
    expect([301, 302, 307], requestedAddress).toContain(redirectResponse.status());
    expect(redirectResponse.headers()['strict-transport-security'], requestedAddress).toBeTruthy();
    const responseAfterRedirect = await request.get(requestedAddress);
    expect(responseAfterRedirect.status(), requestedAddress).toBe(200);
    const addressWithoutAnchor = responseAfterRedirect.url().replace(/#.*/, '');
    expect(addressWithoutAnchor, requestedAddress).toBe(`${baseURL}${correctAddress}`);
  }
});

test('keeps the "not found" page after its scripts run', async ({ page, request, problems }) => {
  for (const route of [
    '/Nothing',
    '/about/nothing',
    '/service/Nothing',
    '/Assets/js/main.js',
    '/API/v1/health',
  ]) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(404);
    const notFoundPage = await request.get(route.startsWith('/service/') ? '/service/404' : '/404');
    expect(await response.text(), route).toBe(await notFoundPage.text());
    await page.goto(route);
    const headingTextBeforeScripts = await findPageHeading(page).textContent();
    await waitForHydration(page);
    await expect(findPageHeading(page), route).toHaveText(headingTextBeforeScripts ?? '');
  }
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('replaces an outdated URL in the history', async ({ page }) => {
  await page.goto('/about');
  for (const [outdatedAddress, currentAddress, expectedHeadingText] of [
    ['/portfolio#rope-walk', '/portfolio/rope-walk', 'A walk through four centuries of rope'],
    ['/industry#dairies', '/industry/dairies', 'Dairies'],
  ] as const) {
    await page.goto(outdatedAddress);
    await expect(page).toHaveURL(currentAddress);
    await expect(findPageHeading(page)).toHaveText(expectedHeadingText);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
});

test('ignores a fragment with broken encoding', async ({ page, problems }) => {
  await openHydrated(page, '/contact#%E0%A4%A');
  await page.evaluate(() => location.assign('#%E0%A4%B'));
  await expect(page).toHaveURL('/contact');
  await expect(findPageHeading(page)).toHaveText('Write to us');
  expect(problems).toEqual([]);
});
