/** The home page: its ten sections, what moves in them and when, and what each card leads to. */
import type { Page } from 'playwright/test';
import { columnsFor } from '../../src/components/columns.ts';
import { content } from './content.ts';
import { resize } from './layout.ts';
import { expect, test, untilHydrated, watchScripts } from './site.ts';

const home = content('home');
const clients = content('clients');
const addresses = clients.map(({ url, work }) => (work ? `/portfolio/${work}` : url));
const partners = content('partners');
const testimonials = content('testimonials');
const works = content('works');
const questions = content('faq');
const { headlines, pictures } = home.hero;
/** Three stand in each group. */
const groupCount = Math.ceil(testimonials.length / 3);
const sections = [
  headlines[0],
  home.services.heading,
  home.about.heading,
  home.process.heading,
  home.why.heading,
  ...(partners.length > 0 ? [home.partners.heading] : []),
  ...(clients.length > 0 ? [home.work.heading] : []),
  home.partner.heading,
  ...(testimonials.length > 0 || content('company').reviews ? [home.testimonials.heading] : []),
  home.questions.heading,
];

function section(page: Page, heading: string) {
  return page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}

/** Opens the page with a clock that stands still until the test lets it run. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await untilHydrated(page);
}

/** Lets a part begin its turn at a moment that the test knows. */
async function beginAnew(page: Page, part: string) {
  await page.getByRole('button', { name: `Pause the ${part}` }).click();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole('button', { name: `Let the ${part} move` }).click();
  await expect(page.getByRole('button', { name: `Pause the ${part}` })).toBeVisible();
  await page.mouse.move(2, 2);
}

async function hideTab(page: Page, hidden: boolean) {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

function shownHeadline(page: Page) {
  return page.getByRole('heading', { level: 1 }).locator('xpath=..').locator('[data-shown="true"]');
}

function shownPicture(page: Page) {
  return section(page, headlines[0]).locator('div[data-shown="true"] img');
}

/** The alternative text of the one picture that is shown, once it has been fetched. */
async function pictureNow(page: Page) {
  return shownPicture(page).getAttribute('alt');
}

test('is at most twelve screens high on a phone, also where nothing moves', async ({ page }) => {
  await resize(page, 390, 844);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await untilHydrated(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 844, reducedMotion).toBeLessThanOrEqual(12);
  }
});

test('stacks its sections in order under one h1', async ({ page, complaints }) => {
  await page.goto('/');
  await untilHydrated(page);
  const found = await page.locator('main :is(h1, h2)').allTextContents();
  expect(found).toEqual(sections);
  expect(complaints).toEqual([]);
});

