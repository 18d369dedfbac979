import type { Page } from 'playwright/test';
import { resize } from './layout.ts';
import {
  expect,
  open,
  openWithoutMotion,
  scrollTop,
  test,
  waitForHydration,
  watchScripts,
} from './site.ts';

/** A sentence that only this service's data contains. */
const descriptions = {
  berths: 'Who lies where, until when, and what they owe.',
  museums: 'Opening hours first, then everything else.',
  radio: 'What was said while you looked away.',
  tideTables: 'When the water comes, to the minute, on paper and on every screen.',
};

test('downloads one service’s content, and another’s when its link is hovered', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  function downloadedServices(): string[] {
    const texts = scripts().join('\n');
    return Object.entries(descriptions).flatMap(([key, text]) => (texts.includes(text) ? key : []));
  }
  await open(page, '/service/berths');
  await expect.poll(downloadedServices).toEqual(['berths']);
  await page.locator('main a[href="/service/museums"]').first().hover();
  await expect.poll(downloadedServices).toEqual(['berths', 'museums']);
});

test('repeats six colour schemes, alternates the pictures’ sides, and stacks them on a phone', async ({
  staticPage: page,
}) => {
  await page.goto('/service/museums');
  const schemes = await page
    .locator('section[aria-labelledby="features"] ol')
    .evaluate((list, count) => {
      while (list.children.length < count) {
        list.append(...[...list.children].map((card) => card.cloneNode(true)));
      }
      return [...list.querySelectorAll('li > * > span')]
        .slice(0, count)
        .map((number) => getComputedStyle(number).color);
    }, 12);
  expect(new Set(schemes).size).toBe(6);
  expect(schemes.slice(6)).toEqual(schemes.slice(0, 6));

  const smaller = await page.locator('main div:has(> span + div > h2) li').evaluateAll((points) => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    return points.map((point) => sizeOf(point) < sizeOf(document.body));
  });
  expect(smaller, 'points smaller than the text').toEqual([false, false, false, false, false]);
  expect(await pictureSides(page)).toEqual(['left', 'right', 'left']);
  await resize(page, 360, 760);
  expect(await pictureSides(page)).toEqual(['above', 'above', 'above']);
});

test('shows the focus on every link, and opens a related service at its top', async ({ page }) => {
  await openWithoutMotion(page, '/service/berths');
  const links = page.locator('main a');
  const count = await links.count();
  expect(count).toBeGreaterThan(6);
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
    const { rings, height } = await links.nth(index).evaluate((link) => ({
      rings: [undefined, '::after'].map((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(link, part);
        return `${outlineStyle} ${outlineWidth}`;
      }),
      height: (link.closest('article') ?? link).getBoundingClientRect().height,
    }));
    expect(rings).toContain('solid 3px');
    expect(height).toBeGreaterThanOrEqual(44);
  }

  const cards = page.locator('section[aria-labelledby="related"] a');
  await expect(cards).toHaveText(['Tide tables', 'Marine radio', 'Museum sites']);
  await expect(cards.locator('img')).toHaveCount(3);
  await cards.first().click();
  await expect(page).toHaveURL('/service/tideTables');
  await expect(page.locator('h1')).toHaveText(
    'Tide tables for harbours that the water leaves twice a day',
  );
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('an unknown service returns 404 and lists all services without an error message, also on Back', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const response = await page.goto('/service/astrology');
  expect(response?.status()).toBe(404);
  await expectUnknownService(page);
  await waitForHydration(page);
  await expectUnknownService(page);

  await page.getByRole('main').getByRole('link', { name: 'Marine radio' }).click();
  await expect(page.locator('h1')).toHaveText('Marine radio');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  let hasLoadedPage = false;
  page.on('request', (request) => {
    hasLoadedPage ||= request.isNavigationRequest();
  });
  await page.goBack();
  await expectUnknownService(page);
  await expect(page).toHaveURL('/service/astrology');
  expect(hasLoadedPage).toBe(false);
  expect(errors).toEqual([]);
});

async function expectUnknownService(page: Page) {
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Choose a service');
  await expect(page).toHaveTitle(/^All our services at a glance/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(main).not.toContainText(/error|not found|not here|404|sorry|wrong|unknown/i);
  await expect(main).not.toContainText('What it does');
  const addresses = await main
    .locator('a[href^="/service/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual(Object.keys(descriptions).map((key) => `/service/${key}`));
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Each picture's side, relative to its heading. */
function pictureSides(page: Page): Promise<string[]> {
  return page.locator('main div:has(> span + div > h2)').evaluateAll((blocks) =>
    blocks.map((block) => {
      const picture = block.querySelector('img')?.getBoundingClientRect();
      const heading = block.querySelector('h2')?.getBoundingClientRect();
      if (!picture || !heading) {
        return 'nowhere';
      }
      if (picture.bottom <= heading.top) {
        return 'above';
      }
      return picture.right <= heading.left ? 'left' : 'right';
    }),
  );
}
