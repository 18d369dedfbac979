import { expectNoSidewaysScroll, resize } from './layout.ts';
import {
  allowVendorScripts,
  boxOf,
  expect,
  extraWidths,
  openWithoutMotion,
  scrollInstantlyTo,
  test,
} from './site.ts';

const windowSizes = [
  ...extraWidths.map((width) => ({ width, height: 800 })),
  { width: 683, height: 384 },
  { width: 960, height: 540 },
];

test('the strip shows its main links at every width, the drawer the others', async ({ page }) => {
  test.slow(); // The test checks eight widths.
  await openWithoutMotion(page, '/contact');
  const quickLinksStrip = page.getByRole('navigation', { name: 'Quick links' });
  const menuDrawer = page.getByRole('dialog', { name: 'Menu' });
  const otherLinkNames = ['Privacy', 'Jobs', 'Help', 'Trades'];
  for (const windowWidth of extraWidths) {
    await resize(page, windowWidth);
    await scrollInstantlyTo(page, 0);
    await expectNoSidewaysScroll(page, String(windowWidth));
    for (const linkName of ['+64 3 555 0142', 'hello@tern-and-tide.test', 'Book a visit']) {
      const stripLink = quickLinksStrip.getByRole('link', { name: linkName });
      await expect(stripLink, `${linkName} at ${windowWidth}`).toBeInViewport({ ratio: 1 });
      const { topmostText, isTextWhole } = await stripLink.evaluate((element) => {
        const svgBox = element.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect(-1);
        const [iconX, iconY] = [(svgBox.left + svgBox.right) / 2, (svgBox.top + svgBox.bottom) / 2];
        const textSpans = [...element.querySelectorAll('span')];
        return {
          topmostText: document.elementFromPoint(iconX, iconY)?.closest('a')?.textContent,
          isTextWhole: textSpans.every(
            ({ scrollWidth, clientWidth, offsetWidth }) =>
              offsetWidth <= 1 || clientWidth === 0 || scrollWidth <= clientWidth,
          ),
        };
      });
      expect({ topmostText, isTextWhole }, `${linkName} at ${windowWidth}`).toEqual({
        topmostText: linkName,
        isTextWhole: true,
      });
    }
    const hasWideStrip = windowWidth >= 1024;
    if (!hasWideStrip) {
      await page.getByRole('button', { name: 'Open menu' }).click();
    }
    for (const linkName of otherLinkNames) {
      const otherLink = (hasWideStrip ? quickLinksStrip : menuDrawer).getByRole('link', {
        name: linkName,
        exact: true,
      });
      await expect(otherLink, `${linkName} at ${windowWidth}`).toBeVisible();
      if (hasWideStrip) {
        await expect(otherLink, String(windowWidth)).toBeInViewport({ ratio: 1 });
      }
    }
    await page.keyboard.press('Escape');
    await expect(menuDrawer).toBeHidden();
  }
  await resize(page, 360, 740);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menuDrawer.getByRole('link', { name: 'Jobs' }).click();
  await expect(page).toHaveURL('/carrer');
  await expect(menuDrawer).toBeHidden();
  const meetingLinkBox = await boxOf(quickLinksStrip.getByRole('link', { name: 'Book a visit' }));
  expect(meetingLinkBox.width).toBeLessThan(48);
  await page.mouse.click(meetingLinkBox.x + 20, meetingLinkBox.y + meetingLinkBox.height / 2);
  await expect(page).toHaveURL('/meeting');
});

test('floating buttons stay at the bottom and cover nothing in the footer', async ({ page }) => {
  await openWithoutMotion(page, '/about');
  for (const { width, height } of windowSizes) {
    await resize(page, width, height);
    await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    });
    const { y: chatButtonTop } = await boxOf(page.getByRole('button', { name: 'Live chat' }));
    const isLowWindow = height <= 384;
    expect(chatButtonTop > height - 100 && chatButtonTop < height - 40).toBe(!isLowWindow);
    const coveredTexts = await page.evaluate(() => {
      function findTopElement({ left, right, top, bottom }: DOMRect) {
        return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      }
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const footerElement = document.querySelector('footer') as Node;
      const textWalker = document.createTreeWalker(footerElement, NodeFilter.SHOW_TEXT);
      const floatingButtonsContainer = document.querySelector('aside')?.parentElement;
      const textRange = document.createRange();
      const coverFaults: (string | null)[] = [];
      for (let textNode = textWalker.nextNode(); textNode; textNode = textWalker.nextNode()) {
        textRange.selectNodeContents(textNode);
        for (const lineBox of textRange.getClientRects()) {
          if (lineBox.width > 1 && floatingButtonsContainer?.contains(findTopElement(lineBox))) {
            coverFaults.push(textNode.textContent);
          }
        }
      }
      for (const footerLink of document.querySelectorAll<HTMLElement>('footer a')) {
        scrollTo({ top: 0, behavior: 'instant' });
        footerLink.focus();
        if (!footerLink.contains(findTopElement(footerLink.getBoundingClientRect()))) {
          coverFaults.push(`${footerLink.ariaLabel ?? footerLink.textContent} in focus`);
        }
      }
      return coverFaults;
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
  const layoutShift = await page.evaluate(async () => {
    let shiftSum = 0;
    new PerformanceObserver((shiftEntries) => {
      for (const shiftEntry of shiftEntries.getEntries()) {
        shiftSum += 'value' in shiftEntry ? Number(shiftEntry.value) : 0;
      }
    }).observe({ type: 'layout-shift' });
    for (let scrollTop = 0; scrollTop < document.body.scrollHeight; scrollTop += 200) {
      scrollTo({ top: scrollTop, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return shiftSum;
  });
  expect(layoutShift).toBe(0);

  const chatButton = page.getByRole('button', { name: 'Live chat' });
  const chatPanel = page.getByRole('dialog', { name: 'Talk to us' });
  for (const windowWidth of [390, 1366]) {
    await resize(page, windowWidth);
    await page.evaluate(() => {
      const { top: footerY = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {};
      scrollTo({ top: footerY + scrollY - innerHeight + 250, behavior: 'instant' });
    });
    // A trial click waits until the button stops moving.
    await chatButton.click({ trial: true });
    const { x: buttonX, y: buttonY } = await boxOf(chatButton);
    await page.mouse.click(buttonX + 20, buttonY + 20);
    await expect(chatPanel).toBeInViewport({ ratio: 1 });
    const panelBox = await boxOf(chatPanel);
    const gapHeight = buttonY - panelBox.y - panelBox.height;
    expect(gapHeight).toBeGreaterThan(0);
    expect(gapHeight).toBeLessThan(40);
    await page.mouse.click(buttonX + 20, buttonY + 20);
    await expect(chatPanel).toBeHidden();
  }
  await chatButton.click();
  await expect(chatPanel.getByRole('link')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(chatPanel).toBeHidden();
  await chatButton.click();
  await chatPanel.getByRole('link', { name: 'Write to us' }).click();
  await expect(chatPanel).toBeHidden();
  expect(problems).toEqual([]);
});
