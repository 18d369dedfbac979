/** Lists that stand in more columns the wider the window is. */
import { resize } from './layout.ts';
import { expect, test } from './site.ts';

for (const [what, route, items, columns] of [
  ['five services', '/', 'main section:has(h2:text("Three kinds of work")) li', [1, 2, 3]],
  ['the posts', '/blog', 'main article', [1, 2, 3]],
  // Six, and the free seat.
  ['the team', '/about/team', 'main section:has(h2:text("Six people")) li', [2, 2, 4]],
] as const) {
  test(`${what} stand in ${columns.join(', ')} columns, those of a row of one size`, async ({
    reader: page,
  }) => {
    await page.goto(route);
    for (const [at, width] of [360, 768, 1440].entries()) {
      await resize(page, width);
      const boxes = await page
        .locator(items)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect(boxes.length).toBeGreaterThan(4);
      const row = boxes.filter(({ top }) => Math.abs(top - boxes[0].top) < 2);
      expect(row.length, `at ${width} px`).toBe(columns[at]);
      const sizes = row.map((box) => `${Math.round(box.width)} × ${Math.round(box.height)}`);
      expect(new Set(sizes).size, `at ${width} px`).toBe(1);
    }
  });
}
