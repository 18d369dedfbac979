import type { Locator, Page } from 'playwright/test';
import { expectNoViolations, expectSoundInBothThemes } from './axe.ts';
import { menu } from './content.ts';
import { contact, fieldOf, fillIn, from, openQuote, takeYourTime } from './filled.ts';
import { expectAllTextToShow, expectNoSidewaysScroll, resize, widenSpacing } from './layout.ts';
import { expect, expectFocusKept, oneOfEachKind, test, untilDrawn, untilHydrated } from './site.ts';

/** A laptop at 400 %. */
const tiny = { width: 320, height: 256 };
const small = { width: 360, height: 740 };
const large = { width: 1440, height: 900 };

/** The longest group of the menu. */
const [group] = menu().sort((one, other) => other.links.length - one.links.length);

/** One of each kind of page. */
const kinds = [
  '/',
  '/about/team',
  '/accessibility',
  '/blog',
  '/carrer',
  '/contact',
  '/gallery',
  '/industry',
  '/portfolio',
  '/test',
  ...oneOfEachKind,
];

async function open(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(route);
  await untilHydrated(page);
}

interface State {
  name: string;
  route: string;
  /** Where it can be met, if not everywhere. */
  sizes?: { width: number; height: number }[];
  reach: (page: Page) => Promise<Locator>;
}

const states: State[] = [
  {
    name: 'a group of the main menu',
    route: '/contact',
    sizes: [large],
    reach: async (page) => {
      await page.locator(`[data-group="${group?.key}"] summary`).click();
      return page.getByRole('link', { name: group?.links.at(-1)?.label ?? '' }).first();
    },
  },
  {
    name: 'the drawer with a group open',
    route: '/contact',
    sizes: [tiny, small],
    reach: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByText(group?.label ?? '', { exact: true }).click();
      return drawer.getByRole('link', { name: group?.links.at(-1)?.label ?? '' });
    },
  },
  {
    name: 'the chat panel',
    route: '/about/team',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Live chat' }).click();
      return page.getByRole('dialog', { name: 'Talk to us' });
    },
  },
  {
    name: 'the quote dialog, refused',
    route: '/industry',
    reach: async (page) => {
      const dialog = await openQuote(page);
      await dialog.getByRole('button', { name: 'Send inquiry' }).click();
      return dialog.getByRole('alert');
    },
  },
  {
    name: 'the works of one kind',
    route: '/portfolio#kind-software',
    reach: async (page) => page.locator('main nav [aria-current=true]'),
  },
  {
    name: 'a large picture of the gallery',
    route: '/gallery',
    reach: async (page) => {
      await page.locator('main section li a').first().click();
      return page.getByRole('dialog').getByText(/^Picture 1 \/ \d+$/);
    },
  },
  {
    name: 'what the search found',
    route: '/about/team',
    reach: async (page) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search this site' });
      await dialog.getByRole('searchbox').fill('hosting');
      return dialog.getByRole('link').first();
    },
  },
  {
    name: 'what the search did not find',
    route: '/about/team',
    reach: async (page) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search this site' });
      await dialog.getByRole('searchbox').fill('zzyzx');
      return dialog.getByRole('link').first();
    },
  },
  {
    name: 'questions, all open',
    route: '/register',
    reach: async (page) => {
      const closed = page.locator('main details:not([open]) > summary');
      while ((await closed.count()) > 0) {
        await closed.first().click();
      }
      return page.locator('main details').last();
    },
  },
  {
    name: 'a refused message',
    route: '/contact',
    reach: async (page) => {
      await fieldOf(page, 'Name').fill('Imran Khan');
      await fieldOf(page, 'Email').fill('imran@example.in');
      await fieldOf(page, 'Contact number').fill('12');
      await fieldOf(page, 'Message').fill('Hello');
      await page.getByRole('button', { name: contact.button }).click();
      return page.locator('main form').getByRole('alert').getByRole('link').first();
    },
  },
  {
    name: 'a message that was sent',
    route: '/contact',
    reach: async (page) => {
      await fillIn(page, from(contact, 'sound'));
      await takeYourTime(page);
      await page.getByRole('button', { name: contact.button }).click();
      return page.getByText(contact.success);
    },
  },
];

for (const { name, route, sizes = [tiny, small, large], reach } of states) {
  test(`${name} breaks no rule in both themes, and fits where it can be met`, async ({ page }) => {
    test.slow(); // Some ten readings.
    const [first = large] = sizes;
    await resize(page, first.width, first.height);
    await open(page, route);
    const reached = await reach(page);
    for (const size of sizes) {
      await resize(page, size.width, size.height);
      if (size === tiny) {
        await expect(reached).toBeAttached();
        await expectReadableAndLeft(page, name);
      } else {
        await expect(reached).toBeVisible();
        await expectSoundInBothThemes(page, `${name}, ${size.width} wide`);
        await expectNoSidewaysScroll(page, `${name}, ${size.width} wide`);
      }
    }
  });
}

/** At 400 % and with wide spacing. */
async function expectReadableAndLeft(page: Page, name: string): Promise<void> {
  const giveBack = await widenSpacing(page);
  await expectNoSidewaysScroll(page, name);
  const close = page.locator('dialog[open], [popover]:popover-open').getByRole('button').first();
  if ((await close.count()) > 0) {
    await expect(close, name).toBeInViewport();
  } else {
    await expectAllTextToShow(page, name);
  }
  await giveBack();
}

