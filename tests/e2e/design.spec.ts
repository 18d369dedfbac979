/** How works, trades, posts, people and the brand are shown. */
import { resize } from './layout.ts';
import { section } from './parts.ts';
import { expect, open, test } from './site.ts';

test('a work’s card shows its picture in the whole width, and the last row has no hole', async ({
  page,
}) => {
  await open(page, '/portfolio');
  const works = section(page, 'Two things that float');
  for (const width of [360, 768, 1440]) {
    await resize(page, width);
    const cut = await works.locator('img').evaluateAll((all) =>
      all.map((one) => {
        const { width: wide, height } = one.getBoundingClientRect();
        const [ownWidth, ownHeight] = ['width', 'height'].map((name) =>
          Number(one.getAttribute(name)),
        );
        return Math.abs(wide / height - (ownWidth ?? 0) / (ownHeight ?? 1));
      }),
    );
    expect(cut, `at ${width}`).toHaveLength(2);
    expect(Math.max(...cut), `at ${width}`).toBeLessThan(0.02);
    const list = await works.locator('ul').boundingBox();
    const invitation = works.getByRole('listitem').filter({ hasText: 'Yours could float next' });
    await expect(invitation.getByRole('link', { name: 'Come and see' })).toBeVisible();
    expect((await invitation.boundingBox())?.width, `at ${width}`).toBeCloseTo(list?.width ?? 0, 0);
  }
  await page.getByRole('link', { name: 'Websites' }).click();
  const tops = await works
    .locator('li:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});
