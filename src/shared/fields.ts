/** Field schemas clean a value before validating it, so the stored value is the validated one. */
import * as v from 'valibot';
import { cleanLine, cleanText, hasLetter, isVisible } from './cleaning.ts';
import { fieldMessages, tooLong } from './field-messages.ts';
import { longest } from './limits.ts';
import { messages } from './messages.ts';

type Field = keyof typeof longest;

/**
 * Follows the specification's basic pattern: local part, @, domain, dot and at least two letters.
 */
const emailPattern = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
const tenDigits = /^[6-9][0-9]{9}$/;
const phoneCharacters = /^\+?[0-9 ()-]+$/;

function cleaned(
  field: Field,
  clean: (typed: string) => string,
  message: string = fieldMessages.text,
  isFilled: (text: string) => boolean = () => true,
) {
  return v.pipe(
    v.string(message),
    v.transform(clean),
    v.check(isFilled, message),
    v.maxLength(longest[field], tooLong(field)),
  );
}

export function line(field: Field, required: string) {
  return cleaned(field, cleanLine, required, hasLetter);
}

export function optionalLine(field: Field) {
  return v.optional(cleaned(field, cleanLine), '');
}

export function paragraphs(required: string) {
  return cleaned('message', cleanText, required, isVisible);
}

export const optionalParagraphs = v.optional(cleaned('message', cleanText), '');

export const email = v.pipe(
  v.string(messages.invalidEmail),
  v.trim(),
  v.maxLength(longest.email, messages.invalidEmail),
  v.regex(emailPattern, messages.invalidEmail),
);

/** Not trimmed, because the specification validates the number exactly as typed. */
export const mobileNumber = v.pipe(
  v.string(messages.invalidPhone),
  v.regex(tenDigits, messages.invalidPhone),
);

function isPhoneNumber(typed: string): boolean {
  const digits = typed.replace(/[^0-9]/g, '').length;
  return phoneCharacters.test(typed) && digits >= 7 && digits <= 15;
}

function phone(isValid: (typed: string) => boolean) {
  return v.pipe(
    v.string(fieldMessages.phone),
    v.trim(),
    v.maxLength(longest.phoneNumber, fieldMessages.phone),
    v.check(isValid, fieldMessages.phone),
  );
}

export const phoneNumber = phone(isPhoneNumber);

export const optionalPhoneNumber = v.optional(
  phone((typed) => typed === '' || isPhoneNumber(typed)),
  '',
);
