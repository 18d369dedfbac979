/**
 * Field schemas clean a value before validating it, so the stored value is the validated one. An
 * error is the name of a message.
 */
import * as v from 'valibot';
import { cleanLine, cleanText, hasLetterOrDigit, hasVisibleCharacter } from './cleaning.ts';
import { maxFieldLengths } from './limits.ts';
import type { FieldMessageName } from './messages.ts';

type Field = keyof typeof maxFieldLengths;

const emailError: FieldMessageName = 'email';
const mobileNumberError: FieldMessageName = 'mobileNumber';
const phoneError: FieldMessageName = 'phone';

/** The specification requires this pattern: local part, @, domain, dot and at least two letters. */
const emailPattern = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
const mobileNumberPattern = /^[6-9][0-9]{9}$/;
const phonePattern = /^\+?[0-9 ()-]+$/;

function createTextSchema(
  fieldName: Field,
  normaliseText: (typed: string) => string,
  errorName: FieldMessageName = 'text',
  isFilled: (text: string) => boolean = () => true,
) {
  return v.pipe(
    v.string(errorName),
    v.transform(normaliseText),
    v.check(isFilled, errorName),
    v.maxLength(maxFieldLengths[fieldName], 'tooLong' satisfies FieldMessageName),
  );
}

export function createRequiredLineSchema(fieldName: Field, requiredMessage: FieldMessageName) {
  return createTextSchema(fieldName, cleanLine, requiredMessage, hasLetterOrDigit);
}

export function createOptionalLineSchema(fieldName: Field) {
  return v.optional(createTextSchema(fieldName, cleanLine), '');
}

export function createRequiredTextSchema(requiredMessage: FieldMessageName) {
  return createTextSchema('message', cleanText, requiredMessage, hasVisibleCharacter);
}

export const optionalTextSchema = v.optional(createTextSchema('message', cleanText), '');

export const emailSchema = v.pipe(
  v.string(emailError),
  v.transform(cleanLine),
  v.maxLength(maxFieldLengths.email, emailError),
  v.regex(emailPattern, emailError),
);

/** Does not trim the mobile number, because the specification validates the number exactly as typed. */
export const mobileNumberSchema = v.pipe(
  v.string(mobileNumberError),
  v.regex(mobileNumberPattern, mobileNumberError),
);

function isPhoneNumber(phoneNumber: string): boolean {
  const digitCount = phoneNumber.replace(/[^0-9]/g, '').length;
  return phonePattern.test(phoneNumber) && digitCount >= 7 && digitCount <= 15;
}

function createPhoneSchema(checkPhoneNumber: (typed: string) => boolean) {
  return v.pipe(
    v.string(phoneError),
    v.transform(cleanLine),
    v.maxLength(maxFieldLengths.phoneNumber, phoneError),
    v.check(checkPhoneNumber, phoneError),
  );
}

export const phoneNumberSchema = createPhoneSchema(isPhoneNumber);

export const optionalPhoneNumberSchema = v.optional(
  createPhoneSchema((phoneNumber) => phoneNumber === '' || isPhoneNumber(phoneNumber)),
  '',
);
