import type { Page } from 'playwright/test';
import { expectAccessibleInBothThemes } from './axe.ts';
import {
  allFormCases,
  contactCase,
  findField,
  inquiryCase,
  openForm,
  openQuoteDialog,
  withUniqueSender,
} from './forms.ts';
import { expectNoSidewaysScroll, resize } from './layout.ts';
import { allowVendorScripts, expect, mainWidths, openHydrated, test } from './site.ts';

async function expectAccessibleAtAllWidths(page: Page, stateLabel: string): Promise<void> {
  await expectAccessibleInBothThemes(page, stateLabel);
  for (const windowWidth of mainWidths) {
    await resize(page, windowWidth);
    await expectNoSidewaysScroll(page, `${stateLabel}, ${windowWidth} wide`);
  }
}

for (const formCase of allFormCases) {
  test(`the ${formCase.form} form and its problem page are accessible`, async ({ page }) => {
    const formElement = await openForm(page, formCase);
    await expectAccessibleInBothThemes(page, 'empty', 'form');
    await formElement.getByRole('button', { name: formCase.button }).click();
    await expectAccessibleInBothThemes(page, 'refused', 'form');
    await openHydrated(page, `/problem/${formCase.form}`);
    await expectAccessibleAtAllWidths(page, 'problem page');
  });
}

test('the sent page and the response to a refused form are accessible', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/sent/TT-7K3M-9QX2');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessibleAtAllWidths(page, 'sent page');

  await openForm(page, contactCase);
  // form.submit() sends the form as a browser without scripts does.
  await page.locator('main form').evaluate((contactForm: HTMLFormElement) => contactForm.submit());
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessibleInBothThemes(page, 'refusal');
});

test('the quote dialog works by keyboard alone, and keeps its draft', async ({ page }) => {
  const { fields, values } = withUniqueSender(inquiryCase, 'keyboard');
  const chatButton = page.getByRole('button', { name: 'Live chat' });
  const quoteDialog = page.getByRole('dialog', { name: 'Ask for a price' });
  await allowVendorScripts({ page });
  await openHydrated(page, '/about');
  await chatButton.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Ask for a price' }).focus();
  await page.keyboard.press('Enter');
  await expect(quoteDialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const [emailLocalPart = ''] = fields.email.split('@');
  for (const [label, value] of Object.entries(values)) {
    await page.keyboard.press('Tab');
    await expect(findField(quoteDialog, label)).toBeFocused();
    await page.keyboard.type(label === 'Email' ? emailLocalPart : value);
  }
  await page.keyboard.press('Tab');
  await expect(quoteDialog.getByLabel('Pictures or papers')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(quoteDialog.getByRole('button', { name: inquiryCase.button })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findField(quoteDialog, 'Email')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.in');
  await page.keyboard.press('Enter');
  await expect(quoteDialog.getByText(inquiryCase.success)).toBeVisible();
  await findField(quoteDialog, 'Message').fill('Half a sentence');
  await page.keyboard.press('Escape');
  await expect(quoteDialog).toBeHidden();
  await expect(chatButton).toBeFocused();
  await openQuoteDialog(page);
  await expect(findField(quoteDialog, 'Message')).toHaveValue('Half a sentence');
  await openHydrated(page, '/about');
  await openQuoteDialog(page);
  await expect(findField(quoteDialog, 'Message')).toHaveValue('Half a sentence');
});
