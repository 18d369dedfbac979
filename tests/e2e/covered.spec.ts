/** What covers what: every link and button takes the click at its middle, or something the visitor opened does. */
import type { Page } from 'playwright/test';
import { expectNoSidewaysScroll, resize } from './layout.ts';
import {
  betweenWidths,
  company,
  expect,
  oneOfEachKind,
  routes,
  test,
  untilHydrated,
} from './site.ts';

/**
 * One of each kind of page; the home page with all of the frame, which is everywhere the same.
 * EVERY_ROUTE=1 looks at all pages.
 */
const kinds = [
  '/',
  '/about',
  '/about/leadership-message',
  '/about/team',
  '/blog',
  '/carrer',
  '/contact',
  '/gallery',
  '/industry',
  '/meeting',
  '/nothing-here',
  '/portfolio',
  '/privacy',
  '/test',
  ...oneOfEachKind,
];

/** A laptop at 200 %, which halves the window for the page. */
const doubled = [
  { width: 683, height: 384 },
  { width: 960, height: 540 },
];

const windows = [...betweenWidths.map((width) => ({ width, height: 800 })), ...doubled];

async function open(page: Page, route: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(route);
  await untilHydrated(page);
}

/** Brings each to the middle of the window, or as near as the page's ends allow. */
async function findCovered(page: Page, within: string): Promise<string[]> {
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

for (const route of process.env.EVERY_ROUTE ? routes : kinds) {
  test(`a click reaches every link and button of ${route}, from the smallest phone to a large screen`, async ({
    page,
  }) => {
    await open(page, route);
    for (const { width, height } of windows) {
      await resize(page, width, height);
      const covered = await findCovered(page, route === '/' ? 'body' : 'main');
      expect.soft(covered, `${width} × ${height}`).toEqual([]);
    }
  });
}

test.describe('what floats over a page', () => {
  test('stays at the window’s foot along the page, and leaves all of the footer free', async ({
    page,
  }) => {
    await open(page, '/');
    for (const { width, height } of windows) {
      await resize(page, width, height);
      const chat = page.getByRole('button', { name: 'Live chat' });
      await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
      });
      const box = await chat.boundingBox();
      const isLow = height <= 384;
      expect((box?.y ?? 0) > height - 100 && (box?.y ?? 0) < height - 40).toBe(!isLow);
      const covered = await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const texts = document.createTreeWalker(
          document.querySelector('footer') as Node,
          NodeFilter.SHOW_TEXT,
        );
        const floating = document.querySelector('aside')?.parentElement;
        const range = document.createRange();
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          range.selectNodeContents(text);
          for (const { left, right, top, bottom } of range.getClientRects()) {
            const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            if (right - left > 1 && floating?.contains(onTop)) {
              found.push(`${text.textContent} under ${onTop?.outerHTML.slice(0, 80)}`);
            }
          }
        }
        return found;
      });
      expect.soft(covered, `${width} × ${height}`).toEqual([]);
    }
  });

  test('never hides a link of the footer that has the focus', async ({ page }) => {
    await open(page, '/about');
    for (const { width, height } of windows) {
      await resize(page, width, height);
      const hidden = await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('footer a')];
        return links.flatMap((link) => {
          scrollTo({ top: 0, behavior: 'instant' });
          link.focus();
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return link.contains(onTop) ? [] : [link.ariaLabel ?? link.textContent];
        });
      });
      expect.soft(hidden, `${width} × ${height}`).toEqual([]);
    }
  });

  test('moves nothing when it comes to rest above the footer', async ({ page }) => {
    await open(page, '/contact');
    const shift = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          sum += 'value' in entry ? Number(entry.value) : 0;
        }
      }).observe({ type: 'layout-shift' });
      for (let top = 0; top < document.body.scrollHeight; top += 200) {
        scrollTo({ top, behavior: 'instant' });
        await Promise.race([
          new Promise((resolve) => requestAnimationFrame(resolve)),
          new Promise((resolve) => setTimeout(resolve, 200)),
        ]);
      }
      return sum;
    });
    expect(shift).toBe(0);
  });

  test('opens the chat beside its button, also where that rests above the footer', async ({
    page,
  }) => {
    await open(page, '/contact');
    for (const width of [390, 1366]) {
      await resize(page, width);
      await page.evaluate(() => {
        const footer = document.querySelector('footer');
        const end = (footer?.getBoundingClientRect().top ?? 0) + scrollY;
        scrollTo({ top: end - innerHeight + 250, behavior: 'instant' });
      });
      const chat = page.getByRole('button', { name: 'Live chat' });
      const panel = page.getByRole('dialog', { name: 'Talk to us' });
      const button = await chat.boundingBox();
      await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
      await expect(panel).toBeInViewport({ ratio: 1 });
      const box = await panel.boundingBox();
      const gap = (button?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(40);
      await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
      await expect(panel).toBeHidden();
    }
  });
});

