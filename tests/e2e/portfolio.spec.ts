/** Our Work: choosing a kind, the way to the page of a project, and from a trade to its page. */
import type { Page } from 'playwright/test';
import { expect, open, section, test, watchScripts } from './site.ts';

const book = 'A berth book that the night watch trusts';
const ropes = 'A walk through four centuries of rope';

function shownTitles(page: Page) {
  return section(page, 'Two things that float')
    .getByRole('heading', { level: 3 })
    .filter({ visible: true });
}

function kind(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Kind of project' })
    .getByRole('link', { name, exact: true });
}

function view(page: Page) {
  return page.getByRole('link', { name: 'View Project: Waitangi Harbour Office', exact: true });
}

test('shows all projects, and those of one kind at an address of its own', async ({ page }) => {
  await open(page, '/portfolio');
  const shown = shownTitles(page);
  await expect(shown).toHaveText([book, ropes]);
  await kind(page, 'Software').click();
  await expect(page).toHaveURL('/portfolio#kind-software');
  await expect(shown).toHaveText([book]);
  await expect(kind(page, 'Software')).toHaveAttribute('aria-current', 'true');
  await view(page).click();
  await expect(page).toHaveURL('/portfolio/berth-book');
  await page.goBack();
  await expect(page).toHaveURL('/portfolio#kind-software');
  await expect(shown).toHaveText([book]);
  await page.goBack();
  await expect(shown).toHaveText([book, ropes]);
  await page.goto('/portfolio#kind-website');
  await expect(shown).toHaveText([ropes]);
  await kind(page, 'All').click();
  await expect(shown).toHaveText([book, ropes]);
});

test('fetches the page of a project as soon as its link is pointed at, and leads on from it to the next', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  /** A sentence that the data of one page has. */
  function has(text: string) {
    return scripts().some((script) => script.includes(text));
  }
  await open(page, '/portfolio');
  expect(has('each skipper by a telephone number')).toBe(false);
  await view(page).first().hover();
  await expect.poll(() => has('each skipper by a telephone number')).toBe(true);
  expect(has('Fewer calls, more visitors')).toBe(false);
  await view(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book);
  await section(page, 'The next project').getByRole('link').click();
  await expect(page).toHaveURL('/portfolio/rope-walk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ropes);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address chooses the works of one kind, and finds the one that an old address named', async ({
    page,
  }) => {
    await page.goto('/portfolio');
    const shown = shownTitles(page);
    const link = kind(page, 'Software');
    const colour = () => link.evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect(shown).toHaveText([book, ropes]);
    const plain = await colour();
    await link.click();
    await expect(page).toHaveURL('/portfolio#kind-software');
    await expect(shown).toHaveText([book]);
    expect(await colour()).not.toBe(plain);
    await page.goto('about:blank');
    await page.goto('/portfolio#berth-book');
    await expect(view(page).first()).toBeInViewport();
    await view(page).first().click();
    await expect(page).toHaveURL('/portfolio/berth-book');
    await expect(page.getByText('What was needed')).toBeVisible();
  });
});

test('a tile leads to the page of its trade, whose form knows the trade', async ({ page }) => {
  await open(page, '/industry');
  await page.getByRole('main').getByRole('link', { name: 'Harbours & marinas' }).click();
  await expect(page).toHaveURL('/industry/harbours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Software for harbours and marinas',
  );
  await expect(page.locator('main form').getByLabel('Nature of business')).toHaveValue(
    'Harbours & marinas',
  );
});
