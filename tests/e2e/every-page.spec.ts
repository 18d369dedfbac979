/**
 * Every page in all windows, themes, spacings, palettes and on paper. Pages of one kind share a template,
 * so one is tested fully and the others briefly. EVERY_ROUTE=1 tests all fully.
 */
import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { kindOf, ownerTolerance, representsKind } from './budgets.ts';
import {
  expectNone,
  expectNoSidewaysScroll,
  expectNothingCovered,
  expectTextVisible,
  findSmallTargets,
  measureCoveredHeight,
  resize,
  widenSpacing,
} from './layout.ts';
import { routes } from './owner.ts';
import { expect, test, waitForHydration } from './site.ts';
import { expectStructure } from './structure.ts';
import { expectDocumentWeight, expectWeight } from './weights.ts';

const notFound = ['/nothing-here', '/service/nothing-here'];
const representatives = [...routes, ...notFound].filter((route) => representsKind(route));
const fullyTested = process.env.EVERY_ROUTE ? [...routes, ...notFound] : representatives;

/** Each test loads the page at the first size and checks readability at the last; some sizes are a laptop at 200 or 400 % zoom. */
const phone = {
  dots: 3,
  pictures: 'pictures360',
  sizes: [
    [360, 800],
    [320, 800],
    [390, 800],
    [683, 384],
    [320, 256],
  ],
} as const;
const desktop = {
  dots: 2,
  pictures: 'pictures1440',
  sizes: [
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

/** Widths with all checks; the others check what covers the controls. */
const mainWidths = [360, 768, 1440];

/** Lists of posts like /blog: only the main widths. */
const postLists = /^\/blog\/(archive|tags|authors|page)/;

/** None for another agency's content, and for pages that the owner has added. */
function limitOf(route: string) {
  const budget = process.env.CONTENT_DIR ? undefined : kindOf(route);
  return budget && { route, budget, tolerance: ownerTolerance };
}

async function openPage(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(recordListeners);
  const response = await page.goto(route);
  expect(response?.status()).toBe(notFound.includes(route) ? 404 : 200);
  await waitForHydration(page);
  await expect(page).toHaveTitle(/.{15,}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const listeners = await page.evaluate(
    () => Reflect.get(window, 'messageListener') ?? window.onmessage,
  );
  expect.soft(listeners, 'listeners for messages of other windows').toBeNull();
}

function recordListeners() {
  const add = window.addEventListener;
  window.addEventListener = function (this: Window, type: string, ...rest: unknown[]) {
    if (type === 'message') {
      Reflect.set(window, 'messageListener', true);
    }
    return Reflect.apply(add, this, [type, ...rest]);
  };
}

for (const [name, { dots, pictures, sizes }] of Object.entries({ phone, desktop })) {
  for (const route of fullyTested) {
    test(`${route} has no fault on a ${name}`, async ({ page, problems }) => {
      test.slow(); // About fifty checks.
      const [[width, height]] = sizes;
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: dots,
        mobile: false,
      });
      await openPage(page, route);
      const limit = limitOf(route);
      if (limit) {
        await expectWeight(page, pictures, limit);
      }
      const isList = postLists.test(route);
      for (const [width, height] of sizes.filter(
        ([width]) => !isList || mainWidths.includes(width),
      )) {
        const state = `${width} × ${height}`;
        await resize(page, width, height);
        await expectNoSidewaysScroll(page, state);
        if (mainWidths.includes(width)) {
          expect.soft(await findSmallTargets(page), `targets, ${state}`).toEqual([]);
          await expectStructure(page, state);
          // Header and footer are the same on all pages; / checks them at each width.
          const container = route === '/' || width === 360 ? undefined : 'main';
          // Colours change between 768 and 1440 px in header and footer only.
          await (width === 768 && route !== '/'
            ? expectAccessible(page, state, { within: container })
            : expectAccessibleInBothThemes(page, state, container));
        } else {
          await expectNothingCovered(page, route === '/' ? 'body' : 'main', state);
        }
      }
      await expectReadable(page, sizes.at(-1) ?? sizes[0]);
      if (name === 'desktop' && !isList) {
        await expectFocusAndEdges(page);
        await expectPrintable(page);
      }
      const expectedProblem = notFound.includes(route) ? /status of 404/ : /^$/;
      expect(problems.filter((problem) => !expectedProblem.test(problem))).toEqual([]);
    });
  }
}

test.describe('other pages of a kind', () => {
  const [widest = 1440, ...narrower] = [1440, 768, 320];
  test.use({ viewport: { width: widest, height: 900 } });

  for (const route of routes.filter((route) => !fullyTested.includes(route))) {
    test(`${route} has a sound structure and fits the window`, async ({ page, problems }) => {
      await openPage(page, route);
      const limit = limitOf(route);
      if (limit) {
        expectDocumentWeight(limit);
      }
      await expectStructure(page, '');
      for (const width of [widest, ...narrower]) {
        await resize(page, width);
        await expectNoSidewaysScroll(page, `${width} wide`);
        await expectTextVisible(page, `${width} wide`);
      }
      expect(problems).toEqual([]);
    });
  }
});

async function expectReadable(
  page: Page,
  [width, height]: readonly [number, number],
): Promise<void> {
  const state = `${width} × ${height}`;
  await resize(page, width, height);
  await expectNoSidewaysScroll(page, state);
  await expectTextVisible(page, state);
  if (height < 300) {
    expect.soft(await measureCoveredHeight(page), `covered, ${state}`).toBeLessThan(0.25);
  }
  await widenSpacing(page);
  await expectNoSidewaysScroll(page, `${state}, widely spaced`);
  await expectTextVisible(page, `${state}, widely spaced`);
}

/** In forced colours each control shows its focus, and each button and field a border. */
async function expectFocusAndEdges(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const isForced = () => matchMedia('(forced-colors: active)').matches;
  await page.waitForFunction(isForced, undefined, { polling: 50 });
  await page.keyboard.press('Tab');
  await expectNone(() => findFaintControls(page), 'in forced colours');
}

function findFaintControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) {
        continue;
      }
      const name = control.outerHTML.slice(0, 100);
      const { borderTopStyle, borderTopWidth, opacity } = getComputedStyle(control);
      const isBox =
        control.matches('button, select, textarea, input') &&
        !control.matches('[type="radio"], [type="checkbox"], [type="file"], :disabled');
      const edge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      if (isBox && opacity !== '0' && !edge) {
        faults.push(`no edge: ${name}`);
      }
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) {
        continue;
      }
      // Some show it on their parent, or on the ::after that makes a card clickable.
      const rings = [
        getComputedStyle(control),
        getComputedStyle(control, '::after'),
        getComputedStyle(control.parentElement ?? control),
      ];
      const isRinged = rings.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
      if (!isRinged) {
        faults.push(`no focus: ${name}`);
      }
    }
    return faults;
  });
}

