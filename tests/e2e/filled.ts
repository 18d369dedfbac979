/** Every form of the site, where it stands, and one visitor's words for it. */
import { expect, type Locator, type Page } from 'playwright/test';
import { open } from './site.ts';

const message = 'We run a harbour near the river.\nSkippers should see free berths, and उर्दू too.';
const sent = 'Your inquiry has been sent successfully!';

const forms = {
  inquiry: {
    title: 'Inquiry',
    route: '/about',
    /** The dialog needs scripts; without them the form is met on its problem page. */
    plainRoute: '/problem/inquiry',
    button: 'Send inquiry',
    success: sent,
    labels: {
      name: 'Name',
      email: 'Email',
      phoneNumber: 'Phone number',
      type: 'Nature of business',
      message: 'Message',
    },
    words: { name: 'Asha Verma', phoneNumber: '9876543210', type: 'Harbour', message },
  },
  contact: {
    title: 'Message',
    route: '/contact',
    plainRoute: '/contact',
    button: 'Send message',
    success: sent,
    labels: { name: 'Name', email: 'Email', phoneNumber: 'Contact number', message: 'Message' },
    words: { name: 'Imran Khan', phoneNumber: '+91 (522) 000-1234', message },
  },
  support: {
    title: 'Support request',
    route: '/register',
    plainRoute: '/register',
    button: 'Send request',
    success: sent,
    labels: {
      name: 'Name',
      email: 'Email',
      phoneNumber: 'Phone number',
      address: 'Website or project',
      message: 'What do you need help with?',
    },
    words: {
      name: 'Meera Joshi',
      phoneNumber: '0522 000 4321',
      address: 'https://school.example',
      message,
    },
  },
  meeting: {
    title: 'Meeting request',
    /** The form stands in for the calendar, which nobody answers for. */
    route: '/meeting',
    plainRoute: '/problem/meeting',
    button: 'Request this time',
    success: sent,
    labels: {
      name: 'Name',
      email: 'Email',
      phoneNumber: 'Phone number',
      date: 'Preferred date',
      time: 'Preferred time',
      message: 'What would you like to see?',
    },
    words: {
      name: 'John Mathew',
      phoneNumber: '+44 20 7946 0000',
      date: '2999-03-05',
      time: '9:00 to 10:00',
      message,
    },
  },
  application: {
    title: 'Job application',
    route: '/carrer',
    plainRoute: '/carrer',
    button: 'Send application',
    success: 'Your application has been sent. Thank you for your interest in working with us.',
    labels: { name: 'Name', email: 'Email', position: 'Position', coverLetter: 'Cover Letter' },
    words: { name: 'Farah Siddiqui', position: 'Boat-Side Developer', coverLetter: message },
  },
};

type FormName = keyof typeof forms;

export type FilledForm = ReturnType<typeof fill>;

function fill(form: FormName, email = 'visitor@example.in') {
  const { labels, words, ...rest } = forms[form];
  const fields: Record<string, string> & { email: string } = { ...words, email };
  const typed = Object.entries(labels).map(([field, label]) => [label, fields[field] ?? '']);
  return {
    form,
    ...rest,
    /** What the agency must find in the end. */
    fields,
    /** By what the visitor reads beside each field. */
    typed: Object.fromEntries(typed) as Record<string, string>,
  };
}

export const filledForms = (Object.keys(forms) as FormName[]).map((form) => fill(form));
export const inquiry = fill('inquiry');
export const contact = fill('contact');
export const application = fill('application');
export const meeting = fill('meeting');

/** A sender of its own, so that a test finds its message and no other test's. */
export function from({ form }: FilledForm, sender: string): FilledForm {
  return fill(form, `${sender}-${crypto.randomUUID().slice(0, 8)}@example.in`);
}

/** Labels are how a visitor and a screen reader know a field, so the tests know no other way. */
export function fieldOf(place: Page | Locator, label: string): Locator {
  return place.getByLabel(new RegExp(`^${label.replace('?', '\\?')}( \\(optional\\))?$`));
}

/** What is in `instead`, by label, takes the place of the visitor's own words. */
export async function fillIn(
  place: Page | Locator,
  { typed }: FilledForm,
  instead: Record<string, string> = {},
): Promise<void> {
  for (const [label, value] of Object.entries({ ...typed, ...instead })) {
    const field = fieldOf(place, label);
    const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
}

/** Opens the quote dialog on any page that has it. */
export async function openQuote(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Ask for a price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a price' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Where a visitor with scripts fills a form in. */
export async function openForm(page: Page, { form, route }: FilledForm): Promise<Page | Locator> {
  await open(page, route);
  return form === 'inquiry' ? openQuote(page) : page.locator('main form');
}

/** A person takes longer over a form than what the Worker holds back as spam: the page's clock goes on. */
export async function takeYourTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
}