test.describe('with a keyboard alone', () => {
  test.use({ viewport: large });

  /** Presses Tab until it is there, and sees on the way that the focus always shows. */
  async function tabTo(page: Page, target: Locator): Promise<void> {
    for (let step = 0; step < 120; step += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) {
        return;
      }
      const hidden = await page.evaluate(() => {
        const here = document.activeElement;
        if (!here || here === document.body) {
          return undefined;
        }
        const { outlineStyle, outlineWidth } = getComputedStyle(here);
        const { top, bottom, left, right } = here.getBoundingClientRect();
        const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        const shows = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return shows && inside ? undefined : here.outerHTML.slice(0, 120);
      });
      expect(hidden, 'focus that nobody sees').toBeUndefined();
    }
    throw new Error('The Tab key does not lead there within 120 steps.');
  }

  test('a visitor comes from the address bar past the menus to a message sent', async ({
    page,
    complaints,
  }) => {
    await open(page, '/contact');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    const name = fieldOf(page, 'Name');
    await tabTo(page, name);
    const { typed } = from(contact, 'keys');
    for (const value of Object.values(typed)) {
      await page.keyboard.type(value.replace(/\n/g, ' '));
      await page.keyboard.press('Tab');
    }
    await takeYourTime(page);
    await expect(page.getByRole('button', { name: contact.button })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(contact.success)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a visitor goes through the menu to a service, and begins at the top there', async ({
    page,
  }) => {
    await open(page, '/contact');
    const label = page.locator(`[data-group="${group?.key}"] summary`);
    await tabTo(page, label);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(label).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(
      page.getByRole('link', { name: group?.links.at(-1)?.label ?? '' }).first(),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(group?.links.at(-1)?.to ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CRM');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('a visitor walks along the gallery, opens a picture, and comes back to it', async ({
    page,
  }) => {
    await open(page, '/gallery');
    const third = page.locator('main section li a').nth(2);
    await tabTo(page, third);
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText('Picture 3 / 13');
    await expectFocusKept(page, 8);
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('Picture 4 / 13');
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(third).toBeFocused();
  });

  test('nothing of the frame hides what has the focus', async ({ page }) => {
    await resize(page, small.width, small.height);
    await open(page, '/');
    const covered: string[] = [];
    for (let step = 0; step < 70; step += 1) {
      await page.keyboard.press('Tab');
      // Scrolling there takes a frame.
      await untilDrawn(page);
      const hidden = await page.evaluate(() => {
        const here = document.activeElement;
        if (!here || here === document.body || here.closest('header')) {
          return undefined;
        }
        const { left, right, top, bottom } = here.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const onTop = document.elementFromPoint(x, y);
        return onTop && (here.contains(onTop) || onTop.contains(here))
          ? undefined
          : `${here.textContent?.slice(0, 40)} under ${onTop?.outerHTML.slice(0, 80)}`;
      });
      covered.push(...(hidden ? [hidden] : []));
    }
    expect(covered).toEqual([]);
  });
});

/** Each control shows its focus, each button and field its edges. */
async function expectFocusAndEdges(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) {
        continue;
      }
      const name = control.outerHTML.slice(0, 100);
      const { borderTopStyle, borderTopWidth, opacity } = getComputedStyle(control);
      const isBox =
        control.matches('button, select, textarea, input') &&
        !control.matches('[type="radio"], [type="checkbox"], [type="file"], :disabled');
      const edge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      if (isBox && opacity !== '0' && !edge) {
        found.push(`no edge: ${name}`);
      }
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) {
        continue;
      }
      // Some show it on what lies around them, or on what makes the whole card a target.
      const rings = [
        getComputedStyle(control),
        getComputedStyle(control, '::after'),
        getComputedStyle(control.parentElement ?? control),
      ];
      const isRinged = rings.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
      if (!isRinged) {
        found.push(`no focus: ${name}`);
      }
    }
    return found;
  });
  expect.soft(faults, 'in forced colours').toEqual([]);
}

test.describe('in forced colours and on paper', () => {
  for (const route of kinds) {
    test(`${route} shows its focus and edges, and is its text alone, whole, and dark on white`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.goto(route);
      await untilHydrated(page);
      await page.keyboard.press('Tab');
      await expectFocusAndEdges(page);

      // A4 between its margins.
      await resize(page, 680, 1010);
      await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
      for (const name of ['Main', 'Quick links', 'Social links', 'Site links']) {
        await expect(page.getByRole('navigation', { name })).toHaveCount(0);
      }
      await expect(page.locator('button:visible')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(0);
      for (const answer of await page.locator('main details > :not(summary)').all()) {
        await expect(answer).toBeVisible();
      }
      await expectNoSidewaysScroll(page, 'on paper');
      await expectAllTextToShow(page, 'on paper');
      const pale = await page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d');
        function luminance(colour: string): number {
          if (!canvas) {
            return 0;
          }
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
        }
        return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, summary, td)')]
          .filter((element) => element.checkVisibility() && element.textContent?.trim())
          .filter((element) => luminance(getComputedStyle(element).color) > 0.55)
          .map((element) => element.outerHTML.slice(0, 120));
      });
      expect(pale).toEqual([]);
    });
  }

  test('a link in a text says where it leads', async ({ page }) => {
    await open(page, '/blog/google-business-profile');
    await page.emulateMedia({ media: 'print' });
    const links = page.locator('#__blog-post-container a[href^="http"]');
    for (const link of await links.all()) {
      const after = await link.evaluate((one) => getComputedStyle(one, '::after').content);
      expect(after).toContain('http');
    }
  });
});

test('the statement on accessibility is one step from every page, and its date and promise are in it', async ({
  page,
}) => {
  await open(page, '/contact');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  await expect(page.locator('main')).toContainText(/written on \d+ \w+ 20\d\d/);
  await expect(page.locator('main')).toContainText('Within seven days');
  await expectNoViolations(page, 'the statement');
});
