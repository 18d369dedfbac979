import type { Locator, Page } from 'playwright/test';
import { expectAccessibleInBothThemes } from './axe.ts';
import { contactCase, fillForm, openQuoteDialog, skipSpamDelay, withSender } from './forms.ts';
import { expectNoSidewaysScroll, expectTextVisible, resize, widenTextSpacing } from './layout.ts';
import { allowVendorScripts, expect, openWithoutMotion, test } from './site.ts';

/** A laptop at 400 % zoom has this window size. */
const tinyWindowSize = { width: 320, height: 256 };
const phoneWindowSize = { width: 360, height: 740 };
const desktopWindowSize = { width: 1440, height: 900 };

interface State {
  stateName: string;
  route: string;
  /** The windows in which the state exists; by default all three. */
  windowSizes?: { width: number; height: number }[];
  /** Returns an element that only this state shows. */
  enterState: (page: Page) => Promise<Locator>;
}

async function searchForWords(page: Page, searchWords: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const searchDialog = page.getByRole('dialog', { name: 'Search this site' });
  await searchDialog.getByRole('searchbox').fill(searchWords);
  return searchDialog.getByRole('link').first();
}

const pageStates: State[] = [
  {
    stateName: 'a group of the main menu',
    route: '/contact',
    windowSizes: [desktopWindowSize],
    enterState: async (page) => {
      await page.locator('[data-group="about"] summary').click();
      return page.getByRole('link', { name: 'A letter to you' }).first();
    },
  },
  {
    stateName: 'the drawer with a group open',
    route: '/contact',
    windowSizes: [tinyWindowSize, phoneWindowSize],
    enterState: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menuDrawer = page.getByRole('dialog', { name: 'Menu' });
      await menuDrawer.getByText('About', { exact: true }).click();
      return menuDrawer.getByRole('link', { name: 'A letter to you' });
    },
  },
  {
    stateName: 'the chat panel',
    route: '/contact',
    enterState: async (page) => {
      await allowVendorScripts({ page });
      await openWithoutMotion(page, '/contact');
      await page.getByRole('button', { name: 'Live chat' }).click();
      return page.getByRole('dialog', { name: 'Talk to us' });
    },
  },
  {
    stateName: 'the refused quote dialog',
    route: '/industry',
    enterState: async (page) => {
      const quoteDialog = await openQuoteDialog(page);
      await quoteDialog.getByRole('button', { name: 'Send inquiry' }).click();
      return quoteDialog.getByRole('alert');
    },
  },
  {
    stateName: 'projects of one kind',
    route: '/portfolio#kind-software',
    enterState: async (page) => page.locator('main nav [aria-current=true]'),
  },
  {
    stateName: 'a large picture of the gallery',
    route: '/gallery',
    enterState: async (page) => {
      await page.locator('main section li a').first().click();
      return page.getByRole('dialog').getByText('Picture 1 / 7');
    },
  },
  {
    stateName: 'search results',
    route: '/contact',
    enterState: (page) => searchForWords(page, 'Tide tables'),
  },
  {
    stateName: 'a search without results',
    route: '/contact',
    enterState: (page) => searchForWords(page, 'zzyzx'),
  },
  {
    stateName: 'all questions open',
    route: '/register',
    enterState: async (page) => {
      const closedSummaries = page.locator('main details:not([open]) > summary');
      while ((await closedSummaries.count()) > 0) {
        await closedSummaries.first().click();
      }
      return page.locator('main details').last();
    },
  },
  {
    stateName: 'a refused message',
    route: '/contact',
    enterState: async (page) => {
      await fillForm(page, contactCase, { 'Contact number': '12' });
      await page.getByRole('button', { name: 'Send message' }).click();
      return page.locator('main form').getByRole('alert').getByRole('link').first();
    },
  },
  {
    stateName: 'a sent message',
    route: '/contact',
    enterState: async (page) => {
      await fillForm(page, withSender(contactCase, 'sound'));
      await skipSpamDelay(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      return page.getByText('Your inquiry has been sent successfully!');
    },
  },
];

for (const {
  stateName,
  route,
  windowSizes = [tinyWindowSize, phoneWindowSize, desktopWindowSize],
  enterState,
} of pageStates) {
  test(`${stateName}: accessible in both themes, and fits every window`, async ({ page }) => {
    test.slow(); // The test runs axe about ten times.
    const [firstWindowSize = desktopWindowSize] = windowSizes;
    await resize(page, firstWindowSize.width, firstWindowSize.height);
    await openWithoutMotion(page, route);
    const stateContent = await enterState(page);
    for (const windowSize of windowSizes) {
      await resize(page, windowSize.width, windowSize.height);
      if (windowSize === tinyWindowSize) {
        await expect(stateContent).toBeAttached();
        await expectReadableWithWideSpacing(page, stateName);
      } else {
        await expect(stateContent).toBeVisible();
        await expectAccessibleInBothThemes(page, `${stateName}, ${windowSize.width} wide`);
        await expectNoSidewaysScroll(page, `${stateName}, ${windowSize.width} wide`);
      }
    }
  });
}

/** Expects the close button of a dialog, or else all text, to be visible with wide spacing. */
async function expectReadableWithWideSpacing(page: Page, stateName: string): Promise<void> {
  const restoreSpacing = await widenTextSpacing(page);
  await expectNoSidewaysScroll(page, stateName);
  const closeButton = page
    .locator('dialog[open], [popover]:popover-open')
    .getByRole('button')
    .first();
  if ((await closeButton.count()) > 0) {
    await expect(closeButton, stateName).toBeInViewport();
  } else {
    await expectTextVisible(page, stateName);
  }
  await restoreSpacing();
}