test.describe('the hero', () => {
  test.use({ ownContext: true });

  /** One alone has nothing to move. */
  const movesBoth = headlines.length > 1 && pictures.length > 1;

  test('changes the headline every three seconds and begins again after the last', async ({
    page,
  }) => {
    test.skip(!movesBoth);
    await openWithClock(page);
    await beginAnew(page, 'headlines and pictures');
    const start = headlines.indexOf((await shownHeadline(page).textContent()) ?? '');
    for (let turn = 1; turn <= headlines.length; turn += 1) {
      await page.clock.runFor(2999);
      await expect(shownHeadline(page)).toHaveText(
        headlines[(start + turn - 1) % headlines.length] ?? '',
      );
      await page.clock.runFor(1);
      await expect(shownHeadline(page)).toHaveText(
        headlines[(start + turn) % headlines.length] ?? '',
      );
    }
  });

  test('changes the picture every five seconds and begins again after the last', async ({
    page,
  }) => {
    test.skip(!movesBoth);
    await openWithClock(page);
    await beginAnew(page, 'headlines and pictures');
    const seen: (string | null)[] = [await pictureNow(page)];
    for (let turn = 1; turn <= pictures.length; turn += 1) {
      await page.clock.runFor(4999);
      expect(await pictureNow(page)).toBe(seen.at(-1));
      await page.clock.runFor(1);
      await expect.poll(() => pictureNow(page)).not.toBe(seen.at(-1));
      await expect(shownPicture(page)).toHaveCount(1);
      seen.push(await pictureNow(page));
    }
    expect(new Set(seen.slice(0, -1)).size).toBe(pictures.length);
    expect(seen.at(-1)).toBe(seen[0]);
  });

  test('stands still while paused and in a hidden tab, and goes on afterwards', async ({
    page,
  }) => {
    test.skip(!movesBoth);
    await openWithClock(page);
    await beginAnew(page, 'headlines and pictures');
    await page.getByRole('button', { name: 'Pause the headlines and pictures' }).click();
    const headline = (await shownHeadline(page).textContent()) ?? '';
    const picture = await pictureNow(page);
    await page.clock.runFor(30_000);
    await expect(shownHeadline(page)).toHaveText(headline);
    expect(await pictureNow(page)).toBe(picture);

    await page.getByRole('button', { name: 'Let the headlines and pictures move' }).click();
    await hideTab(page, true);
    await page.clock.runFor(30_000);
    await expect(shownHeadline(page)).toHaveText(headline);
    await hideTab(page, false);
    await page.clock.runFor(3000);
    await expect(shownHeadline(page)).not.toHaveText(headline);
  });

  test('never moves the layout and never changes what a screen reader hears', async ({
    reader: page,
  }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const { tops, names } = await page.evaluate(async () => {
        const stack = document.querySelector('h1')?.parentElement;
        const all = [...(stack?.children ?? [])] as HTMLElement[];
        const intro = stack?.nextElementSibling as HTMLElement;
        const measured = all.map((headline) => {
          for (const other of all) {
            other.dataset.shown = String(other === headline);
          }
          return intro.offsetTop;
        });
        const heard = all.filter((one) => one.ariaHidden !== 'true').map((one) => one.textContent);
        return { tops: measured, names: heard };
      });
      expect(new Set(tops).size).toBe(1);
      expect(names).toEqual([headlines[0]]);
    }
  });

  test('leads to a meeting and to the work', async ({ reader: page }) => {
    await page.goto('/');
    const hero = section(page, headlines[0]);
    for (const { label, to } of [home.hero.demo, ...(works.length > 0 ? [home.hero.work] : [])]) {
      await expect(hero.getByRole('link', { name: label })).toHaveAttribute('href', to);
    }
  });
});

test.describe('the services', () => {
  const cards = home.services.cards.map(({ title, to }) => [title, to]);

  test('are cards, each leading to its page', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    const found = await section(page, home.services.heading)
      .getByRole('link')
      .evaluateAll((all) => all.map((card) => [card.textContent, card.getAttribute('href')]));
    expect(found).toEqual(cards);
    await section(page, home.services.heading).getByRole('link').last().click();
    await expect(page).toHaveURL(String(cards.at(-1)?.[1]));
  });

  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1440, columnsFor(cards.length, 4)],
  ] as const) {
    test(`stand ${columns} in a row at ${width} px, all of one size`, async ({ reader: page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const boxes = await section(page, home.services.heading)
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((card) => {
            const { left, width, height } = card.getBoundingClientRect();
            return { left: Math.round(left), size: `${Math.round(width)} × ${Math.round(height)}` };
          }),
        );
      expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
      expect(new Set(boxes.map(({ size }) => size)).size).toBe(1);
    });
  }

  test('zoom their picture by 15% in 700 ms under the pointer', async ({ page }) => {
    await page.goto('/');
    const card = section(page, home.services.heading).getByRole('link').first();
    const picture = card.locator('img');
    await expect(picture).toHaveCSS('transition-duration', '0.7s');
    await card.hover();
    await expect(picture).toHaveCSS('scale', '1.15');
  });
});

test('About leads on to the About page and states mission and vision', async ({ reader: page }) => {
  await page.goto('/');
  const about = section(page, home.about.heading);
  await expect(about.getByRole('heading', { level: 3 })).toHaveText(
    content('agency').statements.map(({ title }) => title),
  );
  await expect(about.getByRole('link', { name: home.about.more.label })).toHaveAttribute(
    'href',
    home.about.more.to,
  );
});