test.describe('without JavaScript, what floats over a page', () => {
  test.use({ javaScriptEnabled: false });

  test('leaves the footer free as well', async ({ page }) => {
    await page.goto('/contact');
    for (const width of [390, 1024, 1366]) {
      await resize(page, width, 800);
      expect.soft(await findCovered(page, 'footer'), String(width)).toEqual([]);
    }
  });
});

test.describe('the strip above the menu', () => {
  test('keeps Book Meeting in view at every width, and shows an address whole or as an icon', async ({
    page,
  }) => {
    await open(page, '/contact');
    const strip = page.getByRole('navigation', { name: 'Quick links' });
    for (const width of betweenWidths) {
      await resize(page, width);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectNoSidewaysScroll(page, String(width));
      for (const name of [company.phones[0], company.email, 'Book Meeting']) {
        const link = strip.getByRole('link', { name });
        await expect(link, `${name} at ${width}`).toBeInViewport({ ratio: 1 });
        const { top, bottom, left, right } = await link.evaluate((element) => {
          const icon = element.querySelector('svg')?.getBoundingClientRect();
          return icon ?? new DOMRect(-1);
        });
        const hit = await page.evaluate(
          ({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.textContent,
          { x: (left + right) / 2, y: (top + bottom) / 2 },
        );
        expect(hit, `${name} at ${width}`).toBe(name);
        const shown = await link.locator('span').evaluateAll((labels) =>
          labels.map((label) => {
            const { scrollWidth, clientWidth, offsetWidth } = label as HTMLElement;
            return offsetWidth <= 1 || clientWidth === 0 || scrollWidth <= clientWidth;
          }),
        );
        expect(shown.every(Boolean), `${name} at ${width}`).toBe(true);
      }
    }
    await resize(page, 390);
    const meeting = await strip.getByRole('link', { name: 'Book Meeting' }).boundingBox();
    expect(meeting?.width).toBeLessThan(48);
    await page.mouse.click(
      (meeting?.x ?? 0) + (meeting?.width ?? 0) / 2,
      (meeting?.y ?? 0) + (meeting?.height ?? 0) / 2,
    );
    await expect(page).toHaveURL('/meeting');
  });

  test('leaves none of its other links out: where it has no room the drawer has them', async ({
    page,
  }) => {
    await open(page, '/contact');
    const strip = page.getByRole('navigation', { name: 'Quick links' });
    for (const width of betweenWidths) {
      await resize(page, width);
      const links = ['Privacy Policy', 'Career', 'Support', 'Whom We Serve'];
      if (width >= 1024) {
        for (const name of links) {
          await expect(strip.getByRole('link', { name }), String(width)).toBeInViewport({
            ratio: 1,
          });
        }
        continue;
      }
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      for (const name of links) {
        await expect(drawer.getByRole('link', { name }), String(width)).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    }
    await resize(page, 390);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Career' }).click();
    await expect(page).toHaveURL('/carrer');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});
