/** The pages round the services: what a visitor finds on each, and what each of them does. */
import type { Page } from 'playwright/test';
import { content, services } from './content.ts';
import { expectNoSidewaysScroll, resize } from './layout.ts';
import {
  company,
  expect,
  structuredData,
  test,
  untilHydrated,
  watchScripts,
  widths,
} from './site.ts';

const about = content('about');
const agency = content('agency');
const contact = content('contact');
const team = content('team');
const [director] = team;

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

function colourOf(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}

/** How many stand in the first row. */
function inFirstRow(places: { top: number }[]): number {
  return places.filter(({ top }) => Math.abs(top - (places[0]?.top ?? 0)) < 2).length;
}

test('each page opens with its heading and its trail, which search engines read too', async ({
  reader: page,
  request,
}) => {
  const pages = content('pages');
  for (const [route, key] of [
    ['/about', 'about'],
    ['/about/code-crafters', 'about'],
    ['/about/mission-vision', 'missionVision'],
    ['/about/leadership-message', 'leadershipMessage'],
    ['/about/team', 'team'],
    ['/contact', 'contact'],
    ['/carrer', 'career'],
    ['/register', 'support'],
    ['/industry', 'industry'],
    ['/meeting', 'meeting'],
    ['/portfolio', 'portfolio'],
    ['/gallery', 'gallery'],
  ] as const) {
    const { heading, breadcrumb } = pages[key];
    const parents = breadcrumb.parents ?? [];
    const steps = ['Home', ...parents.map(({ label }) => label), breadcrumb.label];
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
  const [first] = agency.figures;

  test('has one address for search engines', async ({ reader: page }) => {
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
    for (const { count, title } of agency.figures) {
      expect(html).toMatch(new RegExp(`${count}\\+</span><span[^>]*>${title}`));
    }

    await resize(page, 1440, 700);
    await page.goto('/about');
    await untilHydrated(page);
    const clients = section(page, about.impact.heading)
      .getByText(/^\d+\+$/)
      .first();
    await expect(clients).toHaveText(`${first.count}+`);
    const { numbers, lasted } = await clients.evaluate((element, count) => {
      const numbers: number[] = [];
      let began = 0;
      return new Promise<{ numbers: number[]; lasted: number }>((resolve) => {
        new MutationObserver(() => {
          began ||= performance.now();
          numbers.push(Number.parseInt(element.textContent ?? '', 10));
          if (numbers.length > 1 && numbers.at(-1) === count) {
            resolve({ numbers, lasted: performance.now() - began });
          }
        }).observe(element, { characterData: true, childList: true, subtree: true });
        element.scrollIntoView({ block: 'center' });
      });
    }, first.count);
    expect(numbers[0]).toBeLessThan(first.count);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    // The last step is made a little before the two seconds are over.
    expect(lasted).toBeGreaterThan(1_500);
    await expect(
      section(page, about.impact.heading).getByRole('link', { name: about.impact.contact.label }),
    ).toHaveAttribute('href', about.impact.contact.to);
  });

  test('shows the numbers at once to those who asked for stillness', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await untilHydrated(page);
    const clients = section(page, about.impact.heading)
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
    expect(seen).toEqual([`${first.count}+`]);
  });

  test('names what we do best', async ({ reader: page }) => {
    await page.goto('/about');
    const names = section(page, about.strengths.heading).getByRole('heading', { level: 3 });
    await expect(names).toHaveText(
      about.strengths.items.map(({ name, title }) => `${name} ${title}`),
    );
  });
});

test('Mission and Vision shows the values and the steps so far', async ({ reader: page }) => {
  await page.goto('/about/mission-vision');
  const { values, timeline } = content('mission-vision');
  await expect(section(page, values.heading).getByRole('heading', { level: 3 })).toHaveText(
    values.items.map(({ title }) => title),
  );
  const steps = section(page, timeline.heading).getByRole('listitem');
  await expect(steps).toHaveText(
    timeline.steps.map(({ year, title, text }) => `${year}${title}${text}`),
  );
});

test('the director’s letter stands on its pillars and shows who wrote it', async ({
  reader: page,
}) => {
  await page.goto('/about/leadership-message');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(
    content('leadership').pillars.map(({ title }) => title),
  );
  if (director) {
    await expect(page.locator('main').getByText(director.fullName)).toHaveCount(2);
  }
});

