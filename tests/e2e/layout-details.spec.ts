/** Places where a certain window once hid, cut or broke something. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { resize } from './layout.ts';
import { expect, siteFolder, test } from './site.ts';

test('a banner has its picture on a phone, for less than 8 kB', async ({ page }) => {
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

test('on a phone a banner shows its picture whole, below its words', async ({
  staticPage: page,
}) => {
  await page.goto('/contact');
  for (const width of [320, 360, 480]) {
    await resize(page, width, 740);
    const words = await page.locator('main').getByRole('heading', { level: 1 }).boundingBox();
    const picture = await page.locator('main img').first().boundingBox();
    expect(picture?.width, `at ${width}`).toBe(width);
    expect(picture?.y, `at ${width}`).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  }
});

test('the header begins where the content does', async ({ staticPage: page }) => {
  await page.goto('/contact');
  const brand = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  const heading = page.getByRole('heading', { level: 1 });
  for (const width of [360, 768, 1024, 1200, 1280, 1350, 1440, 1920]) {
    await resize(page, width, 768);
    const [{ x: left = 0 } = {}, { x: right = -9 } = {}] = [
      (await brand.boundingBox()) ?? {},
      (await heading.boundingBox()) ?? {},
    ];
    expect(Math.abs(left - right), `at ${width}`).toBeLessThan(1);
  }
});

test('steps fill their rows: none stands alone below others', async ({ staticPage: page }) => {
  for (const route of ['/meeting', '/']) {
    await page.goto(route);
    for (const width of [768, 1024, 1366]) {
      await resize(page, width, 768);
      const tops = await page
        .locator('main ol > li:has(h3)')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      const inRows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      expect(inRows.at(-1), `${route} at ${width}`).toBeGreaterThanOrEqual(
        Math.min(2, inRows[0] ?? 0),
      );
    }
  }
});

test('on a phone the blog’s menu and its search have one line', async ({ staticPage: page }) => {
  await page.goto('/blog');
  await resize(page, 360, 740);
  const menu = page.getByRole('navigation', { name: 'Ways into the blog' });
  const middles = await menu
    .locator('xpath=..')
    .locator('a, button')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .map(({ top, bottom }) => Math.round(top + bottom)),
    );
  expect(middles.length).toBeGreaterThanOrEqual(5);
  expect(new Set(middles).size).toBe(1);
});

test('an e-mail address breaks after its @ or before a dot, never inside a word', async ({
  staticPage: page,
}) => {
  const email = 'hello@tern-and-tide.test';
  await page.goto('/contact');
  for (const width of [320, 600, 768, 830, 900, 1000, 1024]) {
    await resize(page, width);
    const lines = await page
      .getByRole('main')
      .getByRole('link', { name: email })
      .first()
      .evaluate((link) => {
        const found = new Map<number, string>();
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (let at = 0; at < (text.textContent?.length ?? 0); at += 1) {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const top = Math.round(range.getBoundingClientRect().top);
            found.set(top, (found.get(top) ?? '') + range.toString());
          }
        }
        return [...found.values()];
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

test('the social links stand beside the words of the home page', async ({ staticPage: page }) => {
  await page.goto('/');
  const rail = page.getByRole('navigation', { name: 'Social links' });
  for (const width of [1024, 1100, 1199, 1200, 1366]) {
    await resize(page, width, 768);
    const lefts = await page.locator('main :is(h1, h2, p, dd)').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect().left)
        .filter((left) => left > 0),
    );
    const { x = 0, width: wide = 0 } = (await rail.boundingBox()) ?? {};
    expect(x + wide, `at ${width}`).toBeLessThan(Math.min(...lefts));
  }
});