test('the working process has its steps in order', async ({ reader: page }) => {
  await page.goto('/');
  await expect(
    section(page, home.process.heading).locator('ol').getByRole('heading', { level: 3 }),
  ).toHaveText(home.process.steps.map(({ title }) => title));
});

test('the reasons shift every second card and show their drawings on large screens only', async ({
  page,
}) => {
  await resize(page, 1440);
  await page.goto('/');
  const why = section(page, home.why.heading);
  const tops = () =>
    why
      .getByRole('listitem')
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  await expect(why.getByRole('heading', { level: 3 })).toHaveText(
    home.why.cards.map(({ title }) => title),
  );
  const [first = 0, second = 0, ...others] = await tops();
  if (home.why.cards.length <= 4) {
    expect(second).toBeGreaterThan(first);
    expect(others).toEqual([first, second].slice(0, others.length));
  }
  const drawings = why.locator('img[src^="/drawn/decor/"]');
  await expect(drawings).toHaveCount(home.why.decor.length);
  await expect(drawings.filter({ visible: true })).toHaveCount(home.why.decor.length);

  await resize(page, 768);
  const [left, right] = await tops();
  expect(right).toBe(left);
  await expect(drawings.filter({ visible: true })).toHaveCount(0);
});

test.describe('the strip of logos', () => {
  test.skip(partners.length < 9, 'so few stand still: another-agency.spec.ts');

  async function strip(page: Page) {
    const found = section(page, home.partners.heading).getByRole('group');
    await found.scrollIntoViewIfNeeded();
    await page.mouse.move(2, 2);
    await expect(found).toHaveAttribute('data-moving', 'true');
    return found;
  }
  function play(page: Page) {
    return page.evaluate(() => {
      const track = document.querySelector('[data-moving] > div');
      return track?.getAnimations()[0]?.playState;
    });
  }

  test('passes 30 px a second by transform and begins anew after 180 px for each logo', async ({
    page,
  }) => {
    await page.goto('/');
    await untilHydrated(page);
    await strip(page);
    const lap = (partners.length * 180 * 1000) / 30;
    const places = await page.evaluate((lap) => {
      const track = document.querySelector<HTMLElement>('[data-moving] > div');
      const [animation] = track?.getAnimations() ?? [];
      if (!animation) {
        return [];
      }
      animation.pause();
      return [0, 1000, lap - 1000, lap, lap + 1000].map((time) => {
        animation.currentTime = time;
        return new DOMMatrix(getComputedStyle(track as HTMLElement).transform).m41;
      });
    }, lap);
    expect(places.map((place) => Math.round(place * 10) / 10)).toEqual([
      0,
      -30,
      30 - partners.length * 180,
      0,
      -30,
    ]);
  });

  test('names each partner once; the repeated set looks the same and says nothing', async ({
    page,
  }) => {
    await page.goto('/');
    await untilHydrated(page);
    const found = await strip(page);
    await expect(found.getByRole('img')).toHaveCount(partners.length);
    expect(
      await found.getByRole('img').evaluateAll((all) => all.map((logo) => logo.ariaLabel)),
    ).toEqual(partners.map(({ name }) => name));
    const { first, again } = await found.evaluate((element) => {
      const [one, other] = element.querySelectorAll('ul');
      return { first: one?.getBoundingClientRect(), again: other?.getBoundingClientRect() };
    });
    expect(Number(again?.left) - Number(first?.left)).toBeCloseTo(partners.length * 180, 1);
    expect(again?.width).toBeCloseTo(partners.length * 180, 1);
  });

  test('stops under the pointer, with the keyboard’s focus, and on request', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    const found = await strip(page);
    await expect.poll(() => play(page)).toBe('running');
    await found.hover();
    await expect.poll(() => play(page)).toBe('paused');
    await page.mouse.move(2, 2);
    await expect.poll(() => play(page)).toBe('running');

    const pause = page.getByRole('button', { name: 'Pause the strip of logos' });
    await pause.focus();
    await page.keyboard.press('Tab');
    await expect(found).toBeFocused();
    await expect.poll(() => play(page)).toBe('paused');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => play(page)).toBe('running');

    await pause.click();
    await page.mouse.move(2, 2);
    await expect.poll(() => play(page)).toBe('paused');
    await page.getByRole('button', { name: 'Let the strip of logos move' }).click();
    await page.mouse.move(2, 2);
    await hideTab(page, true);
    await expect.poll(() => play(page)).toBe('paused');
    await hideTab(page, false);
    await expect.poll(() => play(page)).toBe('running');
  });
});

