/** The kinds of field that the forms are made of. Cleaning comes first, so a rule judges what would be kept. */
import * as v from 'valibot';
import { cleanLine, cleanText, hasLetter, isVisible } from './cleaning.ts';
import { fieldMessages, tooLong } from './field-messages.ts';
import { longest } from './limits.ts';
import { messages } from './messages.ts';

/** A local part, @, a domain, a dot and at least two letters: the specification's basic pattern. */
const emailPattern = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
const tenDigits = /^[6-9][0-9]{9}$/;
const phoneCharacters = /^\+?[0-9 ()-]+$/;

export function line(field: keyof typeof longest, required: string) {
  return v.pipe(
    v.string(required),
    v.transform(cleanLine),
    v.check(hasLetter, required),
    v.maxLength(longest[field], tooLong(field)),
  );
}

export function optionalLine(field: keyof typeof longest) {
  return v.optional(
    v.pipe(
      v.string(fieldMessages.text),
      v.transform(cleanLine),
      v.maxLength(longest[field], tooLong(field)),
    ),
    '',
  );
}

export function paragraphs(required: string) {
  return v.pipe(
    v.string(required),
    v.transform(cleanText),
    v.check(isVisible, required),
    v.maxLength(longest.message, tooLong('message')),
  );
}

export const optionalParagraphs = v.optional(
  v.pipe(
    v.string(fieldMessages.text),
    v.transform(cleanText),
    v.maxLength(longest.message, tooLong('message')),
  ),
  '',
);

export const email = v.pipe(
  v.string(messages.invalidEmail),
  v.trim(),
  v.maxLength(longest.email, messages.invalidEmail),
  v.regex(emailPattern, messages.invalidEmail),
);

/** The inquiry's number, as typed: nothing is trimmed, because the specification judges what was typed. */
export const mobileNumber = v.pipe(
  v.string(messages.invalidPhone),
  v.regex(tenDigits, messages.invalidPhone),
);

function isPhoneNumber(typed: string): boolean {
  const digits = typed.replace(/[^0-9]/g, '').length;
  return phoneCharacters.test(typed) && digits >= 7 && digits <= 15;
}

/** A number as people write it, from any country. */
export const phoneNumber = v.pipe(
  v.string(fieldMessages.phone),
  v.trim(),
  v.maxLength(longest.phoneNumber, fieldMessages.phone),
  v.check(isPhoneNumber, fieldMessages.phone),
);

export const optionalPhoneNumber = v.optional(
  v.pipe(
    v.string(fieldMessages.phone),
    v.trim(),
    v.maxLength(longest.phoneNumber, fieldMessages.phone),
    v.check((typed) => typed === '' || isPhoneNumber(typed), fieldMessages.phone),
  ),
  '',
);
