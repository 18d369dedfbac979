/** The pages round the services: what a visitor finds on each, and what each of them does. */
import type { Page } from 'playwright/test';
import { expectNoSidewaysScroll } from './layout.ts';
import { company, expect, structuredData, test, untilHydrated, widths } from './site.ts';

function section(page: Page, heading: string) {
  return page.locator('section', {
    has: page.getByRole('heading', { name: heading, exact: true }),
  });
}

async function trail(page: Page) {
  return page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('listitem')
    .allTextContents();
}

/** How many stand in the first row. */
function inFirstRow(places: { top: number }[]): number {
  return places.filter(({ top }) => Math.abs(top - places[0].top) < 2).length;
}

test('each page opens with its heading and its trail, which search engines read too', async ({
  page,
  request,
}) => {
  for (const [route, heading, ...steps] of [
    ['/about', 'About Us', 'Home', 'About'],
    ['/about/code-crafters', 'About Us', 'Home', 'About'],
    ['/about/mission-vision', 'Our Mission & Vision', 'Home', 'About', 'Our Mission & Vision'],
    ['/about/leadership-message', 'Leadership’s Message', 'Home', 'About', 'Director Message'],
    ['/about/team', 'Meet Our Professionals', 'Home', 'About', 'Our Team'],
    ['/contact', 'Contact Us', 'Home', 'Contact Us'],
    ['/carrer', 'Let’s work together', 'Home', 'Career'],
    ['/register', 'Support', 'Home', 'Support'],
    ['/industry', 'Whom We Serve', 'Home', 'Whom We Serve'],
    ['/meeting', 'Schedule a Demo', 'Home', 'Book Meeting'],
    ['/portfolio', 'Our Work', 'Home', 'Portfolio'],
    ['/gallery', 'Gallery', 'Home', 'Gallery'],
    ['/privacy', 'Privacy Policy', 'Home', 'Privacy Policy'],
  ]) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await trail(page), route).toEqual(steps);
    const [found] = await structuredData(request, route, 'BreadcrumbList');
    expect(
      found.itemListElement.map(({ name }: { name: string }) => name),
      route,
    ).toEqual(steps);
  }
});

test.describe('About', () => {
  test('has one address for search engines', async ({ page }) => {
    for (const route of ['/about', '/about/code-crafters']) {
      await page.goto(route);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', `${company.site}/about`);
    }
  });

  test('says its numbers in the HTML and counts up to them in two seconds when they are seen', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/about')).text();
    expect(html).toMatch(/50\+<\/span><span[^>]*>Clients Served/);
    expect(html).toMatch(/100\+<\/span><span[^>]*>Projects Completed/);

    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto('/about');
    await untilHydrated(page);
    const clients = section(page, 'Our Impact and Achievements')
      .getByText(/^\d+\+$/)
      .first();
    await expect(clients).toHaveText('50+');
    const { numbers, lasted } = await clients.evaluate((element) => {
      const numbers: number[] = [];
      let began = 0;
      return new Promise<{ numbers: number[]; lasted: number }>((resolve) => {
        new MutationObserver(() => {
          began ||= performance.now();
          numbers.push(Number.parseInt(element.textContent ?? '', 10));
          if (numbers.length > 1 && numbers.at(-1) === 50) {
            resolve({ numbers, lasted: performance.now() - began });
          }
        }).observe(element, { characterData: true, childList: true, subtree: true });
        element.scrollIntoView({ block: 'center' });
      });
    });
    expect(numbers[0]).toBeLessThan(10);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    // The last step to 50 is made a little before the two seconds are over.
    expect(lasted).toBeGreaterThan(1_500);
    await expect(
      section(page, 'Our Impact and Achievements').getByRole('link', { name: 'Contact Us' }),
    ).toHaveAttribute('href', '/contact');
  });

  test('shows the numbers at once to those who asked for stillness', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await untilHydrated(page);
    const clients = section(page, 'Our Impact and Achievements')
      .getByText(/^\d+\+$/)
      .first();
    const seen = await clients.evaluate(async (element) => {
      const texts = new Set([element.textContent]);
      new MutationObserver(() => texts.add(element.textContent)).observe(element, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      element.scrollIntoView();
      await new Promise((resolve) => setTimeout(resolve, 400));
      return [...texts];
    });
    expect(seen).toEqual(['50+']);
  });

  test('names code, design and SEO as what we do best', async ({ page }) => {
    await page.goto('/about');
    const names = section(page, 'What We Do Best').getByRole('heading', { level: 3 });
    await expect(names).toHaveText([/^Code /, /^Design /, /^SEO /]);
  });
});

