/** Tests printed pages; browsers print no backgrounds. */
import { expect, openHydrated, test } from './site.ts';

test.use({ viewport: { width: 680, height: 1009 } });

test('prints the home page without pale text, with names and a flat carousel', async ({ page }) => {
  await openHydrated(page, '/');
  const projectsRegion = page.getByRole('region', { name: 'Client projects' });
  await projectsRegion.scrollIntoViewIfNeeded();
  await expect(projectsRegion.locator('.swiper-initialized')).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  const partnerTiles = page.getByRole('group', { name: 'Who we work beside' }).locator('li');
  const printedNames = await partnerTiles.evaluateAll((tileElements) =>
    tileElements
      .filter((tile) => tile.checkVisibility())
      .map((tile) => getComputedStyle(tile.firstElementChild ?? tile, '::before').content),
  );
  // biome-ignore format: names side by side
  const partnerNames = [
    'Quayside Ropes', 'Heather Dairy', 'Old Light Museum', 'Tern Ferries', 'North Buoys',
    'Anchor & Sons', 'Foghorn Radio', 'Kelp Kitchen', 'Slipway Paints', 'Tidewater Bank',
  ];
  expect(printedNames).toEqual(partnerNames.map((name) => JSON.stringify(name)));

  const projectBoxes = await projectsRegion
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  expect(projectBoxes.filter(({ left, right }) => left < 0 || right > 680)).toEqual([]);
  const [firstProjectBox, secondProjectBox, thirdProjectBox] = projectBoxes;
  expect(secondProjectBox.top).toBe(firstProjectBox.top);
  expect(thirdProjectBox.top).toBeGreaterThanOrEqual(firstProjectBox.bottom);

  const { shadowCount, paleTexts } = await page.evaluate(() => {
    const mainElements = [...document.querySelectorAll('main *')];
    const canvasContext = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true });
    function hasPaleText(element: Element): boolean {
      if (!canvasContext) {
        return true;
      }
      canvasContext.fillStyle = getComputedStyle(element).color;
      canvasContext.fillRect(0, 0, 1, 1);
      return Math.min(...canvasContext.getImageData(0, 0, 1, 1).data.slice(0, 3)) > 200;
    }
    function hasText({ childNodes }: Element): boolean {
      return [...childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    }
    return {
      shadowCount: mainElements.filter((element) => getComputedStyle(element).boxShadow !== 'none')
        .length,
      paleTexts: mainElements
        .filter((element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .filter((element) => hasText(element) && hasPaleText(element))
        .map(({ textContent }) => textContent),
    };
  });
  expect(paleTexts).toEqual([]);
  expect(shadowCount).toBe(0);
});

test('prints each picture of the gallery once', async ({ page }) => {
  await openHydrated(page, '/gallery');
  await page.emulateMedia({ media: 'print' });
  for (const caption of ['Morning', 'The first boat', 'The tall light', 'रात']) {
    await expect(page.getByText(caption, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
});

test('prints the contact page on two sheets', async ({ page }) => {
  await openHydrated(page, '/contact');
  const pdfBytes = await page.pdf({ format: 'A4' });
  expect(pdfBytes.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
});