test.describe('the best work', () => {
  test.skip(clients.length < 5, 'so few stand beside each other: another-agency.spec.ts');
  test.use({ viewport: { width: 1440, height: 900 } });

  function carousel(page: Page) {
    return page.getByRole('region', { name: home.work.carousel.label });
  }
  async function start(page: Page) {
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).locator('.swiper-initialized')).toBeVisible();
    await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.mouse.move(2, 2);
  }
  function active(page: Page) {
    return carousel(page)
      .locator('.swiper-slide-active')
      .evaluate((slide) => slide.querySelector('a')?.getAttribute('href'));
  }
  /** Transitions keep real time, whatever the clock says. Swiper's own mark of having ended one. */
  async function untilAtRest(page: Page) {
    await expect(carousel(page).locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s');
  }
  function after(url: string | null | undefined, steps = 1) {
    const place = addresses.indexOf(url ?? '');
    return addresses[(place + steps + addresses.length) % addresses.length];
  }

  test('leads to the page of each client’s work, where the client’s site opens in a new tab', async ({
    reader: page,
  }) => {
    await page.goto('/');
    const links = carousel(page).locator('a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      addresses,
    );
    for (const { name } of clients) {
      await expect(carousel(page).getByRole('link', { name })).toHaveCount(1);
    }
    for (const { url, work } of clients) {
      await page.goto(`/portfolio/${work}`);
      const site = page.getByRole('link', { name: 'Visit the site' });
      await expect(site).toHaveAttribute('href', url);
      await expect(site).toHaveAttribute('target', '_blank');
    }
  });

  test('fetches the coverflow only when it comes near, and is a list until then', async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    function withSwiper(): string[] {
      return scripts().filter((text) => text.includes('swiper-slide-active'));
    }
    await page.goto('/');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(withSwiper()).toEqual([]);
    await expect(carousel(page).getByRole('listitem')).toHaveCount(clients.length);
    await expect(carousel(page).locator('.swiper-initialized')).toHaveCount(0);

    await start(page);
    expect(withSwiper().length).toBeGreaterThan(0);
  });

  test('takes over its list without moving what stands below', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    const height = () => carousel(page).evaluate((element) => element.clientHeight);
    const before = await height();
    await start(page);
    expect(await height()).toBe(before);
  });

  test.describe('by the clock', () => {
    test.use({ ownContext: true });

    test('moves on every 2.5 seconds, goes round, and keeps the sides blurred', async ({
      page,
    }) => {
      await openWithClock(page);
      await start(page);
      await beginAnew(page, 'projects');
      for (let turn = 0; turn < clients.length; turn += 1) {
        const before = await active(page);
        await page.clock.runFor(2499);
        expect(await active(page)).toBe(before);
        await page.clock.runFor(1);
        await expect.poll(() => active(page)).toBe(after(before));
        await untilAtRest(page);
      }
      const blurs = await carousel(page)
        .locator('.swiper-slide')
        .evaluateAll((slides) =>
          slides.map((slide) => {
            const { filter } = getComputedStyle(slide.firstElementChild as Element);
            return [slide.classList.contains('swiper-slide-active'), filter.includes('blur')];
          }),
        );
      expect(blurs.every(([isActive, blurred]) => isActive !== blurred)).toBe(true);
    });

    test('waits under the pointer, in a hidden tab and on request, and then goes on', async ({
      page,
    }) => {
      await openWithClock(page);
      await start(page);
      await beginAnew(page, 'projects');
      await carousel(page).locator('.swiper-slide-active').hover();
      const before = await active(page);
      await page.clock.runFor(20_000);
      expect(await active(page)).toBe(before);
      await page.mouse.move(2, 2);
      await page.clock.runFor(2500);
      await expect.poll(() => active(page)).toBe(after(before));
      await untilAtRest(page);

      await hideTab(page, true);
      await page.clock.runFor(20_000);
      expect(await active(page)).toBe(after(before));
      await hideTab(page, false);
      await page.clock.runFor(2500);
      await expect.poll(() => active(page)).toBe(after(before, 2));
      await untilAtRest(page);

      await page.getByRole('button', { name: 'Pause the projects' }).click();
      await page.mouse.move(2, 2);
      await page.clock.runFor(20_000);
      expect(await active(page)).toBe(after(before, 2));
    });
  });

  test('shows three at a time, 30 px over each other', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await start(page);
    const { stage, slide, gap } = await carousel(page).evaluate((element) => {
      const shown = element.querySelector('.swiper-slide-active') as HTMLElement;
      return {
        stage: (element.querySelector('.swiper-initialized') as HTMLElement).clientWidth,
        slide: shown.offsetWidth,
        gap: Number.parseFloat(shown.style.marginRight),
      };
    });
    expect(gap).toBe(-30);
    expect(Math.abs(3 * slide + 2 * gap - stage)).toBeLessThanOrEqual(3);
  });

  test('follows the arrow keys and buttons, and leaves arrow keys to others that have the focus', async ({
    page,
  }) => {
    await page.goto('/');
    await untilHydrated(page);
    await start(page);
    await page.getByRole('button', { name: 'Pause the projects' }).click();
    await untilAtRest(page);
    const before = await active(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => active(page)).toBe(after(before));
    await untilAtRest(page);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => active(page)).toBe(before);
    await untilAtRest(page);
    await page.getByRole('button', { name: 'Previous project' }).click();
    await expect.poll(() => active(page)).toBe(after(before, -1));
    await untilAtRest(page);
    await page.getByRole('button', { name: 'Next project' }).click();
    await expect.poll(() => active(page)).toBe(before);
    await untilAtRest(page);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').last().focus();
    await page.keyboard.press('ArrowRight');
    await untilAtRest(page);
    expect(await active(page)).toBe(before);
  });

  test('is one stop for the Tab key, and the focus goes along', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await start(page);
    await page.getByRole('button', { name: 'Pause the projects' }).click();
    await untilAtRest(page);
    await expect(carousel(page).locator('.swiper-slide:not([inert]) a[tabindex="0"]')).toHaveCount(
      1,
    );
    await expect(carousel(page).locator('.swiper-slide[inert]')).toHaveCount(2);
    await carousel(page).locator('.swiper-slide-active a').focus();
    const before = await active(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => active(page)).toBe(after(before));
    await expect(carousel(page).locator('.swiper-slide-active a')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Previous project' })).toBeFocused();
  });

  test('turns with the wheel from 70 px on and never holds the page back', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await start(page);
    await page.getByRole('button', { name: 'Pause the projects' }).click();
    await carousel(page).locator('.swiper-slide-active').hover();
    await untilAtRest(page);
    const before = await active(page);
    const top = () => page.evaluate(() => scrollY);
    let from = await top();
    await page.mouse.wheel(0, 60);
    await expect.poll(top).toBeGreaterThan(from);
    expect(await active(page)).toBe(before);

    from = await top();
    await page.mouse.wheel(0, -80);
    await expect.poll(() => active(page)).toBe(after(before, -1));
    await expect.poll(top).toBeLessThan(from);
    await untilAtRest(page);
    await page.mouse.wheel(90, 0);
    await expect.poll(() => active(page)).toBe(before);
  });

  test('follows a swipe on a phone', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 360, height: 760 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto('/');
    await untilHydrated(page);
    await start(page);
    await page.getByRole('button', { name: 'Pause the projects' }).click();
    await untilAtRest(page);
    const before = await active(page);
    const box = await carousel(page).locator('.swiper-slide-active').boundingBox();
    const y = (box?.y ?? 0) + 60;
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: 260, y }],
    });
    for (const x of [230, 190, 150, 110, 80]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => active(page)).toBe(after(before));
    await context.close();
  });
});

