/** What a page is on paper: no ground is printed, so nothing may stand on one alone. */

import { expect, open, test } from './site.ts';

/** A4 less its margins. */
test.use({ viewport: { width: 680, height: 1009 } });

test('the home page has no pale words and no shadows on paper, partners’ names in their tiles, and the best work flat even while it turns', async ({
  page,
}) => {
  await open(page, '/');
  const work = page.getByRole('region', { name: 'Client projects' });
  await work.scrollIntoViewIfNeeded();
  await expect(work.locator('.swiper-initialized')).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  const tiles = page.getByRole('group', { name: 'Who we work beside' }).locator('li');
  const names = await tiles.evaluateAll((all) =>
    all
      .filter((tile) => tile.checkVisibility())
      .map((tile) => getComputedStyle(tile.firstElementChild ?? tile, '::before').content),
  );
  expect(names).toEqual(
    [
      'Quayside Ropes',
      'Heather Dairy',
      'Old Light Museum',
      'Tern Ferries',
      'North Buoys',
      'Anchor & Sons',
      'Foghorn Radio',
      'Kelp Kitchen',
      'Slipway Paints',
      'Tidewater Bank',
    ].map((name) => JSON.stringify(name)),
  );

  const boxes = await work
    .getByRole('listitem')
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON()));
  expect(boxes.filter(({ left, right }) => left < 0 || right > 680)).toEqual([]);
  const [first, second, third] = boxes;
  expect(second.top).toBe(first.top);
  expect(third.top).toBeGreaterThanOrEqual(first.bottom);

  const { shadowed, pale } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main *')];
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    function isPale(element: Element): boolean {
      if (!brush) {
        return true;
      }
      brush.fillStyle = getComputedStyle(element).color;
      brush.fillRect(0, 0, 1, 1);
      return Math.min(...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)) > 200;
    }
    function hasWords({ childNodes }: Element): boolean {
      return [...childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    }
    return {
      shadowed: all.filter((one) => getComputedStyle(one).boxShadow !== 'none').length,
      pale: all
        .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((one) => hasWords(one) && isPale(one))
        .map(({ textContent }) => textContent),
    };
  });
  expect(pale).toEqual([]);
  expect(shadowed).toBe(0);
});

test('each picture of the gallery is printed once', async ({ page }) => {
  await open(page, '/gallery');
  await page.emulateMedia({ media: 'print' });
  for (const caption of ['Morning', 'The first boat', 'The tall light', 'रात']) {
    await expect(page.getByText(caption, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
});

test('the contact page fills two sheets and no third', async ({ page }) => {
  await open(page, '/contact');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
});
