/** The open jobs. */
import { content } from './content.ts';
import { visit } from './parts.ts';
import { expect, test } from './site.ts';

const jobs = content('jobs');
const { openings } = content('career-page');
const form = content('forms').application;

test.skip(jobs.length === 0, 'no job is open');

test('Apply Now chooses the job in the form and puts the visitor there', async ({ page }) => {
  await visit(page, '/carrer');
  const position = page.getByLabel(form.fields.position.label);
  await expect(position).toHaveValue('');
  for (const { title, location, type } of [...jobs].reverse()) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByText(location, { exact: true })).toBeVisible();
    await expect(card.getByText(type, { exact: true })).toBeVisible();
    await card.getByRole('link', { name: openings.apply }).click();
    await expect(position).toHaveValue(title);
    await expect(position).toBeFocused();
    await expect(position).toBeInViewport();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a job can be read, and leads to the form', async ({ page }) => {
    await page.goto('/carrer');
    await page.getByText(openings.summary).first().click();
    await expect(page.getByText(openings.offer).first()).toBeVisible();
    await page.getByRole('link', { name: openings.apply }).first().click();
    await expect(page).toHaveURL('/carrer#application-heading');
    await expect(page.getByRole('heading', { name: form.heading })).toBeInViewport();
  });
});