test.describe('the testimonials', () => {
  test.use({ ownContext: true });
  test.skip(groupCount !== 2, 'they take turns in two groups here');

  function groups(page: Page) {
    return section(page, home.testimonials.heading).locator('ul[data-shown]');
  }
  async function start(page: Page) {
    await openWithClock(page);
    await section(page, home.testimonials.heading).scrollIntoViewIfNeeded();
    await beginAnew(page, 'testimonials');
  }
  async function shown(page: Page) {
    const states = await groups(page).evaluateAll((all) =>
      all.map((group) => (group as HTMLElement).dataset.shown),
    );
    return states.indexOf('true');
  }

  test('show the next three every five seconds and wrap', async ({ page }) => {
    await start(page);
    const first = await shown(page);
    for (const expected of [1 - first, first, 1 - first]) {
      await page.clock.runFor(4999);
      expect(await shown(page)).toBe(1 - expected);
      await page.clock.runFor(1);
      await expect.poll(() => shown(page)).toBe(expected);
    }
    await expect(groups(page)).toHaveCount(2);
    for (const [position, { name }] of testimonials.entries()) {
      await expect(groups(page).nth(Math.floor(position / 3))).toContainText(name);
    }
  });

  test('follow the dots, which start the five seconds anew', async ({ page }) => {
    await start(page);
    const dots = section(page, home.testimonials.heading).getByRole('button', {
      name: 'Show testimonials',
    });
    await expect(dots).toHaveCount(2);
    const other = 1 - (await shown(page));
    await page.clock.runFor(4000);
    await dots.nth(other).click();
    await expect(dots.nth(other)).toHaveAttribute('aria-pressed', 'true');
    expect(await shown(page)).toBe(other);
    await page.clock.runFor(4999);
    expect(await shown(page)).toBe(other);
    await page.clock.runFor(1);
    await expect.poll(() => shown(page)).toBe(1 - other);
    await expect(groups(page).nth(other)).toBeHidden();
  });

  test('wait while read under the pointer, in a hidden tab and on request', async ({ page }) => {
    await start(page);
    const first = await shown(page);
    await groups(page).nth(first).hover();
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(first);
    await page.mouse.move(2, 2);
    await page.clock.runFor(5000);
    await expect.poll(() => shown(page)).toBe(1 - first);
    await hideTab(page, true);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(1 - first);
    await hideTab(page, false);
    await page.getByRole('button', { name: 'Pause the testimonials' }).click();
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(1 - first);
  });
});

