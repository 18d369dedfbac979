/** What stands around every page. What it says is held by tests/built/frame.test.ts. */
import type { Locator, Page } from 'playwright/test';
import { expectNoSidewaysScroll, expectNothingCovered, resize } from './layout.ts';
import { betweenWidths, expect, expectFocusKept, open, openStill, test } from './site.ts';
import { company, content, menu } from './unconverted/content.ts';

const { labels, strip, chat, contact } = content('navigation');
const groups = menu();
const [about, first] = groups;
const last = groups.at(-1);
const brand = content('brand');
const large = { viewport: { width: 1440, height: 900 } };

/** Phones to large screens, and laptops at 200 %. */
const windows = [
  ...betweenWidths.map((width) => ({ width, height: 800 })),
  { width: 683, height: 384 },
  { width: 960, height: 540 },
];

function groupOf(page: Page, key = ''): Locator {
  return page.locator(`details[data-group="${key}"]`);
}

function drawerOf(page: Page): Locator {
  return page.getByRole('dialog', { name: labels.menuTitle });
}

test.describe('the main menu on a large screen', () => {
  test.use(large);

  test('opens under a resting mouse, stays on a click, closes on Escape, on leaving and on choosing', async ({
    page,
  }) => {
    await open(page, '/contact');
    const group = groupOf(page, first?.key);
    const label = group.locator('summary');
    await label.hover();
    await expect(group).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(group).not.toHaveAttribute('open');
    await page.mouse.move(700, 700);
    await label.hover();
    await label.click();
    await expect(group).toHaveAttribute('open');
    await groupOf(page, about?.key).locator('summary').hover();
    await expect(group).not.toHaveAttribute('open');
    await page.mouse.move(700, 700);
    await expect(page.locator('details[data-group][open]')).toHaveCount(0);
    await label.hover();
    const chosen = first?.links.at(-1);
    await group.getByRole('link', { name: chosen?.label ?? '' }).click();
    await expect(page).toHaveURL(chosen?.to ?? '');
    await expect(group).not.toHaveAttribute('open');
    await expect(label).toHaveAttribute('data-current');
    await expect(page.locator('[data-group] summary[data-current]')).toHaveCount(1);
  });

  test('works by keyboard: arrows, ends, Escape back to the label, and closing when focus leaves', async ({
    page,
  }) => {
    await open(page, '/contact');
    const group = groupOf(page, about?.key);
    const links = group.getByRole('link');
    await group.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('open');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(group).not.toHaveAttribute('open');
    await expect(group.locator('summary')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(groupOf(page, first?.key).locator('summary')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(groupOf(page, first?.key).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('details[data-group][open]')).toHaveCount(0);
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true });

    test('opens and closes by a tap', async ({ page }) => {
      await open(page, '/contact');
      const group = groupOf(page, first?.key);
      await group.locator('summary').tap();
      await expect(group).toHaveAttribute('open');
      await group.locator('summary').tap();
      await expect(group).not.toHaveAttribute('open');
      await group.locator('summary').tap();
      await group.getByRole('link').first().tap();
      await expect(page).toHaveURL(first?.links[0]?.to ?? '');
    });
  });
});

