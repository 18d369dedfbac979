import { statSync } from 'node:fs';
import { fixture } from '../support/fixture.ts';
import { resize } from './layout.ts';
import { expect, findPageHeading, measureBox, measureSide, test } from './site.ts';

test('loads a banner’s picture of less than 8 kB on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const route of ['/about', '/privacy', '/blog']) {
    await page.goto(route);
    const bannerPicture = page.locator('main img').first();
    await expect(bannerPicture, route).toBeInViewport();
    await expect(bannerPicture, route).not.toHaveJSProperty('naturalWidth', 0);
    const src = await bannerPicture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const { size } = statSync(`${fixture.out}${new URL(src).pathname}`);
    expect(size, route).toBeLessThan(8_000);
  }
});

const widths = [320, 360, 480, 600, 768, 830, 900, 1000, 1024, 1200, 1280, 1350, 1440, 1920];

test('aligns header and banner at every width', async ({ staticPage: page }) => {
  await page.goto('/about');
  const brandLink = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  for (const width of widths) {
    await resize(page, width, 740);
    const headingBox = await measureBox(findPageHeading(page));
    const { x: brandLeft } = await measureBox(brandLink);
    expect(Math.abs(brandLeft - headingBox.x), `at ${width}`).toBeLessThan(1);
    if (width <= 480) {
      const pictureBox = await measureBox(page.locator('main img').first());
      expect(pictureBox.width, `at ${width}`).toBe(width);
      expect(pictureBox.y, `at ${width}`).toBeGreaterThan(headingBox.y + headingBox.height);
    }
  }
});

test('breaks an e-mail address only between its parts', async ({ staticPage: page }) => {
  await page.goto('/contact');
  const emailLinks = page.getByRole('main').getByRole('link', { name: 'hello@tern-and-tide' });
  for (const width of widths) {
    await resize(page, width, 740);
    const partLineCounts = await emailLinks.first().locator('span').evaluate(countLinesOfTextParts);
    expect(partLineCounts, `at ${width}`).toEqual(['hello@ 1', 'tern-and-tide 1', '.test 1']);
  }
});

/** Returns each part of the element's text with its number of lines. */
function countLinesOfTextParts({ childNodes }: Element): string[] {
  const textRange = document.createRange();
  const textNodes = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return textNodes.map((textNode) => {
    textRange.selectNodeContents(textNode);
    return `${textNode.textContent} ${textRange.getClientRects().length}`;
  });
}

test('leaves no single step in the last row', async ({ staticPage: page }) => {
  for (const route of ['/meeting', '/']) {
    await page.goto(route);
    for (const windowWidth of [768, 1024, 1366]) {
      await resize(page, windowWidth, 768);
      const stepTops = await measureSide(page.locator('main ol > li:has(h3)'), 'top');
      const countStepsInRow = (rowTop?: number) => stepTops.filter((top) => top === rowTop).length;
      const minimumStepCount = Math.min(2, countStepsInRow(stepTops[0]));
      expect(minimumStepCount).toBeGreaterThan(0);
      const stateLabel = `${route} at ${windowWidth}`;
      expect(countStepsInRow(stepTops.at(-1)), stateLabel).toBeGreaterThanOrEqual(minimumStepCount);
    }
  }
});

test('shows the blog’s menu and search in one line on a phone', async ({ staticPage: page }) => {
  await page.goto('/blog');
  await resize(page, 360, 740);
  const blogMenu = page.locator(':has(> nav[aria-label="Ways into the blog"])');
  const blogMenuControls = blogMenu.locator(':is(a, button):visible');
  const doubledMiddleYs = await blogMenuControls.evaluateAll((controls) =>
    controls
      .map((control) => control.getBoundingClientRect())
      .map(({ top, bottom }) => Math.round(top + bottom)),
  );
  expect(doubledMiddleYs.length).toBeGreaterThanOrEqual(5);
  expect(new Set(doubledMiddleYs).size).toBe(1);
});

test('two sections of the home page have eyebrows, social links are beside its text', async ({
  staticPage: page,
}) => {
  await page.goto('/');
  const eyebrows = page.locator('main div:not([data-kind] *) > p:has(+ h2)');
  await expect(eyebrows).toHaveText(['About us', 'Begin']);
  for (const windowWidth of [1024, 1100, 1199, 1200, 1366]) {
    await resize(page, windowWidth, 768);
    const textLefts = await measureSide(page.locator('main :is(h1, h2, p, dd):visible'), 'left');
    const linksBox = await measureBox(page.getByRole('navigation', { name: 'Social links' }));
    const minimumTextLeft = Math.min(...textLefts.filter((left) => left > 0));
    expect(linksBox.x + linksBox.width, `at ${windowWidth}`).toBeLessThan(minimumTextLeft);
  }
});
