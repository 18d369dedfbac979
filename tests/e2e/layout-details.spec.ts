/** Tests the layout at widths where it has broken before. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { resize } from './layout.ts';
import { boxOf, expect, measureSide, pageHeading, test, testedBuildFolder } from './site.ts';

test('loads a banner’s picture of less than 8 kB on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const route of ['/about', '/contact', '/privacy', '/blog']) {
    await page.goto(route);
    const bannerPicture = page.locator('main img').first();
    await expect(bannerPicture, route).toBeInViewport();
    await expect(bannerPicture, route).not.toHaveJSProperty('naturalWidth', 0);
    const src = await bannerPicture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const { size: pictureBytes } = statSync(path.join(testedBuildFolder(), new URL(src).pathname));
    expect(pictureBytes, route).toBeLessThan(8_000);
  }
});

test('shows a banner’s whole picture below its text on a phone', async ({ staticPage: page }) => {
  await page.goto('/contact');
  for (const windowWidth of [320, 360, 480]) {
    await resize(page, windowWidth, 740);
    const headingBox = await boxOf(pageHeading(page));
    const pictureBox = await boxOf(page.locator('main img').first());
    expect(pictureBox.width, `at ${windowWidth}`).toBe(windowWidth);
    expect(pictureBox.y, `at ${windowWidth}`).toBeGreaterThan(headingBox.y + headingBox.height);
  }
});

test('aligns the header with the content', async ({ staticPage: page }) => {
  await page.goto('/contact');
  const brandLink = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  for (const windowWidth of [360, 768, 1024, 1200, 1280, 1350, 1440, 1920]) {
    await resize(page, windowWidth, 768);
    const brandOffset = (await boxOf(brandLink)).x - (await boxOf(pageHeading(page))).x;
    expect(Math.abs(brandOffset), `at ${windowWidth}`).toBeLessThan(1);
  }
});

test('leaves no single step in the last row', async ({ staticPage: page }) => {
  for (const route of ['/meeting', '/']) {
    await page.goto(route);
    for (const windowWidth of [768, 1024, 1366]) {
      await resize(page, windowWidth, 768);
      const processSteps = page.locator('main ol > li:has(h3)');
      const stepTops = (await measureSide(processSteps, 'top')).map((top) => Math.round(top));
      const rowStepCounts = [...new Set(stepTops)].map(
        (top) => stepTops.filter((other) => other === top).length,
      );
      expect(rowStepCounts.at(-1), `${route} at ${windowWidth}`).toBeGreaterThanOrEqual(
        Math.min(2, rowStepCounts[0] ?? 0),
      );
    }
  }
});

test('shows the blog’s menu and search in one line on a phone', async ({ staticPage: page }) => {
  await page.goto('/blog');
  await resize(page, 360, 740);
  const blogMenu = page.getByRole('navigation', { name: 'Ways into the blog' });
  const doubledMiddleYs = await blogMenu
    .locator('xpath=..')
    .locator('a, button')
    .evaluateAll((controls) =>
      controls
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .map(({ top, bottom }) => Math.round(top + bottom)),
    );
  expect(doubledMiddleYs.length).toBeGreaterThanOrEqual(5);
  expect(new Set(doubledMiddleYs).size).toBe(1);
});

test('breaks an e-mail address only after the @ or before a dot', async ({ staticPage: page }) => {
  const emailAddress = 'hello@tern-and-tide.test';
  await page.goto('/contact');
  for (const windowWidth of [320, 600, 768, 830, 900, 1000, 1024]) {
    await resize(page, windowWidth);
    const addressLines = await page
      .getByRole('main')
      .getByRole('link', { name: emailAddress })
      .first()
      .evaluate((emailLink) => {
        const lineByTop = new Map<number, string>();
        const textWalker = document.createTreeWalker(emailLink, NodeFilter.SHOW_TEXT);
        const charRange = document.createRange();
        for (let textNode = textWalker.nextNode(); textNode; textNode = textWalker.nextNode()) {
          for (let offset = 0; offset < (textNode.textContent?.length ?? 0); offset += 1) {
            charRange.setStart(textNode, offset);
            charRange.setEnd(textNode, offset + 1);
            const charTop = Math.round(charRange.getBoundingClientRect().top);
            lineByTop.set(charTop, (lineByTop.get(charTop) ?? '') + charRange.toString());
          }
        }
        return [...lineByTop.values()];
      });
    expect(addressLines.join(''), `at ${windowWidth}`).toBe(emailAddress);
    for (const addressLine of addressLines.slice(1)) {
      expect(
        addressLine.startsWith('.') ||
          addressLines[addressLines.indexOf(addressLine) - 1]?.endsWith('@'),
        `${addressLines} at ${windowWidth}`,
      ).toBe(true);
    }
  }
});

test('shows the social links beside the home page’s text', async ({ staticPage: page }) => {
  await page.goto('/');
  const socialLinksNav = page.getByRole('navigation', { name: 'Social links' });
  for (const windowWidth of [1024, 1100, 1199, 1200, 1366]) {
    await resize(page, windowWidth, 768);
    const textLefts = await page.locator('main :is(h1, h2, p, dd)').evaluateAll((texts) =>
      texts
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().left)
        .filter((left) => left > 0),
    );
    const linksBox = await boxOf(socialLinksNav);
    expect(linksBox.x + linksBox.width, `at ${windowWidth}`).toBeLessThan(Math.min(...textLefts));
  }
});