test.describe('Team', () => {
  const memberNames = new RegExp(team.map(({ fullName }) => fullName).join('|') || '^$');
  const [first, second] = team.filter(({ linkedIn }) => linkedIn);

  for (const [width, aRow] of [
    [360, 2],
    [768, 2],
    [1440, 4],
  ] as const) {
    test(`shows everybody, ${aRow} a row at ${width}`, async ({ reader: page }) => {
      test.skip(team.length < aRow);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/about/team');
      const members = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: memberNames }) });
      await expect(members).toHaveCount(team.length);
      await expect(members).toContainText(team.map(({ bio }) => bio));
      const places = await members.evaluateAll((all) =>
        all.map((one) => ({ top: one.getBoundingClientRect().top })),
      );
      expect(inFirstRow(places)).toBe(aRow);
    });
  }

  test('offers LinkedIn on hover and on focus, in a new tab', async ({ page }) => {
    test.skip(!second);
    await resize(page, 1440);
    await page.goto('/about/team');
    const link = page.getByRole('link', { name: `${second?.fullName} on LinkedIn` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveCSS('opacity', '0');
    await page.getByRole('heading', { name: second?.fullName ?? '' }).hover();
    await expect(link).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(link).toHaveCSS('opacity', '0');
    await page.getByRole('link', { name: `${first?.fullName} on LinkedIn` }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('opacity', '1');
  });

  test('shows LinkedIn to fingers, which cannot hover', async ({ browser, baseURL }) => {
    test.skip(!first);
    const context = await browser.newContext({
      baseURL,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto('/about/team');
    await expect(page.getByRole('link', { name: `${first?.fullName} on LinkedIn` })).toHaveCSS(
      'opacity',
      '1',
    );
    await context.close();
  });
});

test.describe('Contact', () => {
  test('lists e-mail, phones and address as links, then the form, then the map', async ({
    reader: page,
  }) => {
    await page.goto('/contact');
    const help = section(page, contact.help.heading);
    await expect(help.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    await expect(help.locator('a[href^="tel:"]')).toHaveText(company.phones);
    await expect(
      help.getByRole('link', { name: `${company.address.street}, ${company.address.city}` }),
    ).toHaveAttribute('href', /google\.com\/maps/);
    await expect(page.locator('main h2')).toHaveText([
      contact.help.heading,
      content('forms').contact.heading,
      contact.map.heading,
    ]);
  });

  test('draws the map in the visitor’s theme and asks nobody for a live one', async ({
    page,
    complaints,
  }) => {
    const { drawn } = contact.map;
    test.skip(!drawn);
    const drawings: string[] = [];
    page.on('request', (request) => {
      if (/\/map[^/]*\.svg$/.test(request.url())) {
        drawings.push(new URL(request.url()).pathname);
      }
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/contact');
    await untilHydrated(page);
    const map = section(page, contact.map.heading);
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('img', { name: drawn?.alt ?? '' })).toBeVisible();
    await expect(map.getByRole('link', { name: contact.map.open })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(map.getByRole('button')).toHaveCount(0);
    await expect.poll(() => drawings).toEqual([expect.stringMatching(/map-dark/)]);
    expect(complaints).toEqual([]);
  });
});

test.describe('Career', () => {
  const jobs = content('jobs').filter(
    ({ open, validThrough }) => open && validThrough >= new Date().toISOString().slice(0, 10),
  );

  test('Apply Now chooses the job in the form and puts the visitor there', async ({ page }) => {
    test.skip(jobs.length === 0);
    await page.goto('/carrer');
    await untilHydrated(page);
    const position = page.getByLabel('Position');
    await expect(position).toHaveValue('');
    for (const { title, location, type } of [...jobs].reverse()) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.getByText(location, { exact: true })).toBeVisible();
      await expect(card.getByText(type, { exact: true })).toBeVisible();
      await card.getByRole('link', { name: 'Apply Now' }).click();
      await expect(position).toHaveValue(title);
      await expect(position).toBeFocused();
      await expect(position).toBeInViewport();
    }
  });

  test('tells job boards of the real ones', async ({ request }) => {
    const told = await structuredData(request, '/carrer', 'JobPosting');
    expect(told.map(({ title }) => title)).toEqual(
      jobs.filter(({ sample }) => !sample).map(({ title }) => title),
    );
    for (const job of told) {
      expect(job).toMatchObject({
        datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59\+05:30$/),
        employmentType: expect.stringMatching(/^[A-Z_]+$/),
        hiringOrganization: { name: company.fullName },
        jobLocation: {
          address: {
            addressLocality: company.address.city,
            addressCountry: company.address.countryCode,
          },
        },
      });
      expect(job.description).toContain('<li>');
    }
  });
});

test('Support says how to reach us, when, what to send, and answers before asking', async ({
  reader: page,
}) => {
  const support = content('support');
  const { days, opens, closes } = company.hours;
  const chats = company.floating.filter(({ network }) => network === 'whatsapp');
  await page.goto('/register');
  await expect(page.locator('main h2')).toHaveText([
    support.channels.heading,
    support.prepare.heading,
    support.questions.heading,
    content('forms').support.heading,
  ]);
  const reach = section(page, support.channels.heading);
  await expect(reach.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(reach.locator('a[href^="https://wa.me/"]')).toHaveCount(chats.length);
  await expect(reach.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(reach.getByText(`${days}, ${opens} to ${closes}`)).toBeVisible();
  const first = section(page, support.questions.heading).locator('details').first();
  await first.locator('summary').press('Enter');
  await expect(first).toHaveAttribute('open');
});

const trades = content('industries').map(
  ({ name, title = name, problems = [], questions = [], ...trade }) => ({
    ...trade,
    name,
    title,
    problems,
    questions,
  }),
);
const pageTexts = content('pages');
const tradeWords = content('industry-page');

test.describe('Whom We Serve', () => {
  test('shows a tile for each trade in order, none of them breaking its name or the page', async ({
    reader: page,
  }) => {
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/industry');
      await expect(page.locator('main a[href^="/industry/"]')).toHaveText(
        trades.map(({ name }) => name),
      );
      await expectNoSidewaysScroll(page, `${width} wide`);
    }
  });

  test('a tile leads to the page of the trade: its problems, papers, services, questions and the form', async ({
    page,
  }) => {
    const [trade] = trades.toSorted((one, other) => other.questions.length - one.questions.length);
    if (!trade) {
      throw new Error('The schema asks for one trade at least.');
    }
    const { name, slug, title, problems, papers, seasons, questions } = trade;
    await page.goto('/industry');
    await untilHydrated(page);
    await page.locator('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/industry/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await trail(page)).toEqual(['Home', pageTexts.industry.breadcrumb.label, name]);
    const stuck = section(page, tradeWords.problems);
    await expect(stuck.getByText(tradeWords.built, { exact: true })).toHaveCount(problems.length);
    for (const [there, heading] of [
      [papers, tradeWords.papers],
      [seasons, tradeWords.seasons],
    ] as const) {
      await expect(page.getByRole('heading', { name: heading })).toHaveCount(there ? 1 : 0);
    }
    await expect(stuck.locator('a[href^="/service/"]')).toHaveText(
      trade.services.map((key) => services[key]?.menu.label ?? ''),
    );
    await expect(section(page, tradeWords.questions).locator('summary')).toHaveText(
      questions.map(({ question }) => question),
    );
    const form = page.locator('main form');
    await expect(form.getByLabel('Nature of business')).toHaveValue(name);
  });

  test('a trade shows the works that were made for it first', async ({ reader: page }) => {
    const work = works.find((one) => one.trades.length > 0);
    test.skip(!work, 'no work names a trade');
    const slug = work?.trades[0] ?? '';
    const made = works.filter((one) => one.trades.includes(slug)).map(({ title }) => title);
    await page.goto(`/industry/${slug}`);
    const shown = section(page, tradeWords.works).getByRole('heading', { level: 3 });
    for (const title of made.slice(0, 2)) {
      await expect(shown.filter({ hasText: title })).toHaveCount(1);
    }
  });

  test('an address from before leads to the trade’s page, and Back does not return to it', async ({
    page,
  }) => {
    const { slug = '', title = '' } = trades.at(-1) ?? {};
    await page.goto('/about');
    await page.goto(`/industry#${slug}`);
    await expect(page).toHaveURL(`/industry/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

const works = content('works').map(({ details = [], trades: made = [], ...work }) => ({
  ...work,
  details,
  trades: made,
}));
const workWords = content('portfolio-page');
/** The kinds that some work is of, in their order, with its works. */
const kindsOfWork = Object.entries(workWords.kinds)
  .map(([kind, [, plural]]) => ({
    kind,
    plural,
    titles: works.filter((work) => work.kind === kind).map(({ title }) => title),
  }))
  .filter(({ titles }) => titles.length > 0);

test.describe('Our Work', () => {
  test.skip(works.length === 0, 'without a work there is no such page');

  function titlesOf(page: Page) {
    return section(page, workWords.heading).getByRole('heading', { level: 3 });
  }

  test('shows all projects, and those of one kind at an address of its own', async ({ page }) => {
    test.skip(kindsOfWork.length < 2, 'of one kind, there is nothing to choose');
    const [one, other] = kindsOfWork;
    const first = works.find(({ kind }) => kind === one?.kind);
    await page.goto('/portfolio');
    await untilHydrated(page);
    const shown = titlesOf(page).filter({ visible: true });
    const kinds = page.getByRole('navigation', { name: workWords.filter });
    await expect(shown).toHaveText(works.map(({ title }) => title));
    await kinds.getByRole('link', { name: one?.plural ?? '', exact: true }).click();
    await expect(page).toHaveURL(`/portfolio#kind-${one?.kind}`);
    await expect(shown).toHaveText(one?.titles ?? []);
    await expect(kinds.locator('[aria-current=true]')).toHaveText(one?.plural ?? '');
    await page.getByRole('link', { name: `${workWords.view}: ${first?.client}` }).click();
    await expect(page).toHaveURL(`/portfolio/${first?.slug}`);
    await page.goBack();
    await expect(page).toHaveURL(`/portfolio#kind-${one?.kind}`);
    await expect(shown).toHaveText(one?.titles ?? []);
    await page.goBack();
    await expect(shown).toHaveCount(works.length);
    await page.goto(`/portfolio#kind-${other?.kind}`);
    await expect(shown).toHaveText(other?.titles ?? []);
    await kinds.getByRole('link', { name: workWords.all }).click();
    await expect(shown).toHaveCount(works.length);
  });

  test('fetches the page of a project as soon as its link is pointed at', async ({ page }) => {
    const [{ title, text, client } = { title: '', text: '', client: '' }] = works;
    const scripts = watchScripts(page);
    await page.goto('/portfolio');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    /** What it is used for stands in the data of its page alone, fetched early and then run. */
    function ownData() {
      const fetched = [...new Set(scripts())];
      return fetched.filter((script) => script.includes('usedFor') && script.includes(text));
    }
    expect(ownData()).toEqual([]);
    await page.getByRole('link', { name: `${workWords.view}: ${client}` }).hover();
    await expect.poll(() => ownData().length).toBe(1);
    await page.getByRole('link', { name: `${workWords.view}: ${client}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  for (const [
    at,
    { slug, title, client, kind, year, details, services: used },
  ] of works.entries()) {
    test(`the page of ${slug} tells its story, shows it from near and leads on`, async ({
      reader: page,
    }) => {
      await page.goto(`/portfolio/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await trail(page)).toEqual(['Home', pageTexts.portfolio.breadcrumb.label, title]);
      await expect(page.locator('main dl').first().getByRole('definition')).toHaveText([
        client,
        workWords.kinds[kind][0] ?? '',
        String(year),
      ]);
      const { needed, built, usedFor } = workWords;
      for (const heading of [needed, built, usedFor]) {
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      }
      await expect(section(page, workWords.details).getByRole('img')).toHaveCount(details.length);
      for (const key of used) {
        await expect(page.locator(`main a[href="/service/${key}"]`).first()).toBeVisible();
      }
      const next = section(page, workWords.next);
      const { slug: nextSlug, title: nextTitle } = works[(at + 1) % works.length] ?? {
        slug,
        title,
      };
      if (nextSlug === slug) {
        await expect(next).toHaveCount(0);
        return;
      }
      await expect(next.getByRole('heading', { level: 3 })).toHaveText(nextTitle);
      await next.getByRole('link').click();
      await expect(page).toHaveURL(`/portfolio/${nextSlug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle);
    });
  }

  test('a client’s words stand on the page of the work that they speak of', async ({
    reader: page,
  }) => {
    const work = works.find(({ testimonial }) => testimonial);
    test.skip(!work, 'no work has any');
    await page.goto(`/portfolio/${work?.slug}`);
    await expect(
      page.locator('main figure').filter({ hasText: work?.testimonial ?? '' }),
    ).toBeVisible();
  });

  test('an address from before leads to the project’s page, and Back does not return to it', async ({
    page,
  }) => {
    const { slug = '', title = '' } = works.at(-1) ?? {};
    await page.goto('/');
    await page.goto(`/portfolio#${slug}`);
    await expect(page).toHaveURL(`/portfolio/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
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

const gallery = content('gallery');
const pictures = gallery.pictures;

test.describe('Gallery', () => {
  test.use({ ownContext: true });
  test.skip(pictures.length < 6, 'so few have no carousel');

  function countOf(number: number): string {
    return `Picture ${number} / ${pictures.length}`;
  }

  function addressOf(number: number): string {
    return `/gallery?picture=${pictures[number - 1]?.slug}`;
  }

  const slides = '.swiper-slide';

  for (const [width, seen] of [
    [1440, 4],
    [1023, 3],
    [767, 2],
    [479, 1],
  ] as const) {
    test(`shows ${seen} of its pictures at ${width}`, async ({ page }) => {
      await resize(page, width);
      await page.goto('/gallery');
      await expect(page.locator('.swiper-initialized')).toBeVisible();
      await expect(page.locator(slides)).toHaveCount(pictures.length);
      await expect(page.locator('.swiper-slide-visible:not([inert])')).toHaveCount(seen);
    });
  }

  test('moves on by one every two seconds, in half a second, without end, dots or haste under a pointer', async ({
    page,
  }) => {
    await resize(page, 1440);
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
    const durations = await page.locator('.swiper-wrapper').evaluateHandle((list) => {
      const seen: string[] = [];
      const look = () => seen.push(list.style.transitionDuration);
      new MutationObserver(look).observe(list, { attributeFilter: ['style'] });
      return seen;
    });
    await page.clock.runFor(2_000);
    await expect.poll(active).toBe((first + 1) % pictures.length);
    expect(await durations.jsonValue()).toContain('500ms');
    await page.clock.runFor(500);
    await page.locator('[aria-roledescription="carousel"]').hover();
    const held = await active();
    await page.clock.runFor(10_000);
    expect(await active()).toBe(held);
    await page.mouse.move(5, 5);
    for (let turn = 1; turn <= pictures.length; turn += 1) {
      await page.clock.runFor(2_500);
    }
    await expect.poll(async () => (await active()) !== held).toBe(true);
    await page.getByRole('button', { name: gallery.labels.pause }).click();
    await page.mouse.move(5, 5);
    const stopped = await active();
    await page.clock.runFor(10_000);
    expect(await active()).toBe(stopped);
  });

  test('a picture opens large at an address of its own; arrows, buttons and Escape work, and focus comes back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery');
    await untilHydrated(page);
    const second = page.locator(`${slides} a`).nth(1);
    await second.press('Enter');
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText(countOf(2));
    await expect(page).toHaveURL(addressOf(2));
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(countOf(3));
    await expect(page).toHaveURL(addressOf(3));
    await viewer.getByRole('button', { name: 'Previous picture' }).click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toContainText(countOf(pictures.length));
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(second).toBeFocused();
    await expect(page).toHaveURL('/gallery');
  });

  test('below the carousel all pictures stand in their proportions, and Back closes one that was opened', async ({
    page,
  }) => {
    for (const width of [360, 768, 1440]) {
      await resize(page, width);
      await page.goto('/gallery');
      await untilHydrated(page);
      const all = section(page, gallery.all).getByRole('img');
      await expect(all).toHaveCount(pictures.length);
      const bent = await all.evaluateAll((pictures) =>
        pictures.filter((picture) => {
          const { width, height } = picture.getBoundingClientRect();
          const own =
            Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
          return Math.abs(width / height - own) > 0.02;
        }),
      );
      expect(bent).toHaveLength(0);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fifth = section(page, gallery.all).getByRole('link').nth(4);
    await fifth.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    // Where no script runs, the picture itself.
    await expect(fifth).toHaveAttribute('href', /^\/pictures\/.+\.avif$/);
    await fifth.click();
    await expect(page.getByRole('dialog')).toContainText(countOf(5));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog')).toContainText(countOf(6));
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await expect(fifth).toBeFocused();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
    await page.goForward();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a shared address opens its picture with its neighbours fetched, and closing stays on the page', async ({
    page,
  }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      fetched.add(/\/pictures\/(.+)\.[0-9a-f]+-1[0-9]{3}\.avif/.exec(request.url())?.[1] ?? '');
    });
    await resize(page, 1440);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await page.goto(addressOf(4));
    await expect(page.getByRole('dialog', { name: pictures[3]?.caption ?? '' })).toBeVisible();
    await expect
      .poll(() => [...fetched].sort())
      .toEqual(expect.arrayContaining(pictures.slice(2, 5).map(({ picture }) => picture.file)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await page.goto('/gallery?picture=nothing');
    await untilHydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a large picture is swiped to the next', async ({ page }) => {
    await resize(page, 360, 740);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Safari before version 26 does not send it.
    await page.addInitScript(() =>
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
    );
    await page.goto('/gallery');
    await untilHydrated(page);
    await page.locator(`${slides} a`).first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText(countOf(1));
    // What a finger does to the strip in the end.
    await viewer.locator('ul').evaluate((strip) => strip.scrollBy(strip.clientWidth, 0));
    await expect(viewer).toContainText(countOf(2));
  });

  test('a picture whose large view does not load opens as a file', async ({ page }) => {
    await page.goto('/gallery');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.locator('.swiper-slide-visible a').first().click();
    await expect(page).toHaveURL(/\/pictures\/gallery\/.*\.avif$/);
  });

  test('stays still, and can be walked along, for those who asked for stillness', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/gallery');
    await untilHydrated(page);
    await page.waitForTimeout(1_000);
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);
    await expect(page.getByRole('button', { name: gallery.labels.pause })).toBeHidden();
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

test('a reader of one document finds the other beside it, and sees which one is open', async ({
  page,
}) => {
  await page.goto('/privacy');
  const documents = page.getByRole('navigation', { name: 'Documents' });
  await expect(documents.getByRole('link')).toHaveText(['Privacy Policy', 'Accessibility']);
  await expect(documents.locator('[aria-current=page]')).toHaveText('Privacy Policy');
  await documents.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect(documents.locator('[aria-current=page]')).toHaveText('Accessibility');
  await page.emulateMedia({ media: 'print' });
  await expect(documents).toBeHidden();
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('what the policy says of cookies and storage is true', async ({ page, context }) => {
    for (const route of ['/', '/contact', '/gallery', '/privacy']) {
      await page.goto(route);
      await untilHydrated(page);
    }
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['welcomed']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('numbers, jobs, members and letters are there to read', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByText(`${agency.figures[0].count}+`, { exact: true })).toBeVisible();
    await page.goto('/carrer');
    await page.getByText('What you do, what you bring and what you get').first().click();
    await expect(page.getByText('What we offer').first()).toBeVisible();
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page).toHaveURL('/carrer#application-heading');
    await expect(page.getByRole('heading', { name: 'Join Us' })).toBeInViewport();
  });

  test('the address chooses the works of one kind, and finds the one that an old address named', async ({
    page,
  }) => {
    const [work] = works;
    const { kind, plural = '', titles = [] } = kindsOfWork.at(-1) ?? {};
    test.skip(!work || kindsOfWork.length < 2);
    await page.goto('/portfolio');
    const shown = section(page, workWords.heading)
      .getByRole('heading', { level: 3 })
      .filter({ visible: true });
    const link = page
      .getByRole('navigation', { name: workWords.filter })
      .getByRole('link', { name: plural, exact: true });
    await expect(shown).toHaveCount(works.length);
    const plain = await link.evaluate(colourOf);
    await link.click();
    await expect(page).toHaveURL(`/portfolio#kind-${kind}`);
    await expect(shown).toHaveText(titles);
    expect(await link.evaluate(colourOf)).not.toBe(plain);
    await page.goto(`/portfolio#${work?.slug}`);
    const view = page.getByRole('link', { name: `${workWords.view}: ${work?.client}` });
    await expect(view).toBeInViewport();
    await view.click();
    await expect(page).toHaveURL(`/portfolio/${work?.slug}`);
    await expect(page.getByText(workWords.needed)).toBeVisible();
    const { slug, name = '' } = trades.at(-1) ?? {};
    await page.goto(`/industry#${slug}`);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByText(tradeWords.services)).toBeVisible();
  });

  test('the gallery is a list whose pictures open as files', async ({ page }) => {
    await page.goto('/gallery');
    test.skip(pictures.length < 6);
    await expect(page.locator('.swiper-slide')).toHaveCount(pictures.length);
    await page.locator('.swiper-slide a').first().click();
    await expect(page).toHaveURL(/\/pictures\/.*\.avif$/);
  });
});
