/** Layout at widths where it has broken before. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { resize } from './layout.ts';
import { boxOf, expect, measure, pageHeading, siteFolder, test } from './site.ts';

test('loads a banner’s picture of less than 8 kB on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const route of ['/about', '/contact', '/privacy', '/blog']) {
    await page.goto(route);
    const picture = page.locator('main img').first();
    await expect(picture, route).toBeInViewport();
    await expect(picture, route).not.toHaveJSProperty('naturalWidth', 0);
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const { size } = statSync(path.join(siteFolder(), new URL(source).pathname));
    expect(size, route).toBeLessThan(8_000);
  }
});

test('shows a banner’s whole picture below its text on a phone', async ({ staticPage: page }) => {
  await page.goto('/contact');
  for (const width of [320, 360, 480]) {
    await resize(page, width, 740);
    const heading = await boxOf(pageHeading(page));
    const picture = await boxOf(page.locator('main img').first());
    expect(picture.width, `at ${width}`).toBe(width);
    expect(picture.y, `at ${width}`).toBeGreaterThan(heading.y + heading.height);
  }
});

test('aligns the header with the content', async ({ staticPage: page }) => {
  await page.goto('/contact');
  const brand = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  for (const width of [360, 768, 1024, 1200, 1280, 1350, 1440, 1920]) {
    await resize(page, width, 768);
    const distance = (await boxOf(brand)).x - (await boxOf(pageHeading(page))).x;
    expect(Math.abs(distance), `at ${width}`).toBeLessThan(1);
  }
});

test('leaves no single step in the last row', async ({ staticPage: page }) => {
  for (const route of ['/meeting', '/']) {
    await page.goto(route);
    for (const width of [768, 1024, 1366]) {
      await resize(page, width, 768);
      const steps = page.locator('main ol > li:has(h3)');
      const tops = (await measure(steps, 'top')).map((top) => Math.round(top));
      const inRows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      expect(inRows.at(-1), `${route} at ${width}`).toBeGreaterThanOrEqual(
        Math.min(2, inRows[0] ?? 0),
      );
    }
  }
});

test('shows the blog’s menu and search in one line on a phone', async ({ staticPage: page }) => {
  await page.goto('/blog');
  await resize(page, 360, 740);
  const menu = page.getByRole('navigation', { name: 'Ways into the blog' });
  const middles = await menu
    .locator('xpath=..')
    .locator('a, button')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .map(({ top, bottom }) => Math.round(top + bottom)),
    );
  expect(middles.length).toBeGreaterThanOrEqual(5);
  expect(new Set(middles).size).toBe(1);
});

test('breaks an e-mail address only after the @ or before a dot', async ({ staticPage: page }) => {
  const email = 'hello@tern-and-tide.test';
  await page.goto('/contact');
  for (const width of [320, 600, 768, 830, 900, 1000, 1024]) {
    await resize(page, width);
    const lines = await page
      .getByRole('main')
      .getByRole('link', { name: email })
      .first()
      .evaluate((link) => {
        const lineOf = new Map<number, string>();
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (let index = 0; index < (text.textContent?.length ?? 0); index += 1) {
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            const top = Math.round(range.getBoundingClientRect().top);
            lineOf.set(top, (lineOf.get(top) ?? '') + range.toString());
          }
        }
        return [...lineOf.values()];
      });
    expect(lines.join(''), `at ${width}`).toBe(email);
    for (const line of lines.slice(1)) {
      expect(
        line.startsWith('.') || lines[lines.indexOf(line) - 1]?.endsWith('@'),
        `${lines} at ${width}`,
      ).toBe(true);
    }
  }
});

test('shows the social links beside the home page’s text', async ({ staticPage: page }) => {
  await page.goto('/');
  const rail = page.getByRole('navigation', { name: 'Social links' });
  for (const width of [1024, 1100, 1199, 1200, 1366]) {
    await resize(page, width, 768);
    const lefts = await page.locator('main :is(h1, h2, p, dd)').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().left)
        .filter((left) => left > 0),
    );
    const box = await boxOf(rail);
    expect(box.x + box.width, `at ${width}`).toBeLessThan(Math.min(...lefts));
  }
});
