/** Pages with a larger browser font, in windows of all sizes. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { kindOf, representsKind } from './budgets.ts';
import {
  expectNone,
  expectNoSidewaysScroll,
  expectTextVisible,
  resize,
  setTextSize,
} from './layout.ts';
import { routes } from './owner.ts';
import { expect, openWithoutMotion, test } from './site.ts';

// biome-ignore format: side by side
const kinds = [
  'home', 'about', 'mission', 'team', 'service', 'industry', 'portfolio', 'work', 'gallery', 'contact', 'career', 'post',
];
const testedRoutes = routes.filter(
  (route) => kinds.includes(kindOf(route)?.name ?? '') && representsKind(route),
);

const sizes = [16, 24, 32];
const widths = [320, 360, 768, 1024, 1280, 1366, 1920];
const axeWidths = [360, 1366];

for (const route of testedRoutes) {
  test(`${route} shows all text at 16, 24 and 32 px in every window`, async ({ page }) => {
    test.slow(); // 21 windows, six of them with axe.
    await openWithoutMotion(page, route);
    for (const size of sizes) {
      await setTextSize(page, size);
      for (const width of widths) {
        const state = `${size} px, ${width} wide`;
        await resize(page, width, 800);
        await expectNoSidewaysScroll(page, state);
        await expectTextVisible(page, state);
        await expectNone(() => findFrameFaults(page), state);
        if (axeWidths.includes(width)) {
          await expectAccessible(page, state);
        }
      }
    }
  });
}

/** Selectors that do not depend on the content. */
const selectors = {
  bar: 'nav:has([popovertarget="menu-drawer"])',
  button: '[popovertarget="menu-drawer"]',
  actions: 'aside:has([popovertarget="live-chat"]) > *',
};

/** Checks the brand's line, the menu or its button, the floating buttons, and the heading's size. */
function findFrameFaults(page: Page): Promise<string[]> {
  return page.evaluate(({ bar: barSelector, button: buttonSelector, actions }) => {
    const faults: string[] = [];
    function isVisible(element: Element | null | undefined) {
      return element?.checkVisibility() === true;
    }
    function sizeOf(element: Element) {
      return Number.parseFloat(getComputedStyle(element).fontSize);
    }

    const bar = document.querySelector(barSelector);
    const { bottom: edge = 0 } = bar?.getBoundingClientRect() ?? {};
    const name = new Range();
    name.selectNodeContents(bar?.querySelector('a span') ?? document);
    const lines = new Set([...name.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size !== 1) {
      faults.push(`the brand has ${lines.size} lines`);
    }
    const menu = isVisible(bar?.querySelector('summary'));
    const button = isVisible(bar?.querySelector(buttonSelector));
    if (menu === button) {
      faults.push(menu ? 'menu and button show' : 'neither menu nor button shows');
    }
    for (const control of bar?.querySelectorAll('a, button, summary') ?? []) {
      if (isVisible(control) && control.getBoundingClientRect().bottom > edge + 1) {
        faults.push(`${control.ariaLabel ?? control.textContent} leaves the bar`);
      }
    }

    for (const action of document.querySelectorAll(actions)) {
      const { left, right, bottom } = action.getBoundingClientRect();
      if (isVisible(action) && (left < 0 || right > innerWidth || bottom > innerHeight)) {
        faults.push(`${action.ariaLabel ?? action.textContent} is cut`);
      }
    }

    const heading = document.querySelector('main h1');
    const paragraph = [...document.querySelectorAll('main p')].find(
      (element) => heading?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (heading && paragraph && sizeOf(heading) < sizeOf(paragraph)) {
      faults.push('the heading is smaller than its paragraph');
    }
    return faults;
  }, selectors);
}

test('shows a long agency name whole, and the menu button earlier', async ({ page }) => {
  await openWithoutMotion(page, '/contact');
  const bar = page.locator(selectors.bar);
  const menu = bar.locator('summary').first();
  const button = bar.locator(selectors.button).first();
  const name = bar.locator('a span').first();
  await resize(page, 1366, 800);
  await name.evaluate((element) => element.replaceChildren('Tern'));
  await expect(menu).toBeVisible();
  await expect(button).toBeHidden();
  await name.evaluate((element) => element.replaceChildren('Harbour Lights, Daughters and Sons'));
  await expect(button).toBeVisible();
  await expect(menu).toBeHidden();
  for (const width of [320, 768, 1366]) {
    const state = `${width} wide`;
    await resize(page, width, 800);
    await expectNoSidewaysScroll(page, state);
    await expectTextVisible(page, state);
    await expectNone(async () => {
      const faults = await findFrameFaults(page);
      return faults.filter((fault) => !/^the brand has \d lines$/.test(fault));
    }, state);
  }
});
