import type { Page } from 'playwright/test';
import { resize } from './layout.ts';
import {
  expect,
  findPageHeading,
  openWithoutMotion,
  recordScripts,
  test,
  waitForHydration,
} from './site.ts';

const sentenceByServiceKey = {
  berths: 'Who lies where, until when, and what they owe.',
  museums: 'Opening hours first, then everything else.',
  radio: 'What was said while you looked away.',
  tideTables: 'When the water comes, to the minute, on paper and on every screen.',
};

test('preloads a service on hover, shows the focus, and updates the data', async ({ page }) => {
  const readScriptSources = recordScripts(page);
  function findServiceKeysInScripts(): string[] {
    const fetchedScriptsText = readScriptSources().join('\n');
    return Object.entries(sentenceByServiceKey).flatMap(([serviceKey, uniqueSentence]) =>
      fetchedScriptsText.includes(uniqueSentence) ? serviceKey : [],
    );
  }
  await openWithoutMotion(page, '/service/berths');
  await expect.poll(findServiceKeysInScripts).toEqual(['berths']);
  await page.locator('main a[href="/service/museums"]').first().hover();
  await expect.poll(findServiceKeysInScripts).toEqual(['berths', 'museums']);

  const mainLinks = page.locator('main a');
  const linkCount = await mainLinks.count();
  expect(linkCount).toBeGreaterThan(6);
  await page.locator('main').evaluate((main) => Object.assign(main, { tabIndex: -1 }).focus());
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
  const structuredDataScript = page.locator('script[type="application/ld+json"]');
  await expect(structuredDataScript).toHaveCount(1);
  await relatedCards.last().click();
  await expect(page).toHaveURL('/service/museums');
  await expect(structuredDataScript).toHaveCount(1);
  const readStructuredData = () => structuredDataScript.evaluate((script) => script.textContent);
  await expect.poll(readStructuredData).toContain('https://tern-and-tide.test/service/museums');
});

test('repeats six colours, and alternates or stacks the pictures', async ({ staticPage: page }) => {
  await page.goto('/service/museums');
  const featureNumbers = page.locator('section[aria-labelledby="features"] li span');
  const numberColours = await featureNumbers.evaluateAll((numberElements) =>
    numberElements.map((numberElement) => getComputedStyle(numberElement).color),
  );
  expect(numberColours).toHaveLength(8);
  expect(new Set(numberColours).size).toBe(6);
  expect(numberColours.slice(6)).toEqual(numberColours.slice(0, 2));

  const detailPoints = page.locator('main div:has(> span + div > h2) li');
  const smallerThanTextFlags = await detailPoints.evaluateAll((pointItems) => {
    const readFontPx = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    return pointItems.map((pointItem) => readFontPx(pointItem) < readFontPx(document.body));
  });
  expect(smallerThanTextFlags, 'points smaller than the text').toEqual(Array(5).fill(false));
  expect(await readPictureSides(page)).toEqual(['left', 'right', 'left']);
  await resize(page, 360, 760);
  expect(await readPictureSides(page)).toEqual(['above', 'above', 'above']);
});

test('an unknown service shows all services with 404, also on Back', async ({ page, problems }) => {
  expect((await page.goto('/service/astrology'))?.status()).toBe(404);
  await expectAllServicesOverview(page);
  await waitForHydration(page);
  await expectAllServicesOverview(page);

  await page.getByRole('main').getByRole('link', { name: 'Marine radio' }).click();
  await expect(findPageHeading(page)).toHaveText('Marine radio');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await page.goBack();
  await expectAllServicesOverview(page);
  await expect(page).toHaveURL('/service/astrology');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  expect(problems.filter((problem) => problem.startsWith('script: '))).toEqual([]);
});

async function expectAllServicesOverview(page: Page) {
  const mainContent = page.locator('main');
  await expect(findPageHeading(page)).toHaveText('Choose a service');
  await expect(page).toHaveTitle(/^All our services at a glance/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(mainContent).not.toContainText(/error|not found|not here|404|sorry|wrong|unknown/i);
  await expect(mainContent).not.toContainText('What it does');
  const linkedServiceKeys = await mainContent
    .locator('a[href^="/service/"]')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')?.replace('/service/', '')));
  expect(linkedServiceKeys.sort()).toEqual(Object.keys(sentenceByServiceKey));
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

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
