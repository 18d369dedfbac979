import type { Locator, Page } from 'playwright/test';
import { expectAccessibleInBothThemes } from './axe.ts';
import { contact, fillIn, openQuoteDialog, skipSpamDelay, withSender } from './forms.ts';
import { expectNoSidewaysScroll, expectTextVisible, resize, widenSpacing } from './layout.ts';
import { allowVendorScripts, expect, openWithoutMotion, test } from './site.ts';

/** A laptop at 400 %. */
const tiny = { width: 320, height: 256 };
const small = { width: 360, height: 740 };
const large = { width: 1440, height: 900 };

interface State {
  name: string;
  route: string;
  /** Windows in which the state exists; all by default. */
  sizes?: { width: number; height: number }[];
  /** Returns an element that only this state shows. */
  enter: (page: Page) => Promise<Locator>;
}

async function searchFor(page: Page, words: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await dialog.getByRole('searchbox').fill(words);
  return dialog.getByRole('link').first();
}

const states: State[] = [
  {
    name: 'a group of the main menu',
    route: '/contact',
    sizes: [large],
    enter: async (page) => {
      await page.locator('[data-group="about"] summary').click();
      return page.getByRole('link', { name: 'A letter to you' }).first();
    },
  },
  {
    name: 'the drawer with a group open',
    route: '/contact',
    sizes: [tiny, small],
    enter: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByText('About', { exact: true }).click();
      return drawer.getByRole('link', { name: 'A letter to you' });
    },
  },
  {
    name: 'the chat panel',
    route: '/contact',
    enter: async (page) => {
      await allowVendorScripts({ page });
      await openWithoutMotion(page, '/contact');
      await page.getByRole('button', { name: 'Live chat' }).click();
      return page.getByRole('dialog', { name: 'Talk to us' });
    },
  },
  {
    name: 'the refused quote dialog',
    route: '/industry',
    enter: async (page) => {
      const dialog = await openQuoteDialog(page);
      await dialog.getByRole('button', { name: 'Send inquiry' }).click();
      return dialog.getByRole('alert');
    },
  },
  {
    name: 'projects of one kind',
    route: '/portfolio#kind-software',
    enter: async (page) => page.locator('main nav [aria-current=true]'),
  },
  {
    name: 'a large picture of the gallery',
    route: '/gallery',
    enter: async (page) => {
      await page.locator('main section li a').first().click();
      return page.getByRole('dialog').getByText('Picture 1 / 7');
    },
  },
  {
    name: 'search results',
    route: '/contact',
    enter: (page) => searchFor(page, 'Tide tables'),
  },
  {
    name: 'a search without results',
    route: '/contact',
    enter: (page) => searchFor(page, 'zzyzx'),
  },
  {
    name: 'all questions open',
    route: '/register',
    enter: async (page) => {
      const closedDetails = page.locator('main details:not([open]) > summary');
      while ((await closedDetails.count()) > 0) {
        await closedDetails.first().click();
      }
      return page.locator('main details').last();
    },
  },
  {
    name: 'a refused message',
    route: '/contact',
    enter: async (page) => {
      await fillIn(page, contact, { 'Contact number': '12' });
      await page.getByRole('button', { name: 'Send message' }).click();
      return page.locator('main form').getByRole('alert').getByRole('link').first();
    },
  },
  {
    name: 'a sent message',
    route: '/contact',
    enter: async (page) => {
      await fillIn(page, withSender(contact, 'sound'));
      await skipSpamDelay(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      return page.getByText('Your inquiry has been sent successfully!');
    },
  },
];

for (const { name, route, sizes = [tiny, small, large], enter } of states) {
  test(`${name}: accessible in both themes, and fits every window`, async ({ page }) => {
    test.slow(); // About ten axe runs.
    const [first = large] = sizes;
    await resize(page, first.width, first.height);
    await openWithoutMotion(page, route);
    const content = await enter(page);
    for (const size of sizes) {
      await resize(page, size.width, size.height);
      if (size === tiny) {
        await expect(content).toBeAttached();
        await expectReadable(page, name);
      } else {
        await expect(content).toBeVisible();
        await expectAccessibleInBothThemes(page, `${name}, ${size.width} wide`);
        await expectNoSidewaysScroll(page, `${name}, ${size.width} wide`);
      }
    }
  });
}

/** With wide spacing: the text or the close button is visible. */
async function expectReadable(page: Page, name: string): Promise<void> {
  const restoreSpacing = await widenSpacing(page);
  await expectNoSidewaysScroll(page, name);
  const close = page.locator('dialog[open], [popover]:popover-open').getByRole('button').first();
  if ((await close.count()) > 0) {
    await expect(close, name).toBeInViewport();
  } else {
    await expectTextVisible(page, name);
  }
  await restoreSpacing();
}
