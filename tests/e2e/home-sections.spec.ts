import { fillForm, inquiryCase } from './forms.ts';
import { resize } from './layout.ts';
import { expect, findSection, measureSide, openHydrated, test } from './site.ts';

const drawingSelector = 'img[src^="/drawn/decor/"]';

test('is at most twelve screens high on a phone, with and without motion', async ({ page }) => {
  await resize(page, 390, 844);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await openHydrated(page, '/');
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(pageHeight / 844, reducedMotion).toBeLessThanOrEqual(12);
  }
});

test('on a large screen: cards zoom, reasons are shifted, questions have two columns, cards link', async ({
  page,
  problems,
}) => {
  await resize(page, 1440);
  await openHydrated(page, '/');

  await test.step('zooms a service’s picture by 15% in 700 ms on hover', async () => {
    const serviceCard = page.getByRole('main').getByRole('link', { name: 'Berth books' });
    const servicePicture = serviceCard.locator('img');
    await expect(servicePicture).toHaveCSS('transition-duration', '0.7s');
    await serviceCard.hover();
    await expect(servicePicture).toHaveCSS('scale', '1.15');
  });

  const reasonsSection = findSection(page, 'Four reasons');
  const visibleDrawings = reasonsSection.locator(drawingSelector).filter({ visible: true });
  const measureReasonTops = async () =>
    (await measureSide(reasonsSection.getByRole('listitem'), 'top')).map((top) => Math.round(top));

  await test.step('shifts every second reason and shows the drawings', async () => {
    const [firstReasonTop = 0, secondReasonTop = 0, ...otherReasonTops] = await measureReasonTops();
    expect(secondReasonTop).toBeGreaterThan(firstReasonTop);
    expect(otherReasonTops).toEqual([firstReasonTop, secondReasonTop]);
    await expect(visibleDrawings).toHaveCount(2);
  });

  await test.step('shows seven questions in two columns, the first one open', async () => {
    const questionDetails = findSection(page, 'Questions from the quay').locator('details');
    const questionLefts = (await measureSide(questionDetails, 'left')).map((x) => Math.round(x));
    const [firstColumnLeft = 0, secondColumnLeft = 0] = [questionLefts[0], questionLefts[6]];
    expect(secondColumnLeft).toBeGreaterThan(firstColumnLeft);
    expect(questionLefts).toEqual([
      firstColumnLeft,
      firstColumnLeft,
      firstColumnLeft,
      secondColumnLeft,
      secondColumnLeft,
      secondColumnLeft,
      secondColumnLeft,
    ]);
    const expectOpenQuestions = async (...openIndexes: number[]) =>
      expect(
        await questionDetails.evaluateAll((items) =>
          items.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
        ),
      ).toEqual(openIndexes);
    await expectOpenQuestions(0);
    await questionDetails.nth(6).locator('summary').click();
    await expectOpenQuestions(0, 6);
    await questionDetails.nth(0).locator('summary').press('Enter');
    await expectOpenQuestions(6);
  });

  await test.step('shifts no reason and shows no drawing on a smaller screen', async () => {
    await resize(page, 768);
    const [firstReasonTop, secondReasonTop] = await measureReasonTops();
    expect(secondReasonTop).toBe(firstReasonTop);
    await expect(visibleDrawings).toHaveCount(0);
  });

  await test.step('opens a card’s page', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Marine radio' }).click();
    await expect(page).toHaveURL('/service/radio');
  });
  expect(problems).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all sections, opens a question and sends an inquiry', async ({ page }) => {
    await page.goto('/');
    for (const sectionHeading of await page.locator('main :is(h1, h2)').all()) {
      await expect(sectionHeading).toBeVisible();
    }
    const testimonialsSection = findSection(page, 'What skippers say');
    for (const authorName of [
      'Moana Whaitiri',
      'Bartholomew Featherstonehaugh-Llewellyn',
      'सरिता देवी',
      'Jo',
    ]) {
      await expect(testimonialsSection.getByText(authorName, { exact: true })).toBeVisible();
    }
    const projects = page.getByRole('region', { name: 'Client projects' }).getByRole('listitem');
    await expect(projects.filter({ visible: true })).toHaveCount(5);
    await expect(
      findSection(page, 'Who we work beside').getByRole('img').filter({ visible: true }),
    ).toHaveCount(10);
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
    const lastQuestion = findSection(page, 'Questions from the quay').locator('details').last();
    await lastQuestion.locator('summary').click();
    await expect(lastQuestion.locator('p')).toBeVisible();

    const inquiryForm = page.locator('main form');
    await fillForm(inquiryForm, inquiryCase);
    await inquiryForm.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page).toHaveURL(/\/sent/);
  });
});