test.describe('the drawer on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('slides in from the left, keeps focus, locks the page, has one section open at a time, and closes by button, overlay, Escape and choosing', async ({
    page,
  }) => {
    await open(page, '/contact');
    const drawer = drawerOf(page);
    const opener = page.getByRole('button', { name: labels.openMenu });
    await opener.tap();
    await expect(drawer).toBeVisible();
    await expect
      .poll(() => drawer.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 256, height: 740 });
    await expect(drawer).toHaveCSS('transition-duration', /0\.3s/);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expectFocusKept(page, 25);
    await drawer.getByRole('button', { name: labels.closeMenu }).tap();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    const sections = drawer.locator('summary');
    await sections.first().tap();
    await sections.last().tap();
    await expect(drawer.locator('details[open] summary')).toHaveText([last?.label ?? '']);
    await sections.last().tap();
    await expect(drawer.locator('details[open]')).toHaveCount(0);
    await page.touchscreen.tap(330, 400);
    await expect(drawer).toBeHidden();

    await opener.tap();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await opener.tap();
    const chosen = last?.links.at(-1);
    await drawer.getByText(last?.label ?? '', { exact: true }).tap();
    await drawer.getByRole('link', { name: chosen?.label ?? '' }).tap();
    await expect(page).toHaveURL(chosen?.to ?? '');
    await expect(drawer).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens by click and by keyboard, one group at a time, and nothing that floats covers the footer', async ({
    page,
  }) => {
    await page.goto('/contact');
    for (const width of [390, 1024, 1366]) {
      await resize(page, width, 800);
      await expectNothingCovered(page, 'footer', String(width));
    }
    const group = groupOf(page, first?.key);
    await group.locator('summary').click();
    await expect(group.getByRole('link').first()).toBeVisible();
    await groupOf(page, about?.key).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(group.getByRole('link').first()).toBeHidden();
    await groupOf(page, about?.key).getByRole('link').first().click();
    await expect(page).toHaveURL(about?.links[0]?.to ?? '');
  });

  test('the drawer opens and closes, and the welcome does not show', async ({ page }) => {
    await resize(page, 360, 740);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(company.welcome)).toBeHidden();
    await page.getByRole('button', { name: labels.openMenu }).click();
    const close = page.getByRole('button', { name: labels.closeMenu });
    await expect(close).toBeInViewport();
    await close.click();
    await expect(close).toBeHidden();
    await page.getByRole('button', { name: labels.openMenu }).click();
    const chosen = about?.links.at(-1);
    await page
      .locator('dialog')
      .getByText(about?.label ?? '', { exact: true })
      .click();
    await page
      .locator('dialog')
      .getByRole('link', { name: chosen?.label ?? '' })
      .click();
    await expect(page).toHaveURL(chosen?.to ?? '');
  });
});

test('the strip keeps its meeting in view at every width, shows an address whole or as an icon, and leaves the rest to the drawer where it has no room', async ({
  page,
}) => {
  test.slow(); // Each of eight widths.
  await openStill(page, '/contact');
  const place = page.getByRole('navigation', { name: labels.strip });
  for (const width of betweenWidths) {
    await resize(page, width);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoSidewaysScroll(page, String(width));
    for (const name of [company.phones[0], company.email, strip.meeting.label]) {
      const link = place.getByRole('link', { name });
      await expect(link, `${name} at ${width}`).toBeInViewport({ ratio: 1 });
      const { hit, isWhole } = await link.evaluate((element) => {
        const box = element.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect(-1);
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const spans = [...element.querySelectorAll('span')];
        return {
          hit: document.elementFromPoint(x, y)?.closest('a')?.textContent,
          isWhole: spans.every(
            ({ scrollWidth, clientWidth, offsetWidth }) =>
              offsetWidth <= 1 || clientWidth === 0 || scrollWidth <= clientWidth,
          ),
        };
      });
      expect({ hit, isWhole }, `${name} at ${width}`).toEqual({ hit: name, isWhole: true });
    }
    if (width >= 1024) {
      for (const { label } of strip.links) {
        const link = place.getByRole('link', { name: label });
        await expect(link, String(width)).toBeInViewport({ ratio: 1 });
      }
      continue;
    }
    await page.getByRole('button', { name: labels.openMenu }).click();
    for (const { label } of strip.links) {
      const link = drawerOf(page).getByRole('link', { name: label });
      await expect(link, `${label} at ${width}`).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toBeHidden();
  }
  await resize(page, 360, 740);
  await page.getByRole('button', { name: labels.openMenu }).click();
  const [, chosen] = strip.links;
  await drawerOf(page)
    .getByRole('link', { name: chosen?.label ?? '' })
    .click();
  await expect(page).toHaveURL(chosen?.to ?? '');
  await expect(drawerOf(page)).toBeHidden();
  const meeting = await place.getByRole('link', { name: strip.meeting.label }).boundingBox();
  expect(meeting?.width).toBeLessThan(48);
  await page.mouse.click((meeting?.x ?? 0) + 20, (meeting?.y ?? 0) + (meeting?.height ?? 0) / 2);
  await expect(page).toHaveURL(strip.meeting.to);
});

test.describe('what floats over a page', () => {
  test('stays at the window’s foot along the page, and hides neither a text nor the focus in the footer', async ({
    page,
  }) => {
    await openStill(page, '/about');
    for (const { width, height } of windows) {
      await resize(page, width, height);
      await page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
      });
      const { y = 0 } = (await page.getByRole('button', { name: chat.button }).boundingBox()) ?? {};
      const isLow = height <= 384;
      expect(y > height - 100 && y < height - 40).toBe(!isLow);
      const covered = await page.evaluate(() => {
        function onTop({ left, right, top, bottom }: DOMRect) {
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        }
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const footer = document.querySelector('footer') as Node;
        const texts = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
        const floating = document.querySelector('aside')?.parentElement;
        const range = document.createRange();
        const found: (string | null)[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          range.selectNodeContents(text);
          for (const box of range.getClientRects()) {
            if (box.width > 1 && floating?.contains(onTop(box))) {
              found.push(text.textContent);
            }
          }
        }
        for (const link of document.querySelectorAll<HTMLElement>('footer a')) {
          scrollTo({ top: 0, behavior: 'instant' });
          link.focus();
          if (!link.contains(onTop(link.getBoundingClientRect()))) {
            found.push(`${link.ariaLabel ?? link.textContent} in focus`);
          }
        }
        return found;
      });
      expect.soft(covered, `${width} × ${height}`).toEqual([]);
    }
  });

  test('moves nothing when it comes to rest above the footer, and opens the chat beside its button there too', async ({
    page,
    complaints,
  }) => {
    await openStill(page, '/contact');
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

    const button = page.getByRole('button', { name: chat.button });
    const panel = page.getByRole('dialog', { name: chat.title });
    for (const width of [390, 1366]) {
      await resize(page, width);
      await page.evaluate(() => {
        const { top = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {};
        scrollTo({ top: top + scrollY - innerHeight + 250, behavior: 'instant' });
      });
      // Until it stands still after the resize.
      await button.click({ trial: true });
      const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
      await page.mouse.click(x + 20, y + 20);
      await expect(panel).toBeInViewport({ ratio: 1 });
      const box = await panel.boundingBox();
      const gap = y - (box?.y ?? 0) - (box?.height ?? 0);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(40);
      await page.mouse.click(x + 20, y + 20);
      await expect(panel).toBeHidden();
    }
    const chats = company.floating.filter(({ address }) => address.startsWith('https://wa.me/'));
    await button.click();
    await expect(panel.getByRole('link')).toHaveCount(2 + chats.length);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await button.click();
    await panel.getByRole('link', { name: chat.write.label }).click();
    await expect(panel).toBeHidden();
    expect(complaints).toEqual([]);
  });
});

