import { openWithClock, restartInterval } from './clock.ts';
import { resize } from './layout.ts';
import { boxOf, expect, measure, open, scrollTop, section, test } from './site.ts';

const slides = '.swiper-slide';

test('shows four, three, two or one pictures at a time', async ({ page }) => {
  await resize(page, 1440);
  await page.goto('/gallery');
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  await expect(page.locator(slides)).toHaveCount(7);
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveAccessibleName(
    'Pictures from the quay',
  );
  for (const [width, visibleCount] of [
    [1440, 4],
    [1023, 3],
    [767, 2],
    [479, 1],
  ] as const) {
    await resize(page, width);
    await expect(page.locator('.swiper-slide-visible:not([inert])')).toHaveCount(visibleCount);
  }
});

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true });

  test('moves by one picture every two seconds in a circle, and stops on hover and pause', async ({
    page,
  }) => {
    await resize(page, 1440);
    await openWithClock(page, '/gallery');
    await expect(page.locator('.swiper-initialized')).toBeVisible();
    await restartInterval(page, { pause: 'Stop the pictures', play: 'Let the pictures move' });
    await expect(page.locator('.swiper-pagination')).toHaveCount(0);
    const active = () =>
      page.locator('.swiper-slide-active').getAttribute('data-swiper-slide-index').then(Number);
    const first = await active();
    const durations = await page.locator('.swiper-wrapper').evaluateHandle((list) => {
      const durations: string[] = [];
      const record = () => durations.push(list.style.transitionDuration);
      new MutationObserver(record).observe(list, { attributeFilter: ['style'] });
      return durations;
    });
    for (const turn of [1, 2, 3, 4, 5, 6, 7]) {
      await page.clock.runFor(1_999);
      expect(await active()).toBe((first + turn - 1) % 7);
      await page.clock.runFor(1);
      await expect.poll(active).toBe((first + turn) % 7);
      await expect(page.locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s');
    }
    expect(await durations.jsonValue()).toContain('500ms');
    await page.locator('[aria-roledescription="carousel"]').hover();
    await page.clock.runFor(10_000);
    expect(await active()).toBe(first);
    await page.mouse.move(5, 5);
    await page.clock.runFor(2_000);
    await expect.poll(active).toBe((first + 1) % 7);
    await page.getByRole('button', { name: 'Stop the pictures' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(10_000);
    expect(await active()).toBe((first + 1) % 7);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows all pictures undistorted, and opens one at its own address with arrows, buttons, Escape and Back', async ({
    page,
  }) => {
    await open(page, '/gallery');
    const grid = section(page, 'All pictures');
    const pictureAt = (index: number) => grid.getByRole('link').nth(index);
    await expect(grid.getByRole('img')).toHaveCount(7);
    for (const width of [360, 768, 1440]) {
      await resize(page, width);
      const distortedPictures = await grid.getByRole('img').evaluateAll((pictures) =>
        pictures.filter((picture) => {
          const { width, height } = picture.getBoundingClientRect();
          const expectedRatio =
            Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
          return Math.abs(width / height - expectedRatio) > 0.02;
        }),
      );
      expect(distortedPictures).toHaveLength(0);
      const tops = await measure(grid.getByRole('img'), 'top');
      const inLastRow = tops.filter((top) => Math.abs(top - (tops.at(-1) ?? 0)) < 2);
      expect(inLastRow.length, `at ${width}`).toBeGreaterThanOrEqual(Math.min(2, tops.length));
    }

    const viewer = page.getByRole('dialog');
    const second = page.locator(`${slides} a`).nth(1);
    await second.press('Enter');
    await expect(viewer).toContainText('Picture 2 / 7');
    await expect(page).toHaveURL('/gallery?picture=first-boat');
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(viewer.locator('li:not([inert])')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('Picture 3 / 7');
    await expect(page).toHaveURL('/gallery?picture=second-boat');
    await viewer.getByRole('button', { name: 'Previous picture' }).click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toContainText('Picture 7 / 7');
    await expect(page).toHaveURL('/gallery?picture=night');
    await expect(
      viewer.getByRole('img', { name: 'A dark sea with a yellow lamp.' }),
    ).toBeInViewport({
      ratio: 0.9,
    });
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await expect(page).toHaveURL('/gallery?picture=morning');
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(second).toBeFocused();
    await expect(page).toHaveURL('/gallery');

    await pictureAt(4).scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    await pictureAt(4).click();
    await expect(viewer).toContainText('Picture 5 / 7');
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('Picture 6 / 7');
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await expect(pictureAt(4)).toBeFocused();
    expect(Math.abs((await scrollTop(page)) - before)).toBeLessThan(5);
    await page.goForward();
    await expect(viewer).toBeVisible();
  });

  test('shows one whole picture and its buttons in every window', async ({ page }) => {
    await open(page, '/gallery');
    const viewer = page.getByRole('dialog');
    const pictures = viewer.getByRole('list', { name: 'Pictures from the quay' });
    const current = viewer.getByRole('listitem').last();
    for (const [width, height] of [
      [320, 480],
      [780, 360],
      [1366, 600],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await resize(page, width, height);
      await section(page, 'All pictures').getByRole('link').last().click();
      const state = `in ${width} × ${height}`;
      for (const element of [
        ...['Previous picture', 'Next picture', 'Close'].map((name) =>
          viewer.getByRole('button', { name }),
        ),
        viewer.getByRole('heading'),
        viewer.getByText('7 / 7'),
        current.locator('img'),
      ]) {
        await expect(element, state).toBeInViewport({ ratio: 1 });
      }
      await expect
        .poll(async () => {
          const { x = 0 } = (await pictures.boundingBox()) ?? {};
          const neighbour = await pictures.locator('li').nth(-2).boundingBox();
          return Math.round((neighbour?.x ?? 0) + (neighbour?.width ?? 0)) < x;
        }, state)
        .toBe(true);
      expect(await viewer.evaluate((box) => box.scrollHeight - box.clientHeight), state).toBe(0);
      const { height: pictureHeight } = await boxOf(current.locator('img'));
      const minimum = Math.min(height / 3, ((width - 80) * 3) / 4 - 20);
      expect(pictureHeight, state).toBeGreaterThan(minimum);
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
    }
  });

  test('opens the picture in the address, preloads its neighbours, and closes to the gallery', async ({
    page,
  }) => {
    const preloadedPictures = new Set<string>();
    page.on('request', (request) => {
      preloadedPictures.add(
        /\/pictures\/(.+)\.[0-9a-f]+-1200\.avif/.exec(request.url())?.[1] ?? '',
      );
    });
    await resize(page, 1440);
    await page.goto('/about');
    await page.goto('/gallery?picture=night');
    await expect(page.getByRole('dialog', { name: 'रात' })).toBeVisible();
    await expect
      .poll(() => [...preloadedPictures].sort())
      .toEqual(expect.arrayContaining(['gallery/1', 'gallery/6', 'gallery/7']));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await open(page, '/gallery?picture=nothing');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('swipes to the next picture', async ({ page }) => {
    await resize(page, 360, 740);
    // Safari before version 26 sends no scrollend.
    await page.addInitScript(() =>
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
    );
    await open(page, '/gallery');
    await page.locator(`${slides} a`).first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText('Picture 1 / 7');
    await viewer.locator('ul').evaluate((list) => list.scrollBy(list.clientWidth, 0));
    await expect(viewer).toContainText('Picture 2 / 7');
  });

  test('does not move by itself, and shows an error for a picture that cannot load', async ({
    page,
  }) => {
    await open(page, '/gallery');
    // The buttons show that the carousel is near enough to start.
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop the pictures' })).toBeHidden();
    const last = page.locator(`${slides} a`).last();
    await last.focus();
    await expect(last).toBeInViewport();
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);

    const failure = 'The picture could not be loaded.';
    await page.route('**/assets/js/**', (route) => route.abort());
    await last.click();
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    await expect(page).toHaveURL('/gallery');
    await page.unroute('**/assets/js/**');
    await last.click();
    await expect(page.getByRole('dialog', { name: 'रात' })).toBeVisible();
    await expect(page.getByText(failure)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a list whose pictures open as files', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.locator(slides)).toHaveCount(7);
    await page.locator(`${slides} a`).first().click();
    await expect(page).toHaveURL(/\/pictures\/.*\.avif$/);
  });
});
