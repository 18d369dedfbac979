/** A page whose script is slow to come: what a visitor sees, hears and can do meanwhile. */
import type { Page } from 'playwright/test';
import { expect, open, test } from './site.ts';
import { company, content } from './unconverted/content.ts';

const { contact, ...pages } = content('pages');
const { labels, strip, footer } = content('navigation');

/** Two of those that /contact leads to. */
const linked = [strip, ...footer.columns].flatMap(({ links }) => links);
const meeting = { to: strip.meeting.to, ...pages.meeting };
const [slow = meeting, other = meeting] = [
  { to: '/carrer', ...pages.career },
  { to: '/industry', ...pages.industry },
  { to: '/portfolio', ...pages.portfolio },
  { to: '/register', ...pages.support },
].filter(({ to }) => linked.some((link) => link.to === to));

test.use({ viewport: { width: 1366, height: 800 } });

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function loader(page: Page) {
  return page.getByRole('status').filter({ hasText: company.welcome });
}

function linkTo(page: Page, { to }: typeof meeting) {
  return page.getByRole('navigation').locator(`a[href="${to}"]:visible`).first();
}

/** Opens a page whose links lead to pages that take as long as said. */
async function openSlow(page: Page, milliseconds: number) {
  await open(page, '/contact');
  // Pointing at a link fetches its page ahead; here nothing comes ahead.
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

async function expectOldPage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(contact.heading, { timeout: 1_000 });
  await expect(loader(page)).toHaveCount(0);
}

test('the loader takes the old page’s place after a fifth of a second, and the new page its own', async ({
  page,
}) => {
  await openSlow(page, 6_000);
  const before = await page.title();
  await linkTo(page, slow).click();
  await expect(loader(page)).toBeInViewport({ timeout: 1_500 });
  await expect(page).toHaveURL(slow.to);
  await expect(heading(page)).toBeHidden();
  expect(await page.title()).not.toBe(before);
  await expect(page).toHaveTitle(company.welcome);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(company.welcome);
  await expect(page.getByRole('navigation', { name: labels.mainMenu })).toBeVisible();

  await expect(heading(page)).toHaveText(slow.heading, { timeout: 15_000 });
  await expect(loader(page)).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(`^${slow.search.title}`));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
});

test('Back leads to the old page at once, with its title, and the slow one does not come after all', async ({
  page,
}) => {
  await openSlow(page, 3_000);
  const before = await page.title();
  await linkTo(page, slow).click();
  await expect(loader(page)).toBeVisible();
  await page.goBack();
  await expectOldPage(page);
  await expect(page).toHaveTitle(before);
  await expect(page).toHaveURL('/contact');
  await page.waitForTimeout(4_000);
  await expectOldPage(page);
});

test('a visitor who leaves before the fifth of a second is over meets no loader', async ({
  page,
}) => {
  await openSlow(page, 3_000);
  await linkTo(page, slow).evaluate(async (link: HTMLAnchorElement) => {
    link.click();
    while (location.pathname !== link.pathname) {
      await new Promise(requestAnimationFrame);
    }
    history.back();
  });
  await page.waitForTimeout(1_000);
  await expectOldPage(page);
});

test('a visitor who chooses another page meanwhile gets that one, and the loader until then', async ({
  page,
}) => {
  await openSlow(page, 2_500);
  await linkTo(page, slow).click();
  await expect(loader(page)).toBeVisible();
  await page.waitForTimeout(800);
  await linkTo(page, other).click();
  await expect(page).toHaveURL(other.to);
  for (;;) {
    // Asked in one go: between two questions the page may come.
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('h1, main [role="status"], footer')]
        .filter((element) => element.checkVisibility() && element.textContent)
        .map((element) => (element.localName === 'footer' ? 'footer' : element.textContent)),
    );
    expect(shown).toContain('footer');
    if (!shown.includes(company.welcome)) {
      break;
    }
    await page.waitForTimeout(50);
  }
  await expect(heading(page)).toHaveText(other.heading, { timeout: 15_000 });
  await expect(loader(page)).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(`^${other.search.title}`));
});

test('a quick page replaces the old one without a flicker', async ({ page }) => {
  await page.addInitScript(() => {
    // A busy machine draws no page within a fifth of a second: here the patience is two seconds.
    const original = window.setTimeout;
    const patient = (handler: () => void, delay = 0) =>
      original(handler, delay === 200 ? 2_000 : delay);
    Object.assign(window, { setTimeout: patient });
  });
  await open(page, '/contact');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    function look() {
      const shown = [...document.querySelectorAll('h1, [role="status"]')]
        .filter((element) => element.checkVisibility() && element.textContent)
        .map((element) => element.textContent);
      seen.push(shown.join(' and '));
      requestAnimationFrame(look);
    }
    look();
  });
  await linkTo(page, slow).hover();
  await page.waitForLoadState('networkidle');
  await linkTo(page, slow).click();
  await expect(heading(page)).toHaveText(slow.heading);
  const seen = await page.evaluate(() => 'seen' in window && [...new Set(window.seen as string[])]);
  expect(seen).toEqual([contact.heading, slow.heading]);
});

test('a link to a place on a slow page leads to that place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSlow(page, 1_500);
  await page.evaluate(() => {
    history.pushState(null, '', '/carrer#application-heading');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(loader(page)).toBeVisible();
  await expect(page.locator('#application-heading')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
