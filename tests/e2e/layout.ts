import { expect, type Page } from 'playwright/test';

/** The spacing of WCAG 1.4.12. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Waits for lengths in `vw`, which follow a frame or more after media queries and `innerWidth`. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await expect(async () => {
    const ruler = await page.evaluateHandle(() => {
      const element = document.createElement('i');
      element.style.cssText = 'position: fixed; inline-size: 100vw; visibility: hidden';
      document.body.append(element);
      return element;
    });
    await page.setViewportSize({ width, height });
    const readWidth = () => ruler.evaluate((element) => element.offsetWidth);
    const polling = { intervals: [10, 20, 40, 80], timeout: 5_000 };
    await expect.poll(readWidth, polling).toBe(width);
    await ruler.evaluate((element) => element.remove());
  }).toPass();
}

/** Sets the browser's font size: 16 is the default, 24 Chrome's "Very large". */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
  await session.detach();
}

/** Returns a function that restores the page's spacing. */
export async function widenSpacing(page: Page): Promise<() => Promise<void>> {
  async function set(rules: string) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, rules);
  }
  await set(wideSpacing);
  return () => set('');
}

/** Polls, because what depends on the window's size changes a frame after a resize. */
export async function expectNone(find: () => Promise<string[]>, message: string): Promise<void> {
  await expect.configure({ soft: true }).poll(find, { message, timeout: 2_000 }).toEqual([]);
}

export function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  return expectNone(() => findOverflow(page), `sideways scroll, ${state}`);
}

function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A page behind a modal dialog does not scroll.
    const root = document.querySelector('dialog:modal') ?? document.documentElement;
    return root.scrollWidth === root.clientWidth
      ? []
      : [...root.querySelectorAll('body *, dialog *')]
          .filter(
            (element) =>
              element.getBoundingClientRect().right >
              root.getBoundingClientRect().left + root.clientWidth + 1,
          )
          .map(({ tagName, className }) => `${tagName} ${className}`);
  });
}

/** No text is cut off, no text overlaps another, and no control is outside the window. */
export function expectTextVisible(page: Page, state: string): Promise<void> {
  return expectNone(() => findHiddenText(page), state);
}

function findHiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      element: Element;
      box: DOMRect;
    }
    const tolerance = 2;

    function memoize<T>(read: (element: Element) => T): (element: Element) => T {
      const results = new Map<Element, T>();
      return (element) => {
        const result = results.has(element) ? (results.get(element) as T) : read(element);
        results.set(element, result);
        return result;
      };
    }

    const styleOf = memoize((element) => {
      const { clipPath, overflowX, overflowY, position } = getComputedStyle(element);
      return { clipPath, overflowX, overflowY, position };
    });

    const ancestorsOf = memoize((element): Element[] =>
      element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element],
    );

    /** False for screen readers' text, decoration and collapsed content. */
    const isExpected = memoize(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[aria-hidden="true"], script, style, noscript') === null &&
        !ancestorsOf(element).some((ancestor) => styleOf(ancestor).clipPath === 'inset(50%)'),
    );

    /** Ancestors that hide what leaves their box, and whether none of them scrolls sideways. */
    const clipsOf = memoize((element) => {
      let isCutAcross = true;
      let isCutDown = true;
      const clips = [];
      for (const ancestor of ancestorsOf(element)) {
        if (ancestor === document.body) {
          break;
        }
        const { overflowX, overflowY, position } = styleOf(ancestor);
        // The rest of a carousel or a scroller can be brought into view.
        isCutAcross &&= !ancestor.classList.contains('swiper') && !/auto|scroll/.test(overflowX);
        isCutDown &&= !/auto|scroll/.test(overflowY);
        const across = isCutAcross && /hidden|clip/.test(overflowX);
        const isCutAtHeight = isCutDown && /hidden|clip/.test(overflowY);
        if (across || isCutAtHeight) {
          clips.push({
            name: ancestor.tagName,
            edge: ancestor.getBoundingClientRect(),
            across,
            down: isCutAtHeight,
          });
        }
        if (position === 'fixed') {
          break;
        }
      }
      return { clips, isCutAcross };
    });

    /** The first ancestor that hides a part of the line, or the window. */
    function findClip({ element, box }: Line): string | undefined {
      const { clips, isCutAcross } = clipsOf(element);
      function leaves(edge: { left: number; right: number }) {
        return box.left < edge.left - tolerance || box.right > edge.right + tolerance;
      }
      const clip = clips.find(
        ({ edge, across, down: isCutAtHeight }) =>
          (across && leaves(edge)) ||
          (isCutAtHeight &&
            (box.top < edge.top - tolerance || box.bottom > edge.bottom + tolerance)),
      );
      const sides = { left: 0, right: document.documentElement.clientWidth };
      return clip?.name ?? (isCutAcross && leaves(sides) ? 'the window' : undefined);
    }

    function readLines(): Line[] {
      const lines: Line[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (text.textContent?.trim() && element && isExpected(element)) {
          range.selectNodeContents(text);
          const boxes = [...range.getClientRects()];
          lines.push(
            ...boxes
              .filter(({ width, height }) => width > 1 && height > 1)
              .map((box) => ({ element, box })),
          );
        }
      }
      return lines;
    }

    const isFloating = memoize((element) =>
      ancestorsOf(element).some((ancestor) => /fixed|sticky/.test(styleOf(ancestor).position)),
    );

    function excerpt({ element }: Line): string {
      return (element.textContent ?? '').trim().slice(0, 40);
    }

    const lines = readLines();
    const cut = lines.flatMap((line) => {
      const clip = findClip(line);
      return clip ? [`"${excerpt(line)}" is cut off by ${clip}`] : [];
    });

    // Boxes are taller than their letters and may touch.
    const textLines = lines
      .filter(({ element }) => !isFloating(element) && element.closest('.swiper') === null)
      .map(({ element, box }) => ({
        element,
        box: new DOMRect(box.x + 1, box.y + box.height / 4, box.width - 2, box.height / 2),
      }))
      .sort((first, second) => first.box.top - second.box.top);
    const overlaps: string[] = [];
    for (const [index, upper] of textLines.entries()) {
      for (const lower of textLines.slice(index + 1)) {
        if (lower.box.top >= upper.box.bottom) {
          break;
        }
        const overlap = upper.box.left < lower.box.right && lower.box.left < upper.box.right;
        if (overlap && upper.element !== lower.element) {
          overlaps.push(`"${excerpt(upper)}" lies on "${excerpt(lower)}"`);
        }
      }
    }

    const outside = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((element) => isExpected(element) && element !== document.activeElement)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter((control) => control.box.width > 1 && findClip(control) === 'the window')
      .map(({ element }) => `${element.ariaLabel ?? element.textContent} is outside the window`);
    return [...new Set([...cut, ...overlaps, ...outside])];
  });
}

/** The part of the window's height, from 0 to 1, that fixed and sticky elements cover. */
export async function measureCoveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    const middle = window.innerWidth / 2;
    const heights = Array.from({ length: window.innerHeight }, (_, height) => height);
    const coveredHeights = heights.filter((height) => {
      let element = document.elementFromPoint(middle, height);
      while (element && !/fixed|sticky/.test(getComputedStyle(element).position)) {
        element = element.parentElement;
      }
      return element !== null;
    });
    return coveredHeights.length / heights.length;
  });
}

/** Targets below 24 px; links in a sentence are excepted. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minimum) => {
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => element.closest('[aria-hidden="true"]') === null)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < minimum)
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} x ${Math.round(box.height)}: ${element.outerHTML.slice(0, 80)}`,
      );
  }, 24);
}

/** Scrolls each link and button to the window's middle and expects nothing to lie on it. */
export function expectNothingCovered(page: Page, container: string, state: string) {
  return expectNone(() => findCoveredControls(page, container), `covered, ${state}`);
}

function findCoveredControls(page: Page, container: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const controls = [
      ...document.querySelectorAll(`:is(${selector}) :is(a[href], button, summary)`),
    ];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => getComputedStyle(control).clipPath !== 'inset(50%)')
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const [line = new DOMRect()] = control.getClientRects();
        const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
        const isInWindow = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
        const top = document.elementFromPoint(x, y);
        const name = control.ariaLabel ?? control.textContent;
        return !isInWindow || control.contains(top)
          ? []
          : [`${name} under ${top?.outerHTML.slice(0, 80)}`];
      });
  }, container);
}
