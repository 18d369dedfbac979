/** The pages of the services, and the answer to an address of none. */
import type { Page } from 'playwright/test';
import { resize } from './layout.ts';
import { expect, open, test, waitForHydration, watchScripts } from './site.ts';

/** A sentence that only one service's data has. */
const descriptions = {
  berths: 'Who lies where, until when, and what they owe.',
  museums: 'Opening hours first, then everything else.',
  radio: 'What was said while you looked away.',
  tideTables: 'When the water comes, to the minute, on paper and on every screen.',
};

test('a service page downloads its own content only, and another’s when its link is pointed at', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  function downloaded(): string[] {
    const texts = scripts().join('\n');
    return Object.entries(descriptions).flatMap(([key, text]) => (texts.includes(text) ? key : []));
  }
  await open(page, '/service/berths');
  await expect.poll(downloaded).toEqual(['berths']);
  await page.locator('main a[href="/service/museums"]').first().hover();
  await expect.poll(downloaded).toEqual(['berths', 'museums']);
});

test('six colour schemes come round, and pictures change sides from block to block, above their points on a phone', async ({
  staticPage: page,
}) => {
  await page.goto('/service/museums');
  const schemes = await page
    .locator('section[aria-labelledby="features"] ol')
    .evaluate((list, wanted) => {
      while (list.children.length < wanted) {
        list.append(...[...list.children].map((card) => card.cloneNode(true)));
      }
      return [...list.querySelectorAll('li > * > span')]
        .slice(0, wanted)
        .map((number) => getComputedStyle(number).color);
    }, 12);
  expect(new Set(schemes).size).toBe(6);
  expect(schemes.slice(6)).toEqual(schemes.slice(0, 6));

  const small = await page.locator('main div:has(> span + div > h2) li').evaluateAll((points) => {
    const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
    return points.map((point) => sizeOf(point) < sizeOf(document.body));
  });
  expect(small, 'points smaller than the text').toEqual([false, false, false, false, false]);
  expect(await sides(page)).toEqual(['left', 'right', 'left']);
  await resize(page, 360, 760);
  expect(await sides(page)).toEqual(['above', 'above', 'above']);
});

test('every link of a service page shows where the keyboard is, and the related services lead on from their top', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/service/berths');
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
    // A post's card is one target: its ring is around all of it.
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
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('an unknown service answers 404 and offers all there are without a word of error, also on the way back', async ({
  page,
}) => {
  const mistakes: string[] = [];
  page.on('pageerror', ({ message }) => mistakes.push(message));
  const answer = await page.goto('/service/astrology');
  expect(answer?.status()).toBe(404);
  await expectUnknownService(page);
  await waitForHydration(page);
  await expectUnknownService(page);

  await page.getByRole('main').getByRole('link', { name: 'Marine radio' }).click();
  await expect(page.locator('h1')).toHaveText('Marine radio');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  let loaded = false;
  page.on('request', (request) => {
    loaded ||= request.isNavigationRequest();
  });
  await page.goBack();
  await expectUnknownService(page);
  await expect(page).toHaveURL('/service/astrology');
  expect(loaded).toBe(false);
  expect(mistakes).toEqual([]);
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
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual(Object.keys(descriptions).map((key) => `/service/${key}`));
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Where the picture of each block stands beside its heading. */
function sides(page: Page): Promise<string[]> {
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
