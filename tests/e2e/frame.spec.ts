import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { telephone } from '../../src/components/telephone.ts';
import type { Content } from '../../src/content/schemas/index.ts';
import { content, menu } from './content.ts';
import { resize } from './layout.ts';
import { company, expect, expectFocusKept, root, test, untilHydrated } from './site.ts';

const groups = menu();
const [aboutGroup, firstGroup] = groups;
const lastGroup = groups.at(-1);
const brand: Content['brand'] = JSON.parse(readFileSync(`${root}/src/content/brand.json`, 'utf8'));
const { contact, strip: quickLinks, footer: columns, quote } = content('navigation');

test.describe('the main menu on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('lists the groups with their links in order', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    const found = await main
      .locator('details[data-group]')
      .evaluateAll((all) =>
        all.map((group) => [
          group.querySelector('summary')?.textContent,
          [...group.querySelectorAll('a')].map((link) => [
            link.textContent,
            link.getAttribute('href'),
          ]),
        ]),
      );
    expect(found).toEqual(
      groups.map(({ label, links }) => [label, links.map((link) => [link.label, link.to])]),
    );
    await expect(main.getByRole('link', { name: contact.label })).toHaveAttribute(
      'href',
      contact.to,
    );
  });

  test('opens under a resting mouse, stays on a click, closes on Escape, on leaving and on choosing', async ({
    page,
  }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    const web = main.locator(`details[data-group="${firstGroup?.key}"]`);
    const label = web.locator('summary');
    await label.hover();
    await expect(web).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(web).not.toHaveAttribute('open');
    await page.mouse.move(700, 700);
    await label.hover();
    await label.click();
    await expect(web).toHaveAttribute('open');
    await main.locator('details[data-group="about"] summary').hover();
    await expect(web).not.toHaveAttribute('open');
    await page.mouse.move(700, 700);
    await expect(main.locator('details[open]')).toHaveCount(0);
    await label.hover();
    const last = firstGroup?.links.at(-1);
    await web.getByRole('link', { name: last?.label ?? '' }).click();
    await expect(page).toHaveURL(last?.to ?? '');
    await expect(web).not.toHaveAttribute('open');
    await expect(label).toHaveAttribute('data-current');
    await expect(main.locator('[data-group] summary[data-current]')).toHaveCount(1);
  });

  test('works by keyboard: arrows, ends, Escape back to the label, and closing when focus leaves', async ({
    page,
  }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    const about = main.locator('details[data-group="about"]');
    await about.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(about).toHaveAttribute('open');
    await page.keyboard.press('ArrowDown');
    await expect(about.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(about.getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(about.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(about.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(about).not.toHaveAttribute('open');
    await expect(about.locator('summary')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(main.locator(`details[data-group="${firstGroup?.key}"] summary`)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(
      main.locator(`details[data-group="${firstGroup?.key}"]`).getByRole('link').last(),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.locator('details[open]')).toHaveCount(0);
  });

  test('opens by touch', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      hasTouch: true,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/contact');
    await untilHydrated(page);
    const web = page.locator(`details[data-group="${firstGroup?.key}"]`);
    await web.locator('summary').tap();
    await expect(web).toHaveAttribute('open');
    await web.locator('summary').tap();
    await expect(web).not.toHaveAttribute('open');
    await web.locator('summary').tap();
    await web.getByRole('link').first().tap();
    await expect(page).toHaveURL(firstGroup?.links[0]?.to ?? '');
    await context.close();
  });

  test('marks the home icon on the home page only, and the group of the current page', async ({
    page,
  }) => {
    await page.goto('/');
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
      name: 'Home',
      exact: true,
    });
    await expect(home).toHaveAttribute('aria-current', 'page');
    await page.goto('/about/team');
    await expect(home).not.toHaveAttribute('aria-current');
    await expect(page.locator('summary[data-current]').first()).toHaveText('About');
  });
});

test.describe('the drawer on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('slides in from the left, keeps focus, locks the page, and closes by button, overlay, Escape and choosing', async ({
    page,
  }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.tap();
    await expect(drawer).toBeVisible();
    await expect
      .poll(() => drawer.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 256, height: 740 });
    expect(
      await drawer.evaluate((element) => getComputedStyle(element).transitionDuration),
    ).toContain('0.3s');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    );
    await expectFocusKept(page, 25);
    await drawer.getByRole('button', { name: 'Close menu' }).tap();
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();

    await open.tap();
    await page.touchscreen.tap(330, 400);
    await expect(drawer).toBeHidden();

    await open.tap();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await open.tap();
    const link = lastGroup?.links.at(-1);
    await drawer.getByText(lastGroup?.label ?? '', { exact: true }).tap();
    await drawer.getByRole('link', { name: link?.label ?? '' }).tap();
    await expect(page).toHaveURL(link?.to ?? '');
    await expect(drawer).toBeHidden();
  });

  test('has one section open at a time, and a tap on the open one closes it', async ({ page }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const labels = drawer.locator('summary');
    await expect(labels).toHaveText(groups.map(({ label }) => label));
    await labels.first().tap();
    await labels.last().tap();
    await expect(drawer.locator('details[open] summary')).toHaveText([lastGroup?.label ?? '']);
    await labels.last().tap();
    await expect(drawer.locator('details[open]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens by click and by keyboard, one group at a time', async ({ page }) => {
    await resize(page, 1440);
    await page.goto('/contact');
    const web = page.locator(`details[data-group="${firstGroup?.key}"]`);
    await web.locator('summary').click();
    await expect(web.getByRole('link').first()).toBeVisible();
    await page.locator('details[data-group="about"] summary').focus();
    await page.keyboard.press('Enter');
    await expect(web.getByRole('link').first()).toBeHidden();
    const [link] = aboutGroup?.links ?? [];
    await page
      .getByRole('link', { name: link?.label ?? '' })
      .first()
      .click();
    await expect(page).toHaveURL(link?.to ?? '');
  });

  test('the drawer opens and closes, and the welcome does not show', async ({ page }) => {
    await resize(page, 360, 740);
    await page.goto('/contact');
    await expect(page.getByText(company.welcome)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const close = page.getByRole('button', { name: 'Close menu' });
    await expect(close).toBeInViewport();
    await close.click();
    await expect(close).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('dialog').getByText('About', { exact: true }).click();
    await page.locator('dialog').getByRole('link', { name: 'Our Team' }).click();
    await expect(page).toHaveURL('/about/team');
  });
});

test('the strip leads to its five pages, and hides only Book Meeting’s label on a small screen', async ({
  page,
}) => {
  await page.goto('/about');
  const strip = page.getByRole('navigation', { name: 'Quick links' });
  expect(
    await strip
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
  ).toEqual([
    [company.phones[0], telephone(company.phones[0])],
    [company.email, `mailto:${company.email}`],
    ...[...quickLinks.links, quickLinks.meeting].map(({ label, to }) => [label, to]),
  ]);
  await resize(page, 360, 740);
  const meeting = strip.getByRole('link', { name: quickLinks.meeting.label });
  expect((await meeting.boundingBox())?.width).toBeLessThan(48);
});

test('the footer has its columns, and the years up to this one', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText([
    ...columns.columns.map(({ heading }) => heading),
    columns.contact.heading,
  ]);
  const targets = (heading: string) =>
    footer
      .locator('div', { has: page.getByRole('heading', { name: heading, exact: true }) })
      .last()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const { heading, links } of columns.columns) {
    expect(await targets(heading)).toEqual(links.map(({ to }) => to));
  }
  await expect(footer.locator('a[href^="tel:"]')).toHaveText(company.phones);
  await expect(footer).toContainText(
    `© ${company.copyrightFrom}–${new Date().getFullYear()} ${company.fullName}`,
  );
  expect(await footer.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
    [brand.colours.deep, brand.colours.main].map(inNumbers).join(', '),
  );
});

