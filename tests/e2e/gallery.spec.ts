import { openWithFakeClock, restartCarousel } from './clock.ts';
import { measureDistortions, resize } from './layout.ts';
import { boxOf, expect, findSection, measureSide, openHydrated, scrollTop, test } from './site.ts';

const slideSelector = '.swiper-slide';

test('shows four, three, two or one pictures at a time', async ({ page }) => {
  await resize(page, 1440);
  await page.goto('/gallery');
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  await expect(page.locator(slideSelector)).toHaveCount(7);
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveAccessibleName(
    'Pictures from the quay',
  );
  for (const [windowWidth, shownPictureCount] of [
    [1440, 4],
    [1023, 3],
    [767, 2],
    [479, 1],
  ] as const) {
    await resize(page, windowWidth);
    await expect(page.locator('.swiper-slide-visible:not([inert])')).toHaveCount(shownPictureCount);
  }
});

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true });

  test('moves by a picture every two seconds, and stops on hover and pause', async ({ page }) => {
    await resize(page, 1440);
    await openWithFakeClock(page, '/gallery');
    await expect(page.locator('.swiper-initialized')).toBeVisible();
    await restartCarousel(page, {
      pauseName: 'Stop the pictures',
      playName: 'Let the pictures move',
    });
    await expect(page.locator('.swiper-pagination')).toHaveCount(0);
    const readActiveIndex = () =>
      page.locator('.swiper-slide-active').getAttribute('data-swiper-slide-index').then(Number);
    const firstActiveIndex = await readActiveIndex();
    const durationsHandle = await page.locator('.swiper-wrapper').evaluateHandle((wrapper) => {
      const transitionDurations: string[] = [];
      const recordDuration = () => transitionDurations.push(wrapper.style.transitionDuration);
      new MutationObserver(recordDuration).observe(wrapper, { attributeFilter: ['style'] });
      return transitionDurations;
    });
    for (const moveCount of [1, 2, 3, 4, 5, 6, 7]) {
      await page.clock.runFor(1_999);
      expect(await readActiveIndex()).toBe((firstActiveIndex + moveCount - 1) % 7);
      await page.clock.runFor(1);
      await expect.poll(readActiveIndex).toBe((firstActiveIndex + moveCount) % 7);
      await expect(page.locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s');
    }
    expect(await durationsHandle.jsonValue()).toContain('500ms');
    await page.locator('[aria-roledescription="carousel"]').hover();
    await page.clock.runFor(10_000);
    expect(await readActiveIndex()).toBe(firstActiveIndex);
    await page.mouse.move(5, 5);
    await page.clock.runFor(2_000);
    await expect.poll(readActiveIndex).toBe((firstActiveIndex + 1) % 7);
    await page.getByRole('button', { name: 'Stop the pictures' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(10_000);
    expect(await readActiveIndex()).toBe((firstActiveIndex + 1) % 7);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows all pictures undistorted, and opens one at its own address with arrows, buttons, Escape and Back', async ({
    page,
  }) => {
    await openHydrated(page, '/gallery');
    const picturesSection = findSection(page, 'All pictures');
    const locatePictureLink = (index: number) => picturesSection.getByRole('link').nth(index);
    await expect(picturesSection.getByRole('img')).toHaveCount(7);
    for (const width of [360, 768, 1440]) {
      await resize(page, width);
      const ratioDifferences = await measureDistortions(picturesSection.getByRole('img'));
      expect(Math.max(...ratioDifferences)).toBeLessThanOrEqual(0.02);
      const imgTops = await measureSide(picturesSection.getByRole('img'), 'top');
      const lastRowTops = imgTops.filter((top) => Math.abs(top - (imgTops.at(-1) ?? 0)) < 2);
      expect(lastRowTops.length, `at ${width}`).toBeGreaterThanOrEqual(Math.min(2, imgTops.length));
    }

    const viewerDialog = page.getByRole('dialog');
    const secondSlideLink = page.locator(`${slideSelector} a`).nth(1);
    await secondSlideLink.press('Enter');
    await expect(viewerDialog).toContainText('Picture 2 / 7');
    await expect(page).toHaveURL('/gallery?picture=first-boat');
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(viewerDialog.locator('li:not([inert])')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(viewerDialog).toContainText('Picture 3 / 7');
    await expect(page).toHaveURL('/gallery?picture=second-boat');
    await viewerDialog.getByRole('button', { name: 'Previous picture' }).click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewerDialog).toContainText('Picture 7 / 7');
    await expect(page).toHaveURL('/gallery?picture=night');
    await expect(
      viewerDialog.getByRole('img', { name: 'A dark sea with a yellow lamp.' }),
    ).toBeInViewport({ ratio: 0.9 });
    await viewerDialog.getByRole('button', { name: 'Next picture' }).click();
    await expect(page).toHaveURL('/gallery?picture=morning');
    await page.keyboard.press('Escape');
    await expect(viewerDialog).toHaveCount(0);
    await expect(secondSlideLink).toBeFocused();
    await expect(page).toHaveURL('/gallery');

    await locatePictureLink(4).scrollIntoViewIfNeeded();
    const scrollTopBefore = await scrollTop(page);
    await locatePictureLink(4).click();
    await expect(viewerDialog).toContainText('Picture 5 / 7');
    await page.keyboard.press('ArrowRight');
    await expect(viewerDialog).toContainText('Picture 6 / 7');
    await page.goBack();
    await expect(viewerDialog).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await expect(locatePictureLink(4)).toBeFocused();
    expect(Math.abs((await scrollTop(page)) - scrollTopBefore)).toBeLessThan(5);
    await page.goForward();
    await expect(viewerDialog).toBeVisible();
  });

  test('shows one whole picture and its buttons in every window', async ({ page }) => {
    await openHydrated(page, '/gallery');
    const viewerDialog = page.getByRole('dialog');
    const viewerList = viewerDialog.getByRole('list', { name: 'Pictures from the quay' });
    const currentPictureItem = viewerDialog.getByRole('listitem').last();
    for (const [width, windowHeight] of [
      [320, 480],
      [780, 360],
      [1366, 600],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await resize(page, width, windowHeight);
      await findSection(page, 'All pictures').getByRole('link').last().click();
      const sizeLabel = `in ${width} × ${windowHeight}`;
      for (const visibleElement of [
        ...['Previous picture', 'Next picture', 'Close'].map((name) =>
          viewerDialog.getByRole('button', { name }),
        ),
        viewerDialog.getByRole('heading'),
        viewerDialog.getByText('7 / 7'),
        currentPictureItem.locator('img'),
      ]) {
        await expect(visibleElement, sizeLabel).toBeInViewport({ ratio: 1 });
      }
      await expect
        .poll(async () => {
          const { x: listLeft = 0 } = (await viewerList.boundingBox()) ?? {};
          const neighbourBox = await viewerList.locator('li').nth(-2).boundingBox();
          return Math.round((neighbourBox?.x ?? 0) + (neighbourBox?.width ?? 0)) < listLeft;
        }, sizeLabel)
        .toBe(true);
      expect(
        await viewerDialog.evaluate((box) => box.scrollHeight - box.clientHeight),
        sizeLabel,
      ).toBe(0);
      const { height: pictureHeight } = await boxOf(currentPictureItem.locator('img'));
      const minimumPictureHeight = Math.min(windowHeight / 3, ((width - 80) * 3) / 4 - 20);
      expect(pictureHeight, sizeLabel).toBeGreaterThan(minimumPictureHeight);
      await page.keyboard.press('Escape');
      await expect(viewerDialog).toHaveCount(0);
    }
  });

  test('opens the picture in the address and preloads its neighbours', async ({ page }) => {
    const fetchedPictureNames = new Set<string>();
    page.on('request', (request) => {
      fetchedPictureNames.add(
        /\/pictures\/(.+)\.[0-9a-f]+-1200\.avif/.exec(request.url())?.[1] ?? '',
      );
    });
    await resize(page, 1440);
    await page.goto('/about');
    await page.goto('/gallery?picture=night');
    await expect(page.getByRole('dialog', { name: 'रात' })).toBeVisible();
    await expect
      .poll(() => [...fetchedPictureNames].sort())
      .toEqual(expect.arrayContaining(['gallery/1', 'gallery/6', 'gallery/7']));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await openHydrated(page, '/gallery?picture=nothing');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('swipes to the next picture', async ({ page }) => {
    await resize(page, 360, 740);
    // Blocks scrollend, which Safari before version 26 does not send.
    await page.addInitScript(() =>
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
    );
    await openHydrated(page, '/gallery');
    await page.locator(`${slideSelector} a`).first().click();
    const viewerDialog = page.getByRole('dialog');
    await expect(viewerDialog).toContainText('Picture 1 / 7');
    await viewerDialog.locator('ul').evaluate((list) => list.scrollBy(list.clientWidth, 0));
    await expect(viewerDialog).toContainText('Picture 2 / 7');
  });

  test('never moves by itself, and shows an error if a picture cannot load', async ({ page }) => {
    await openHydrated(page, '/gallery');
    // The buttons show that the carousel is near enough to start.
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop the pictures' })).toBeHidden();
    const lastSlideLink = page.locator(`${slideSelector} a`).last();
    await lastSlideLink.focus();
    await expect(lastSlideLink).toBeInViewport();
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);

    const failureText = 'The picture could not be loaded.';
    await page.route('**/assets/js/**', (route) => route.abort());
    await lastSlideLink.click();
    await expect(page.getByRole('alert').filter({ hasText: failureText })).toBeVisible();
    await expect(page).toHaveURL('/gallery');
    await page.unroute('**/assets/js/**');
    await lastSlideLink.click();
    await expect(page.getByRole('dialog', { name: 'रात' })).toBeVisible();
    await expect(page.getByText(failureText)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a list whose pictures open as files', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.locator(slideSelector)).toHaveCount(7);
    await page.locator(`${slideSelector} a`).first().click();
    await expect(page).toHaveURL(/\/pictures\/.*\.avif$/);
  });
});
