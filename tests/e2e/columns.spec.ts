import { resize } from './layout.ts';
import { expect, test } from './site.ts';

for (const [listName, route, itemsSelector, columnCounts] of [
  ['services', '/', 'main section:has(h2:text("Three kinds of work")) li', [1, 2, 3]],
  ['posts', '/blog', 'main article', [1, 2, 3]],
  // The list has six people and the open position.
  ['people', '/about/team', 'main section:has(h2:text("Six people")) li', [2, 2, 4]],
] as const) {
  test(`shows ${listName} in ${columnCounts.join(', ')} columns of equal size`, async ({
    staticPage: page,
  }) => {
    await page.goto(route);
    for (const [widthIndex, windowWidth] of [360, 768, 1440].entries()) {
      await resize(page, windowWidth);
      const itemBoxes = await page
        .locator(itemsSelector)
        .evaluateAll((elements) => elements.map((item) => item.getBoundingClientRect().toJSON()));
      expect(itemBoxes.length).toBeGreaterThan(4);
      const rowBoxes = itemBoxes.filter(({ top }) => Math.abs(top - itemBoxes[0].top) < 2);
      expect(rowBoxes.length, `at ${windowWidth} px`).toBe(columnCounts[widthIndex]);
      const sizes = rowBoxes.map((box) => `${Math.round(box.width)} × ${Math.round(box.height)}`);
      expect(new Set(sizes).size, `at ${windowWidth} px`).toBe(1);
    }
  });
}
