import { openWithFakeClock, restartCarousel, setTabHidden } from './clock.ts';
import { resize } from './layout.ts';
import { boxOf, expect, findSection, test } from './site.ts';

const headlineTexts = [
  'Software for people who work outdoors',
  'Berths, tides and tickets',
  'Made in Waitangi, tried at sea',
];
const motionButtonNames = {
  pauseName: 'Pause the headlines and pictures',
  playName: 'Let the headlines and pictures move',
};

test.describe('with a stopped clock', () => {
  test.use({ ownContext: true });

  test('changes headlines every three seconds and pictures every five, unless paused or in a hidden tab', async ({
    page,
  }) => {
    const shownHeadline = page.locator('h1').locator('xpath=..').locator('[data-shown="true"]');
    const visiblePicture = findSection(page, 'Software for people who work outdoors').locator(
      'div[data-shown="true"] img',
    );
    const readPictureAlt = () => visiblePicture.getAttribute('alt');
    await openWithFakeClock(page);

    await test.step('shows a headline for three seconds', async () => {
      await restartCarousel(page, motionButtonNames);
      const firstHeadlineText = (await shownHeadline.textContent()) ?? '';
      const startIndex = headlineTexts.indexOf(firstHeadlineText);
      for (const changeCount of [1, 2, 3]) {
        await page.clock.runFor(2999);
        await expect(shownHeadline).toHaveText(
          headlineTexts[(startIndex + changeCount - 1) % 3] ?? '',
        );
        await page.clock.runFor(1);
        await expect(shownHeadline).toHaveText(headlineTexts[(startIndex + changeCount) % 3] ?? '');
      }
    });

    await test.step('shows a picture for five seconds', async () => {
      await restartCarousel(page, motionButtonNames);
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
    });

    await test.step('changes nothing while paused', async () => {
      await page.getByRole('button', { name: motionButtonNames.pauseName }).click();
      const textAndAltBefore = [await shownHeadline.textContent(), await readPictureAlt()];
      await page.clock.runFor(30_000);
      expect([await shownHeadline.textContent(), await readPictureAlt()]).toEqual(textAndAltBefore);
    });

    await test.step('changes nothing in a hidden tab', async () => {
      await page.getByRole('button', { name: motionButtonNames.playName }).click();
      await setTabHidden(page, true);
      const currentHeadlineText = (await shownHeadline.textContent()) ?? '';
      await page.clock.runFor(30_000);
      await expect(shownHeadline).toHaveText(currentHeadlineText);
      await setTabHidden(page, false);
      await page.clock.runFor(3000);
      await expect(shownHeadline).not.toHaveText(currentHeadlineText);
    });
  });
});

test('a headline change shifts no layout and announces nothing', async ({ staticPage: page }) => {
  await page.goto('/');
  for (const windowWidth of [360, 768, 1440]) {
    await resize(page, windowWidth, 800);
    const { introTops, announcedHeadlines } = await page.evaluate(() => {
      const headlineStack = document.querySelector('h1')?.parentElement;
      const headlineElements = [...(headlineStack?.children ?? [])] as HTMLElement[];
      const introElement = headlineStack?.nextElementSibling as HTMLElement;
      const introTops = headlineElements.map((headline) => {
        for (const otherHeadline of headlineElements) {
          otherHeadline.dataset.shown = String(otherHeadline === headline);
        }
        return introElement.offsetTop;
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

test('prints the circle of pictures on one sheet', async ({ staticPage: page }) => {
  await page.goto('/');
  await resize(page, 680, 1009);
  await page.emulateMedia({ media: 'print' });
  const pictureCircle = findSection(page, 'Software for people who work outdoors').locator(
    'div:has(> ul)',
  );
  await expect(pictureCircle).toHaveCSS('break-inside', 'avoid');
  expect((await boxOf(pictureCircle)).height).toBeLessThan(500);
  await page.emulateMedia({ media: null });
});
