/** Our Work: choosing a kind, and the way to the page of a project. */
import type { Page } from 'playwright/test';
import { section } from './parts.ts';
import { expect, open, test, watchScripts } from './site.ts';
import { content } from './unconverted/content.ts';

const works = content('works');
const [work] = works;
const words = content('portfolio-page');
/** The kinds that some work is of, in their order, with its works. */
const kinds = Object.entries(words.kinds)
  .map(([kind, [, plural = '']]) => ({
    kind,
    plural,
    titles: works.filter((one) => one.kind === kind).map(({ title }) => title),
  }))
  .filter(({ titles }) => titles.length > 0);
const ofOneKind = 'of one kind, there is nothing to choose';

test.skip(!work, 'without a work there is no such page');

function shownTitles(page: Page) {
  return section(page, words.heading).getByRole('heading', { level: 3 }).filter({ visible: true });
}

function viewOf({ client = '' } = {}): string {
  return `${words.view}: ${client}`;
}

test('shows all projects, and those of one kind at an address of its own', async ({ page }) => {
  test.skip(kinds.length < 2, ofOneKind);
  const [one, other] = kinds;
  const first = works.find(({ kind }) => kind === one?.kind);
  await open(page, '/portfolio');
  const shown = shownTitles(page);
  const choice = page.getByRole('navigation', { name: words.filter });
  await expect(shown).toHaveText(works.map(({ title }) => title));
  await choice.getByRole('link', { name: one?.plural ?? '', exact: true }).click();
  await expect(page).toHaveURL(`/portfolio#kind-${one?.kind}`);
  await expect(shown).toHaveText(one?.titles ?? []);
  await expect(choice.locator('[aria-current=true]')).toHaveText(one?.plural ?? '');
  await page.getByRole('link', { name: viewOf(first), exact: true }).click();
  await expect(page).toHaveURL(`/portfolio/${first?.slug}`);
  await page.goBack();
  await expect(page).toHaveURL(`/portfolio#kind-${one?.kind}`);
  await expect(shown).toHaveText(one?.titles ?? []);
  await page.goBack();
  await expect(shown).toHaveCount(works.length);
  await page.goto(`/portfolio#kind-${other?.kind}`);
  await expect(shown).toHaveText(other?.titles ?? []);
  await choice.getByRole('link', { name: words.all, exact: true }).click();
  await expect(shown).toHaveCount(works.length);
});

test('fetches the page of a project as soon as its link is pointed at, and leads on from it to the next', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await open(page, '/portfolio');
  await page.waitForLoadState('networkidle');
  /** What it is used for stands in the data of its page alone, fetched early and then run. */
  function ownData() {
    const fetched = [...new Set(scripts())];
    return fetched.filter((one) => one.includes('usedFor') && one.includes(`"${work?.slug}"`));
  }
  expect(ownData()).toEqual([]);
  const view = page.getByRole('link', { name: viewOf(work), exact: true }).first();
  await view.hover();
  await expect.poll(() => ownData().length).toBe(1);
  await view.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(work?.title ?? '');
  const [, next] = works;
  if (next) {
    await section(page, words.next).getByRole('link').click();
    await expect(page).toHaveURL(`/portfolio/${next.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.title);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address chooses the works of one kind, and finds the one that an old address named', async ({
    page,
  }) => {
    test.skip(kinds.length < 2, ofOneKind);
    const { kind, plural = '', titles = [] } = kinds.at(-1) ?? {};
    await page.goto('/portfolio');
    const shown = shownTitles(page);
    const link = page
      .getByRole('navigation', { name: words.filter })
      .getByRole('link', { name: plural, exact: true });
    const colour = () => link.evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect(shown).toHaveCount(works.length);
    const plain = await colour();
    await link.click();
    await expect(page).toHaveURL(`/portfolio#kind-${kind}`);
    await expect(shown).toHaveText(titles);
    expect(await colour()).not.toBe(plain);
    await page.goto('about:blank');
    await page.goto(`/portfolio#${work?.slug}`);
    const view = page.getByRole('link', { name: viewOf(work), exact: true }).first();
    await expect(view).toBeInViewport();
    await view.click();
    await expect(page).toHaveURL(`/portfolio/${work?.slug}`);
    await expect(page.getByText(words.needed)).toBeVisible();
  });
});
