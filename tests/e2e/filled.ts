/** Every form of the site, where it stands, and one visitor's words for it. */
import { expect, type Locator, type Page } from 'playwright/test';
import { spam } from '../../worker/limits.ts';

export interface FilledForm {
  form: string;
  /** The page that carries the form for visitors without scripts. */
  plainPage: string;
  scriptedPage: string;
  /** By what the visitor reads beside each field. */
  typed: Record<string, string>;
  button: string;
  /** What the agency must find in the end. */
  fields: Record<string, string> & { email: string };
  title: string;
  success: string;
}

const sent = 'Your inquiry has been sent successfully!';
const message = 'We run a clinic in Gomti Nagar.\nPatients should see free hours, and उर्दू too.';

export const filledForms: FilledForm[] = [
  {
    form: 'inquiry',
    // The dialog needs scripts; without them the inquiry form is met on its problem page.
    plainPage: '/problem/inquiry',
    scriptedPage: '/industry',
    typed: {
      Name: 'Asha Verma',
      Email: 'asha@example.in',
      'Phone number': '9876543210',
      'Nature of business': 'Clinic',
      Message: message,
    },
    button: 'Send inquiry',
    fields: {
      name: 'Asha Verma',
      email: 'asha@example.in',
      phoneNumber: '9876543210',
      type: 'Clinic',
      message,
    },
    title: 'Inquiry',
    success: sent,
  },
  {
    form: 'contact',
    plainPage: '/contact',
    scriptedPage: '/contact',
    typed: {
      Name: 'Imran Khan',
      Email: 'imran@example.in',
      'Contact number': '+91 (522) 000-1234',
      Message: message,
    },
    button: 'Send message',
    fields: {
      name: 'Imran Khan',
      email: 'imran@example.in',
      phoneNumber: '+91 (522) 000-1234',
      message,
    },
    title: 'Message',
    success: sent,
  },
  {
    form: 'support',
    plainPage: '/register',
    scriptedPage: '/register',
    typed: {
      Name: 'Meera Joshi',
      Email: 'meera@example.in',
      'Phone number': '0522 000 4321',
      'Website or project': 'https://school.example',
      'What do you need help with?': message,
    },
    button: 'Send request',
    fields: {
      name: 'Meera Joshi',
      email: 'meera@example.in',
      phoneNumber: '0522 000 4321',
      address: 'https://school.example',
      message,
    },
    title: 'Support request',
    success: sent,
  },
  {
    form: 'meeting',
    plainPage: '/meeting',
    scriptedPage: '/meeting',
    typed: {
      Name: 'John Mathew',
      Email: 'john@example.in',
      'Phone number': '+44 20 7946 0000',
      'Preferred date': '2030-03-04',
      'Preferred time': '11:00 to 12:00',
      'What would you like to see?': message,
    },
    button: 'Request this time',
    fields: {
      name: 'John Mathew',
      email: 'john@example.in',
      phoneNumber: '+44 20 7946 0000',
      date: '2030-03-04',
      time: '11:00 to 12:00',
      message,
    },
    title: 'Meeting request',
    success: sent,
  },
  {
    form: 'application',
    plainPage: '/carrer',
    scriptedPage: '/carrer',
    typed: {
      Name: 'Farah Siddiqui',
      Email: 'farah@example.in',
      Position: 'Back-End Developer',
      'Cover Letter': message,
    },
    button: 'Send application',
    fields: {
      name: 'Farah Siddiqui',
      email: 'farah@example.in',
      position: 'Back-End Developer',
      coverLetter: message,
    },
    title: 'Job application',
    success: 'Your application has been sent. Thank you for your interest in working with us.',
  },
];

export const [inquiry, contact, , , application] = filledForms as [
  FilledForm,
  FilledForm,
  FilledForm,
  FilledForm,
  FilledForm,
];

/** A sender of its own, so that a test finds its message and no other test's. */
export function from(filled: FilledForm, sender: string): FilledForm {
  const email = `${sender}-${crypto.randomUUID().slice(0, 8)}@example.in`;
  return {
    ...filled,
    typed: { ...filled.typed, Email: email },
    fields: { ...filled.fields, email },
  };
}

/** Labels are how a visitor and a screen reader know a field, so the tests know no other way. */
export function fieldOf(place: Page | Locator, label: string): Locator {
  return place.getByLabel(new RegExp(`^${label.replace(/[?()]/g, '\\$&')}( \\(optional\\))?$`));
}

export async function fillIn(place: Page | Locator, { typed }: FilledForm): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    const field = fieldOf(place, label);
    const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
}

/** Opens the quote dialog on any page that has it. */
export async function openQuote(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Get a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get a quote' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A person takes longer over a form than what the Worker holds back as spam; a test has to wait. */
export async function takeYourTime(page: Page): Promise<void> {
  await page.waitForTimeout(spam.fastest + 100);
}
