/** The gallery's viewer: picture, words and buttons in every window. */
import { content } from './content.ts';
import { expect, test, untilHydrated } from './site.ts';

const { pictures, labels } = content('gallery');
const last = pictures.at(-1);

test.skip(pictures.length < 2, 'one picture has no neighbours');

for (const [width, height] of [
  [320, 480],
  [780, 360],
  [1366, 600],
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`a visitor sees a picture whole, alone and with its buttons in ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/gallery?picture=${last?.slug}`);
    await untilHydrated(page);
    const viewer = page.getByRole('dialog');
    const strip = viewer.getByRole('list', { name: labels.carousel });
    const shown = viewer.getByRole('listitem').last();
    for (const name of [labels.previous, labels.next, labels.close]) {
      await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(viewer.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(viewer.getByText(`${pictures.length} / ${pictures.length}`)).toBeInViewport({
      ratio: 1,
    });
    await expect(shown.locator('img')).toBeInViewport({ ratio: 1 });
    // The strip shows a picture and nothing of its neighbour.
    await expect
      .poll(async () => {
        const window = await strip.boundingBox();
        const neighbour = await strip.locator('li').nth(-2).boundingBox();
        return Math.round((neighbour?.x ?? 0) + (neighbour?.width ?? 0)) < (window?.x ?? 0);
      })
      .toBe(true);
    expect(await viewer.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    const size = await shown.locator('img').boundingBox();
    expect(size?.height).toBeGreaterThan(Math.min(height / 3, ((width - 80) * 3) / 4 - 20));
  });
}

test('the arrows go round all pictures, and the strip follows', async ({ page }) => {
  await page.goto(`/gallery?picture=${last?.slug}`);
  await untilHydrated(page);
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: labels.next }).click();
  await expect(page).toHaveURL(`/gallery?picture=${pictures[0]?.slug}`);
  await viewer.getByRole('button', { name: labels.previous }).click();
  await expect(page).toHaveURL(`/gallery?picture=${last?.slug}`);
  await expect(viewer.getByRole('img', { name: last?.picture.alt })).toBeInViewport({ ratio: 0.9 });
});
