import type { Page } from 'playwright/test';
import { resize } from './layout.ts';
import {
  expect,
  openHydrated,
  openWithoutMotion,
  recordScripts,
  scrollTop,
  test,
  waitForHydration,
} from './site.ts';

/** Each sentence occurs only in the data of its service. */
const sentencesByKey = {
  berths: 'Who lies where, until when, and what they owe.',
  museums: 'Opening hours first, then everything else.',
  radio: 'What was said while you looked away.',
  tideTables: 'When the water comes, to the minute, on paper and on every screen.',
};

test('downloads a service’s content, and another’s when its link is hovered', async ({ page }) => {
  const readScriptSources = recordScripts(page);
  function findDownloadedServices(): string[] {
    const allSourcesText = readScriptSources().join('\n');
    return Object.entries(sentencesByKey).flatMap(([serviceKey, uniqueSentence]) =>
      allSourcesText.includes(uniqueSentence) ? serviceKey : [],
    );
  }
  await openHydrated(page, '/service/berths');
  await expect.poll(findDownloadedServices).toEqual(['berths']);
  await page.locator('main a[href="/service/museums"]').first().hover();
  await expect.poll(findDownloadedServices).toEqual(['berths', 'museums']);
});

test('repeats six colour schemes, alternates the pictures’ sides, and stacks them on a phone', async ({
  staticPage: page,
}) => {
  await page.goto('/service/museums');
  const numberColours = await page
    .locator('section[aria-labelledby="features"] ol')
    .evaluate((features, cardCount) => {
      while (features.children.length < cardCount) {
        features.append(...[...features.children].map((item) => item.cloneNode(true)));
      }
      return [...features.querySelectorAll('li > * > span')]
        .slice(0, cardCount)
        .map((numberElement) => getComputedStyle(numberElement).color);
    }, 12);
  expect(new Set(numberColours).size).toBe(6);
  expect(numberColours.slice(6)).toEqual(numberColours.slice(0, 6));

  const smallerFlags = await page
    .locator('main div:has(> span + div > h2) li')
    .evaluateAll((points) => {
      const readTextSize = (element: Element) =>
        Number.parseFloat(getComputedStyle(element).fontSize);
      return points.map((point) => readTextSize(point) < readTextSize(document.body));
    });
  expect(smallerFlags, 'points smaller than the text').toEqual([false, false, false, false, false]);
  expect(await readPictureSides(page)).toEqual(['left', 'right', 'left']);
  await resize(page, 360, 760);
  expect(await readPictureSides(page)).toEqual(['above', 'above', 'above']);
});

test('shows the focus on every link, and opens a related service at its top', async ({ page }) => {
  await openWithoutMotion(page, '/service/berths');
  const mainLinks = page.locator('main a');
  const linkCount = await mainLinks.count();
  expect(linkCount).toBeGreaterThan(6);
  await page.locator('main').evaluate((mainElement) => {
    mainElement.tabIndex = -1;
    mainElement.focus();
  });
  for (let linkIndex = 0; linkIndex < linkCount; linkIndex += 1) {
    await page.keyboard.press('Tab');
    await expect(mainLinks.nth(linkIndex)).toBeFocused();
    const { outlineStyles, height } = await mainLinks.nth(linkIndex).evaluate((link) => ({
      outlineStyles: [undefined, '::after'].map((pseudoElement) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(link, pseudoElement);
        return `${outlineStyle} ${outlineWidth}`;
      }),
      height: (link.closest('article') ?? link).getBoundingClientRect().height,
    }));
    expect(outlineStyles).toContain('solid 3px');
    expect(height).toBeGreaterThanOrEqual(44);
  }

  const relatedCards = page.locator('section[aria-labelledby="related"] a');
  await expect(relatedCards).toHaveText(['Tide tables', 'Marine radio', 'Museum sites']);
  await expect(relatedCards.locator('img')).toHaveCount(3);
  await relatedCards.first().click();
  await expect(page).toHaveURL('/service/tideTables');
  await expect(page.locator('h1')).toHaveText(
    'Tide tables for harbours that the water leaves twice a day',
  );
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('an unknown service returns 404 and lists all services without an error message, also on Back', async ({
  page,
}) => {
  const pageErrors: string[] = [];
  page.on('pageerror', ({ message }) => pageErrors.push(message));
  const pageResponse = await page.goto('/service/astrology');
  expect(pageResponse?.status()).toBe(404);
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
  expect(pageErrors).toEqual([]);
});

async function expectUnknownService(page: Page) {
  const mainContent = page.locator('main');
  await expect(mainContent.getByRole('heading', { level: 1 })).toHaveText('Choose a service');
  await expect(page).toHaveTitle(/^All our services at a glance/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(mainContent).not.toContainText(/error|not found|not here|404|sorry|wrong|unknown/i);
  await expect(mainContent).not.toContainText('What it does');
  const serviceHrefs = await mainContent
    .locator('a[href^="/service/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(serviceHrefs.sort()).toEqual(Object.keys(sentencesByKey).map((key) => `/service/${key}`));
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Returns the side of each picture, relative to its heading. */
function readPictureSides(page: Page): Promise<string[]> {
  return page.locator('main div:has(> span + div > h2)').evaluateAll((featureBlocks) =>
    featureBlocks.map((featureBlock) => {
      const pictureBox = featureBlock.querySelector('img')?.getBoundingClientRect();
      const headingBox = featureBlock.querySelector('h2')?.getBoundingClientRect();
      if (!pictureBox || !headingBox) {
        return 'nowhere';
      }
      if (pictureBox.bottom <= headingBox.top) {
        return 'above';
      }
      return pictureBox.right <= headingBox.left ? 'left' : 'right';
    }),
  );
}