test('the visitor’s system chooses the theme, the switch overrides it and is remembered; the footer keeps the brand’s colours', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/about');
  const root = page.locator('html');
  const change = page.getByRole('switch', { name: labels.theme });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(change).toBeChecked();
  await change.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
  const ground = await page
    .getByRole('contentinfo')
    .evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(ground).toContain([brand.colours.deep, brand.colours.main].map(inNumbers).join(', '));
});

/** As a browser computes a colour. */
function inNumbers(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

test.describe('before the scripts run', () => {
  test.use({ idle: true, colorScheme: 'light' });

  test('a click on the theme switch is not lost', async ({ page }) => {
    await page.addInitScript(() => {
      // The browser never idles here: only the visitor's own act starts the scripts.
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/about');
    const root = page.locator('html');
    await expect(root).not.toHaveAttribute('data-hydrated');
    await page.getByRole('switch', { name: labels.theme }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });
});

test('a link opens a page at its top at once, with the same frame, and Back leads to where the visitor was', async ({
  page,
}) => {
  await open(page, '/about');
  const frame = [
    page.getByRole('navigation', { name: labels.mainMenu }),
    page.getByRole('contentinfo'),
  ];
  for (const part of frame) {
    await part.evaluate((element) => element.setAttribute('data-first', ''));
  }
  const link = page.getByRole('contentinfo').locator(`a[href="${contact.to}"]`).last();
  // At once: a smooth way there would go on after the click.
  await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content('pages').contact.heading,
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const part of frame) {
    await expect(part).toHaveAttribute('data-first');
  }
  // What was laid out after the first paint is as high as in a page that was loaded.
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const opened = await height();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(contact.to);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect.poll(height).toBe(opened);
});

test('what is open in the frame closes with the next page', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').locator(`a[href="${contact.to}"]`).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content('pages').contact.heading,
  );
  await groupOf(page, about?.key).locator('summary').press('Enter');
  await expect(page.locator('details[data-group][open]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('details[data-group][open]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(contact.to);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('a page that breaks says so, with its status and message, comes back on request, and leads home', async ({
  page,
}) => {
  const { title, retryLabel, home } = content('errors');
  await open(page, '/test');
  await page.getByRole('button', { name: 'Break this page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: retryLabel }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await page.getByRole('button', { name: 'Break this page' }).click();
  await expect(page.getByText(content('home').services.subtitle)).toBeVisible();
  await page.getByRole('link', { name: home.label }).click();
  await expect(page).toHaveURL(home.to);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});