test('Mission and Vision shows four values and four steps from 2021 to today', async ({ page }) => {
  await page.goto('/about/mission-vision');
  await expect(section(page, 'Our Core Values').getByRole('heading', { level: 3 })).toHaveText([
    'Customer Focus',
    'Global Reach',
    'Innovation and Growth',
    'Integrity and Trust',
  ]);
  const steps = section(page, 'Four steps so far').getByRole('listitem');
  await expect(steps).toHaveText([
    /^2021Future-Ready Development/,
    /^2022Building Smarter Solutions/,
    /^2023Empowering Businesses/,
    /^TodayRevolutionizing IT in Lucknow/,
  ]);
});

test('the director’s letter stands on three pillars and shows who wrote it', async ({ page }) => {
  await page.goto('/about/leadership-message');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Innovation',
    'Excellence',
    'Partnership',
  ]);
  await expect(page.locator('main img[src*="vikram-awasthi"]')).toBeVisible();
  await expect(page.locator('main').getByText('Vikram Awasthi')).toHaveCount(2);
});

test.describe('Team', () => {
  for (const [width, aRow] of [
    [360, 2],
    [768, 2],
    [1440, 4],
  ]) {
    test(`shows ten people, ${aRow} a row at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/about/team');
      const members = page
        .getByRole('listitem')
        .filter({ has: page.locator('img[src*="people"]') });
      await expect(members).toHaveCount(10);
      const places = await members.evaluateAll((all) =>
        all.map((one) => ({ top: one.getBoundingClientRect().top })),
      );
      expect(inFirstRow(places)).toBe(aRow);
    });
  }

  test('offers LinkedIn on hover and on focus, in a new tab', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/about/team');
    const link = page.getByRole('link', { name: /^Ananya Srivastava on LinkedIn/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveCSS('opacity', '0');
    await page.getByRole('heading', { name: 'Ananya Srivastava' }).hover();
    await expect(link).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(link).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: /^Vikram Awasthi on LinkedIn/ }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('opacity', '1');
  });

  test('shows LinkedIn to fingers, which cannot hover', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto('/about/team');
    await expect(page.getByRole('link', { name: /^Ananya Srivastava on LinkedIn/ })).toHaveCSS(
      'opacity',
      '1',
    );
    await context.close();
  });
});

test.describe('Contact', () => {
  test('lists e-mail, phones and address as links, then the form, then the map', async ({
    page,
  }) => {
    await page.goto('/contact');
    const help = section(page, 'How Can We Help You?');
    await expect(help.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    await expect(help.locator('a[href^="tel:"]')).toHaveText(company.phones);
    await expect(
      help.getByRole('link', { name: `${company.address.street}, ${company.address.city}` }),
    ).toHaveAttribute('href', /google\.com\/maps/);
    await expect(page.locator('main h2')).toHaveText([
      'How Can We Help You?',
      'Send Us a Message',
      'Find our office',
    ]);
  });

  test('draws the map in the visitor’s theme and asks nobody for a live one', async ({
    page,
    complaints,
  }) => {
    const drawings: string[] = [];
    page.on('request', (request) => {
      if (/\/map[^/]*\.svg$/.test(request.url())) {
        drawings.push(new URL(request.url()).pathname);
      }
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/contact');
    await untilHydrated(page);
    const map = section(page, 'Find our office');
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('img', { name: /^A drawn map/ })).toBeVisible();
    await expect(map.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(map.getByRole('button')).toHaveCount(0);
    await expect.poll(() => drawings).toEqual([expect.stringMatching(/map-dark/)]);
    expect(complaints).toEqual([]);
  });
});

test.describe('Career', () => {
  test('Apply Now chooses the job in the form and puts the visitor there', async ({ page }) => {
    await page.goto('/carrer');
    await untilHydrated(page);
    const position = page.getByLabel('Position');
    await expect(position).toHaveValue('');
    for (const title of ['Back-End Developer', 'Front-End Developer']) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.getByText('Lucknow', { exact: true })).toBeVisible();
      await expect(card.getByText('Full time', { exact: true })).toBeVisible();
      await card.getByRole('link', { name: 'Apply Now' }).click();
      await expect(position).toHaveValue(title);
      await expect(position).toBeFocused();
      await expect(position).toBeInViewport();
    }
  });

  test('tells job boards of both jobs', async ({ request }) => {
    const jobs = await structuredData(request, '/carrer', 'JobPosting');
    expect(jobs.map(({ title }) => title)).toEqual(['Front-End Developer', 'Back-End Developer']);
    for (const job of jobs) {
      expect(job).toMatchObject({
        datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59\+05:30$/),
        employmentType: 'FULL_TIME',
        hiringOrganization: { name: company.fullName },
        jobLocation: { address: { addressLocality: 'Lucknow', addressCountry: 'IN' } },
      });
      expect(job.description).toContain('<li>');
    }
  });
});

test('Support says how to reach us, when, what to send, and answers before asking', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.locator('main h2')).toHaveText([
    'How to reach us',
    'What helps us help you',
    'Support questions',
    'Send a support request',
  ]);
  const reach = section(page, 'How to reach us');
  await expect(reach.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(reach.locator('a[href^="https://wa.me/"]')).toHaveCount(1);
  await expect(reach.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(reach.getByText('Monday to Saturday, 10:00 to 19:00')).toBeVisible();
  const first = section(page, 'Support questions').locator('details').first();
  await first.locator('summary').press('Enter');
  await expect(first).toHaveAttribute('open');
});

const trades = [
  'Healthcare',
  'Banking',
  'E-commerce',
  'Pharmaceutical',
  'Insurance',
  'Automobile',
  'Cement',
  'Education',
  'Gems & Jewellery',
  'Infrastructure',
  'Real Estate',
  'Tourism',
  'Agriculture',
  'Telecommunication',
  'Manufacturing',
  'Gym',
  'Laundry',
  'NGO',
  'Interior',
  'Energy',
];

test.describe('Whom We Serve', () => {
  test('shows twenty tiles in order, none of them breaking its name or the page', async ({
    page,
  }) => {
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/industry');
      await expect(page.locator('main a[href^="/industry#"]')).toHaveText(trades);
      await expectNoSidewaysScroll(page, `${width} wide`);
    }
  });

  test('a tile opens what we do for the trade, with the services that fit', async ({ page }) => {
    await page.goto('/industry');
    await untilHydrated(page);
    const tile = page.locator('main').getByRole('link', { name: 'Laundry' });
    await tile.click();
    const window = page.getByRole('dialog', { name: 'Laundry' });
    await expect(window).toBeVisible();
    await expect(page).toHaveURL('/industry#laundry');
    await expect(window.locator('a[href^="/service/"]')).toHaveText([
      'Mobile App Development',
      'Small Business Management Software',
      'SEO, Google Profile Management',
    ]);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
    await expect(page).toHaveURL('/industry');
    await expect(tile).toBeFocused();
  });
});

const works = [
  ['gomti-keys', 'A property site that begins with the map'],
  ['tanzeb', 'A chikan shop that names its embroiderers'],
  ['medha-classes', 'A coaching institute in the student’s pocket'],
  ['sanjeevan-opd', 'The whole OPD on one screen'],
  ['uttar-roadlines', 'Booking that knows what is on the lorry'],
  ['aangan-shala', 'Giving that shows where each rupee goes'],
];

test.describe('Our Work', () => {
  test('shows six different projects and filters them by kind', async ({ page }) => {
    await page.goto('/portfolio');
    const titles = section(page, 'Our Recent Work').locator('li > div > h3');
    await expect(titles).toHaveText(works.map(([, title]) => title));
    await page.getByRole('radio', { name: 'Software' }).check();
    await expect(titles.filter({ visible: true })).toHaveText([
      'The whole OPD on one screen',
      'Booking that knows what is on the lorry',
    ]);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Apps' })).toBeChecked();
    await expect(titles.filter({ visible: true })).toHaveCount(1);
    await page.getByRole('radio', { name: 'All' }).check();
    await expect(titles.filter({ visible: true })).toHaveCount(6);
  });

  test('a project opens at an address of its own, leaves with Back, and the page stays where it was', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/portfolio');
    await untilHydrated(page);
    const view = page.getByRole('link', { name: /View Project: Medha Classes/ });
    await view.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await view.click();
    const window = page.getByRole('dialog', { name: works[2][1] });
    await expect(window).toBeVisible();
    await expect(page).toHaveURL('/portfolio#medha-classes');
    await page.goBack();
    await expect(window).toBeHidden();
    await expect(page).toHaveURL('/portfolio');
    await expect(view).toBeFocused();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
    await page.goForward();
    await expect(window).toBeVisible();
  });

  test('next and previous go round the projects by button and by arrow key, and Escape leaves', async ({
    page,
  }) => {
    await page.goto('/');
    await page.goto('/portfolio#aangan-shala');
    await untilHydrated(page);
    await expect(page.getByRole('dialog', { name: works[5][1] })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Next project' }).click();
    await expect(page.getByRole('dialog', { name: works[0][1] })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('dialog', { name: works[5][1] })).toBeVisible();
    await expect(page).toHaveURL('/portfolio#aangan-shala');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/portfolio');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test.describe('Meeting', () => {
  test('without a calendar offers the request form, and asks nobody else', async ({
    page,
    complaints,
  }) => {
    await page.goto('/meeting?name=Asha');
    await untilHydrated(page);
    await expect(page.getByRole('heading', { name: 'Request a meeting' })).toBeVisible();
    await expect(page.getByLabel('Preferred date')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test.describe('Gallery', () => {
  const slides = '.swiper-slide';

  for (const [width, seen] of [
    [1440, 4],
    [1023, 3],
    [767, 2],
    [479, 1],
  ]) {
    test(`shows ${seen} of its thirteen pictures at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/gallery');
      await expect(page.locator('.swiper-initialized')).toBeVisible();
      await expect(page.locator(slides)).toHaveCount(13);
      await expect(page.locator('.swiper-slide-visible:not([inert])')).toHaveCount(seen);
    });
  }

  test('moves on by one every two seconds, in half a second, without end, dots or haste under a pointer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.install();
    await page.goto('/gallery');
    await page.clock.runFor(3_000);
    await untilHydrated(page);
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(page.locator('.swiper-initialized')).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(page.locator('.swiper-pagination')).toHaveCount(0);
    const active = () =>
      page.locator('.swiper-slide-active').getAttribute('data-swiper-slide-index').then(Number);
    const first = await active();
    await page.clock.runFor(2_000);
    await expect.poll(active).toBe((first + 1) % 13);
    expect(
      await page.locator('.swiper-wrapper').evaluate((list) => list.style.transitionDuration),
    ).toBe('500ms');
    await page.clock.runFor(500);
    await page.locator('[aria-roledescription="carousel"]').hover();
    const held = await active();
    await page.clock.runFor(10_000);
    expect(await active()).toBe(held);
    await page.mouse.move(5, 5);
    for (let turn = 1; turn <= 13; turn += 1) {
      await page.clock.runFor(2_500);
    }
    await expect.poll(async () => (await active()) !== held).toBe(true);
    await page.getByRole('button', { name: 'Stop the pictures' }).click();
    await page.mouse.move(5, 5);
    const stopped = await active();
    await page.clock.runFor(10_000);
    expect(await active()).toBe(stopped);
  });

  test('a picture opens large; arrows, buttons and Escape work, and focus comes back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery');
    await untilHydrated(page);
    const second = page.locator(`${slides} a`).nth(1);
    await second.press('Enter');
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText('Picture 2 / 13');
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('Picture 3 / 13');
    await viewer.getByRole('button', { name: 'Previous picture' }).click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toContainText('Picture 13 / 13');
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(second).toBeFocused();
  });

  test('a large picture is swiped to the next', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Safari before version 26 does not send it.
    await page.addInitScript(() =>
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
    );
    await page.goto('/gallery');
    await untilHydrated(page);
    await page.locator(`${slides} a`).first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText('Picture 1 / 13');
    // What a finger does to the strip in the end.
    await viewer.locator('ul').evaluate((strip) => strip.scrollBy(strip.clientWidth, 0));
    await expect(viewer).toContainText('Picture 2 / 13');
  });

  test('a picture whose large view does not load opens as a file', async ({ page }) => {
    await page.goto('/gallery');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.locator('.swiper-slide-visible a').first().click();
    await expect(page).toHaveURL(/\/pictures\/gallery\/.*\.webp$/);
  });

  test('stays still, and can be walked along, for those who asked for stillness', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery');
    await untilHydrated(page);
    await page.waitForTimeout(1_000);
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Stop the pictures' })).toBeHidden();
    await page.locator(`${slides} a`).last().focus();
    await expect(page.locator(`${slides} a`).last()).toBeInViewport();
  });
});