test.describe('the questions', () => {
  test('stand in two columns, of an odd number one more on the right, the first open, each opening on its own', async ({
    page,
  }) => {
    await page.goto('/');
    await untilHydrated(page);
    const all = section(page, home.questions.heading).locator('details');
    await expect(all).toHaveCount(questions.length);
    const left = Math.max(1, Math.floor(questions.length / 2));
    const lefts = await all.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    expect(lefts.filter((one) => one === lefts[0]).length).toBe(left);
    expect(new Set(lefts.slice(left)).size).toBeLessThanOrEqual(1);
    const open = () =>
      all.evaluateAll((items) => items.map((item) => (item as HTMLDetailsElement).open));
    const last = questions.length - 1;
    const opened = (...those: number[]) => questions.map((_, position) => those.includes(position));
    expect(await open()).toEqual(opened(0));
    test.skip(last === 0);
    await all.nth(last).locator('summary').click();
    expect(await open()).toEqual(opened(0, last));
    await all.nth(0).locator('summary').press('Enter');
    expect(await open()).toEqual(opened(last));
  });
});

test.describe('entrances', () => {
  test('rise once as they come into sight, and nothing is hidden at rest', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    const heading = page.getByRole('heading', { name: content('agency').statements[0].title });
    const rising = () =>
      heading.evaluate((element) => {
        for (let at: Element | null = element; at; at = at.parentElement) {
          const [animation] = at.getAnimations();
          if (animation) {
            return animation.effect?.getTiming().duration;
          }
        }
        return undefined;
      });
    const opacity = () =>
      heading.evaluate((element) => {
        let least = 1;
        for (let at: Element | null = element; at; at = at.parentElement) {
          least = Math.min(least, Number(getComputedStyle(at).opacity));
        }
        return least;
      });
    expect(await opacity()).toBe(1);
    let duration: unknown;
    for (let turn = 0; turn < 60 && duration === undefined; turn += 1) {
      await page.mouse.wheel(0, 60);
      duration = await rising();
    }
    expect(duration).toBeGreaterThanOrEqual(800);
    expect(duration).toBeLessThanOrEqual(1200);
    await expect.poll(opacity).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await heading.scrollIntoViewIfNeeded();
    expect(await rising()).toBeUndefined();
  });
});

