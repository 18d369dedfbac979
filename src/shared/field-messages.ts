import { formatClockTime } from './clock-time.ts';
import { maxFieldLengths } from './limits.ts';

export const fieldErrorMessages = {
  name: 'Please enter your name.',
  message: 'Please enter your message.',
  supportMessage: 'Please describe what you need help with.',
  position: 'Please select a position.',
  date: 'Please choose a date.',
  pastDate: 'This day has passed. Please choose today or a later day.',
  time: 'Please choose a time.',
  pastTime: 'This hour has passed. Please choose a later one, or another day.',
  phone:
    'Please enter a phone number with 7 to 15 digits, such as +91 98765 43210. Spaces, dashes and brackets are fine.',
  text: 'Please write this as plain text.',
} as const;

export const fileErrorMessages = {
  tooMany: 'Please choose three files at most.',
  tooLarge: 'Your files are larger than 5 MB together. Please choose fewer or smaller ones.',
  empty: 'This file is empty. Please choose another file.',
  wrongKind:
    'Please choose a picture (PNG, JPEG, WebP, HEIC) or a document (PDF, DOCX, XLSX, ODT, TXT).',
  wrongContent:
    'This file does not look like the kind its name says. Please save it again, or choose another.',
  chooseAgain: 'Please choose your files again: a browser does not keep chosen files.',
} as const;

export const cvErrorMessages = {
  tooMany: 'Please choose one file.',
  tooLarge: 'Your CV is larger than 5 MB. Please choose a smaller file.',
  empty: 'This file is empty. Please choose another file.',
  wrongKind: 'Please choose a CV as PDF, DOC, DOCX or ODT.',
  wrongContent:
    'This file does not look like the kind its name says. Please save it again as PDF, DOC, DOCX or ODT.',
  chooseAgain: 'Please choose your CV again: a browser does not keep a chosen file.',
} as const;

/** `toLocaleString` would throw before the check of types reports a field without its length. */
export function buildTooLongMessage(fieldName: keyof typeof maxFieldLengths): string {
  const maxLength = new Intl.NumberFormat('en-IN').format(maxFieldLengths[fieldName]);
  return `Please use ${maxLength} characters or fewer.`;
}

export function buildClosedDayMessage(openDayRange: string): string {
  return `We are closed on this day. Please choose another: we are open ${openDayRange}.`;
}

export function buildClosedHourMessage(openingTime: string, closingTime: string): string {
  return `Please choose a time between ${formatClockTime(openingTime)} and ${formatClockTime(closingTime)}.`;
}
