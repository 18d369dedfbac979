import type { Page } from 'playwright/test';
import { expect, findSection, openHydrated, pageHeading, recordScripts, test } from './site.ts';

const bookTitle = 'A berth book that the night watch trusts';
const ropesTitle = 'A walk through four centuries of rope';

function visibleTitles(page: Page) {
  return findSection(page, 'Two things that float')
    .getByRole('heading', { level: 3 })
    .filter({ visible: true });
}

function kindLink(page: Page, kindName: string) {
  return page
    .getByRole('navigation', { name: 'Kind of project' })
    .getByRole('link', { name: kindName, exact: true });
}

function projectLink(page: Page) {
  return page.getByRole('link', { name: 'View Project: Waitangi Harbour Office', exact: true });
}

test('shows all projects, and one kind of them at its own address', async ({ page }) => {
  await openHydrated(page, '/portfolio');
  const projectTitles = visibleTitles(page);
  await expect(projectTitles).toHaveText([bookTitle, ropesTitle]);
  await kindLink(page, 'Software').click();
  await expect(page).toHaveURL('/portfolio#kind-software');
  await expect(projectTitles).toHaveText([bookTitle]);
  await expect(kindLink(page, 'Software')).toHaveAttribute('aria-current', 'true');
  await projectLink(page).click();
  await expect(page).toHaveURL('/portfolio/berth-book');
  await page.goBack();
  await expect(page).toHaveURL('/portfolio#kind-software');
  await expect(projectTitles).toHaveText([bookTitle]);
  await page.goBack();
  await expect(projectTitles).toHaveText([bookTitle, ropesTitle]);
  await page.goto('/portfolio#kind-website');
  await expect(projectTitles).toHaveText([ropesTitle]);
  await kindLink(page, 'All').click();
  await expect(projectTitles).toHaveText([bookTitle, ropesTitle]);
});

test('preloads a project on hover, and links to the next one', async ({ page }) => {
  const readSources = recordScripts(page);
  function isTextLoaded(contentText: string) {
    return readSources().some((scriptSource) => scriptSource.includes(contentText));
  }
  await openHydrated(page, '/portfolio');
  expect(isTextLoaded('each skipper by a telephone number')).toBe(false);
  await projectLink(page).first().hover();
  await expect.poll(() => isTextLoaded('each skipper by a telephone number')).toBe(true);
  expect(isTextLoaded('Fewer calls, more visitors')).toBe(false);
  await projectLink(page).first().click();
  await expect(pageHeading(page)).toHaveText(bookTitle);
  await findSection(page, 'The next project').getByRole('link').click();
  await expect(page).toHaveURL('/portfolio/rope-walk');
  await expect(pageHeading(page)).toHaveText(ropesTitle);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a kind of project by address, and scrolls to an old address', async ({ page }) => {
    await page.goto('/portfolio');
    const projectTitles = visibleTitles(page);
    const softwareLink = kindLink(page, 'Software');
    const readLinkBackground = () =>
      softwareLink.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(projectTitles).toHaveText([bookTitle, ropesTitle]);
    const backgroundBefore = await readLinkBackground();
    await softwareLink.click();
    await expect(page).toHaveURL('/portfolio#kind-software');
    await expect(projectTitles).toHaveText([bookTitle]);
    expect(await readLinkBackground()).not.toBe(backgroundBefore);
    await page.goto('about:blank');
    await page.goto('/portfolio#berth-book');
    await expect(projectLink(page).first()).toBeInViewport();
    await projectLink(page).first().click();
    await expect(page).toHaveURL('/portfolio/berth-book');
    await expect(page.getByText('What was needed')).toBeVisible();
  });
});

test('opens an industry’s page, whose form has the industry filled in', async ({ page }) => {
  await openHydrated(page, '/industry');
  await page.getByRole('main').getByRole('link', { name: 'Harbours & marinas' }).click();
  await expect(page).toHaveURL('/industry/harbours');
  await expect(pageHeading(page)).toHaveText('Software for harbours and marinas');
  await expect(page.locator('main form').getByLabel('Nature of business')).toHaveValue(
    'Harbours & marinas',
  );
});
