import { expectNoSidewaysScroll, resize } from './layout.ts';
import {
  allowVendorScripts,
  betweenWidths,
  boxOf,
  expect,
  jumpTo,
  openWithoutMotion,
  test,
} from './site.ts';

const windows = [
  ...betweenWidths.map((width) => ({ width, height: 800 })),
  { width: 683, height: 384 },
  { width: 960, height: 540 },
];

test('the strip shows contact and meeting links at every width, and the drawer has the rest', async ({
  page,
}) => {
  test.slow(); // Eight widths.
  await openWithoutMotion(page, '/contact');
  const strip = page.getByRole('navigation', { name: 'Quick links' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const links = ['Privacy', 'Jobs', 'Help', 'Trades'];
  for (const width of betweenWidths) {
    await resize(page, width);
    await jumpTo(page, 0);
    await expectNoSidewaysScroll(page, String(width));
    for (const name of ['+64 3 555 0142', 'hello@tern-and-tide.test', 'Book a visit']) {
      const link = strip.getByRole('link', { name });
      await expect(link, `${name} at ${width}`).toBeInViewport({ ratio: 1 });
      const { hit, isWhole } = await link.evaluate((element) => {
        const box = element.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect(-1);
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const spans = [...element.querySelectorAll('span')];
        return {
          hit: document.elementFromPoint(x, y)?.closest('a')?.textContent,
          isWhole: spans.every(
            ({ scrollWidth, clientWidth, offsetWidth }) =>
              offsetWidth <= 1 || clientWidth === 0 || scrollWidth <= clientWidth,
          ),
        };
      });
      expect({ hit, isWhole }, `${name} at ${width}`).toEqual({ hit: name, isWhole: true });
    }
    const isWide = width >= 1024;
    if (!isWide) {
      await page.getByRole('button', { name: 'Open menu' }).click();
    }
    for (const name of links) {
      const link = (isWide ? strip : drawer).getByRole('link', { name, exact: true });
      await expect(link, `${name} at ${width}`).toBeVisible();
      if (isWide) {
        await expect(link, String(width)).toBeInViewport({ ratio: 1 });
      }
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
  await resize(page, 360, 740);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('link', { name: 'Jobs' }).click();
  await expect(page).toHaveURL('/carrer');
  await expect(drawer).toBeHidden();
  const meeting = await boxOf(strip.getByRole('link', { name: 'Book a visit' }));
  expect(meeting.width).toBeLessThan(48);
  await page.mouse.click(meeting.x + 20, meeting.y + meeting.height / 2);
  await expect(page).toHaveURL('/meeting');
});

test('floating buttons stay at the window’s bottom and cover no text and no focus in the footer', async ({
  page,
}) => {
  await openWithoutMotion(page, '/about');
  for (const { width, height } of windows) {
    await resize(page, width, height);
    await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    });
    const { y } = await boxOf(page.getByRole('button', { name: 'Live chat' }));
    const isLow = height <= 384;
    expect(y > height - 100 && y < height - 40).toBe(!isLow);
    const coveredTexts = await page.evaluate(() => {
      function onTop({ left, right, top, bottom }: DOMRect) {
        return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      }
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const footer = document.querySelector('footer') as Node;
      const texts = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
      const floating = document.querySelector('aside')?.parentElement;
      const range = document.createRange();
      const found: (string | null)[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
          if (box.width > 1 && floating?.contains(onTop(box))) {
            found.push(text.textContent);
          }
        }
      }
      for (const link of document.querySelectorAll<HTMLElement>('footer a')) {
        scrollTo({ top: 0, behavior: 'instant' });
        link.focus();
        if (!link.contains(onTop(link.getBoundingClientRect()))) {
          found.push(`${link.ariaLabel ?? link.textContent} in focus`);
        }
      }
      return found;
    });
    expect.soft(coveredTexts, `${width} × ${height}`).toEqual([]);
  }
});

test('floating buttons shift no layout above the footer, and open the chat panel beside them', async ({
  page,
  problems,
}) => {
  await allowVendorScripts({ page });
  await openWithoutMotion(page, '/contact');
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        sum += 'value' in entry ? Number(entry.value) : 0;
      }
    }).observe({ type: 'layout-shift' });
    for (let top = 0; top < document.body.scrollHeight; top += 200) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return sum;
  });
  expect(shift).toBe(0);

  const button = page.getByRole('button', { name: 'Live chat' });
  const panel = page.getByRole('dialog', { name: 'Talk to us' });
  for (const width of [390, 1366]) {
    await resize(page, width);
    await page.evaluate(() => {
      const { top = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {};
      scrollTo({ top: top + scrollY - innerHeight + 250, behavior: 'instant' });
    });
    // Waits until the button stops moving.
    await button.click({ trial: true });
    const { x, y } = await boxOf(button);
    await page.mouse.click(x + 20, y + 20);
    await expect(panel).toBeInViewport({ ratio: 1 });
    const box = await boxOf(panel);
    const gap = y - box.y - box.height;
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
    await page.mouse.click(x + 20, y + 20);
    await expect(panel).toBeHidden();
  }
  await button.click();
  await expect(panel.getByRole('link')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await button.click();
  await panel.getByRole('link', { name: 'Write to us' }).click();
  await expect(panel).toBeHidden();
  expect(problems).toEqual([]);
});
