import type { Locator, Page } from 'playwright/test';
import { expectAccessibleInBothThemes } from './axe.ts';
import {
  contactCase,
  fillForm,
  openQuoteDialog,
  skipSpamDelay,
  withUniqueSender,
} from './forms.ts';
import { expectContentFits, expectNoSidewaysScroll, resize, setTextSpacing } from './layout.ts';
import { allowVendorScripts, expect, openWithoutMotion, test } from './site.ts';

const phoneWindowSize = { width: 360, height: 740 };
const desktopWindowSize = { width: 1440, height: 900 };
/** A laptop at 400 % zoom has the first size. */
const allWindowSizes = [{ width: 320, height: 256 }, phoneWindowSize, desktopWindowSize];

interface State {
  /** The page with the state; by default the contact page. */
  route?: string;
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

const statesByName: Record<string, State> = {
  'a group of the main menu': {
    windowSizes: [desktopWindowSize],
    enterState: async (page) => {
      await page.locator('[data-group="about"] summary').click();
      return page.getByRole('link', { name: 'A letter to you' }).first();
    },
  },
  'the drawer with a group open': {
    windowSizes: allWindowSizes.slice(0, 2),
    enterState: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menuDrawer = page.getByRole('dialog', { name: 'Menu' });
      await menuDrawer.getByText('About', { exact: true }).click();
      return menuDrawer.getByRole('link', { name: 'A letter to you' });
    },
  },
  'the chat panel': {
    enterState: async (page) => {
      await allowVendorScripts({ page });
      await openWithoutMotion(page, '/contact');
      await page.getByRole('button', { name: 'Live chat' }).click();
      return page.getByRole('dialog', { name: 'Talk to us' });
    },
  },
  'the refused quote dialog': {
    route: '/industry',
    enterState: async (page) => {
      const quoteDialog = await openQuoteDialog(page);
      await quoteDialog.getByRole('button', { name: 'Send inquiry' }).click();
      return quoteDialog.getByRole('alert');
    },
  },
  'projects of one kind': {
    route: '/portfolio#kind-software',
    enterState: async (page) => page.locator('main nav [aria-current=true]'),
  },
  'a large picture of the gallery': {
    route: '/gallery',
    enterState: async (page) => {
      await page.locator('main section li a').first().click();
      return page.getByRole('dialog').getByText('Picture 1 / 7');
    },
  },
  'search results': { enterState: (page) => searchForWords(page, 'Tide tables') },
  'a search without results': { enterState: (page) => searchForWords(page, 'zzyzx') },
  'all questions open': {
    route: '/register',
    enterState: async (page) => {
      const closedSummaries = page.locator('main details:not([open]) > summary');
      while ((await closedSummaries.count()) > 0) {
        await closedSummaries.first().click();
      }
      return page.locator('main details').last();
    },
  },
  'a refused message': {
    enterState: async (page) => {
      await fillForm(page, contactCase, { 'Contact number': '12' });
      await page.getByRole('button', { name: 'Send message' }).click();
      return page.locator('main form').getByRole('alert').getByRole('link').first();
    },
  },
  'a sent message': {
    enterState: async (page) => {
      await fillForm(page, withUniqueSender(contactCase, 'sound'));
      await skipSpamDelay(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      return page.getByText('Your message is on its way to the crew.');
    },
  },
};

for (const [stateName, state] of Object.entries(statesByName)) {
  test(`${stateName}: accessible in both themes, and fits every window`, async ({ page }) => {
    test.slow(); // The test runs axe up to four times.
    const { enterState, route = '/contact', windowSizes = allWindowSizes } = state;
    const [firstSize = phoneWindowSize] = windowSizes;
    await resize(page, firstSize.width, firstSize.height);
    await openWithoutMotion(page, route);
    const stateElement = await enterState(page);
    for (const { width, height } of windowSizes) {
      const stateLabel = `${stateName}, ${width} wide`;
      await resize(page, width, height);
      if (width === 320) {
        await expect(stateElement).toBeAttached();
        await setTextSpacing(page, 'wide');
        await expectNoSidewaysScroll(page, stateLabel);
        // In a dialog, the close button is visible; otherwise, all text.
        const openDialog = page.locator('dialog[open], [popover]:popover-open');
        await ((await openDialog.count()) > 0
          ? expect(openDialog.getByRole('button').first(), stateLabel).toBeInViewport()
          : expectContentFits(page, stateLabel));
        await setTextSpacing(page, 'normal');
      } else {
        await expect(stateElement).toBeVisible();
        await expectAccessibleInBothThemes(page, stateLabel);
        await expectNoSidewaysScroll(page, stateLabel);
      }
    }
  });
}
