/** What a visitor opens on a page: sound in both themes, and it fits where it can be met. */
import type { Locator, Page } from 'playwright/test';
import { expectSoundInBothThemes } from './axe.ts';
import { expectAllTextToShow, expectNoSidewaysScroll, resize, widenSpacing } from './layout.ts';
import { expect, openStill, test } from './site.ts';
import { content, menu } from './unconverted/content.ts';
import { contact, fillIn, from, openQuote, takeYourTime } from './unconverted/filled.ts';

/** A laptop at 400 %. */
const tiny = { width: 320, height: 256 };
const small = { width: 360, height: 740 };
const large = { width: 1440, height: 900 };

const { labels, chat } = content('navigation');
const search = content('search').title;
const [work] = content('works');

/** The longest group of the menu. */
const [group] = menu().sort((one, other) => other.links.length - one.links.length);
const lastOfGroup = group?.links.at(-1)?.label ?? '';

interface State {
  name: string;
  route: string;
  /** Where it can be met, if not everywhere. */
  sizes?: { width: number; height: number }[];
  /** Why this agency's site has none. */
  absent?: string | false;
  reach: (page: Page) => Promise<Locator>;
}

async function searchFor(page: Page, words: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: search });
  await dialog.getByRole('searchbox').fill(words);
  return dialog.getByRole('link').first();
}

const states: State[] = [
  {
    name: 'a group of the main menu',
    route: '/contact',
    sizes: [large],
    reach: async (page) => {
      await page.locator(`[data-group="${group?.key}"] summary`).click();
      return page.getByRole('link', { name: lastOfGroup }).first();
    },
  },
  {
    name: 'the drawer with a group open',
    route: '/contact',
    sizes: [tiny, small],
    reach: async (page) => {
      await page.getByRole('button', { name: labels.openMenu }).click();
      const drawer = page.getByRole('dialog', { name: labels.menuTitle });
      await drawer.getByText(group?.label ?? '', { exact: true }).click();
      return drawer.getByRole('link', { name: lastOfGroup });
    },
  },
  {
    name: 'the chat panel',
    route: '/contact',
    reach: async (page) => {
      await page.getByRole('button', { name: chat.button }).click();
      return page.getByRole('dialog', { name: chat.title });
    },
  },
  {
    name: 'the quote dialog, refused',
    route: '/industry',
    reach: async (page) => {
      const dialog = await openQuote(page);
      await dialog.getByRole('button', { name: content('forms').inquiry.submit }).click();
      return dialog.getByRole('alert');
    },
  },
  {
    name: 'the works of one kind',
    route: `/portfolio#kind-${work?.kind}`,
    absent: !work && 'there is no work',
    reach: async (page) => page.locator('main nav [aria-current=true]'),
  },
  {
    name: 'a large picture of the gallery',
    route: '/gallery',
    absent: content('gallery').pictures.length === 0 && 'there is no picture',
    reach: async (page) => {
      await page.locator('main section li a').first().click();
      return page.getByRole('dialog').getByText(/^\S+ 1 \/ \d+$/);
    },
  },
  {
    name: 'what the search found',
    route: '/contact',
    reach: (page) => searchFor(page, lastOfGroup),
  },
  {
    name: 'what the search did not find',
    route: '/contact',
    reach: (page) => searchFor(page, 'zzyzx'),
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
      const { label } = content('forms').contact.fields.phoneNumber;
      await fillIn(page, contact, { [label]: '12' });
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

for (const { name, route, sizes = [tiny, small, large], absent, reach } of states) {
  test(`${name} breaks no rule in both themes, and fits where it can be met`, async ({ page }) => {
    test.skip(Boolean(absent), absent || '');
    test.slow(); // Some ten readings.
    const [first = large] = sizes;
    await resize(page, first.width, first.height);
    await openStill(page, route);
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
