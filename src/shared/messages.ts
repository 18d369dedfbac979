import { longest } from './limits.ts';

/** What a visitor reads about a message's way. The first five are the specification's, to the letter. */
export const messages = {
  invalidEmail: 'Please enter a valid email address.',
  invalidPhone: 'Phone number must be 10 digits long and start with 6-9.',
  somethingWrong: 'Something went wrong. Please try again.',
  notSent: 'Failed to send email. Please check your connection and try again.',
  sent: 'Your inquiry has been sent successfully!',

  applicationSent:
    'Your application has been sent. Thank you for your interest in working with us.',
  notStored:
    'We could not keep your message just now, so it was not sent. Please try again in a minute.',
  tooOften: 'You have sent several messages in a short time. Please wait a minute and try again.',
  tooLarge: 'This is larger than we can receive. Please shorten it and try again.',
  tooLargeWithCv: 'This is larger than we can receive. Please choose a CV of 5 MB or less.',
  unreadable: 'We could not read what was sent. Please try again.',
  unknownForm: 'We do not know this form. Please use a form on our website.',
  wrongContentType: 'Please send this as JSON or as a form.',
  foreignOrigin: 'Please send this from our own website.',
  wrongMethod: 'This address cannot be used that way.',
  nothingHere: 'There is nothing at this address.',
} as const;

/** What a visitor reads beside a field. */
export const fieldMessages = {
  name: 'Please enter your name.',
  message: 'Please enter your message.',
  supportMessage: 'Please describe what you need help with.',
  position: 'Please select a position.',
  date: 'Please choose a date.',
  time: 'Please choose a time.',
  phone:
    'Please enter a phone number with 7 to 15 digits, such as +91 98765 43210. Spaces, dashes and brackets are fine.',
  text: 'Please write this as plain text.',
} as const;

export const cvMessages = {
  tooLarge: 'Your CV is larger than 5 MB. Please choose a smaller file.',
  empty: 'This file is empty. Please choose another file.',
  wrongKind: 'Please choose a CV as PDF, DOC, DOCX or ODT.',
  wrongContent:
    'This file does not look like the kind its name says. Please save it again as PDF, DOC, DOCX or ODT.',
  chooseAgain: 'Please choose your CV again: a browser does not keep a chosen file.',
} as const;

export function tooLong(field: keyof typeof longest): string {
  return `Please use ${longest[field].toLocaleString('en-IN')} characters or fewer.`;
}
