/** Field schemas clean a value before validating it, so the stored value is the validated one. */
import * as v from 'valibot';
import { cleanLine, cleanText, hasLetterOrDigit, hasVisibleCharacter } from './cleaning.ts';
import { buildTooLongMessage, fieldErrorMessages } from './field-messages.ts';
import { resultMessages } from './form-result-messages.ts';
import { maxFieldLengths } from './limits.ts';

type Field = keyof typeof maxFieldLengths;

/** The specification requires this pattern: local part, @, domain, dot and at least two letters. */
const emailPattern = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
const mobileNumberPattern = /^[6-9][0-9]{9}$/;
const phonePattern = /^\+?[0-9 ()-]+$/;

function createTextSchema(
  fieldName: Field,
  normaliseText: (typed: string) => string,
  errorMessage: string = fieldErrorMessages.text,
  isFilled: (text: string) => boolean = () => true,
) {
  return v.pipe(
    v.string(errorMessage),
    v.transform(normaliseText),
    v.check(isFilled, errorMessage),
    v.maxLength(maxFieldLengths[fieldName], buildTooLongMessage(fieldName)),
  );
}

export function createRequiredLineSchema(fieldName: Field, requiredMessage: string) {
  return createTextSchema(fieldName, cleanLine, requiredMessage, hasLetterOrDigit);
}

export function createOptionalLineSchema(fieldName: Field) {
  return v.optional(createTextSchema(fieldName, cleanLine), '');
}

export function createRequiredTextSchema(requiredMessage: string) {
  return createTextSchema('message', cleanText, requiredMessage, hasVisibleCharacter);
}

export const optionalTextSchema = v.optional(createTextSchema('message', cleanText), '');

export const emailSchema = v.pipe(
  v.string(resultMessages.invalidEmail),
  v.transform(cleanLine),
  v.maxLength(maxFieldLengths.email, resultMessages.invalidEmail),
  v.regex(emailPattern, resultMessages.invalidEmail),
);

/** Does not trim the mobile number, because the specification validates the number exactly as typed. */
export const mobileNumberSchema = v.pipe(
  v.string(resultMessages.invalidPhone),
  v.regex(mobileNumberPattern, resultMessages.invalidPhone),
);

function isPhoneNumber(phoneNumber: string): boolean {
  const digitCount = phoneNumber.replace(/[^0-9]/g, '').length;
  return phonePattern.test(phoneNumber) && digitCount >= 7 && digitCount <= 15;
}

function createPhoneSchema(checkPhoneNumber: (typed: string) => boolean) {
  return v.pipe(
    v.string(fieldErrorMessages.phone),
    v.transform(cleanLine),
    v.maxLength(maxFieldLengths.phoneNumber, fieldErrorMessages.phone),
    v.check(checkPhoneNumber, fieldErrorMessages.phone),
  );
}

export const phoneNumberSchema = createPhoneSchema(isPhoneNumber);

export const optionalPhoneNumberSchema = v.optional(
  createPhoneSchema((phoneNumber) => phoneNumber === '' || isPhoneNumber(phoneNumber)),
  '',
);