test('the privacy policy lists its eight sections and leads to each', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveCount(8);
  await expect(page.locator('main h2').filter({ hasText: /^\d\. / })).toHaveCount(8);
  await contents.nth(3).click();
  await expect(page.getByRole('heading', { name: '4. Cookies' })).toBeInViewport();
});

test('what the policy says of cookies and storage is true', async ({ page, context }) => {
  for (const route of ['/', '/contact', '/gallery', '/privacy']) {
    await page.goto(route);
    await untilHydrated(page);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['welcomed']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('numbers, jobs, members and letters are there to read', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByText('50+', { exact: true })).toBeVisible();
    await page.goto('/carrer');
    await page.getByText('What you do, what you bring and what you get').first().click();
    await expect(page.getByText('What we offer').first()).toBeVisible();
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page).toHaveURL('/carrer#application-heading');
    await expect(page.getByRole('heading', { name: 'Join Us' })).toBeInViewport();
  });

  test('a project and a trade open by their address, and close', async ({ page }) => {
    await page.goto('/portfolio');
    await page.getByText('Shops', { exact: true }).click();
    const titles = section(page, 'Our Recent Work').locator('li > div > h3');
    await expect(titles.filter({ visible: true })).toHaveText([works[1][1]]);
    await page.getByRole('link', { name: /View Project: Tanzeb/ }).click();
    const needed = page.locator('#tanzeb').getByText('What was needed');
    await expect(needed).toBeVisible();
    await page.locator('#tanzeb').getByRole('link', { name: 'Close' }).click();
    await expect(needed).toBeHidden();
    await page.goto('/industry');
    await page.getByRole('link', { name: 'Banking' }).first().click();
    await expect(page.locator('#banking').getByText('Services that fit')).toBeVisible();
  });

  test('the gallery is a list whose pictures open as files', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.locator('.swiper-slide')).toHaveCount(13);
    await page.locator('.swiper-slide a').first().click();
    await expect(page).toHaveURL(/\/pictures\/.*\.webp$/);
  });
});
