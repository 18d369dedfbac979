/** Defines each form of the site but that of meetings (booking.spec.ts), with valid values, and fills in forms. */
import { expect, type Locator, type Page } from 'playwright/test';
import { openHydrated } from './site.ts';

const messageText =
  'We run a harbour near the river.\nSkippers should see free berths, and उर्दू too.';

/** The label and a valid value of each field except the email, which `buildFormCase` adds. */
const formSpecs = {
  inquiry: {
    title: 'Inquiry',
    button: 'Send inquiry',
    success: 'Your inquiry has been sent successfully!',
    /** The dialog needs scripts; without scripts visitors see the form on its problem page. */
    route: '/about',
    plainRoute: '/problem/inquiry',
    labelsAndValues: {
      name: ['Name', 'Asha Verma'],
      phoneNumber: ['Phone number', '9876543210'],
      type: ['Nature of business', 'Harbour'],
      message: ['Message', messageText],
    },
  },
  contact: {
    title: 'Message',
    button: 'Send message',
    success: 'Your message is on its way to the crew.',
    route: '/contact',
    plainRoute: '/contact',
    labelsAndValues: {
      name: ['Name', 'Imran Khan'],
      phoneNumber: ['Contact number', '+91 (522) 000-1234'],
      message: ['Message', messageText],
    },
  },
  support: {
    title: 'Support request',
    button: 'Send request',
    success: 'Your call for help has been sent.',
    route: '/register',
    plainRoute: '/register',
    labelsAndValues: {
      name: ['Name', 'Meera Joshi'],
      phoneNumber: ['Phone number', '0522 000 4321'],
      address: ['Website or project', 'https://school.example'],
      message: ['What do you need help with?', messageText],
    },
  },
  application: {
    title: 'Job application',
    button: 'Send application',
    success: 'Your application has been sent: Boat-Side Developer.',
    route: '/carrer',
    plainRoute: '/carrer',
    labelsAndValues: {
      name: ['Name', 'Farah Siddiqui'],
      position: ['Position', 'Boat-Side Developer'],
      coverLetter: ['Cover Letter', messageText],
    },
  },
};

type FormName = keyof typeof formSpecs;

export type FormCase = ReturnType<typeof buildFormCase>;

function buildFormCase(formName: FormName, email = 'visitor@example.in') {
  const { labelsAndValues, ...textsAndRoutes } = formSpecs[formName];
  const { name, ...otherLabelledValues } = labelsAndValues;
  const allLabelledValues = { name, email: ['Email', email], ...otherLabelledValues };
  const fields: Record<string, string> & { email: string } = { email };
  const values: Record<string, string> = {};
  const emptyValues: Record<string, string> = {};
  for (const [fieldName, [label = '', value = '']] of Object.entries<string[]>(allLabelledValues)) {
    fields[fieldName] = value;
    values[label] = value;
    emptyValues[label] = '';
  }
  return { form: formName, ...textsAndRoutes, fields, values, emptyValues };
}

export const allFormCases = Object.keys(formSpecs).map((form) => buildFormCase(form as FormName));
export const inquiryCase = buildFormCase('inquiry');
export const contactCase = buildFormCase('contact');
export const applicationCase = buildFormCase('application');

export function withUniqueSender({ form }: FormCase, senderPrefix: string): FormCase {
  return buildFormCase(form, `${senderPrefix}-${crypto.randomUUID().slice(0, 8)}@example.in`);
}

export function createCvFile(name = 'cv.pdf', byteCount?: number) {
  return byteCount === undefined
    ? { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
    : { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(byteCount, '%PDF-1.4 ') };
}

export function findField(container: Page | Locator, label: string): Locator {
  return container.getByLabel(new RegExp(`^${label.replace('?', '\\?')}( \\(optional\\))?$`));
}

export async function fillForm(
  container: Page | Locator,
  { values }: FormCase,
  changedValues: Record<string, string> = {},
): Promise<void> {
  for (const [fieldLabel, fieldValue] of Object.entries({ ...values, ...changedValues })) {
    const labelledField = findField(container, fieldLabel);
    const isSelect = await labelledField.evaluate((element) => element.tagName === 'SELECT');
    await (isSelect ? labelledField.selectOption(fieldValue) : labelledField.fill(fieldValue));
  }
}

export async function expectValues(container: Page | Locator, values: Record<string, string>) {
  for (const [label, expectedValue] of Object.entries(values)) {
    await expect(findField(container, label), label).toHaveValue(expectedValue);
  }
}

/** Leaves the chat panel around the link closed, because it would load the chat of a vendor. */
export async function clickQuoteLink(page: Page) {
  await page.locator('aside a', { hasText: 'Ask for a price' }).dispatchEvent('click');
}

export async function openQuoteDialog(page: Page): Promise<Locator> {
  await clickQuoteLink(page);
  const quoteDialog = page.getByRole('dialog', { name: 'Ask for a price' });
  await expect(quoteDialog).toBeVisible();
  return quoteDialog;
}

export async function openForm(page: Page, { form, route }: FormCase): Promise<Locator> {
  await openHydrated(page, route);
  return form === 'inquiry' ? openQuoteDialog(page) : page.locator('main form');
}

/** Opens and fills in a form that the Worker does not hold as spam. */
export async function openFilledForm(page: Page, formCase: FormCase): Promise<Locator> {
  const filledForm = await openForm(page, formCase);
  await fillForm(filledForm, formCase);
  await skipSpamDelay(page);
  return filledForm;
}

/** Advances the page's clock, because the Worker holds a form that was filled in too fast as spam. */
export async function skipSpamDelay(page: Page): Promise<void> {
  await page.evaluate(() => {
    const readUnpatchedTimeMs = performance.now.bind(performance);
    performance.now = () => readUnpatchedTimeMs() + 60_000;
  });
}
