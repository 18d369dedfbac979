import { openWithFakeClock, restartCarousel, setTabHidden } from './clock.ts';
import { resize } from './layout.ts';
import { expect, findSection, mainWidths, openHydrated, test } from './site.ts';

test.use({ ownContext: true });

const headlineTexts = [
  'Software for people who work outdoors',
  'Berths, tides and tickets',
  'Made in Waitangi, tried at sea',
];

test('changes headlines and pictures, unless paused or in a hidden tab', async ({ page }) => {
  const pauseName = 'Pause the headlines and pictures';
  const playName = 'Let the headlines and pictures move';
  const shownHeadline = page.locator(':has(> h1) > [data-shown="true"]');
  const heroSection = findSection(page, 'Software for people who work outdoors');
  const visiblePicture = heroSection.locator('div[data-shown="true"] img');
  const readPictureAlt = () => visiblePicture.getAttribute('alt');
  await openWithFakeClock(page);

  await restartCarousel(page, { pauseName, playName });
  let headlineIndex = headlineTexts.indexOf((await shownHeadline.textContent()) ?? '');
  for (const _ of headlineTexts) {
    await page.clock.runFor(2999);
    await expect(shownHeadline).toHaveText(headlineTexts[headlineIndex] ?? '');
    await page.clock.runFor(1);
    headlineIndex = (headlineIndex + 1) % 3;
    await expect(shownHeadline).toHaveText(headlineTexts[headlineIndex] ?? '');
  }

  await restartCarousel(page, { pauseName, playName });
  const pictureAlts = [await readPictureAlt()];
  for (const _ of [1, 2]) {
    await page.clock.runFor(4999);
    expect(await readPictureAlt()).toBe(pictureAlts.at(-1));
    await page.clock.runFor(1);
    await expect.poll(readPictureAlt).not.toBe(pictureAlts.at(-1));
    await expect(visiblePicture).toHaveCount(1);
    pictureAlts.push(await readPictureAlt());
  }
  expect(pictureAlts[2]).toBe(pictureAlts[0]);

  await page.getByRole('button', { name: pauseName }).click();
  const textAndAltBefore = [await shownHeadline.textContent(), await readPictureAlt()];
  await page.clock.runFor(30_000);
  expect([await shownHeadline.textContent(), await readPictureAlt()]).toEqual(textAndAltBefore);

  await page.getByRole('button', { name: playName }).click();
  await setTabHidden(page, true);
  const headlineText = (await shownHeadline.textContent()) ?? '';
  await page.clock.runFor(30_000);
  await expect(shownHeadline).toHaveText(headlineText);
  await setTabHidden(page, false);
  await page.clock.runFor(3000);
  await expect(shownHeadline).not.toHaveText(headlineText);
});

test('changes testimonials, unless hovered, paused or in a hidden tab', async ({ page }) => {
  const pauseName = 'Pause the testimonials';
  const testimonialsSection = findSection(page, 'What skippers say');
  const testimonialGroups = testimonialsSection.locator('ul[data-shown]');
  const shownGroup = testimonialsSection.locator('ul[data-shown="true"]');
  const [firstTestimonialsText, lastGroupText] = ['Moana Whaitiri', 'signal needed'];
  const firstDot = testimonialsSection.getByRole('button', { name: 'Show testimonials 1 to 3' });
  const secondDot = testimonialsSection.getByRole('button', { name: 'Show testimonials 4 to 4' });
  await openWithFakeClock(page);
  await testimonialsSection.scrollIntoViewIfNeeded();

  await restartCarousel(page, { pauseName, playName: 'Let the testimonials move' });
  await page.clock.runFor(4000);
  await firstDot.click();
  await page.mouse.move(2, 2);
  await expect(firstDot).toHaveAttribute('aria-pressed', 'true');
  for (const [textBefore, textAfter] of [
    [firstTestimonialsText, lastGroupText],
    [lastGroupText, firstTestimonialsText],
  ] as const) {
    await expect(shownGroup).toContainText(textBefore);
    await page.clock.runFor(4999);
    await expect(shownGroup).toContainText(textBefore);
    await page.clock.runFor(1);
    await expect(shownGroup).toContainText(textAfter);
  }
  await expect(testimonialGroups.last()).toBeHidden();
  await expect(secondDot).toHaveAttribute('aria-pressed', 'false');

  await testimonialGroups.first().hover();
  // An odd number of changes would show the other group.
  await page.clock.runFor(15_000);
  await expect(shownGroup).toContainText(firstTestimonialsText);
  await page.mouse.move(2, 2);
  await page.clock.runFor(5000);
  await expect(shownGroup).toContainText(lastGroupText);
  await setTabHidden(page, true);
  await page.clock.runFor(15_000);
  await expect(shownGroup).toContainText(lastGroupText);
  await setTabHidden(page, false);
  await page.getByRole('button', { name: pauseName }).click();
  await page.clock.runFor(15_000);
  await expect(shownGroup).toContainText(lastGroupText);
});

