/** The pages of the services, and the answer to an address of none. */
import type { Page } from 'playwright/test';
import { resize } from './layout.ts';
import { expect, open, test, untilHydrated, watchScripts } from './site.ts';
import { content, services } from './unconverted/content.ts';

const words = content('service-page');
const unknown = content('pages').unknownService;
const all = Object.entries(services).map(([key, service]) => ({
  ...service,
  key,
  name: service.name ?? service.title,
}));
/** The one with most of what a page can have. */
const [rich] = all.toSorted(
  (one, other) =>
    other.related.length - one.related.length || other.details.length - one.details.length,
);
if (!rich) {
  throw new Error('There is no service.');
}

/** Words of a service that no escaping changes, wherever its data travels. */
function fingerprint({ description }: { description: string }): string {
  const [longest = ''] = description
    .split(/[^\w ,.]/)
    .sort((one, other) => other.length - one.length);
  return longest;
}

test('a service page downloads its own content only, and another’s when its link is pointed at', async ({
  page,
}) => {
  const [related] = rich.related.slice(-1);
  test.skip(!related, 'no service is related to another');
  const scripts = watchScripts(page);
  function downloaded(): string[] {
    const texts = scripts().join('\n');
    return all.filter((one) => texts.includes(fingerprint(one))).map(({ key }) => key);
  }
  await open(page, `/service/${rich.key}`);
  await page.waitForLoadState('networkidle');
  expect(downloaded()).toEqual([rich.key]);

  await page.locator(`main a[href="/service/${related}"]`).first().hover();
  await expect.poll(downloaded).toEqual(expect.arrayContaining([rich.key, related]));
});

test('six colour schemes come round, and pictures change sides from block to block, above their points on a phone', async ({
  reader: page,
}) => {
  await page.goto(`/service/${rich.key}`);
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

  const points = page.locator('main div:has(> span + div > h2) li');
  expect(await points.count()).toBeGreaterThan(0);
  const small = await points.evaluateAll((all) => {
    const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
    return all.filter((point) => sizeOf(point) < sizeOf(document.body)).length;
  });
  expect(small, 'points smaller than the text').toBe(0);
  expect(await sides(page)).toEqual(
    rich.details.map((_, place) => (place % 2 === 0 ? 'left' : 'right')),
  );
  await resize(page, 360, 760);
  expect(await sides(page)).toEqual(rich.details.map(() => 'above'));
});

test('every link of a service page shows where the keyboard is, and the related services lead on from their top', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/service/${rich.key}`);
  const links = page.locator('main a');
  const count = await links.count();
  expect(count).toBeGreaterThan(2);
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
  const related = rich.related.map((key) => all.find((one) => one.key === key));
  await expect(cards).toHaveText(related.map((one) => one?.name ?? ''));
  await expect(cards.locator('img')).toHaveCount(related.length);
  const last = related.at(-1);
  if (last) {
    await cards.last().click();
    await expect(page).toHaveURL(`/service/${last.key}`);
    await expect(page.locator('h1')).toHaveText(last.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('an unknown service answers 404 and offers all there are without a word of error, also on the way back', async ({
  page,
}) => {
  const mistakes: string[] = [];
  page.on('pageerror', ({ message }) => mistakes.push(message));
  const answer = await page.goto('/service/astrology');
  expect(answer?.status()).toBe(404);
  await expectUnknownService(page);
  await untilHydrated(page);
  await expectUnknownService(page);

  await page.locator('main').locator(`a[href="/service/${rich.key}"]`).click();
  await expect(page.locator('h1')).toHaveText(rich.title);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  let loaded = false;
  page.on('request', (request) => {
    loaded ||= request.isNavigationRequest();
  });
  await page.goBack();
  await expectUnknownService(page);
  expect(new URL(page.url()).pathname).toBe('/service/astrology');
  expect(loaded).toBe(false);
  expect(mistakes).toEqual([]);
});

async function expectUnknownService(page: Page) {
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(unknown.heading);
  await expect.poll(() => page.title()).toContain(unknown.search.title);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(main).not.toContainText(/error|not found|not here|404|sorry|wrong|unknown/i);
  await expect(main).not.toContainText(words.features);
  const addresses = await main
    .locator('a[href^="/service/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual(all.map(({ key }) => `/service/${key}`).sort());
  await expect(
    page.getByRole('navigation', { name: content('navigation').labels.mainMenu, exact: true }),
  ).toBeVisible();
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
