/** Addresses that people mistype, cut or break: each leads to its page, or says that there is none. */

import { routes } from './owner.ts';
import { expect, open, test, untilHydrated } from './site.ts';
import { content, posts, services } from './unconverted/content.ts';

/** Each with its first letters and more in capitals. */
const mistyped = [
  ...content('works')
    .map(({ slug }) => `/portfolio/${slug}`)
    .slice(0, 1),
  ...posts.map(({ address }) => address).slice(0, 1),
].map((address) => [address.toUpperCase(), address] as const);
const withCapitals = Object.keys(services)
  .filter((key) => key !== key.toLowerCase())
  .flatMap((key) => {
    const to = `/service/${key}`;
    return [[to.toLowerCase(), to] as const, [to.toUpperCase(), to] as const];
  });
/** One that the specification's footer has, and one that people expect. */
const old = [
  ['/career', '/carrer'] as const,
  ...('crmsoftwaremanagement' in services
    ? [['/service/crmsoftware', '/service/crmsoftwaremanagement'] as const]
    : []),
].flatMap(([from, to]) => [
  [from, to] as const,
  [`${from}/`, to] as const,
  [`${from}/?from=print`, `${to}?from=print`] as const,
]);

for (const [typed, page] of [
  ['/About', '/about'],
  ['/ABOUT/Mission-Vision?from=print', '/about/mission-vision?from=print'],
  ['/Contact/', '/contact'],
  ['/Career', '/carrer'],
  ['/sent', '/contact'],
  ...mistyped,
  ...withCapitals,
  ...old,
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

const [work, trade] = [content('works').at(-1), content('industries').at(-1)];
for (const { from, slug, title } of [
  ...(work ? [{ from: '/portfolio', ...work }] : []),
  ...(trade ? [{ from: '/industry', title: trade.name, ...trade }] : []),
]) {
  test(`${from}#${slug}, an address from before, leads to its page, and Back does not return to it`, async ({
    page,
  }) => {
    await page.goto('/about');
    await page.goto(`${from}#${slug}`);
    await expect(page).toHaveURL(`${from}/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}

test('a page with capitals in its address is sent as it is', async ({ request }) => {
  const address = routes.find((route) => /[A-Z]/.test(route)) ?? '';
  test.skip(!address, 'no address has capitals');
  const page = await request.get(address, { maxRedirects: 0 });
  expect(page.status()).toBe(200);
  expect(page.headers()['content-security-policy']).toContain('script-src');
});

test('a place that nobody can read leaves the open page as it is', async ({ page, complaints }) => {
  await open(page, '/contact#%E0%A4%A');
  await page.evaluate(() => {
    location.hash = '#%E0%A4%B';
  });
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  expect(complaints).toEqual([]);
});
