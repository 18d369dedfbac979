import type { Page } from 'playwright/test';
import { expect, open, pageHeading, section, test, watchScripts } from './site.ts';

const book = 'A berth book that the night watch trusts';
const ropes = 'A walk through four centuries of rope';

function visibleTitles(page: Page) {
  return section(page, 'Two things that float')
    .getByRole('heading', { level: 3 })
    .filter({ visible: true });
}

function kindLink(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Kind of project' })
    .getByRole('link', { name, exact: true });
}

function projectLink(page: Page) {
  return page.getByRole('link', { name: 'View Project: Waitangi Harbour Office', exact: true });
}

test('shows all projects, and one kind of them at its own address', async ({ page }) => {
  await open(page, '/portfolio');
  const titles = visibleTitles(page);
  await expect(titles).toHaveText([book, ropes]);
  await kindLink(page, 'Software').click();
  await expect(page).toHaveURL('/portfolio#kind-software');
  await expect(titles).toHaveText([book]);
  await expect(kindLink(page, 'Software')).toHaveAttribute('aria-current', 'true');
  await projectLink(page).click();
  await expect(page).toHaveURL('/portfolio/berth-book');
  await page.goBack();
  await expect(page).toHaveURL('/portfolio#kind-software');
  await expect(titles).toHaveText([book]);
  await page.goBack();
  await expect(titles).toHaveText([book, ropes]);
  await page.goto('/portfolio#kind-website');
  await expect(titles).toHaveText([ropes]);
  await kindLink(page, 'All').click();
  await expect(titles).toHaveText([book, ropes]);
});

test('preloads a project on hover, and links to the next one', async ({ page }) => {
  const scripts = watchScripts(page);
  function isLoaded(text: string) {
    return scripts().some((script) => script.includes(text));
  }
  await open(page, '/portfolio');
  expect(isLoaded('each skipper by a telephone number')).toBe(false);
  await projectLink(page).first().hover();
  await expect.poll(() => isLoaded('each skipper by a telephone number')).toBe(true);
  expect(isLoaded('Fewer calls, more visitors')).toBe(false);
  await projectLink(page).first().click();
  await expect(pageHeading(page)).toHaveText(book);
  await section(page, 'The next project').getByRole('link').click();
  await expect(page).toHaveURL('/portfolio/rope-walk');
  await expect(pageHeading(page)).toHaveText(ropes);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows one kind of project by its address, and the project of an old address', async ({
    page,
  }) => {
    await page.goto('/portfolio');
    const titles = visibleTitles(page);
    const link = kindLink(page, 'Software');
    const colour = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(titles).toHaveText([book, ropes]);
    const plain = await colour();
    await link.click();
    await expect(page).toHaveURL('/portfolio#kind-software');
    await expect(titles).toHaveText([book]);
    expect(await colour()).not.toBe(plain);
    await page.goto('about:blank');
    await page.goto('/portfolio#berth-book');
    await expect(projectLink(page).first()).toBeInViewport();
    await projectLink(page).first().click();
    await expect(page).toHaveURL('/portfolio/berth-book');
    await expect(page.getByText('What was needed')).toBeVisible();
  });
});

test('opens an industry’s page, whose form has the industry filled in', async ({ page }) => {
  await open(page, '/industry');
  await page.getByRole('main').getByRole('link', { name: 'Harbours & marinas' }).click();
  await expect(page).toHaveURL('/industry/harbours');
  await expect(pageHeading(page)).toHaveText('Software for harbours and marinas');
  await expect(page.locator('main form').getByLabel('Nature of business')).toHaveValue(
    'Harbours & marinas',
  );
});
