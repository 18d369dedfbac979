import { company, expect, expectFocusKept, test, untilHydrated } from './site.ts';

const groups = {
  About: [
    ['About Code Crafters', '/about/code-crafters'],
    ['Our Mission & Vision', '/about/mission-vision'],
    ['Director Message', '/about/leadership-message'],
    ['Our Team', '/about/team'],
  ],
  'Web Services': [
    ['Website Design', '/service/webdesign'],
    ['Website Development', '/service/webdevelopment'],
    ['Website Maintenance', '/service/webmaintenance'],
    ['Website Redesign', '/service/webredesign'],
    ['Web/Vps Hosting', '/service/webvpshosting'],
  ],
  'Mobile Services': [
    ['Android Development', '/service/androiddevelopment'],
    ['iOS Development', '/service/iosdevelopment'],
    ['Ecommerce', '/service/ecommerceapp'],
  ],
  'Custom Software': [
    ['Real Estate Software', '/service/realestatesoftware'],
    ['College Management Software', '/service/collegemanagementsoftware'],
    ['HR Management Software', '/service/hrmanagementsoftware'],
    ['Hospital Management Software', '/service/hospitalmanagementsoftware'],
    ['Clinic Management Software', '/service/clinicmanagementsoftware'],
    ['Small Business Management Software', '/service/smallbusinessmanagementsoftware'],
    ['CRM Software', '/service/crmsoftwaremanagement'],
  ],
  'Digital Marketing': [
    ['SEO, Google Profile Management', '/service/seogoogleprofileManagement'],
    ['Social Media Marketing', '/service/socialmediamarketing'],
    ['Graphic Design', '/service/graphicdesign'],
  ],
};

test.describe('the main menu on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('lists the five groups with their links in order', async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const found = await menu
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
    expect(found).toEqual(Object.entries(groups));
    await expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('opens under a resting mouse, stays on a click, closes on Escape, on leaving and on choosing', async ({
    page,
  }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const web = menu.locator('details[data-group="webServices"]');
    const label = web.locator('summary');
    await label.hover();
    await expect(web).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(web).not.toHaveAttribute('open');
    await page.mouse.move(700, 700);
    await label.hover();
    await label.click();
    await expect(web).toHaveAttribute('open');
    await menu.locator('details[data-group="about"] summary').hover();
    await expect(web).not.toHaveAttribute('open');
    await page.mouse.move(700, 700);
    await expect(menu.locator('details[open]')).toHaveCount(0);
    await label.hover();
    await web.getByRole('link', { name: 'Website Redesign' }).click();
    await expect(page).toHaveURL('/service/webredesign');
    await expect(web).not.toHaveAttribute('open');
    await expect(label).toHaveAttribute('data-current');
    await expect(menu.locator('[data-group] summary[data-current]')).toHaveCount(1);
  });

  test('works by keyboard: arrows, ends, Escape back to the label, and closing when focus leaves', async ({
    page,
  }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const about = menu.locator('details[data-group="about"]');
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
    await expect(menu.locator('details[data-group="webServices"] summary')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(
      menu.locator('details[data-group="webServices"]').getByRole('link').last(),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.locator('details[open]')).toHaveCount(0);
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
    const web = page.locator('details[data-group="webServices"]');
    await web.locator('summary').tap();
    await expect(web).toHaveAttribute('open');
    await web.locator('summary').tap();
    await expect(web).not.toHaveAttribute('open');
    await web.locator('summary').tap();
    await web.getByRole('link', { name: 'Website Design' }).tap();
    await expect(page).toHaveURL('/service/webdesign');
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
    await drawer.getByText('Digital Marketing').tap();
    await drawer.getByRole('link', { name: 'Graphic Design' }).tap();
    await expect(page).toHaveURL('/service/graphicdesign');
    await expect(drawer).toBeHidden();
  });

  test('has one section open at a time, and a tap on the open one closes it', async ({ page }) => {
    await page.goto('/contact');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const labels = drawer.locator('summary');
    await expect(labels).toHaveText(Object.keys(groups));
    await labels.nth(1).tap();
    await labels.nth(3).tap();
    await expect(drawer.locator('details[open] summary')).toHaveText(['Custom Software']);
    await labels.nth(3).tap();
    await expect(drawer.locator('details[open]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens by click and by keyboard, one group at a time', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/contact');
    const web = page.locator('details[data-group="webServices"]');
    await web.locator('summary').click();
    await expect(web.getByRole('link', { name: 'Website Design' })).toBeVisible();
    await page.locator('details[data-group="about"] summary').focus();
    await page.keyboard.press('Enter');
    await expect(web.getByRole('link', { name: 'Website Design' })).toBeHidden();
    await page.getByRole('link', { name: 'Our Team' }).first().click();
    await expect(page).toHaveURL('/about/team');
  });

  test('the drawer opens and closes, and the welcome does not show', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
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
    [company.phones[0], `tel:${company.phones[0].replaceAll(' ', '')}`],
    [company.email, `mailto:${company.email}`],
    ['Privacy Policy', '/privacy'],
    ['Career', '/carrer'],
    ['Support', '/register'],
    ['Whom We Serve', '/industry'],
    ['Book Meeting', '/meeting'],
  ]);
  await page.setViewportSize({ width: 360, height: 740 });
  const meeting = strip.getByRole('link', { name: 'Book Meeting' });
  expect((await meeting.boundingBox())?.width).toBeLessThan(48);
});

test('the footer has its five columns, and the years up to this one', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText([
    'Support',
    'Whom We Serve',
    'Services',
    'Product',
    'Get In Touch',
  ]);
  const targets = (heading: string) =>
    footer
      .locator('div', { has: page.getByRole('heading', { name: heading, exact: true }) })
      .last()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await targets('Support')).toEqual([
    '/about/code-crafters',
    '/carrer',
    '/contact',
    '/blog',
    '/portfolio',
    '/about/team',
    '/privacy',
  ]);
  expect(await targets('Whom We Serve')).toEqual(Array(7).fill('/industry'));
  expect(await targets('Services')).toEqual(
    [
      'realestatesoftware',
      'androiddevelopment',
      'webdesign',
      'seogoogleprofileManagement',
      'seogoogleprofileManagement',
      'graphicdesign',
      'socialmediamarketing',
    ].map((key) => `/service/${key}`),
  );
  expect(await targets('Product')).toContain('/service/crmsoftwaremanagement');
  await expect(footer).toContainText(
    `© ${company.copyrightFrom}–${new Date().getFullYear()} ${company.fullName}`,
  );
  expect(await footer.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
    'rgb(0, 70, 88), rgb(2, 123, 154)',
  );
});

