import { findTextsTooPaleToPrint } from './layout.ts';
import { expect, findSection, measureBox, openHydrated, test } from './site.ts';

test.use({ viewport: { width: 680, height: 1009 } });

test('prints the home page without pale text, with names and all pictures', async ({ page }) => {
  await openHydrated(page, '/');
  const projectsRegion = page.getByRole('region', { name: 'Client projects' });
  await projectsRegion.scrollIntoViewIfNeeded();
  await expect(projectsRegion.locator('.swiper-initialized')).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  const partnerTiles = page.getByRole('group', { name: 'Who we work beside' }).locator('li');
  const printedPartnerNames = await partnerTiles.evaluateAll((tileElements) =>
    tileElements
      .filter((tile) => tile.checkVisibility())
      .map((tile) => getComputedStyle(tile.firstElementChild ?? tile, '::before').content),
  );
  // biome-ignore format: names side by side
  const expectedPartnerNames = [
    'Quayside Ropes', 'Heather Dairy', 'Old Light Museum', 'Tern Ferries', 'North Buoys',
    'Anchor & Sons', 'Foghorn Radio', 'Kelp Kitchen', 'Slipway Paints', 'Tidewater Bank',
  ];
  expect(printedPartnerNames).toEqual(expectedPartnerNames.map((name) => JSON.stringify(name)));

  const projectBoxes = await projectsRegion
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  expect(projectBoxes.filter(({ left, right }) => left < 0 || right > 680)).toEqual([]);
  const [firstProjectBox, secondProjectBox, thirdProjectBox] = projectBoxes;
  expect(secondProjectBox.top).toBe(firstProjectBox.top);
  expect(thirdProjectBox.top).toBeGreaterThanOrEqual(firstProjectBox.bottom);

  const heroSection = findSection(page, 'Software for people who work outdoors');
  const pictureCircle = heroSection.locator('[style*="--drawing"]');
  await expect(pictureCircle).toHaveCSS('break-inside', 'avoid');
  expect((await measureBox(pictureCircle)).height).toBeLessThan(500);

  expect(await page.evaluate(findTextsTooPaleToPrint, 'main *')).toEqual([]);
  const classNamesWithShadow = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).boxShadow !== 'none')
      .map(({ className }) => className),
  );
  expect(classNamesWithShadow).toEqual([]);

  const footer = page.getByRole('contentinfo');
  for (const text of ['Tern & Tide', '+64 3 555 0142', '4 Quay Lane']) {
    await expect(footer.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(footer.getByRole('listitem')).toHaveCount(0);
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