test('parts out of view keep no timer and no animation going', async ({ page }) => {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const { setInterval: begin, clearInterval: end } = window;
    Object.assign(window, {
      timers,
      setInterval: (handler: () => void, delay: number) => {
        const timer = begin(handler, delay);
        timers.add(timer);
        return timer;
      },
      clearInterval: (timer: number) => {
        timers.delete(timer);
        end(timer);
      },
    });
  });
  function going() {
    return page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return (window as unknown as { timers: Set<number> }).timers.size + running.length;
    });
  }
  await page.goto('/');
  await untilHydrated(page);
  await expect.poll(going).toBeGreaterThan(0);
  for (const heading of sections) {
    await section(page, heading).scrollIntoViewIfNeeded();
  }
  await expect(page.locator('.swiper-initialized')).toHaveCount(clients.length < 5 ? 0 : 1);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(going).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ ownContext: true, contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves and everything can be read', async ({ page, complaints }) => {
    await openWithClock(page);
    for (const heading of sections) {
      await section(page, heading).scrollIntoViewIfNeeded();
    }
    await page.clock.runFor(60_000);
    await expect(shownHeadline(page)).toHaveText(headlines[0] ?? '');
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Pause|Let) the/ })).toHaveCount(0);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
    const strip = section(page, home.partners.heading);
    const unseen = await strip.getByRole('img').evaluateAll(
      (logos) =>
        logos.filter((logo) => {
          const { left, right } = logo.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        }).length,
    );
    await expect(strip.getByRole('img')).toHaveCount(partners.length);
    expect(unseen).toBe(0);
    await expect(
      page.getByRole('region', { name: home.work.carousel.label }).locator('a'),
    ).toHaveCount(clients.length);
    expect(complaints).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all sections can be read', async ({ reader: page }) => {
    await page.goto('/');
    for (const heading of sections) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    const words = section(page, home.testimonials.heading);
    for (const { name } of testimonials) {
      await expect(words.getByText(name, { exact: true })).toBeVisible();
    }
    for (const { name } of clients) {
      await expect(page.getByRole('link', { name })).toBeVisible();
    }
    await expect(
      section(page, home.partners.heading).getByRole('img').filter({ visible: true }),
    ).toHaveCount(partners.length);
    await expect(page.getByRole('button', { name: /^Pause the/ })).toHaveCount(0);
    const question = page.locator('main details').last();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible({ visible: questions.length > 1 });
  });

  test('an inquiry can be sent', async ({ page }) => {
    await page.goto('/');
    const form = section(page, home.partner.heading).locator('form');
    await form.getByLabel('Name').fill('Asha Verma');
    await form.getByLabel('Email').fill('asha@example.com');
    await form.getByLabel('Phone number').fill('9876543210');
    await form.getByLabel('Message').fill('A website for a bakery in Aliganj.');
    await form.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page).toHaveURL(/\/sent/);
  });
});

test('fits every width without sideways scroll', async ({ reader: page }) => {
  for (const width of [320, 360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, `at ${width} px`).toBe(0);
  }
});
