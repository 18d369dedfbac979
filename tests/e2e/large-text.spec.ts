/** What a visitor finds whose browser writes large, in windows from small phones to large screens. */
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

const kinds = [
  'home',
  'about',
  'mission',
  'team',
  'service',
  'trade',
  'portfolio',
  'work',
  'gallery',
  'contact',
  'career',
  'post',
];
const asked = routes.filter(
  (route) => kinds.includes(kindOf(route)?.name ?? '') && representsKind(route),
);

const sizes = [16, 24, 32];
const widths = [320, 360, 768, 1024, 1280, 1366, 1920];
/** Where the rules of accessibility are asked, too. */
const judged = [360, 1366];

for (const route of asked) {
  test(`${route} is whole with text of 16, 24 and 32 px in every window`, async ({ page }) => {
    // Twenty-one windows, six of them read by axe.
    test.slow();
    await openWithoutMotion(page, route);
    for (const size of sizes) {
      await setTextSize(page, size);
      for (const width of widths) {
        const state = `${size} px, ${width} wide`;
        await resize(page, width, 800);
        await expectNoSidewaysScroll(page, state);
        await expectTextVisible(page, state);
        await expectNone(() => findFrameFaults(page), state);
        if (judged.includes(width)) {
          await expectAccessible(page, state);
        }
      }
    }
  });
}

/** What the bar and the drawer's button are known by in any content. */
const parts = {
  bar: 'nav:has([popovertarget="menu-drawer"])',
  button: '[popovertarget="menu-drawer"]',
  actions: 'aside:has([popovertarget="live-chat"]) > *',
};

/**
 * The brand has one line, the bar has its menu or the button for it, what floats is whole, and the
 * heading is no smaller than its paragraph.
 */
function findFrameFaults(page: Page): Promise<string[]> {
  return page.evaluate((selectors) => {
    const found: string[] = [];
    function isSeen(element: Element | null | undefined) {
      return element?.checkVisibility() === true;
    }
    function sizeOf(element: Element) {
      return Number.parseFloat(getComputedStyle(element).fontSize);
    }

    const bar = document.querySelector(selectors.bar);
    const { bottom: edge = 0 } = bar?.getBoundingClientRect() ?? {};
    const name = new Range();
    name.selectNodeContents(bar?.querySelector('a span') ?? document);
    const lines = new Set([...name.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size !== 1) {
      found.push(`the brand has ${lines.size} lines`);
    }
    const menu = isSeen(bar?.querySelector('summary'));
    const button = isSeen(bar?.querySelector(selectors.button));
    if (menu === button) {
      found.push(menu ? 'menu and button show' : 'neither menu nor button shows');
    }
    for (const part of bar?.querySelectorAll('a, button, summary') ?? []) {
      if (isSeen(part) && part.getBoundingClientRect().bottom > edge + 1) {
        found.push(`${part.ariaLabel ?? part.textContent} leaves the bar`);
      }
    }

    for (const action of document.querySelectorAll(selectors.actions)) {
      const { left, right, bottom } = action.getBoundingClientRect();
      if (isSeen(action) && (left < 0 || right > innerWidth || bottom > innerHeight)) {
        found.push(`${action.ariaLabel ?? action.textContent} is cut`);
      }
    }

    const heading = document.querySelector('main h1');
    const paragraph = [...document.querySelectorAll('main p')].find(
      (one) => heading?.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (heading && paragraph && sizeOf(heading) < sizeOf(paragraph)) {
      found.push('the heading is smaller than its paragraph');
    }
    return found;
  }, parts);
}

test('a long name of an agency is whole, and gives the bar its button sooner', async ({ page }) => {
  await openWithoutMotion(page, '/contact');
  const bar = page.locator(parts.bar);
  const menu = bar.locator('summary').first();
  const button = bar.locator(parts.button).first();
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
