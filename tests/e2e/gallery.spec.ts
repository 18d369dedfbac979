/** The gallery: its carousel, its grid, and its viewer. */

import { resize } from './layout.ts';
import { section } from './parts.ts';
import { expect, open, test, untilHydrated } from './site.ts';
import { content } from './unconverted/content.ts';

const { pictures, labels, all: gridHeading } = content('gallery');
const slides = '.swiper-slide';

test.skip(pictures.length < 6, 'so few have no carousel: another-agency.spec.ts');

function countOf(number: number): string {
  return `Picture ${number} / ${pictures.length}`;
}

function addressOf(number: number): string {
  return `/gallery?picture=${pictures[number - 1]?.slug}`;
}

test('shows four of its pictures, three, two or one', async ({ page }) => {
  await resize(page, 1440);
  await page.goto('/gallery');
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  await expect(page.locator(slides)).toHaveCount(pictures.length);
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveAccessibleName(
    labels.carousel,
  );
  for (const [width, seen] of [
    [1440, 4],
    [1023, 3],
    [767, 2],
    [479, 1],
  ] as const) {
    await resize(page, width);
    await expect(page.locator('.swiper-slide-visible:not([inert])')).toHaveCount(seen);
  }
});

test.describe('by the clock', () => {
  test.use({ ownContext: true });

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
    await page.getByRole('button', { name: labels.pause }).click();
    await page.mouse.move(5, 5);
    const stopped = await active();
    await page.clock.runFor(10_000);
    expect(await active()).toBe(stopped);
  });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('all pictures stand in their proportions below the carousel; one opens large at an address of its own, and arrows, buttons, Escape and Back work', async ({
    page,
  }) => {
    await open(page, '/gallery');
    const all = section(page, gridHeading);
    const pictureAt = (place: number) => all.getByRole('link').nth(place);
    await expect(all.getByRole('img')).toHaveCount(pictures.length);
    for (const width of [360, 768, 1440]) {
      await resize(page, width);
      const bent = await all.getByRole('img').evaluateAll((pictures) =>
        pictures.filter((picture) => {
          const { width, height } = picture.getBoundingClientRect();
          const own =
            Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
          return Math.abs(width / height - own) > 0.02;
        }),
      );
      expect(bent).toHaveLength(0);
    }

    const viewer = page.getByRole('dialog');
    const second = page.locator(`${slides} a`).nth(1);
    await second.press('Enter');
    await expect(viewer).toContainText(countOf(2));
    await expect(page).toHaveURL(addressOf(2));
    // Nothing but the picture that shows can be reached.
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(viewer.locator('li:not([inert])')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(countOf(3));
    await expect(page).toHaveURL(addressOf(3));
    await viewer.getByRole('button', { name: labels.previous }).click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toContainText(countOf(pictures.length));
    await expect(page).toHaveURL(addressOf(pictures.length));
    await expect(viewer.getByRole('img', { name: pictures.at(-1)?.picture.alt })).toBeInViewport({
      ratio: 0.9,
    });
    await viewer.getByRole('button', { name: labels.next }).click();
    await expect(page).toHaveURL(addressOf(1));
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(second).toBeFocused();
    await expect(page).toHaveURL('/gallery');

    await pictureAt(4).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await pictureAt(4).click();
    await expect(viewer).toContainText(countOf(5));
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(countOf(6));
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await expect(pictureAt(4)).toBeFocused();
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
    await page.goForward();
    await expect(viewer).toBeVisible();
  });

  test('a picture is shown whole, alone and with its buttons in every window', async ({ page }) => {
    await open(page, '/gallery');
    const viewer = page.getByRole('dialog');
    const strip = viewer.getByRole('list', { name: labels.carousel });
    const shown = viewer.getByRole('listitem').last();
    for (const [width, height] of [
      [320, 480],
      [780, 360],
      [1366, 600],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await resize(page, width, height);
      await section(page, gridHeading).getByRole('link').last().click();
      const state = `in ${width} × ${height}`;
      for (const part of [
        ...[labels.previous, labels.next, labels.close].map((name) =>
          viewer.getByRole('button', { name }),
        ),
        viewer.getByRole('heading'),
        viewer.getByText(`${pictures.length} / ${pictures.length}`),
        shown.locator('img'),
      ]) {
        await expect(part, state).toBeInViewport({ ratio: 1 });
      }
      // The strip shows a picture and nothing of its neighbour.
      await expect
        .poll(async () => {
          const { x = 0 } = (await strip.boundingBox()) ?? {};
          const neighbour = await strip.locator('li').nth(-2).boundingBox();
          return Math.round((neighbour?.x ?? 0) + (neighbour?.width ?? 0)) < x;
        }, state)
        .toBe(true);
      expect(await viewer.evaluate((box) => box.scrollHeight - box.clientHeight), state).toBe(0);
      const size = await shown.locator('img').boundingBox();
      const least = Math.min(height / 3, ((width - 80) * 3) / 4 - 20);
      expect(size?.height, state).toBeGreaterThan(least);
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
    }
  });

  test('a shared address opens its picture with its neighbours fetched, and closing stays on the page', async ({
    page,
  }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      fetched.add(/\/pictures\/(.+)\.[0-9a-f]+-1[0-9]{3}\.avif/.exec(request.url())?.[1] ?? '');
    });
    await resize(page, 1440);
    await page.goto('/about');
    await page.goto(addressOf(4));
    await expect(page.getByRole('dialog', { name: pictures[3]?.caption ?? '' })).toBeVisible();
    await expect
      .poll(() => [...fetched].sort())
      .toEqual(expect.arrayContaining(pictures.slice(2, 5).map(({ picture }) => picture.file)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await open(page, '/gallery?picture=nothing');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a large picture is swiped to the next', async ({ page }) => {
    await resize(page, 360, 740);
    // Safari before version 26 does not send it.
    await page.addInitScript(() =>
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
    );
    await open(page, '/gallery');
    await page.locator(`${slides} a`).first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText(countOf(1));
    // What a finger does to the strip in the end.
    await viewer.locator('ul').evaluate((strip) => strip.scrollBy(strip.clientWidth, 0));
    await expect(viewer).toContainText(countOf(2));
  });

  test('for those who asked for stillness it stays still and can be walked along; a large view that does not load is said to be missing, and loads on the next try', async ({
    page,
  }) => {
    await open(page, '/gallery');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_000);
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);
    await expect(page.getByRole('button', { name: labels.pause })).toBeHidden();
    const last = page.locator(`${slides} a`).last();
    await last.focus();
    await expect(last).toBeInViewport();

    await page.route('**/assets/js/**', (route) => route.abort());
    await last.click();
    await expect(page.getByRole('alert').filter({ hasText: labels.failed })).toBeVisible();
    await expect(page).toHaveURL('/gallery');
    await page.unroute('**/assets/js/**');
    await last.click();
    await expect(page.getByRole('dialog', { name: pictures.at(-1)?.caption })).toBeVisible();
    await expect(page.getByText(labels.failed)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the gallery is a list whose pictures open as files', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.locator(slides)).toHaveCount(pictures.length);
    await page.locator(`${slides} a`).first().click();
    await expect(page).toHaveURL(/\/pictures\/.*\.avif$/);
  });
});
