/** Judges of a page's layout, which run inside the page. */
import { expect, type Page } from 'playwright/test';

/** What WCAG 1.4.12 lets a reader set. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/**
 * The window gets another size, and all of the page has followed: lengths in `vw` do so a frame or
 * more after media queries and `innerWidth`.
 */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  const ruler = await page.evaluateHandle(() => {
    const element = document.createElement('i');
    element.style.cssText = 'position: fixed; inline-size: 100vw; visibility: hidden';
    document.body.append(element);
    return element;
  });
  await page.setViewportSize({ width, height });
  const hasFollowed = () =>
    ruler.evaluate((element, wanted) => element.offsetWidth === wanted, width);
  await expect.poll(hasFollowed, { intervals: [10, 20, 40, 80] }).toBe(true);
  await ruler.evaluate((element) => element.remove());
}

/** What a visitor chooses in the browser's settings; 16 is usual, 24 is Chrome's "Very large". */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
  await session.detach();
}

/** Answers with what gives the page its own spacing back. */
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

/** Asked again for a moment: what hangs on the window follows a resize a frame later. */
export async function expectNone(find: () => Promise<string[]>, message: string): Promise<void> {
  await expect.configure({ soft: true }).poll(find, { message, timeout: 2_000 }).toEqual([]);
}

export function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  return expectNone(() => findOverflow(page), `sideways scroll, ${state}`);
}

function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Behind a dialog the page cannot be scrolled at all.
    const place = document.querySelector('dialog:modal') ?? document.documentElement;
    return place.scrollWidth === place.clientWidth
      ? []
      : [...place.querySelectorAll('body *, dialog *')]
          .filter(
            (element) =>
              element.getBoundingClientRect().right >
              place.getBoundingClientRect().left + place.clientWidth + 1,
          )
          .map(({ tagName, className }) => `${tagName} ${className}`);
  });
}

/** No text ends at the edge of a box that hides the rest, none lies on another, no control is outside. */
export function expectTextVisible(page: Page, state: string): Promise<void> {
  return expectNone(() => findHiddenText(page), state);
}

function findHiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      element: Element;
      box: DOMRect;
    }
    const slack = 2;

    function lines(): Line[] {
      const found: Line[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!text.textContent?.trim() || !element || !isThere(element)) {
          continue;
        }
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
          if (box.width > 1 && box.height > 1) {
            found.push({ element, box });
          }
        }
      }
      return found;
    }

    /** Words for screen readers alone, decoration and what is folded away are meant to be unseen. */
    function isThere(element: Element): boolean {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[aria-hidden="true"], script, style, noscript') === null &&
        !ancestors(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)')
      );
    }

    function ancestors(element: Element): Element[] {
      const found: Element[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) {
        found.push(one);
      }
      return found;
    }

    /** The first ancestor that hides a part of the line, the window's sides included. */
    function cutBy({ element, box }: Line): string | undefined {
      let across = true;
      let down = true;
      for (const one of ancestors(element)) {
        if (one === document.body) {
          break;
        }
        const style = getComputedStyle(one);
        const edge = one.getBoundingClientRect();
        // A carousel shows some of its slides; a scroller, all of its content in the end.
        if (one.classList.contains('swiper') || /auto|scroll/.test(style.overflowX)) {
          across = false;
        }
        if (/auto|scroll/.test(style.overflowY)) {
          down = false;
        }
        const hides = /hidden|clip/;
        if (
          (across &&
            hides.test(style.overflowX) &&
            (box.left < edge.left - slack || box.right > edge.right + slack)) ||
          (down &&
            hides.test(style.overflowY) &&
            (box.top < edge.top - slack || box.bottom > edge.bottom + slack))
        ) {
          return one.tagName;
        }
        if (style.position === 'fixed') {
          break;
        }
      }
      const outside = box.left < -slack || box.right > document.documentElement.clientWidth + slack;
      return across && outside ? 'the window' : undefined;
    }

    function floats(element: Element): boolean {
      return ancestors(element).some((one) => /fixed|sticky/.test(getComputedStyle(one).position));
    }

    function spell({ element }: Line): string {
      return (element.textContent ?? '').trim().slice(0, 40);
    }

    /** Controls beside the window, other than those of carousels and scrollers. */
    function outside(): string[] {
      return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
        .filter((element) => isThere(element))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => box.width > 1 && element !== document.activeElement)
        .filter((control) => cutBy(control) === 'the window')
        .map(({ element }) => `${element.ariaLabel ?? element.textContent} is outside the window`);
    }

    const all = lines();
    const cut = all.flatMap((line) => {
      const by = cutBy(line);
      return by ? [`"${spell(line)}" is cut off by ${by}`] : [];
    });

    // A line's box is taller than its letters, so boxes may touch where letters do not.
    const inked = all
      .filter(({ element }) => !floats(element) && element.closest('.swiper') === null)
      .map(({ element, box }) => ({
        element,
        box: new DOMRect(box.x + 1, box.y + box.height / 4, box.width - 2, box.height / 2),
      }))
      .sort((one, other) => one.box.top - other.box.top);
    const overlaps: string[] = [];
    for (const [place, one] of inked.entries()) {
      for (const other of inked.slice(place + 1)) {
        if (other.box.top >= one.box.bottom) {
          break;
        }
        const meet = one.box.left < other.box.right && other.box.left < one.box.right;
        if (meet && one.element !== other.element) {
          overlaps.push(`"${spell(one)}" lies on "${spell(other)}"`);
        }
      }
    }
    return [...new Set([...cut, ...overlaps, ...outside()])];
  });
}

/** How much of the window's height stays covered by what does not scroll away, from 0 to 1. */
export async function measureCoveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    const middle = window.innerWidth / 2;
    const heights = Array.from({ length: window.innerHeight }, (_, height) => height);
    const covered = heights.filter((height) => {
      let element = document.elementFromPoint(middle, height);
      while (element && !/fixed|sticky/.test(getComputedStyle(element).position)) {
        element = element.parentElement;
      }
      return element !== null;
    });
    return covered.length / heights.length;
  });
}

/** Targets smaller than a fingertip can rely on; links within a sentence are as high as its lines. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => element.closest('[aria-hidden="true"]') === null)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least)
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} x ${Math.round(box.height)}: ${element.outerHTML.slice(0, 80)}`,
      );
  }, 24);
}

/** The middle of every link and button must be free. Brings each to the middle of the window, or as near as the page's ends allow. */
export function expectNothingCovered(page: Page, within: string, state: string) {
  return expectNone(() => findCoveredControls(page, within), `covered, ${state}`);
}

function findCoveredControls(page: Page, within: string): Promise<string[]> {
  return page.evaluate((place) => {
    const controls = [...document.querySelectorAll(`:is(${place}) :is(a[href], button, summary)`)];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => getComputedStyle(control).clipPath !== 'inset(50%)')
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const [line = new DOMRect()] = control.getClientRects();
        const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
        const isSeen = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
        const top = document.elementFromPoint(x, y);
        const name = control.ariaLabel ?? control.textContent;
        return !isSeen || control.contains(top)
          ? []
          : [`${name} under ${top?.outerHTML.slice(0, 80)}`];
      });
  }, within);
}
