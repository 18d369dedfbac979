/**
 * Tests every page in all windows, themes, spacings and palettes, and on paper. Pages of one kind share a
 * template, so one page is tested fully and the others briefly. EVERY_ROUTE=1 tests all pages fully.
 */
import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { findPageKind, isRepresentative, ownerBudgetFactor } from './budgets.ts';
import {
  expectNoneFound,
  expectNoSidewaysScroll,
  expectNothingCovered,
  expectTextVisible,
  findSmallTargets,
  measureCoveredShare,
  resize,
  widenTextSpacing,
} from './layout.ts';
import { ownerRoutes } from './owner-site.ts';
import { expect, mainWidths, test, waitForHydration } from './site.ts';
import { expectSoundStructure } from './structure.ts';
import { expectDocumentWeight, expectPageWeight } from './weights.ts';

const notFoundRoutes = ['/nothing-here', '/service/nothing-here'];
const representativeRoutes = [...ownerRoutes, ...notFoundRoutes].filter((route) =>
  isRepresentative(route),
);
const fullyTestedRoutes = process.env.EVERY_ROUTE
  ? [...ownerRoutes, ...notFoundRoutes]
  : representativeRoutes;

/** A test loads the page at the first size and checks readability at the last; 683 and 320 × 256 px are a laptop at 200 and 400 % zoom. */
const phoneDevice = {
  pixelRatio: 3,
  picturesKey: 'pictures360',
  windowSizes: [
    [360, 800],
    [320, 800],
    [390, 800],
    [683, 384],
    [320, 256],
  ],
} as const;
const desktopDevice = {
  pixelRatio: 2,
  picturesKey: 'pictures1440',
  windowSizes: [
    [1440, 900],
    [768, 900],
    [900, 800],
    [960, 540],
    [1024, 800],
    [1366, 800],
    [1600, 800],
    [1920, 800],
    [1280, 800],
  ],
} as const;

/** These lists of posts look like /blog, so they are tested only at the main widths. */
const postListPattern = /^\/blog\/(archive|tags|authors|page)/;

/** Returns undefined for another agency's content, and for pages that the owner has added. */
function findWeightLimit(route: string) {
  const pageBudget = process.env.CONTENT_DIR ? undefined : findPageKind(route);
  return pageBudget && { route, budget: pageBudget, tolerance: ownerBudgetFactor };
}

async function openAndCheckPage(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(recordMessageListeners);
  const pageResponse = await page.goto(route);
  expect(pageResponse?.status()).toBe(notFoundRoutes.includes(route) ? 404 : 200);
  await waitForHydration(page);
  await expect(page).toHaveTitle(/.{15,}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const messageListener = await page.evaluate(
    () => Reflect.get(window, 'messageListener') ?? window.onmessage,
  );
  expect.soft(messageListener, 'listeners for messages of other windows').toBeNull();
}

function recordMessageListeners() {
  const originalAddListener = window.addEventListener;
  window.addEventListener = function (this: Window, eventType: string, ...otherArgs: unknown[]) {
    if (eventType === 'message') {
      Reflect.set(window, 'messageListener', true);
    }
    return Reflect.apply(originalAddListener, this, [eventType, ...otherArgs]);
  };
}

for (const [deviceName, { pixelRatio, picturesKey, windowSizes }] of Object.entries({
  phone: phoneDevice,
  desktop: desktopDevice,
})) {
  for (const route of fullyTestedRoutes) {
    test(`${route} has no fault on a ${deviceName}`, async ({ page, problems }) => {
      test.slow(); // The test makes about fifty checks.
      const [[firstWidth, firstHeight]] = windowSizes;
      const cdpSession = await page.context().newCDPSession(page);
      await cdpSession.send('Emulation.setDeviceMetricsOverride', {
        width: firstWidth,
        height: firstHeight,
        deviceScaleFactor: pixelRatio,
        mobile: false,
      });
      await openAndCheckPage(page, route);
      const weightLimit = findWeightLimit(route);
      if (weightLimit) {
        await expectPageWeight(page, picturesKey, weightLimit);
      }
      const isPostList = postListPattern.test(route);
      for (const [width, height] of windowSizes.filter(
        ([width]) => !isPostList || mainWidths.includes(width),
      )) {
        const sizeLabel = `${width} × ${height}`;
        await resize(page, width, height);
        await expectNoSidewaysScroll(page, sizeLabel);
        if (mainWidths.includes(width)) {
          expect.soft(await findSmallTargets(page), `targets, ${sizeLabel}`).toEqual([]);
          await expectSoundStructure(page, sizeLabel);
          // Header and footer are the same on all pages, so only the home page checks them at each width.
          const containerSelector = route === '/' || width === 360 ? undefined : 'main';
          // Between 768 and 1440 px only header and footer change their colours.
          await (width === 768 && route !== '/'
            ? expectAccessible(page, sizeLabel, { within: containerSelector })
            : expectAccessibleInBothThemes(page, sizeLabel, containerSelector));
        } else {
          await expectNothingCovered(page, route === '/' ? 'body' : 'main', sizeLabel);
        }
      }
      await expectReadableText(page, windowSizes.at(-1) ?? windowSizes[0]);
      if (deviceName === 'desktop' && !isPostList) {
        await expectVisibleFocusAndEdges(page);
        await expectPrintable(page);
      }
      const expectedProblemPattern = notFoundRoutes.includes(route) ? /status of 404/ : /^$/;
      expect(problems.filter((problem) => !expectedProblemPattern.test(problem))).toEqual([]);
    });
  }
}

test.describe('other pages of a kind', () => {
  const [widestWidth = 1440, ...narrowerWidths] = [1440, 768, 320];
  test.use({ viewport: { width: widestWidth, height: 900 } });

  for (const route of ownerRoutes.filter((route) => !fullyTestedRoutes.includes(route))) {
    test(`${route} has a sound structure and fits the window`, async ({ page, problems }) => {
      await openAndCheckPage(page, route);
      const weightLimit = findWeightLimit(route);
      if (weightLimit) {
        expectDocumentWeight(weightLimit);
      }
      await expectSoundStructure(page, '');
      for (const width of [widestWidth, ...narrowerWidths]) {
        await resize(page, width);
        await expectNoSidewaysScroll(page, `${width} wide`);
        await expectTextVisible(page, `${width} wide`);
      }
      expect(problems).toEqual([]);
    });
  }
});

async function expectReadableText(page: Page, [width, height]: readonly [number, number]) {
  const sizeLabel = `${width} × ${height}`;
  await resize(page, width, height);
  await expectNoSidewaysScroll(page, sizeLabel);
  await expectTextVisible(page, sizeLabel);
  if (height < 300) {
    expect.soft(await measureCoveredShare(page), `covered, ${sizeLabel}`).toBeLessThan(0.25);
  }
  await widenTextSpacing(page);
  await expectNoSidewaysScroll(page, `${sizeLabel}, widely spaced`);
  await expectTextVisible(page, `${sizeLabel}, widely spaced`);
}

/** In forced colours each control shows its focus, and each button and field has a border. */
async function expectVisibleFocusAndEdges(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const hasForcedColours = () => matchMedia('(forced-colors: active)').matches;
  await page.waitForFunction(hasForcedColours, undefined, { polling: 50 });
  await page.keyboard.press('Tab');
  await expectNoneFound(() => findFaintControls(page), 'in forced colours');
}

function findFaintControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controlFaults: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) {
        continue;
      }
      const controlHtml = control.outerHTML.slice(0, 100);
      const { borderTopStyle, borderTopWidth, opacity } = getComputedStyle(control);
      const isButtonOrField =
        control.matches('button, select, textarea, input') &&
        !control.matches('[type="radio"], [type="checkbox"], [type="file"], :disabled');
      const hasVisibleBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      if (isButtonOrField && opacity !== '0' && !hasVisibleBorder) {
        controlFaults.push(`no edge: ${controlHtml}`);
      }
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) {
        continue;
      }
      // Some controls show the focus on their parent, or on the ::after that makes a card clickable.
      const ringStyles = [
        getComputedStyle(control),
        getComputedStyle(control, '::after'),
        getComputedStyle(control.parentElement ?? control),
      ];
      const hasFocusRing = ringStyles.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
      if (!hasFocusRing) {
        controlFaults.push(`no focus: ${controlHtml}`);
      }
    }
    return controlFaults;
  });
}

