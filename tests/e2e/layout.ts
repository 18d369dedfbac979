import { expect, type Locator, type Page } from 'playwright/test';

/** WCAG 1.4.12 requires pages to bear this text spacing. */
const wideSpacingCss = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Waits for lengths in `vw`, which change a frame or more after media queries and `innerWidth`. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await expect(async () => {
    const rulerHandle = await page.evaluateHandle(() => {
      const rulerElement = document.createElement('i');
      rulerElement.style.cssText = 'position: fixed; inline-size: 100vw; visibility: hidden';
      document.body.append(rulerElement);
      return rulerElement;
    });
    await page.setViewportSize({ width, height });
    const readRulerWidth = () => rulerHandle.evaluate((element) => element.offsetWidth);
    await expect.poll(readRulerWidth, { intervals: [10, 20, 40, 80], timeout: 5_000 }).toBe(width);
    await rulerHandle.evaluate((element) => element.remove());
  }).toPass();
}

/** Sets the browser's font size: 16 is the default, 24 Chrome's "Very large". */
export async function setTextSize(page: Page, textSizePx: number): Promise<void> {
  const cdpSession = await page.context().newCDPSession(page);
  const fontSizes = { standard: textSizePx, fixed: textSizePx };
  await cdpSession.send('Page.setFontSizes', { fontSizes });
  await expect(page.locator('html')).toHaveCSS('font-size', `${textSizePx}px`);
  await cdpSession.detach();
}

export function setTextSpacing(page: Page, spacing: 'wide' | 'normal'): Promise<void> {
  const spacingCss = spacing === 'wide' ? wideSpacingCss : '';
  return page.evaluate((cssText) => {
    const spacingSheet = new CSSStyleSheet();
    spacingSheet.replaceSync(cssText);
    document.adoptedStyleSheets = [spacingSheet];
  }, spacingCss);
}

/** Polls, because some styles follow the window's size a frame after a resize. */
export async function expectNoneFound(findFaults: () => Promise<string[]>, message: string) {
  await expect.configure({ soft: true }).poll(findFaults, { message, timeout: 2_000 }).toEqual([]);
}

export function expectNoSidewaysScroll(page: Page, stateLabel: string): Promise<void> {
  const findOverflowFaults = () => page.evaluate(findOverflowingElements);
  return expectNoneFound(findOverflowFaults, `sideways scroll, ${stateLabel}`);
}

function findOverflowingElements(): string[] {
  // A page behind a modal dialog does not scroll.
  const scrollContainer = document.querySelector('dialog:modal') ?? document.documentElement;
  const { clientWidth, scrollWidth } = scrollContainer;
  const rightLimit = scrollContainer.getBoundingClientRect().left + clientWidth + 1;
  return scrollWidth === clientWidth
    ? []
    : [...scrollContainer.querySelectorAll('body *, dialog *')]
        .filter((element) => element.getBoundingClientRect().right > rightLimit)
        .map(({ tagName, className }) => `${tagName} ${className}`);
}

/** Expects no sideways scroll, no text cut off or over another, and no control outside the window. */
export async function expectContentFits(page: Page, stateLabel: string): Promise<void> {
  await expectNoSidewaysScroll(page, stateLabel);
  await expectNoneFound(() => page.evaluate(findTextFaults), stateLabel);
}

