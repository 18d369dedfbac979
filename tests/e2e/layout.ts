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
      const addedElement = document.createElement('i');
      addedElement.style.cssText = 'position: fixed; inline-size: 100vw; visibility: hidden';
      document.body.append(addedElement);
      return addedElement;
    });
    await page.setViewportSize({ width, height });
    const readRulerWidth = () => rulerHandle.evaluate((element) => element.offsetWidth);
    const pollOptions = { intervals: [10, 20, 40, 80], timeout: 5_000 };
    await expect.poll(readRulerWidth, pollOptions).toBe(width);
    await rulerHandle.evaluate((element) => element.remove());
  }).toPass();
}

/** Sets the browser's font size: 16 is the default, 24 Chrome's "Very large". */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const cdpSession = await page.context().newCDPSession(page);
  await cdpSession.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
  await cdpSession.detach();
}

/** Returns a function that restores the page's spacing. */
export async function widenTextSpacing(page: Page): Promise<() => Promise<void>> {
  async function applySpacing(spacingCss: string) {
    await page.evaluate((cssText) => {
      const spacingSheet = new CSSStyleSheet();
      spacingSheet.replaceSync(cssText);
      document.adoptedStyleSheets = [spacingSheet];
    }, spacingCss);
  }
  await applySpacing(wideSpacingCss);
  return () => applySpacing('');
}

/** Polls, because some styles follow the window's size a frame after a resize. */
export async function expectNoneFound(findFaults: () => Promise<string[]>, message: string) {
  await expect.configure({ soft: true }).poll(findFaults, { message, timeout: 2_000 }).toEqual([]);
}

export function expectNoSidewaysScroll(page: Page, stateLabel: string): Promise<void> {
  return expectNoneFound(() => findOverflowingElements(page), `sideways scroll, ${stateLabel}`);
}

function findOverflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A page behind a modal dialog does not scroll.
    const scrollContainer = document.querySelector('dialog:modal') ?? document.documentElement;
    return scrollContainer.scrollWidth === scrollContainer.clientWidth
      ? []
      : [...scrollContainer.querySelectorAll('body *, dialog *')]
          .filter(
            (element) =>
              element.getBoundingClientRect().right >
              scrollContainer.getBoundingClientRect().left + scrollContainer.clientWidth + 1,
          )
          .map(({ tagName, className }) => `${tagName} ${className}`);
  });
}

/** Expects that no text is cut off or overlaps another, and that no control is outside the window. */
export function expectTextVisible(page: Page, stateLabel: string): Promise<void> {
  return expectNoneFound(() => findTextFaults(page), stateLabel);
}

function findTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      element: Element;
      box: DOMRect;
    }
    const tolerancePx = 2;

    function memoizeByElement<T>(computeResult: (element: Element) => T): (element: Element) => T {
      const resultsByElement = new Map<Element, T>();
      return (element) => {
        const elementResult = resultsByElement.has(element)
          ? (resultsByElement.get(element) as T)
          : computeResult(element);
        resultsByElement.set(element, elementResult);
        return elementResult;
      };
    }

    const readStyle = memoizeByElement((element) => {
      const { clipPath, overflowX, overflowY, position } = getComputedStyle(element);
      return { clipPath, overflowX, overflowY, position };
    });

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

    /** Returns the ancestors that clip content outside their box, and whether none of them scrolls sideways. */
    const findClippingAncestors = memoizeByElement((element) => {
      let canClipSideways = true;
      let canClipVertically = true;
      const clippingAncestors = [];
      for (const ancestor of listAncestors(element)) {
        if (ancestor === document.body) {
          break;
        }
        const { overflowX, overflowY, position } = readStyle(ancestor);
        // Visitors can scroll the hidden part of a carousel or a scroller into view.
        canClipSideways &&=
          !ancestor.classList.contains('swiper') && !/auto|scroll/.test(overflowX);
        canClipVertically &&= !/auto|scroll/.test(overflowY);
        const clipsSideways = canClipSideways && /hidden|clip/.test(overflowX);
        const clipsVertically = canClipVertically && /hidden|clip/.test(overflowY);
        if (clipsSideways || clipsVertically) {
          clippingAncestors.push({
            name: ancestor.tagName,
            clippingBox: ancestor.getBoundingClientRect(),
            clipsSideways,
            clipsVertically,
          });
        }
        if (position === 'fixed') {
          break;
        }
      }
      return { clippingAncestors, canClipSideways };
    });

    /** Returns the tag of the first ancestor that clips the line, or "the window". */
    function findClipperName({ element, box }: Line): string | undefined {
      const { clippingAncestors, canClipSideways } = findClippingAncestors(element);
      function exceedsSides(edges: { left: number; right: number }) {
        return box.left < edges.left - tolerancePx || box.right > edges.right + tolerancePx;
      }
      const clippingAncestor = clippingAncestors.find(
        ({ clippingBox, clipsSideways, clipsVertically }) =>
          (clipsSideways && exceedsSides(clippingBox)) ||
          (clipsVertically &&
            (box.top < clippingBox.top - tolerancePx ||
              box.bottom > clippingBox.bottom + tolerancePx)),
      );
      const windowSides = { left: 0, right: document.documentElement.clientWidth };
      return (
        clippingAncestor?.name ??
        (canClipSideways && exceedsSides(windowSides) ? 'the window' : undefined)
      );
    }

    function readTextLines(): Line[] {
      const visibleLines: Line[] = [];
      const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const textRange = document.createRange();
      for (let textNode = textWalker.nextNode(); textNode; textNode = textWalker.nextNode()) {
        const element = textNode.parentElement;
        if (textNode.textContent?.trim() && element && isMeantToBeVisible(element)) {
          textRange.selectNodeContents(textNode);
          const lineBoxes = [...textRange.getClientRects()];
          visibleLines.push(
            ...lineBoxes
              .filter(({ width, height }) => width > 1 && height > 1)
              .map((box) => ({ element, box })),
          );
        }
      }
      return visibleLines;
    }

    const isFloating = memoizeByElement((element) =>
      listAncestors(element).some((ancestor) => /fixed|sticky/.test(readStyle(ancestor).position)),
    );

    function readExcerpt({ element }: Line): string {
      return (element.textContent ?? '').trim().slice(0, 40);
    }

    const textLines = readTextLines();
    const cutOffFaults = textLines.flatMap((line) => {
      const clipperName = findClipperName(line);
      return clipperName ? [`"${readExcerpt(line)}" is cut off by ${clipperName}`] : [];
    });

    // Boxes of lines are taller than their letters and may touch, so the test shrinks them.
    const shrunkLines = textLines
      .filter(({ element }) => !isFloating(element) && element.closest('.swiper') === null)
      .map(({ element, box }) => ({
        element,
        box: new DOMRect(box.x + 1, box.y + box.height / 4, box.width - 2, box.height / 2),
      }))
      .sort((first, second) => first.box.top - second.box.top);
    const overlapFaults: string[] = [];
    for (const [upperIndex, upperLine] of shrunkLines.entries()) {
      for (const lowerLine of shrunkLines.slice(upperIndex + 1)) {
        if (lowerLine.box.top >= upperLine.box.bottom) {
          break;
        }
        const overlapsSideways =
          upperLine.box.left < lowerLine.box.right && lowerLine.box.left < upperLine.box.right;
        if (overlapsSideways && upperLine.element !== lowerLine.element) {
          overlapFaults.push(`"${readExcerpt(upperLine)}" lies on "${readExcerpt(lowerLine)}"`);
        }
      }
    }

    const viewFaults = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((element) => isMeantToBeVisible(element) && element !== document.activeElement)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter((control) => control.box.width > 1 && findClipperName(control) === 'the window')
      .map(({ element }) => `${element.ariaLabel ?? element.textContent} is outside the window`);
    return [...new Set([...cutOffFaults, ...overlapFaults, ...viewFaults])];
  });
}

/** Returns the difference between each picture's displayed ratio of width to height and its own ratio. */
export function measureDistortions(pictures: Locator): Promise<number[]> {
  return pictures.evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const ownRatio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return Math.abs(width / height - ownRatio);
    }),
  );
}

/** Returns the share of the window's height, from 0 to 1, that fixed and sticky elements cover. */
export async function measureCoveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    const windowMiddleX = window.innerWidth / 2;
    const pixelRowYs = Array.from({ length: window.innerHeight }, (_, height) => height);
    const coveredRowYs = pixelRowYs.filter((height) => {
      let topElement = document.elementFromPoint(windowMiddleX, height);
      while (topElement && !/fixed|sticky/.test(getComputedStyle(topElement).position)) {
        topElement = topElement.parentElement;
      }
      return topElement !== null;
    });
    return coveredRowYs.length / pixelRowYs.length;
  });
}

/** Returns links and controls smaller than 24 px, except links in a sentence. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minimumSize) => {
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => element.closest('[aria-hidden="true"]') === null)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < minimumSize)
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} x ${Math.round(box.height)}: ${element.outerHTML.slice(0, 80)}`,
      );
  }, 24);
}

/** Scrolls each link and button to the window's middle, and expects no other element over its middle. */
export function expectNothingCovered(page: Page, containers: string, stateLabel: string) {
  return expectNoneFound(() => findCoveredControls(page, containers), `covered, ${stateLabel}`);
}

function findCoveredControls(page: Page, containerSelector: string): Promise<string[]> {
  return page.evaluate((controlsContainer) => {
    const controls = [
      ...document.querySelectorAll(`:is(${controlsContainer}) :is(a[href], button, summary)`),
    ];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => getComputedStyle(control).clipPath !== 'inset(50%)')
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const [lineBox = new DOMRect()] = control.getClientRects();
        const [x, y] = [(lineBox.left + lineBox.right) / 2, (lineBox.top + lineBox.bottom) / 2];
        const isMiddleInWindow = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
        const topElement = document.elementFromPoint(x, y);
        const controlName = control.ariaLabel ?? control.textContent;
        return !isMiddleInWindow || control.contains(topElement)
          ? []
          : [`${controlName} under ${topElement?.outerHTML.slice(0, 80)}`];
      });
  }, containerSelector);
}