test('the social links float on every page, the chat link with its message; Get a quote stays away from three pages', async ({
  page,
}) => {
  for (const [route, quotes] of [
    ['/about', 1],
    ['/carrer', 0],
    ['/about/team', 0],
    ['/contact', 0],
  ] as const) {
    await page.goto(route);
    const social = page.getByRole('navigation', { name: 'Social links' }).getByRole('link');
    expect(await social.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      company.floating.map(({ address }) => address),
    );
    await expect(page.locator('aside').getByText(quote.label)).toHaveCount(quotes);
  }
});

test('the live-chat button opens a panel with ways to reach a person, and closes it', async ({
  page,
  complaints,
}) => {
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Live chat' });
  const panel = page.getByRole('dialog', { name: 'Talk to us' });
  await button.click();
  await expect(panel).toBeVisible();
  const chats = company.floating.filter(({ address }) => address.startsWith('https://wa.me/'));
  await expect(panel.getByRole('link')).toHaveCount(2 + chats.length);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await button.click();
  await button.click();
  await expect(panel).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the visitor’s system chooses the theme, the switch overrides it and is remembered', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  await untilHydrated(page);
  const root = page.locator('html');
  const change = page.getByRole('switch', { name: 'Dark theme' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(change).toBeChecked();
  await change.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('a click on the theme switch before the scripts run is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    // The browser never idles here: only the visitor's own act starts the scripts.
    window.requestIdleCallback = () => 0;
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a session’s first page', () => {
  test.use({ firstVisit: true });

  /**
   * When the page was first painted, when the welcome was last seen, and whether it has gone. A busy
   * machine draws late: what counts is the last frame that still showed it.
   */
  async function watchWelcome(page: Page) {
    await page.addInitScript((text) => {
      const watched = { painted: 0, lastSeen: 0, gone: false };
      Object.assign(window, { watched });
      function look() {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        watched.painted = paint?.startTime ?? 0;
        const welcome = [...document.querySelectorAll('p')].find((p) => p.textContent === text);
        const isSeen = welcome?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        if (isSeen) {
          watched.lastSeen = performance.now();
        }
        watched.gone = watched.painted > 0 && watched.lastSeen > 0 && !isSeen;
        if (!watched.gone) {
          requestAnimationFrame(look);
        }
      }
      look();
    }, company.welcome);
  }

  function watched(page: Page) {
    return page.evaluate(
      () =>
        (window as unknown as { watched: { painted: number; lastSeen: number; gone: boolean } })
          .watched,
    );
  }

  for (const [scripts, milliseconds] of [
    ['blocked', Number.POSITIVE_INFINITY],
    ['slow', 3_000],
    ['quick', 0],
  ] as const) {
    test(`the welcome is gone 400 ms after the first paint with scripts ${scripts}, and does not come again`, async ({
      page,
    }) => {
      await page.route('**/*.js', async (route) => {
        if (milliseconds === Number.POSITIVE_INFINITY) {
          return route.abort();
        }
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        await route.continue().catch(() => {});
      });
      await watchWelcome(page);
      await page.goto('/about', { waitUntil: 'commit' });
      const welcome = page.getByText(company.welcome);
      await expect.poll(async () => (await watched(page)).gone).toBe(true);
      const { painted, lastSeen } = await watched(page);
      expect(lastSeen - painted).toBeLessThan(400);
      await expect(welcome).toBeHidden();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('/contact');
      await expect(welcome).toBeHidden();
    });
  }

  test('the page under the welcome can be used at once', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
    await link.waitFor();
    const box = await link.boundingBox();
    const hit = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('a') !== null,
      { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 },
    );
    expect(hit).toBe(true);
  });

  test('a page is painted and whole although its fonts never come', async ({ page }) => {
    await page.route('**/*.woff2', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Seven stand there whatever the owner has to show.
    expect(await page.locator('main > section').count()).toBeGreaterThanOrEqual(7);
    for (const part of await page.locator('main > section, footer').all()) {
      await expect(part).toBeVisible();
    }
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    expect(painted).toBeGreaterThan(0);
  });

  test('who comes for a place on the page is there, also on a session’s first page', async ({
    page,
  }) => {
    await page.goto('/#questions');
    await untilHydrated(page);
    await expect(page.locator('#questions')).toBeInViewport();
  });

  for (const [who, options] of [
    ['asks for less motion', { contextOptions: { reducedMotion: 'reduce' } }],
    ['has no scripts', { javaScriptEnabled: false }],
  ] as const) {
    test.describe(`a visitor who ${who}`, () => {
      test.use(options);

      test('sees no welcome', async ({ page }) => {
        await page.goto('/about', { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(company.welcome)).toBeHidden();
      });
    });
  }
});

test('a link opens a page at its top at once, and Back leads to where the visitor was', async ({
  page,
}) => {
  await page.goto('/about');
  await untilHydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' });
  // At once: a smooth way there would go on after the click.
  await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content('pages').portfolio.heading,
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // What was laid out after the first paint is as high as in a page that was loaded.
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const opened = await height();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL('/portfolio');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect.poll(height).toBe(opened);
});

test('the frame is not drawn again with the next page, and what was open in it closes', async ({
  page,
}) => {
  await page.goto('/about');
  await untilHydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const footer = page.getByRole('contentinfo');
  for (const part of [menu, footer]) {
    await part.evaluate((element) => element.setAttribute('data-first', ''));
  }
  await footer.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content('pages').portfolio.heading,
  );
  for (const part of [menu, footer]) {
    await expect(part).toHaveAttribute('data-first');
  }
  await menu.locator('summary').first().press('Enter');
  await expect(menu.locator('details[open]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(menu.locator('details[open]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/portfolio');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('a page that breaks says so, with its status and message, and leads home', async ({
  page,
}) => {
  await page.goto('/test');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Break this page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expect(page.getByText(content('home').services.subtitle)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'Unexpected Application Error!',
  );
});

/** As a browser computes a colour. */
function inNumbers(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