function findTextFaults(): string[] {
  function memoizeByElement<T>(computeResult: (element: Element) => T): (element: Element) => T {
    const resultsByElement = new Map<Element, { result: T }>();
    return (element) => {
      const entry = resultsByElement.get(element) ?? { result: computeResult(element) };
      resultsByElement.set(element, entry);
      return entry.result;
    };
  }

  const readStyle = memoizeByElement((element) => getComputedStyle(element));
  const readBox = memoizeByElement((element) => element.getBoundingClientRect());

  const listAncestors = memoizeByElement((element): Element[] =>
    element.parentElement ? [element, ...listAncestors(element.parentElement)] : [element],
  );

  /** Returns false for text for screen readers, decoration and collapsed content. */
  const isMeantToBeVisible = memoizeByElement(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], script, style, noscript') === null &&
      !listAncestors(element).some((ancestor) => readStyle(ancestor).clipPath === 'inset(50%)'),
  );

  /** Returns the ancestors that clip outside their box, and the window. */
  const findClippers = memoizeByElement((element) => {
    const clippers = [];
    let canClipSideways = true;
    let canClipVertically = true;
    for (const ancestor of listAncestors(element)) {
      if (ancestor === document.body) {
        break;
      }
      const { overflowX, overflowY, position } = readStyle(ancestor);
      // Visitors can scroll the hidden part of a carousel or a scroller into view.
      canClipSideways &&= !ancestor.classList.contains('swiper') && !/auto|scroll/.test(overflowX);
      canClipVertically &&= !/auto|scroll/.test(overflowY);
      clippers.push({
        name: ancestor.tagName,
        edges: readBox(ancestor),
        clipsSideways: canClipSideways && /hidden|clip/.test(overflowX),
        clipsVertically: canClipVertically && /hidden|clip/.test(overflowY),
      });
      if (position === 'fixed') {
        break;
      }
    }
    clippers.push({
      name: 'the window',
      edges: new DOMRect(0, 0, document.documentElement.clientWidth),
      clipsSideways: canClipSideways,
      clipsVertically: false,
    });
    return clippers;
  });

  /** Returns the tag of the first ancestor that clips the line by more than 2 px, or "the window". */
  function findClipperName({ element, box }: { element: Element; box: DOMRect }) {
    return findClippers(element).find(
      ({ edges, clipsSideways, clipsVertically }) =>
        (clipsSideways && (box.left < edges.left - 2 || box.right > edges.right + 2)) ||
        (clipsVertically && (box.top < edges.top - 2 || box.bottom > edges.bottom + 2)),
    )?.name;
  }

  const textRange = document.createRange();

  function readTextLines(element: Element) {
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((textNode) => {
        textRange.selectNodeContents(textNode);
        return isMeantToBeVisible(element) ? [...textRange.getClientRects()] : [];
      })
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((box) => ({ element, box, excerpt: (element.textContent ?? '').trim().slice(0, 40) }));
  }

  const isFixedOrSticky = memoizeByElement((element) =>
    listAncestors(element).some((ancestor) => /fixed|sticky/.test(readStyle(ancestor).position)),
  );

  const textLines = [...document.querySelectorAll('body *')].flatMap(readTextLines);
  const cutOffFaults = textLines.flatMap((line) => {
    const clipperName = findClipperName(line);
    return clipperName ? [`"${line.excerpt}" is cut off by ${clipperName}`] : [];
  });

  // Boxes of lines are taller than their letters and may touch, so the test shrinks them.
  const linesWithShrunkBoxes = textLines
    .filter(({ element }) => !isFixedOrSticky(element) && element.closest('.swiper') === null)
    .map(({ box, ...line }) => ({
      ...line,
      box: new DOMRect(box.x + 1, box.y + box.height / 4, box.width - 2, box.height / 2),
    }))
    .sort((first, second) => first.box.top - second.box.top);
  const overlapFaults = linesWithShrunkBoxes.flatMap((upperLine, upperIndex) => {
    const lowerLines = linesWithShrunkBoxes.slice(upperIndex + 1);
    const firstLineBelowIndex = lowerLines.findIndex(({ box }) => box.top >= upperLine.box.bottom);
    return lowerLines
      .slice(0, firstLineBelowIndex === -1 ? undefined : firstLineBelowIndex)
      .filter(({ element }) => element !== upperLine.element)
      .filter(({ box }) => upperLine.box.left < box.right && box.left < upperLine.box.right)
      .map((lowerLine) => `"${upperLine.excerpt}" lies on "${lowerLine.excerpt}"`);
  });

  const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
  const outsideWindowFaults = controls
    .filter((element) => isMeantToBeVisible(element) && element !== document.activeElement)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter((control) => control.box.width > 1 && findClipperName(control) === 'the window')
    .map(({ element }) => `${element.ariaLabel ?? element.textContent} is outside the window`);
  return [...new Set([...cutOffFaults, ...overlapFaults, ...outsideWindowFaults])];
}

/** Returns the difference between each picture's displayed ratio of width to height and its own ratio. */
export function measurePictureDistortions(pictures: Locator): Promise<number[]> {
  return pictures.evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const ownRatio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return Math.abs(width / height - ownRatio);
    }),
  );
}

export function measureCoveredWindowShare(): number {
  window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
  const coveredPixelRows = Array.from({ length: innerHeight }, (_, y) => {
    let topElement = document.elementFromPoint(innerWidth / 2, y);
    while (topElement && !/fixed|sticky/.test(getComputedStyle(topElement).position)) {
      topElement = topElement.parentElement;
    }
    return topElement;
  }).filter((element) => element !== null);
  return coveredPixelRows.length / innerHeight;
}

/** Returns links and controls smaller than 24 px, except links in a sentence. */
export function findSmallTargets(): string[] {
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility({ opacityProperty: true }))
    .filter((element) => element.closest('[aria-hidden="true"]') === null)
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && Math.min(width, height) < 24;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** Returns the pale texts that a browser prints without their backgrounds, so they are hard to read. */
export function findTextsTooPaleToPrint(selector: string): string[] {
  const canvasContext = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  function measureColourLuminance(cssColour: string): number {
    Object.assign(canvasContext ?? {}, { fillStyle: cssColour });
    canvasContext?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvasContext?.getImageData(0, 0, 1, 1).data ?? [];
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  }
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility() && element.textContent?.trim())
    .filter((element) => getComputedStyle(element).printColorAdjust !== 'exact')
    .filter((element) => measureColourLuminance(getComputedStyle(element).color) > 0.55)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Scrolls each link and button to the window's middle, and expects no other element over its middle. */
export function expectNothingCovered(page: Page, containersSelector: string, stateLabel: string) {
  const findCoverFaults = () => page.evaluate(findCoveredControls, containersSelector);
  return expectNoneFound(findCoverFaults, `covered, ${stateLabel}`);
}

function findCoveredControls(containersSelector: string): string[] {
  return [...document.querySelectorAll(`:is(${containersSelector}) :is(a[href], button, summary)`)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => getComputedStyle(control).clipPath !== 'inset(50%)')
    .flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const [lineBox = new DOMRect()] = control.getClientRects();
      const x = (lineBox.left + lineBox.right) / 2;
      const y = (lineBox.top + lineBox.bottom) / 2;
      const isMiddleInWindow = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const topElement = document.elementFromPoint(x, y);
      const controlName = control.ariaLabel ?? control.textContent;
      return !isMiddleInWindow || control.contains(topElement)
        ? []
        : [`${controlName} under ${topElement?.outerHTML.slice(0, 80)}`];
    });
}
