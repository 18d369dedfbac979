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
const mobileNumberPattern = /^[6-9][0-9]{9}$/;
const phonePattern = /^\+?[0-9 ()-]+$/;

function cleanedText(
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

export function requiredLine(field: Field, requiredMessage: string) {
  return cleanedText(field, cleanLine, requiredMessage, hasLetter);
}

export function optionalLine(field: Field) {
  return v.optional(cleanedText(field, cleanLine), '');
}

export function requiredText(requiredMessage: string) {
  return cleanedText('message', cleanText, requiredMessage, isVisible);
}

export const optionalText = v.optional(cleanedText('message', cleanText), '');

export const emailField = v.pipe(
  v.string(messages.invalidEmail),
  v.trim(),
  v.maxLength(longest.email, messages.invalidEmail),
  v.regex(emailPattern, messages.invalidEmail),
);

/** Phone numbers are not trimmed, because the specification validates them exactly as typed. */
export const mobileNumberField = v.pipe(
  v.string(messages.invalidPhone),
  v.regex(mobileNumberPattern, messages.invalidPhone),
);

function isPhoneNumber(input: string): boolean {
  const digits = input.replace(/[^0-9]/g, '').length;
  return phonePattern.test(input) && digits >= 7 && digits <= 15;
}

function phone(isValid: (typed: string) => boolean) {
  return v.pipe(
    v.string(fieldMessages.phone),
    v.trim(),
    v.maxLength(longest.phoneNumber, fieldMessages.phone),
    v.check(isValid, fieldMessages.phone),
  );
}

export const phoneNumberField = phone(isPhoneNumber);

export const optionalPhoneNumberField = v.optional(
  phone((input) => input === '' || isPhoneNumber(input)),
  '',
);
