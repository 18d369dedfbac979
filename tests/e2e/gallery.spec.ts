import { openWithFakeClock, restartCarousel } from './clock.ts';
import { resize } from './layout.ts';
import {
  expect,
  findSection,
  mainWidths,
  measureBox,
  measureSide,
  openWithoutMotion,
  readScrollTop,
  test,
} from './site.ts';

test.use({ ownContext: true });

test('shows up to four close-ups of works, moves, and stops on hover and pause', async ({
  page,
}) => {
  await resize(page, 1440);
  await openWithFakeClock(page, '/gallery');
  await page.locator('.swiper-wrapper').scrollIntoViewIfNeeded();
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  await expect(page.locator('.swiper-slide')).toHaveCount(7);
  const carousel = page.locator('[aria-roledescription="carousel"]');
  await expect(carousel).toHaveAccessibleName('Pictures from the quay');
  const visibleSlides = page.locator('.swiper-slide-visible:not([inert])');
  for (const [index, width] of [479, 767, 1023, 1440].entries()) {
    await resize(page, width);
    await expect(visibleSlides, `at ${width}`).toHaveCount(index + 1);
  }
  const pauseName = 'Stop the pictures';
  await restartCarousel(page, { pauseName, playName: 'Let the pictures move' });
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
  await carousel.hover();
  await page.clock.runFor(10_000);
  expect(await readActiveIndex()).toBe(firstActiveIndex);
  await page.mouse.move(5, 5);
  await page.clock.runFor(2_000);
  await expect.poll(readActiveIndex).toBe((firstActiveIndex + 1) % 7);
  await page.getByRole('button', { name: pauseName }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(10_000);
  expect(await readActiveIndex()).toBe((firstActiveIndex + 1) % 7);
});

test('shows all pictures as a mosaic without a hole, each with its own URL', async ({ page }) => {
  await openWithoutMotion(page, '/gallery');
  const picturesSection = findSection(page, 'A day at the quay');
  const fifthPictureLink = picturesSection.getByRole('link').nth(4);
  const pictures = picturesSection.getByRole('img');
  await expect(pictures).toHaveCount(7);
  for (const width of mainWidths) {
    await resize(page, width);
    const captions = picturesSection.getByRole('link').locator('span:last-child');
    const captionTops = await measureSide(captions, 'top');
    const pictureBottoms = await measureSide(pictures, 'bottom');
    const isPhone = width < 768;
    expect(
      captionTops.map((top, index) => top >= (pictureBottoms[index] ?? 0)),
      `captions below the pictures at ${width}`,
    ).toEqual(captionTops.map(() => isPhone));
    for (const side of ['left', 'right', 'top', 'bottom'] as const) {
      const label = `${side} at ${width}`;
      const tileEdges = await measureSide(picturesSection.getByRole('listitem'), side);
      const boxes = side === 'bottom' && isPhone ? picturesSection.locator('li > a') : pictures;
      expect(await measureSide(boxes, side), label).toEqual(tileEdges);
    }
    const [firstWidth = 0, secondWidth = 0] = await measureSide(pictures, 'width');
    expect(firstWidth, `at ${width}`).toBeGreaterThan(1.9 * secondWidth);
  }

  const viewerDialog = page.getByRole('dialog');
  const secondPictureLink = picturesSection.getByRole('link').nth(1);
  await secondPictureLink.press('Enter');
  await expect(viewerDialog).toContainText('Picture 2 / 7');
  await expect(page).toHaveURL('/gallery?picture=first-boat');
  await expect(viewerDialog.locator('li:not([inert])')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(viewerDialog).toContainText('Picture 3 / 7');
  await expect(page).toHaveURL('/gallery?picture=second-boat');
  await page.keyboard.press('Shift+ArrowRight');
  await viewerDialog.getByRole('button', { name: 'Previous picture' }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewerDialog).toContainText('Picture 7 / 7');
  await expect(page).toHaveURL('/gallery?picture=night');
  const nightPicture = viewerDialog.getByRole('img', { name: 'A dark sea with a yellow lamp.' });
  await expect(nightPicture).toBeInViewport({ ratio: 0.9 });
  await viewerDialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(page).toHaveURL('/gallery?picture=morning');
  // Safari throws after a hundred history calls in half a minute.
  await page.evaluate(() => {
    history.replaceState = () => {
      Reflect.deleteProperty(history, 'replaceState');
      throw new DOMException('Too many calls', 'SecurityError');
    };
  });
  await page.keyboard.press('ArrowRight');
  await expect(viewerDialog).toContainText('Picture 2 / 7');
  await expect(page).toHaveURL('/gallery?picture=first-boat');
  await page.keyboard.press('Escape');
  await expect(viewerDialog).toHaveCount(0);
  await expect(secondPictureLink).toBeFocused();
  await expect(page).toHaveURL('/gallery');

  await fifthPictureLink.focus();
  const scrollTopBefore = await readScrollTop(page);
  await fifthPictureLink.evaluate((link: HTMLElement) => [link.click(), link.click()]);
  await expect(viewerDialog).toContainText('Picture 5 / 7');
  await page.keyboard.press('ArrowRight');
  await expect(viewerDialog).toContainText('Picture 6 / 7');
  await page.goBack();
  await expect(viewerDialog).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await expect(fifthPictureLink).toBeFocused();
  expect(Math.abs((await readScrollTop(page)) - scrollTopBefore)).toBeLessThan(5);
  await page.goForward();
  await expect(viewerDialog).toBeVisible();
  const leavesOnLateCloseEvent = await viewerDialog.evaluate((dialogElement) => {
    let hasLeft = false;
    history.go = () => {
      hasLeft = true;
    };
    dialogElement.dispatchEvent(new Event('close'));
    return hasLeft;
  });
  expect(leavesOnLateCloseEvent).toBe(false);
});

test('shows one whole picture and its buttons in every window', async ({ page }) => {
  await openWithoutMotion(page, '/gallery');
  const viewerDialog = page.getByRole('dialog');
  const lastPicture = viewerDialog.getByRole('listitem').last().locator('img');
  for (const [width, height] of [
    [320, 480],
    [780, 360],
    [1366, 600],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height);
    await findSection(page, 'A day at the quay').getByRole('link').last().click();
    const windowSizeLabel = `in ${width} × ${height}`;
    for (const visibleElement of [
      viewerDialog.getByRole('button', { name: 'Previous picture' }),
      viewerDialog.getByRole('button', { name: 'Next picture' }),
      viewerDialog.getByRole('button', { name: 'Close' }),
      viewerDialog.getByRole('heading'),
      viewerDialog.getByText('7 / 7'),
      lastPicture,
    ]) {
      await expect(visibleElement, windowSizeLabel).toBeInViewport({ ratio: 1 });
    }
    await expect(viewerDialog.locator('li').nth(-2), windowSizeLabel).not.toBeInViewport();
    const overflowPx = await viewerDialog.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(overflowPx, windowSizeLabel).toBe(0);
    // On a phone on its side, title and buttons are beside the picture.
    const leastHeight = height === 360 ? 270 : height / 3;
    expect((await measureBox(lastPicture)).height, windowSizeLabel).toBeGreaterThan(
      Math.min(leastHeight, ((width - 80) * 3) / 4 - 20),
    );
    await page.keyboard.press('Escape');
    await expect(viewerDialog).toHaveCount(0);
  }
});

test('opens the picture in the URL, preloads its neighbours, and swipes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Blocks scrollend, which Safari before version 26 does not send.
  await page.addInitScript(() =>
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
  );
  const fetchedPictureNames: (string | undefined)[] = [];
  page.on('request', (request) => {
    fetchedPictureNames.push(/\/pictures\/(.+)\.[0-9a-f]+-1200\.avif/.exec(request.url())?.[1]);
  });
  await resize(page, 1440);
  await page.goto('/about');
  await page.goto('/gallery?picture=night');
  await expect(page.getByRole('dialog', { name: 'रात' })).toBeVisible();
  const neighbourNames = expect.arrayContaining(['gallery/1', 'gallery/6', 'gallery/7']);
  await expect.poll(() => fetchedPictureNames).toEqual(neighbourNames);
  const viewerList = page.getByRole('dialog').locator('ul');
  await viewerList.evaluate((list) => list.scrollBy(-list.clientWidth, 0));
  await expect(page.getByRole('dialog')).toContainText('Picture 6 / 7');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
});

test('opens no unknown picture, and never moves with reduced motion', async ({ page }) => {
  await openWithoutMotion(page, '/gallery?picture=nothing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('.swiper-wrapper').scrollIntoViewIfNeeded();
  // The buttons show that the carousel is near enough to start.
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop the pictures' })).toBeHidden();
  const lastSlideLink = page.locator('.swiper-slide a').last();
  await lastSlideLink.focus();
  await expect(lastSlideLink).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens pictures as files, and lists the close-ups, which lead to their works', async ({
    page,
  }) => {
    await page.goto('/gallery');
    await findSection(page, 'A day at the quay').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/pictures\/.*\.avif$/);
    await page.goBack();
    await expect(page.locator('.swiper-slide')).toHaveCount(7);
    await page.locator('.swiper-slide a').first().click();
    await expect(page).toHaveURL('/portfolio/berth-book');
  });
});
