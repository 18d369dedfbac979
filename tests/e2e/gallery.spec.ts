/** The gallery: its carousel, its grid, and a picture seen large. */
import { content } from './content.ts';
import { resize } from './layout.ts';
import { section, visit } from './parts.ts';
import { expect, test, untilHydrated } from './site.ts';

const { pictures, labels, all: gridHeading } = content('gallery');
const slides = '.swiper-slide';

test.use({ ownContext: true });
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

test('a picture opens large at an address of its own; arrows, buttons and Escape work, and focus comes back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/gallery');
  const second = page.locator(`${slides} a`).nth(1);
  await second.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText(countOf(2));
  await expect(page).toHaveURL(addressOf(2));
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(countOf(3));
  await expect(page).toHaveURL(addressOf(3));
  await viewer.getByRole('button', { name: labels.previous }).click();
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
  await visit(page, '/gallery');
  const all = section(page, gridHeading).getByRole('img');
  await expect(all).toHaveCount(pictures.length);
  for (const width of [360, 768, 1440]) {
    await resize(page, width);
    const bent = await all.evaluateAll((pictures) =>
      pictures.filter((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        const own = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
        return Math.abs(width / height - own) > 0.02;
      }),
    );
    expect(bent).toHaveLength(0);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fifth = section(page, gridHeading).getByRole('link').nth(4);
  await fifth.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
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
  await visit(page, '/gallery?picture=nothing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a large picture is swiped to the next', async ({ page }) => {
  await resize(page, 360, 740);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Safari before version 26 does not send it.
  await page.addInitScript(() =>
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
  );
  await visit(page, '/gallery');
  await page.locator(`${slides} a`).first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText(countOf(1));
  // What a finger does to the strip in the end.
  await viewer.locator('ul').evaluate((strip) => strip.scrollBy(strip.clientWidth, 0));
  await expect(viewer).toContainText(countOf(2));
});

test('for those who asked for stillness it stays still and can be walked along; a large view that does not load is said to be missing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/gallery');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  await expect(page.locator('.swiper-initialized')).toHaveCount(0);
  await expect(page.getByRole('button', { name: labels.pause })).toBeHidden();
  const last = page.locator(`${slides} a`).last();
  await last.focus();
  await expect(last).toBeInViewport();

  await page.route('**/assets/js/**', (route) => route.abort());
  await last.click();
  await expect(page.getByText(labels.failed)).toBeVisible();
  await expect(page).toHaveURL('/gallery');
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
