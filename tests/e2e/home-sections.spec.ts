import { fillForm, inquiryCase } from './forms.ts';
import { resize } from './layout.ts';
import { expect, findSection, measureSide, openHydrated, test } from './site.ts';

test('is at most twelve screens high on a phone, with and without motion', async ({ page }) => {
  await resize(page, 390, 844);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await openHydrated(page, '/');
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(pageHeight / 844, reducedMotion).toBeLessThanOrEqual(12);
  }
});

test('the first screen shows the first button, and on a laptop the whole hero', async ({
  staticPage: page,
}) => {
  await page.goto('/');
  for (const [width, height, buttonLimit, heroLimit] of [
    [320, 568, 500, Number.POSITIVE_INFINITY],
    [360, 640, 580, Number.POSITIVE_INFINITY],
    [1280, 650, 540, 650],
    [1366, 650, 540, 650],
  ] as const) {
    await resize(page, width, height);
    const [buttonBottom] = await measureSide(
      page.getByRole('link', { name: 'Come and see' }),
      'bottom',
    );
    expect(buttonBottom, `${width} × ${height}`).toBeLessThanOrEqual(buttonLimit);
    const [heroBottom] = await measureSide(page.locator('main section').first(), 'bottom');
    expect(heroBottom, `${width} × ${height}`).toBeLessThanOrEqual(heroLimit);
  }
});

test('zooms cards, shifts reasons, and opens questions in columns', async ({ page, problems }) => {
  await resize(page, 1440);
  await openHydrated(page, '/');
  const serviceCard = page.getByRole('main').getByRole('link', { name: 'Berth books' });
  const servicePicture = serviceCard.locator('img');
  await expect(servicePicture).toHaveCSS('transition-duration', '0.7s');
  await serviceCard.hover();
  await expect(servicePicture).toHaveCSS('scale', '1.15');

  const questionsSection = findSection(page, 'Questions from the quay');
  const questionSummaries = questionsSection.locator('summary');
  const questionLefts = await measureSide(questionSummaries, 'left');
  const [leftColumnX = 0, , , rightColumnX = 0] = questionLefts;
  expect(rightColumnX).toBeGreaterThan(leftColumnX);
  expect(questionLefts).toEqual([...Array(3).fill(leftColumnX), ...Array(4).fill(rightColumnX)]);
  const openQuestions = questionsSection.locator('details[open] summary');
  const firstQuestionText = 'Do you work at weekends?';
  const lastQuestionText = 'What happens when you retire?';
  await expect(openQuestions).toHaveText([firstQuestionText]);
  await questionSummaries.last().click();
  await expect(openQuestions).toHaveText([firstQuestionText, lastQuestionText]);
  await questionSummaries.first().press('Enter');
  await expect(openQuestions).toHaveText([lastQuestionText]);

  const reasonsSection = findSection(page, 'Four reasons');
  const visibleDrawings = reasonsSection.locator('img[src^="/drawn/decor/"]:visible');
  const measureReasonTops = () => measureSide(reasonsSection.getByRole('listitem'), 'top');
  const [firstRowTop = 0, secondRowTop = 0, ...otherReasonTops] = await measureReasonTops();
  expect(secondRowTop).toBeGreaterThan(firstRowTop);
  expect(otherReasonTops).toEqual([firstRowTop, secondRowTop]);
  await expect(visibleDrawings).toHaveCount(2);
  await resize(page, 768);
  const [firstReasonTop, secondReasonTop] = await measureReasonTops();
  expect(secondReasonTop).toBe(firstReasonTop);
  await expect(visibleDrawings).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('shows all and sends an inquiry without scripts', async ({ staticPage: page }) => {
  await page.goto('/');
  await expect(page.locator('main :is(h1, h2)').filter({ visible: false })).toHaveCount(0);
  const testimonialsSection = findSection(page, 'What skippers say');
  for (const authorName of ['Moana Whaitiri', /^Bartholomew Feather/, 'सरिता देवी', 'Jo']) {
    await expect(testimonialsSection.getByText(authorName, { exact: true })).toBeVisible();
  }
  const projects = page.getByRole('region', { name: 'Client projects' }).getByRole('listitem');
  await expect(projects.filter({ visible: true })).toHaveCount(5);
  const partnerLogos = findSection(page, 'Who we work beside').getByRole('img');
  await expect(partnerLogos.filter({ visible: true })).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  const questionsSection = findSection(page, 'Questions from the quay');
  const openQuestions = questionsSection.locator('details[open] summary');
  await expect(openQuestions).toHaveText(['Do you work at weekends?']);
  const lastQuestion = questionsSection.locator('details').last();
  await lastQuestion.locator('summary').click();
  await expect(lastQuestion.locator('p')).toBeVisible();

  const inquiryForm = page.locator('main form');
  await fillForm(inquiryForm, inquiryCase);
  await inquiryForm.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page).toHaveURL(/\/sent/);
});