test('four social links float on every page, the chat link with its message; Get a quote stays away from three pages', async ({
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
    await expect(social).toHaveCount(4);
    await expect(social.last()).toHaveAttribute('href', /wa\.me\/\d+\?text=.*help/);
    await expect(page.locator('aside').getByText('Get a quote')).toHaveCount(quotes);
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
  await expect(panel.getByRole('link')).toHaveCount(3);
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

test('the welcome shows on a session’s first page until the app starts, and not again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const welcome = page.getByText(company.welcome);
  await expect(welcome).toBeVisible();
  // Nothing starts the app here, and still it leaves by CSS alone.
  await expect(welcome).toBeHidden({ timeout: 2500 });
  await page.goto('/contact');
  await expect(welcome).toBeHidden();
});

test('the first paint of a session waits for no font and no picture, which come right after it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-first-frame');
  await page.waitForLoadState('networkidle');
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.woff2$|services\/.*\.avif$|\.js$/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(fetched.length).toBeGreaterThan(5);
  expect(fetched.filter(({ startTime }) => startTime < painted)).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check('16px "Instrument Sans"'))).toBe(true);
});

test('a session’s first page is whole within seconds where its fonts never come', async ({
  page,
}) => {
  await page.route('**/*.woff2', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('main > section')).toHaveCount(10);
  for (const part of await page.locator('main > section, footer').all()) {
    await expect(part).toBeVisible();
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
});

test('who comes for a place on the page is there, also on a session’s first page', async ({
  page,
}) => {
  await page.goto('/#questions');
  await untilHydrated(page);
  await expect(page.locator('#questions')).toBeInViewport();
});

test('the welcome leaves as soon as the app has started', async ({ page }) => {
  await page.goto('/about');
  await untilHydrated(page);
  await expect(page.getByText(company.welcome)).toBeHidden({
    timeout: 200,
  });
});

test('a page that breaks says so, with its status and message, and leads home', async ({
  page,
}) => {
  await page.goto('/test');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Break this page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expect(page.getByText(/Lucknow’s traders/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'Unexpected Application Error!',
  );
});

test('every page opens at its top', async ({ page }) => {
  await page.goto('/about');
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
