/** Ways to reach the agency: the map of its office, and its documents. */
import { content } from './content.ts';
import { section } from './parts.ts';
import { expect, open, test } from './site.ts';

const { map: words } = content('contact');
const documents = content('documents');

test('the map is drawn in the visitor’s theme, and nobody is asked for a live one', async ({
  page,
  complaints,
}) => {
  const { drawn } = words;
  test.skip(!drawn, 'no map is drawn');
  const drawings: string[] = [];
  page.on('request', (request) => {
    if (/\/map[^/]*\.svg$/.test(request.url())) {
      drawings.push(new URL(request.url()).pathname);
    }
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/contact');
  const map = section(page, words.heading);
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('img', { name: drawn?.alt ?? '' })).toBeVisible();
  await expect(map.getByRole('link', { name: words.open })).toHaveAttribute('target', '_blank');
  await expect(map.getByRole('button')).toHaveCount(content('embeds').map ? 1 : 0);
  await expect.poll(() => drawings).toEqual([expect.stringMatching(/map-dark/)]);
  expect(complaints).toEqual([]);
});

test('a reader of the privacy policy is led to each of its sections, and to the document beside it', async ({
  page,
}) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: documents.contents }).getByRole('link');
  const headings = page.locator('main h2').filter({ hasText: /^\d\. / });
  await expect(contents).toHaveCount(await headings.count());
  await contents.nth(3).click();
  await expect(headings.nth(3)).toBeInViewport();

  const others = page.getByRole('navigation', { name: documents.documents });
  await expect(others.getByRole('link')).toHaveCount(2);
  await expect(others.locator('[aria-current=page]')).toHaveText('Privacy Policy');
  await others.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect(others.locator('[aria-current=page]')).toHaveText('Accessibility');
  await page.emulateMedia({ media: 'print' });
  await expect(others).toBeHidden();
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('what the policy says of cookies and storage is true', async ({ page, context }) => {
    for (const route of ['/', '/contact', '/about', '/privacy']) {
      await open(page, route);
    }
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['welcomed']);
  });
});
