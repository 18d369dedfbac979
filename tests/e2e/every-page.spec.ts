/** Tests one page of each kind fully, the others briefly; EVERY_ROUTE=1 tests all pages fully. */
import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { findLanguagePrefix, findPageKind, isRepresentativeRoute } from './budgets.ts';
import {
  expectContentFits,
  expectNoneFound,
  expectNoSidewaysScroll,
  expectNothingCovered,
  findSmallTargets,
  findTextsTooPaleToPrint,
  measureCoveredWindowShare,
  resize,
  setTextSpacing,
} from './layout.ts';
import { ownerRoutes } from './owner-site.ts';
import { expect, mainWidths, test, waitForHydration } from './site.ts';
import { expectDocumentWeight, expectPageWeight } from './weights.ts';

const notFoundRoutes = ['/nothing-here', '/service/nothing-here'];
const fullyTestedRoutes = [...ownerRoutes, ...notFoundRoutes].filter(
  (route) => process.env.EVERY_ROUTE || isRepresentativeRoute(route),
);

/** A test loads the page at the first size and checks readability at the last; 683 and 320 × 256 px are a laptop at 200 and 400 % zoom. */
const devices = [
  {
    deviceKind: 'phone',
    deviceScaleFactor: 3,
    pictureBudgetKey: 'pictures360',
    windowSizes: [...[360, 320, 390].map((width) => [width, 800] as const), [683, 384], [320, 256]],
  },
  {
    deviceKind: 'desktop',
    deviceScaleFactor: 2,
    pictureBudgetKey: 'pictures1440',
    windowSizes: [
      [1440, 900],
      [768, 900],
      [960, 540],
      ...[900, 1024, 1366, 1600, 1920, 1280].map((width) => [width, 800] as const),
    ],
  },
] as const;

const uniqueLandmarkRoles = ['banner', 'contentinfo', 'main'];
const namedLandmarkRoles = ['complementary', 'form', 'navigation', 'region', 'search'];
const ariaLinePattern = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/;

/** These lists of posts look like /blog, so they are tested only at the main widths. */
const postListPattern = /^\/blog\/(archive|tags|authors|page)/;

/** Returns undefined for another agency's content, and for pages that the owner has added. */
function findBudget(route: string) {
  return process.env.CONTENT_DIR ? undefined : findPageKind(route);
}

async function openAndCheckPage(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await page.goto(route))?.status()).toBe(notFoundRoutes.includes(route) ? 404 : 200);
  await waitForHydration(page);
  await expect(page).toHaveTitle(/.{15,}/);
  const cdpSession = await page.context().newCDPSession(page);
  const { result } = await cdpSession.send('Runtime.evaluate', { expression: 'window' });
  const { objectId = '' } = result;
  const { listeners } = await cdpSession.send('DOMDebugger.getEventListeners', { objectId });
  await cdpSession.detach();
  const listenerTypes = listeners.map(({ type }) => type);
  expect.soft(listenerTypes, 'listeners for messages of other windows').not.toContain('message');
  // The browser keeps a page with such a listener out of its memory for Back.
  expect.soft(listenerTypes.filter((type) => type.endsWith('unload'))).toEqual([]);
}

for (const { deviceKind, deviceScaleFactor, pictureBudgetKey, windowSizes } of devices) {
  // Longer words in another script show on a phone.
  const routes = fullyTestedRoutes.filter(
    (route) => deviceKind === 'phone' || process.env.EVERY_ROUTE || !findLanguagePrefix(route),
  );
  for (const route of routes) {
    test(`${route} has no fault on a ${deviceKind}`, async ({ page, problems }) => {
      test.slow(); // The test makes about fifty checks.
      const [[width, height]] = windowSizes;
      const cdpSession = await page.context().newCDPSession(page);
      const deviceMetrics = { width, height, deviceScaleFactor, mobile: false };
      await cdpSession.send('Emulation.setDeviceMetricsOverride', deviceMetrics);
      await openAndCheckPage(page, route);
      const budget = findBudget(route);
      if (budget) {
        await expectPageWeight(page, pictureBudgetKey, { route, budget });
      }
      const isPostList = postListPattern.test(route);
      const sizes = windowSizes.filter(([width]) => !isPostList || mainWidths.includes(width));
      for (const [width, height] of sizes) {
        const sizeLabel = `${width} × ${height}`;
        await resize(page, width, height);
        await expectNoSidewaysScroll(page, sizeLabel);
        if (mainWidths.includes(width)) {
          expect.soft(await page.evaluate(findSmallTargets), `targets, ${sizeLabel}`).toEqual([]);
          await expectSoundStructure(page, sizeLabel);
          // Header and footer are the same on all pages, so only the home page checks them at each width.
          const containerSelector = route === '/' || width === 360 ? undefined : 'main';
          // At 768 px `main` has the same colours as at 1440 px, so one theme is enough.
          await (width === 768 && route !== '/'
            ? expectAccessible(page, sizeLabel, { within: containerSelector })
            : expectAccessibleInBothThemes(page, sizeLabel, containerSelector));
        } else {
          await expectNothingCovered(page, route === '/' ? 'body' : 'main', sizeLabel);
        }
      }
      await expectTextFitsWindow(page, windowSizes.at(-1) ?? windowSizes[0]);
      if (deviceKind === 'desktop' && !isPostList) {
        await expectVisibleFocusAndEdges(page);
        await expectPrintable(page);
      }
      const expectedProblemPattern = notFoundRoutes.includes(route) ? /status of 404/ : /^$/;
      expect(problems.filter((problem) => !expectedProblemPattern.test(problem))).toEqual([]);
    });
  }
}

