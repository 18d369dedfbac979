import { expectNoSidewaysScroll, resize } from './layout.ts';
import {
  allowVendorScripts,
  expect,
  extraWidths,
  measureBox,
  openWithoutMotion,
  scrollInstantlyTo,
  test,
} from './site.ts';

test('the strip shows its main links at every width, the drawer the others', async ({ page }) => {
  test.slow(); // The test checks eight widths.
  await openWithoutMotion(page, '/contact');
  const quickLinksStrip = page.getByRole('navigation', { name: 'Quick links' });
  const menuDrawer = page.getByRole('dialog', { name: 'Menu' });
  for (const windowWidth of extraWidths) {
    await resize(page, windowWidth);
    await scrollInstantlyTo(page, 0);
    await expectNoSidewaysScroll(page, String(windowWidth));
    for (const linkName of ['+64 3 555 0142', 'hello@tern-and-tide.test', 'Book a visit']) {
      const stateLabel = `${linkName} at ${windowWidth}`;
      const stripLink = quickLinksStrip.getByRole('link', { name: linkName });
      await expect(stripLink, stateLabel).toBeInViewport({ ratio: 1 });
      // A trial click fails if another element covers the icon.
      await stripLink.locator('svg').click({ trial: true });
      const cutOffTexts = await stripLink.locator('span').evaluateAll((spans: HTMLElement[]) =>
        spans
          .filter(({ offsetWidth, clientWidth }) => offsetWidth > 1 && clientWidth > 0)
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect(cutOffTexts, stateLabel).toEqual([]);
    }
    const hasWideStrip = windowWidth >= 1024;
    if (!hasWideStrip) {
      await page.getByRole('button', { name: 'Open menu' }).click();
    }
    const stripOrDrawer = hasWideStrip ? quickLinksStrip : menuDrawer;
    const links = stripOrDrawer.getByRole('link', { name: /^(Privacy|Jobs|Help|Trades)$/ });
    await expect(links, `at ${windowWidth}`).toHaveText(['Privacy', 'Jobs', 'Help', 'Trades']);
    for (const secondaryLink of hasWideStrip ? await links.all() : []) {
      await expect(secondaryLink, `at ${windowWidth}`).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expect(menuDrawer).toBeHidden();
  }
  await resize(page, 360, 740);
  await expect(quickLinksStrip.getByText('EN', { exact: true })).toBeHidden();
  const meetingLink = quickLinksStrip.getByRole('link', { name: 'Book a visit' });
  const { x, y, width, height } = await measureBox(meetingLink);
  expect(width).toBeLessThan(48);
  await page.mouse.click(x + 20, y + height / 2);
  await expect(page).toHaveURL('/meeting');
});

test('floating buttons stay at the bottom and cover nothing in the footer', async ({ page }) => {
  await openWithoutMotion(page, '/about');
  const tallWindowSizes = extraWidths.map((width) => [width, 800] as const);
  for (const [width, height] of [...tallWindowSizes, [683, 384], [960, 540]] as const) {
    await resize(page, width, height);
    await scrollInstantlyTo(page, 1000);
    const { y: chatButtonTop } = await measureBox(page.getByRole('button', { name: 'Live chat' }));
    expect(chatButtonTop > height - 100 && chatButtonTop < height - 40).toBe(height > 384);
    const coveredTexts = await page.evaluate(() => {
      function findTopElement({ left, right, top, bottom }: DOMRect) {
        return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      }
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      // On a phone, the lists of links are folded.
      for (const linkList of document.querySelectorAll<HTMLDetailsElement>('footer details')) {
        linkList.open = true;
      }
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

const floatingSelector = 'aside[aria-label="Talk to us"], nav[aria-label="Social links"]';

/** Returns controls and lines of text under a floating element, except what scrolls sideways. */
function findContentUnderFloatingElements(selector: string): string[] {
  const isInMargin = innerWidth >= 1024;
  const range = document.createRange();
  const sidewaysScrollers = [...document.querySelectorAll('main *')].filter(
    (element) =>
      element.matches('.swiper, [aria-hidden]') ||
      /auto|scroll/.test(getComputedStyle(element).overflowX),
  );
  function isUnderFloatingElement(box: DOMRect) {
    return [...document.querySelectorAll(selector)]
      .map((floatingElement) => floatingElement.getBoundingClientRect())
      .some(({ left, right, top, bottom }) =>
        isInMargin
          ? box.right > left + 1 && box.left < right - 1
          : box.bottom > top + 1 && box.top < bottom - 1,
      );
  }
  return [...document.querySelectorAll('main :is(a, button, input, select, textarea, p, h2, li)')]
    .filter((element) => element.checkVisibility())
    .filter((element) => !sidewaysScrollers.some((scroller) => scroller.contains(element)))
    .filter((element) => {
      range.selectNodeContents(element);
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
      const isControl = element.matches('a, button, input, select, textarea');
      const boxes = isControl ? [element.getBoundingClientRect()] : [...range.getClientRects()];
      return boxes.some(isUnderFloatingElement);
    })
    .map(({ textContent, outerHTML }) => (textContent || outerHTML).slice(0, 60));
}

test('nothing floats over a form, a button or a text', async ({ page }) => {
  test.slow(); // The test checks six widths of six pages.
  for (const route of ['/', '/about', '/register', '/meeting', '/blog/tags', '/blog/authors']) {
    await openWithoutMotion(page, route);
    for (const width of [360, 768, 1024, 1280, 1366, 1920]) {
      await resize(page, width, 800);
      const faults = await page.evaluate(findContentUnderFloatingElements, floatingSelector);
      expect.soft(faults, `${route} at ${width}`).toEqual([]);
    }
  }
});

test('floating buttons shift nothing; blocked chats show contacts', async ({ page, problems }) => {
  await allowVendorScripts({ page });
  await openWithoutMotion(page, '/contact');
  const layoutShifts = await page.evaluate(async () => {
    const shiftEntries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((observerEntryList) => {
      shiftEntries.push(...observerEntryList.getEntries());
    });
    observer.observe({ type: 'layout-shift' });
    for (let scrollTop = 0; scrollTop < document.body.scrollHeight; scrollTop += 200) {
      scrollTo({ top: scrollTop, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return [...shiftEntries, ...observer.takeRecords()];
  });
  expect(layoutShifts).toEqual([]);

  const chatButton = page.getByRole('button', { name: 'Live chat' });
  const chatPanel = page.getByRole('dialog', { name: 'Talk to us' });
  for (const windowWidth of [390, 1366]) {
    await resize(page, windowWidth);
    await page.getByRole('contentinfo').evaluate((footer) => {
      const top = footer.getBoundingClientRect().top + scrollY - innerHeight + 250;
      scrollTo({ top, behavior: 'instant' });
    });
    // A trial click waits until the button stops moving.
    await chatButton.click({ trial: true });
    const { x: buttonX, y: buttonY } = await measureBox(chatButton);
    await page.mouse.click(buttonX + 20, buttonY + 20);
    await expect(chatPanel).toBeInViewport({ ratio: 1 });
    const panelBox = await measureBox(chatPanel);
    const gapHeight = buttonY - panelBox.y - panelBox.height;
    expect(gapHeight).toBeGreaterThan(0);
    expect(gapHeight).toBeLessThan(40);
    await page.mouse.click(buttonX + 20, buttonY + 20);
    await expect(chatPanel).toBeHidden();
  }
  await chatButton.click();
  await expect(chatPanel.getByText('The live chat cannot be reached just now.')).toBeVisible();
  await expect(chatPanel.locator('a[href="tel:+6435550142"]')).toBeVisible();
  await expect(chatPanel.getByRole('link')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(chatPanel).toBeHidden();
  await chatButton.click();
  await chatPanel.getByRole('link', { name: 'Write to us' }).click();
  await expect(chatPanel).toBeHidden();
  expect(problems).toEqual([]);
});

test('WhatsApp is labelled on phones, and leaves with the dock while a visitor writes', async ({
  page,
}) => {
  await openWithoutMotion(page, '/contact');
  const whatsappLink = page.locator('aside').getByRole('link', { name: /^WhatsApp/ });
  const chatButton = page.getByRole('button', { name: 'Live chat' });
  await resize(page, 1366);
  await expect(whatsappLink).toBeHidden();
  await resize(page, 360, 740);
  await expect(whatsappLink).toBeVisible();
  await page.locator('main form').getByLabel('Name').focus();
  await expect(chatButton).toBeHidden();
  await resize(page, 1366);
  await expect(chatButton).toBeVisible();
});

test('the message to WhatsApp names the service of the page', async ({ page }) => {
  await resize(page, 360, 740);
  await openWithoutMotion(page, '/service/berths');
  const whatsappLink = page.locator('aside').getByRole('link', { name: /^WhatsApp/ });
  await expect(whatsappLink).toHaveAttribute(
    'href',
    'https://wa.me/6435550142?text=Hello%20Tern%20%26%20Tide%2C%20a%20question%20about%20Berth%20books.',
  );
});