/** On paper a page shows all its text, dark on white, and no controls. */
async function expectPrintable(page: Page): Promise<void> {
  await resize(page, 680, 1010);
  await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
  const controlsOnPaper = page.locator(
    ':is(nav:not(main nav), a[href^="#__docusaurus"], button):visible',
  );
  await expect.soft(controlsOnPaper, 'on paper').toHaveCount(0);
  const answers = page.locator('main details > :not(summary)');
  expect.soft(await answers.filter({ visible: false }).count(), 'answers on paper').toBe(0);
  await expectNoSidewaysScroll(page, 'on paper');
  await expectTextVisible(page, 'on paper');
  const separatedHeadings = await page.locator('main h2').evaluateAll(findSeparatedHeadings);
  expect.soft(separatedHeadings, 'headings separated from their lists on paper').toEqual([]);
  const pale = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    function luminance(colour: string): number {
      if (!canvas) {
        return 0;
      }
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    }
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, summary, td)')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => luminance(getComputedStyle(element).color) > 0.55)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect.soft(pale, 'on paper').toEqual([]);
  const withoutAddress = await page
    .locator('#__blog-post-container a[href^="http"]')
    .evaluateAll((links) =>
      links
        .filter((link) => !getComputedStyle(link, '::after').content.includes('http'))
        .map((link) => link.outerHTML),
    );
  expect.soft(withoutAddress, 'links without their address on paper').toEqual([]);
}

/** Finds headings that a printer may separate from the list below them. */
function findSeparatedHeadings(headings: Element[]): string[] {
  return headings.flatMap(({ parentElement: head, textContent }) => {
    const isHead = [...(head?.children ?? [])].every(({ tagName }) => /^(H2|P)$/.test(tagName));
    const rest = head?.nextElementSibling;
    const isListed = rest?.matches('ul, ol, dl, :has(> :is(ul, ol, dl):first-child)');
    const isSeparated = head && isHead && isListed && getComputedStyle(head).breakAfter !== 'avoid';
    return isSeparated ? [textContent ?? ''] : [];
  });
}
