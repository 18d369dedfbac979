/** Every form of the site, where it stands, and one visitor's words for it. */
import { expect, type Locator, type Page } from 'playwright/test';
import { workingHours } from '../../../src/forms/workingHours.ts';
import { formLabels } from '../../../src/shared/forms.ts';
import { messages } from '../../../src/shared/messages.ts';
import { openDays, weekdays } from '../../../src/shared/open-days.ts';
import { spam } from '../../../worker/limits.ts';
import { open } from '../site.ts';
import { content } from './content.ts';

const forms = content('forms');
const [job] = content('jobs');
const message = 'We run a clinic near the river.\nPatients should see free hours, and उर्दू too.';
const { hours } = content('company');
const [time = ''] = workingHours(hours, forms.meeting.until);
/** In a month that begins on a Monday. */
const date = `2999-04-0${1 + weekdays.findIndex((day) => openDays(hours.days).includes(day))}`;

const written = {
  inquiry: { name: 'Asha Verma', phoneNumber: '9876543210', type: 'Clinic', message },
  contact: { name: 'Imran Khan', phoneNumber: '+91 (522) 000-1234', message },
  support: {
    name: 'Meera Joshi',
    phoneNumber: '0522 000 4321',
    address: 'https://school.example',
    message,
  },
  meeting: {
    name: 'John Mathew',
    phoneNumber: '+44 20 7946 0000',
    date,
    time,
    message,
  },
  application: {
    name: 'Farah Siddiqui',
    position: job?.title ?? forms.application.openApplication,
    coverLetter: message,
  },
};

type FormName = keyof typeof written;

const routes: Record<FormName, string> = {
  inquiry: '/about',
  contact: '/contact',
  support: '/register',
  meeting: '/meeting',
  application: '/carrer',
};

export type FilledForm = ReturnType<typeof fill>;

function fill(form: FormName, email = 'visitor@example.in') {
  const fields: Record<string, string> & { email: string } = { ...written[form], email };
  return {
    form,
    route: routes[form],
    /** The dialog needs scripts; without them the inquiry form is met on its problem page. */
    plainRoute: form === 'inquiry' ? '/problem/inquiry' : routes[form],
    /** What the agency must find in the end. */
    fields,
    /** By what the visitor reads beside each field. */
    typed: byLabel(form, fields),
    button: forms[form].submit,
    title: formLabels[form],
    success: form === 'application' ? messages.applicationSent : messages.sent,
    /** Why this agency's site shows no such form. */
    absent: reasons[form],
  };
}

const reasons: Partial<Record<FormName, string>> = {
  ...(content('embeds').scheduler && { meeting: 'a calendar stands in its place' }),
};

function byLabel(form: FormName, fields: Record<string, string>): Record<string, string> {
  const words: Record<string, { label: string }> = forms[form].fields;
  return Object.fromEntries(
    Object.keys(words).map((name) => [words[name]?.label, fields[name] ?? '']),
  );
}

export const filledForms = (Object.keys(written) as FormName[]).map((form) => fill(form));
export const inquiry = fill('inquiry');
export const contact = fill('contact');
export const application = fill('application');

/** A sender of its own, so that a test finds its message and no other test's. */
export function from({ form }: FilledForm, sender: string): FilledForm {
  return fill(form, `${sender}-${crypto.randomUUID().slice(0, 8)}@example.in`);
}

/** The words beside a field. */
export function labelOf(form: FormName, field: string): string {
  return (
    Object.entries<{ label: string }>(forms[form].fields).find(([name]) => name === field)?.[1]
      .label ?? ''
  );
}

/** Labels are how a visitor and a screen reader know a field, so the tests know no other way. */
export function fieldOf(place: Page | Locator, label: string): Locator {
  const plain = label.replace(/[?()]/g, '\\$&');
  return place.getByLabel(new RegExp(`^${plain}( \\(${forms.labels.optional}\\))?$`));
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
  await page.getByRole('link', { name: content('navigation').quote.label }).click();
  const dialog = page.getByRole('dialog', { name: forms.quote.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Where a visitor with scripts fills a form in. */
export async function openForm(page: Page, { form, route }: FilledForm): Promise<Page | Locator> {
  await open(page, route);
  return form === 'inquiry' ? openQuote(page) : page.locator('main form');
}

/** A person takes longer over a form than what the Worker holds back as spam; a test has to wait. */
export async function takeYourTime(page: Page): Promise<void> {
  await page.waitForTimeout(spam.fastest + 100);
}
