import { expectAccessible } from './axe.ts';
import { findPageKind, isRepresentativeRoute } from './budgets.ts';
import { expectContentFits, expectNoneFound, resize, setTextSize } from './layout.ts';
import { ownerRoutes } from './owner-site.ts';
import { fixtureURL } from './ports.ts';
import { expect, openWithoutMotion, test } from './site.ts';

// biome-ignore format: names side by side
const testedPageKinds = [
  'home', 'about', 'mission', 'team', 'service', 'industry', 'portfolio', 'work', 'gallery', 'contact', 'career', 'post',
];
for (const route of ownerRoutes.filter(
  (route) =>
    testedPageKinds.includes(findPageKind(route)?.name ?? '') && isRepresentativeRoute(route),
)) {
  test(`${route} shows all text at 16, 24 and 32 px in every window`, async ({ page }) => {
    test.slow(); // The test checks 21 windows, four of them with axe.
    await openWithoutMotion(page, route);
    for (const fontSize of [16, 24, 32]) {
      await setTextSize(page, fontSize);
      for (const windowWidth of [320, 360, 768, 1024, 1280, 1366, 1920]) {
        const sizeLabel = `${fontSize} px, ${windowWidth} wide`;
        await resize(page, windowWidth, 800);
        await expectContentFits(page, sizeLabel);
        await expectNoneFound(() => page.evaluate(findLayoutFaults, controlSelectors), sizeLabel);
        // every-page.spec.ts runs axe at 16 px.
        if (fontSize > 16 && (windowWidth === 360 || windowWidth === 1366)) {
          await expectAccessible(page, sizeLabel);
        }
      }
    }
  });
}

/** The selectors do not depend on the content of the pages. */
const controlSelectors = {
  bar: 'nav:has([popovertarget="menu_drawer"])',
  button: '[popovertarget="menu_drawer"]',
  floatingButtons: 'aside:has([popovertarget="live_chat"]) > *',
};

function findLayoutFaults(selectors: typeof controlSelectors): string[] {
  const layoutFaults: string[] = [];
  const isVisible = (element?: Element | null) => element?.checkVisibility() === true;
  const readElementName = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent;
  const readFontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

  const menuBar = document.querySelector(selectors.bar);
  const brandRange = new Range();
  brandRange.selectNodeContents(menuBar?.querySelector('a span') ?? document);
  const brandTops = [...brandRange.getClientRects()].map(({ top }) => Math.round(top));
  const brandLineCount = new Set(brandTops).size;
  // A longer name may need more lines.
  if (brandLineCount !== 1 && brandRange.toString().length <= 15) {
    layoutFaults.push(`the brand has ${brandLineCount} lines`);
  }
  const isMenuVisible = isVisible(menuBar?.querySelector('summary'));
  if (isMenuVisible === isVisible(menuBar?.querySelector(selectors.button))) {
    layoutFaults.push(isMenuVisible ? 'menu and button show' : 'neither menu nor button shows');
  }
  const { bottom: barBottom = 0 } = menuBar?.getBoundingClientRect() ?? {};
  for (const control of menuBar?.querySelectorAll('a, button, summary') ?? []) {
    if (isVisible(control) && control.getBoundingClientRect().bottom > barBottom + 1) {
      layoutFaults.push(`${readElementName(control)} leaves the bar`);
    }
  }
  for (const floatingButton of document.querySelectorAll(selectors.floatingButtons)) {
    const { left, right, bottom } = floatingButton.getBoundingClientRect();
    if (isVisible(floatingButton) && (left < 0 || right > innerWidth || bottom > innerHeight)) {
      layoutFaults.push(`${readElementName(floatingButton)} is cut`);
    }
  }
  const headingAndParagraphs = [...document.querySelectorAll('main :is(h1, p)')];
  const headingIndex = headingAndParagraphs.findIndex((element) => element.matches('h1'));
  const [heading, paragraph] = headingAndParagraphs.slice(headingIndex);
  if (heading && paragraph && readFontSize(heading) < readFontSize(paragraph)) {
    layoutFaults.push('the heading is smaller than its paragraph');
  }
  return layoutFaults;
}

test('shows a long agency name whole, and the menu button earlier', async ({ page }) => {
  // The owner's menu may be short enough for both.
  await openWithoutMotion(page, `${fixtureURL}/contact`);
  const menuBar = page.locator(controlSelectors.bar);
  const firstMenuGroup = menuBar.locator('summary').first();
  const menuButton = menuBar.locator(controlSelectors.button).first();
  const brand = menuBar.locator('a span').first();
  await resize(page, 1100, 800);
  await brand.evaluate((element) => element.replaceChildren('Tern'));
  await expect(firstMenuGroup).toBeVisible();
  await expect(menuButton).toBeHidden();
  await brand.evaluate((element) => element.replaceChildren('Harbour Lights, Daughters and Sons'));
  await expect(menuButton).toBeVisible();
  await expect(firstMenuGroup).toBeHidden();
  for (const windowWidth of [320, 768, 1100]) {
    const sizeLabel = `${windowWidth} wide`;
    await resize(page, windowWidth, 800);
    await expectContentFits(page, sizeLabel);
    await expectNoneFound(() => page.evaluate(findLayoutFaults, controlSelectors), sizeLabel);
  }
});