for (const route of ownerRoutes.filter((route) => !fullyTestedRoutes.includes(route))) {
  test(`${route} has a sound structure and fits the window`, async ({ page, problems }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAndCheckPage(page, route);
    const budget = findBudget(route);
    if (budget) {
      expectDocumentWeight(route, budget);
    }
    await expectSoundStructure(page, '');
    for (const width of [1440, 768, 320]) {
      await resize(page, width);
      await expectContentFits(page, `${width} wide`);
    }
    expect(problems).toEqual([]);
  });
}

async function expectTextFitsWindow(page: Page, [width, height]: readonly [number, number]) {
  const sizeLabel = `${width} × ${height}`;
  await resize(page, width, height);
  await expectContentFits(page, sizeLabel);
  if (height < 300) {
    const coveredWindowShare = await page.evaluate(measureCoveredWindowShare);
    expect.soft(coveredWindowShare, `covered, ${sizeLabel}`).toBeLessThan(0.25);
  }
  await setTextSpacing(page, 'wide');
  await expectContentFits(page, `${sizeLabel}, widely spaced`);
}

/** In forced colours each control shows its focus, and each button and field has a border. */
async function expectVisibleFocusAndEdges(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const hasForcedColours = () => matchMedia('(forced-colors: active)').matches;
  await page.waitForFunction(hasForcedColours, undefined, { polling: 50 });
  await page.keyboard.press('Tab');
  await expectNoneFound(() => page.evaluate(findMissingBordersOrFocusRings), 'in forced colours');
}

function findMissingBordersOrFocusRings(): string[] {
  const controlFaults: string[] = [];
  const controlSelector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  for (const control of document.querySelectorAll<HTMLElement>(controlSelector)) {
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
    if (document.activeElement === control && !hasFocusRing) {
      controlFaults.push(`no focus: ${controlHtml}`);
    }
  }
  return controlFaults;
}

/** A printed page shows all its text, dark on white, and no controls but the footer's address. */
async function expectPrintable(page: Page): Promise<void> {
  await resize(page, 680, 1010);
  await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
  const controlSelector =
    ':is(nav:not(main nav, :has(address)), a[href^="#__docusaurus"], button):visible';
  await expect.soft(page.locator(controlSelector), 'controls on paper').toHaveCount(0);
  const detailsAnswers = page.locator('main details:visible > :not(summary)');
  expect.soft(await detailsAnswers.filter({ visible: false }).count(), 'answers on paper').toBe(0);
  await expectContentFits(page, 'on paper');
  const headingParents = page.locator('main :has(> h2):not(:has(> :not(h2, p)))');
  const separatedHeadings = await headingParents.evaluateAll(findPrintHeadingsCutFromList);
  expect.soft(separatedHeadings, 'headings separated from their lists on paper').toEqual([]);
  expect.soft(await page.evaluate(findTextsTooPaleToPrint, 'main *'), 'on paper').toEqual([]);
  for (const link of await page.locator('#__blog-post-container a[href^="http"]').all()) {
    const printedAddress = await link.evaluate((a) => getComputedStyle(a, '::after').content);
    expect.soft(printedAddress, 'a link’s address on paper').toContain('http');
  }
}

/** Finds the headings whose parent a printer may separate from the list below it. */
function findPrintHeadingsCutFromList(headingParents: Element[]) {
  const listSelector = 'ul, ol, dl, :has(> :is(ul, ol, dl):first-child)';
  return headingParents
    .filter(({ nextElementSibling }) => nextElementSibling?.matches(listSelector))
    .filter((headingParent) => getComputedStyle(headingParent).breakAfter !== 'avoid')
    .map(({ textContent }) => textContent);
}

/** Expects one h1 first, no skipped level, and each landmark to be unique or to have a unique name. */
async function expectSoundStructure(page: Page, stateLabel: string): Promise<void> {
  const ariaNodes = (await page.locator('body').ariaSnapshot())
    .split('\n')
    .map((ariaSnapshotLine) => ariaLinePattern.exec(ariaSnapshotLine))
    .filter((match) => match !== null)
    .map(([, role = '', name = '', attributes = '']) => ({ role, name, attributes }));

  const headingLevels = ariaNodes
    .filter(({ role }) => role === 'heading')
    .map(({ attributes }) => Number(/level=(\d)/.exec(attributes)?.[1]));
  expect.soft(headingLevels.lastIndexOf(1), `the only h1, ${stateLabel}`).toBe(0);
  const skippedLevels = headingLevels.filter((level, i) => level > (headingLevels[i - 1] ?? 0) + 1);
  expect.soft(skippedLevels, `headings that skip a level, ${stateLabel}`).toEqual([]);

  const roles = ariaNodes.map(({ role }) => role);
  const foundUniqueRoles = roles.filter((role) => uniqueLandmarkRoles.includes(role));
  expect.soft(foundUniqueRoles.sort(), stateLabel).toEqual(uniqueLandmarkRoles);
  const landmarkNames = ariaNodes
    .filter(({ role }) => namedLandmarkRoles.includes(role))
    .map(({ role, name }) => `${role} ${name}`);
  const unnamedLandmarks = landmarkNames.filter((name) => name.endsWith(' '));
  expect.soft(unnamedLandmarks, `landmarks without a name, ${stateLabel}`).toEqual([]);
  const uniqueNames = [...new Set(landmarkNames)];
  expect.soft(landmarkNames, `landmarks with the same name, ${stateLabel}`).toEqual(uniqueNames);
}
