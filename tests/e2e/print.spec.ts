/** What a page is on paper: no ground is printed, so nothing may stand on one alone. */
import { content } from './content.ts';
import { expect, test, untilHydrated } from './site.ts';

/** A4 less its margins. */
test.use({ viewport: { width: 680, height: 1009 } });

test('the partners’ names stand in their tiles', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  const partners = content('partners');
  const tiles = page.getByRole('group', { name: content('home').partners.heading }).locator('li');
  const shown = await tiles.evaluateAll((all) =>
    all
      .filter((tile) => tile.checkVisibility())
      .map((tile) => getComputedStyle(tile.firstElementChild ?? tile, '::before').content),
  );
  expect(shown).toEqual(partners.map(({ name }) => JSON.stringify(name)));
});

test('no words stand in the colour of the paper', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  const pale = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ),
    );
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    return shown
      .filter((element) => {
        if (!brush) return true;
        brush.fillStyle = getComputedStyle(element).color;
        brush.fillRect(0, 0, 1, 1);
        return Math.min(...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)) > 200;
      })
      .map((element) => element.textContent);
  });
  expect(pale).toEqual([]);
});

test('nothing casts a shadow round what is not printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const shadows = await page
    .locator('main *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).boxShadow !== 'none').length);
  expect(shadows).toBe(0);
});

test('the best work lies flat, two beside each other, even while it turns', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const work = page.getByRole('region', { name: content('home').work.carousel.label });
  await work.scrollIntoViewIfNeeded();
  await expect(work.locator('.swiper-initialized')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const boxes = await work
    .getByRole('listitem')
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON()));
  expect(boxes.every(({ left, right }) => left >= 0 && right <= 680)).toBe(true);
  expect(boxes[0].top).toBe(boxes[1].top);
  expect(boxes[2].top).toBeGreaterThanOrEqual(boxes[0].bottom);
});

test('each picture of the gallery is printed once', async ({ page }) => {
  await page.goto('/gallery');
  await untilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  for (const { caption } of content('gallery').pictures) {
    await expect(page.getByText(caption, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
});

test('the contact page fills two sheets and no third', async ({ page }) => {
  await page.goto('/contact');
  await untilHydrated(page);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
});