test('moves the logos by 30 px a second, and stops on hover, focus and pause', async ({ page }) => {
  await openHydrated(page, '/');
  const logoStrip = findSection(page, 'Who we work beside').getByRole('group');
  await logoStrip.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(logoStrip).toHaveAttribute('data-moving', 'true');
  const movingTrack = logoStrip.locator(':scope > div');
  const readPlayState = () =>
    movingTrack.evaluate((logoTrack) => logoTrack.getAnimations()[0]?.playState);

  // The repeated set of logos has no names.
  await expect(logoStrip.getByRole('img')).toHaveCount(10);
  const [firstListBox, repeatedListBox] = await logoStrip
    .locator('ul')
    .evaluateAll((logoLists) => logoLists.map((list) => list.getBoundingClientRect().toJSON()));
  expect(repeatedListBox.left - firstListBox.left).toBeCloseTo(1800, 1);
  expect(repeatedListBox.width).toBeCloseTo(1800, 1);

  await expect.poll(readPlayState).toBe('running');
  await logoStrip.hover();
  await expect.poll(readPlayState).toBe('paused');
  await page.mouse.move(2, 2);
  await expect.poll(readPlayState).toBe('running');

  const pauseButton = page.getByRole('button', { name: 'Pause the strip of logos' });
  await pauseButton.focus();
  await page.keyboard.press('Tab');
  await expect(logoStrip).toBeFocused();
  await expect.poll(readPlayState).toBe('paused');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(readPlayState).toBe('running');

  await pauseButton.click();
  await page.mouse.move(2, 2);
  await expect.poll(readPlayState).toBe('paused');
  await page.getByRole('button', { name: 'Let the strip of logos move' }).click();
  await page.mouse.move(2, 2);
  await setTabHidden(page, true);
  await expect.poll(readPlayState).toBe('paused');
  await setTabHidden(page, false);
  await expect.poll(readPlayState).toBe('running');

  const trackOffsets = await movingTrack.evaluate((element) => {
    const [trackAnimation] = element.getAnimations();
    trackAnimation?.pause();
    return [0, 1_000, 59_000, 60_000, 61_000].map((animationTime) => {
      Object.assign(trackAnimation ?? {}, { currentTime: animationTime });
      return Math.round(new DOMMatrix(getComputedStyle(element).transform).m41 * 10) / 10;
    });
  });
  // The strip restarts after 180 px for each logo.
  expect(trackOffsets).toEqual([0, -30, -1770, 0, -30]);
});

test('a headline change shifts no layout and announces nothing', async ({ staticPage: page }) => {
  await page.goto('/');
  for (const windowWidth of mainWidths) {
    await resize(page, windowWidth, 800);
    const { introTops, announcedHeadlines } = await page.evaluate(() => {
      const headlineStack = document.querySelector('h1')?.parentElement;
      const headlineElements = [...(headlineStack?.children ?? [])] as HTMLElement[];
      const introTops = headlineElements.map((headline) => {
        for (const otherHeadline of headlineElements) {
          otherHeadline.dataset.shown = String(otherHeadline === headline);
        }
        return headlineStack?.nextElementSibling?.getBoundingClientRect().top;
      });
      const announcedHeadlines = headlineElements
        .filter(({ ariaHidden }) => ariaHidden !== 'true')
        .map(({ textContent }) => textContent);
      return { introTops, announcedHeadlines };
    });
    expect(new Set(introTops).size).toBe(1);
    expect(announcedHeadlines).toEqual([headlineTexts[0]]);
  }
});