/** A printed page shows all its text, dark on white, and no controls. */
async function expectPrintable(page: Page): Promise<void> {
  await resize(page, 680, 1010);
  await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
  const printedControls = page.locator(
    ':is(nav:not(main nav), a[href^="#__docusaurus"], button):visible',
  );
  await expect.soft(printedControls, 'on paper').toHaveCount(0);
  const detailsAnswers = page.locator('main details > :not(summary)');
  expect.soft(await detailsAnswers.filter({ visible: false }).count(), 'answers on paper').toBe(0);
  await expectNoSidewaysScroll(page, 'on paper');
  await expectTextVisible(page, 'on paper');
  const separatedHeadingTexts = await page.locator('main h2').evaluateAll(findSeparatedHeadings);
  expect.soft(separatedHeadingTexts, 'headings separated from their lists on paper').toEqual([]);
  const paleElementsHtml = await page.evaluate(() => {
    const canvasContext = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true });
    function measureLuminance(cssColour: string): number {
      if (!canvasContext) {
        return 0;
      }
      canvasContext.fillStyle = cssColour;
      canvasContext.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvasContext.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    }
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, summary, td)')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => measureLuminance(getComputedStyle(element).color) > 0.55)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect.soft(paleElementsHtml, 'on paper').toEqual([]);
  const linksWithoutAddressHtml = await page
    .locator('#__blog-post-container a[href^="http"]')
    .evaluateAll((links) =>
      links
        .filter((link) => !getComputedStyle(link, '::after').content.includes('http'))
        .map((link) => link.outerHTML),
    );
  expect.soft(linksWithoutAddressHtml, 'links without their address on paper').toEqual([]);
}

/** Finds headings that a printer may separate from the list below them. */
function findSeparatedHeadings(headings: Element[]): string[] {
  return headings.flatMap(({ parentElement: headingParent, textContent }) => {
    const hasOnlyHeadingAndText = [...(headingParent?.children ?? [])].every(({ tagName }) =>
      /^(H2|P)$/.test(tagName),
    );
    const nextElement = headingParent?.nextElementSibling;
    const startsWithList = nextElement?.matches('ul, ol, dl, :has(> :is(ul, ol, dl):first-child)');
    const isSeparated =
      headingParent &&
      hasOnlyHeadingAndText &&
      startsWithList &&
      getComputedStyle(headingParent).breakAfter !== 'avoid';
    return isSeparated ? [textContent ?? ''] : [];
  });
}
