import type { Page } from 'playwright/test';
import { expect, findPageHeading, findSection, openHydrated, recordScripts, test } from './site.ts';

const berthBookTitle = 'A berth book that the night watch trusts';
const ropeWalkTitle = 'A walk through four centuries of rope';

function locateVisibleTitles(page: Page) {
  const projectsSection = findSection(page, 'Two things that float');
  return projectsSection.getByRole('heading', { level: 3 }).filter({ visible: true });
}

function locateKindLink(page: Page, kindName: string) {
  const kindNavigation = page.getByRole('navigation', { name: 'Kind of project' });
  return kindNavigation.getByRole('link', { name: kindName, exact: true });
}

function locateProjectLink(page: Page) {
  return page.getByRole('link', { name: 'View Project: Waitangi Harbour Office', exact: true });
}

test('shows projects by kind, preloads one on hover, and links to the next', async ({ page }) => {
  const readScriptSources = recordScripts(page);
  const hasFetchedScriptWith = (text: string) =>
    readScriptSources().some((source) => source.includes(text));
  await openHydrated(page, '/portfolio');
  const projectTitles = locateVisibleTitles(page);
  await expect(projectTitles).toHaveText([berthBookTitle, ropeWalkTitle]);
  await locateKindLink(page, 'Software').click();
  await expect(page).toHaveURL('/portfolio#kind-software');
  await expect(projectTitles).toHaveText([berthBookTitle]);
  await expect(locateKindLink(page, 'Software')).toHaveAttribute('aria-current', 'true');

  expect(hasFetchedScriptWith('each skipper by a telephone number')).toBe(false);
  await locateProjectLink(page).hover();
  await expect.poll(() => hasFetchedScriptWith('each skipper by a telephone number')).toBe(true);
  expect(hasFetchedScriptWith('Fewer calls, more visitors')).toBe(false);
  await locateProjectLink(page).click();
  await expect(page).toHaveURL('/portfolio/berth-book');
  await expect(findPageHeading(page)).toHaveText(berthBookTitle);
  await page.goBack();
  await expect(page).toHaveURL('/portfolio#kind-software');
  await expect(projectTitles).toHaveText([berthBookTitle]);
  await page.goBack();
  await expect(projectTitles).toHaveText([berthBookTitle, ropeWalkTitle]);

  await page.goto('/portfolio#kind-website');
  await expect(projectTitles).toHaveText([ropeWalkTitle]);
  await locateKindLink(page, 'All').click();
  await expect(projectTitles).toHaveText([berthBookTitle, ropeWalkTitle]);
  await locateProjectLink(page).first().click();
  await findSection(page, 'The next project').getByRole('link').click();
  await expect(page).toHaveURL('/portfolio/rope-walk');
  await expect(findPageHeading(page)).toHaveText(ropeWalkTitle);
});

test('finds kinds and old URLs without scripts', async ({ staticPage: page }) => {
  await page.goto('/portfolio');
  const projectTitles = locateVisibleTitles(page);
  const softwareLink = locateKindLink(page, 'Software');
  const readLinkBackground = () =>
    softwareLink.evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(projectTitles).toHaveText([berthBookTitle, ropeWalkTitle]);
  const backgroundBefore = await readLinkBackground();
  await softwareLink.click();
  await expect(page).toHaveURL('/portfolio#kind-software');
  await expect(projectTitles).toHaveText([berthBookTitle]);
  expect(await readLinkBackground()).not.toBe(backgroundBefore);
  await page.goto('about:blank');
  await page.goto('/portfolio#berth-book');
  await expect(locateProjectLink(page).first()).toBeInViewport();
  await locateProjectLink(page).first().click();
  await expect(page).toHaveURL('/portfolio/berth-book');
  await expect(page.getByText('What was needed')).toBeVisible();
});

test('opens an industry’s page, whose form has the industry filled in', async ({ page }) => {
  await openHydrated(page, '/industry');
  await page.getByRole('main').getByRole('link', { name: 'Harbours & marinas' }).click();
  await expect(page).toHaveURL('/industry/harbours');
  await expect(findPageHeading(page)).toHaveText('Software for harbours and marinas');
  const businessField = page.locator('main form').getByLabel('Nature of business');
  await expect(businessField).toHaveValue('Harbours & marinas');
});
