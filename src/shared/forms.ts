/**
 * The schema of each form, with its fields in page order. Schemas clean a value before they validate it,
 * so the stored value is the validated one. An error is the name of a message.
 */
import * as v from 'valibot';
import { cleanLine, cleanText, hasLetterOrDigit, hasVisibleCharacter } from './cleaning.ts';
import { maxFieldLengths } from './limits.ts';
import type { FieldMessageName } from './messages.ts';

type Field = keyof typeof maxFieldLengths;

/** The specification requires this pattern: local part, @, domain, dot and at least two letters. */
const emailPattern = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
const mobileNumberPattern = /^[6-9][0-9]{9}$/;
const phonePattern = /^\+?[0-9 ()-]+$/;

/** An absent value counts as empty. */
function createTextSchema(
  fieldName: Field,
  normaliseText: (typed: string) => string,
  errorName: FieldMessageName = 'text',
  isValid: (text: string) => boolean = () => true,
) {
  return v.pipe(
    v.nullish(v.string(errorName), ''),
    v.transform(normaliseText),
    v.check(isValid, errorName),
    v.maxLength(maxFieldLengths[fieldName], 'tooLong' satisfies FieldMessageName),
  );
}

function createRequiredLineSchema(fieldName: Field, requiredMessage: FieldMessageName) {
  return createTextSchema(fieldName, cleanLine, requiredMessage, hasLetterOrDigit);
}

function createRequiredTextSchema(requiredMessage: FieldMessageName) {
  return createTextSchema('message', cleanText, requiredMessage, hasVisibleCharacter);
}

const optionalTextSchema = createTextSchema('message', cleanText);

function isEmail(text: string): boolean {
  return text.length <= maxFieldLengths.email && emailPattern.test(text);
}

const emailSchema = createTextSchema('email', cleanLine, 'email', isEmail);

/** Does not trim the mobile number, because the specification validates the number exactly as typed. */
const mobileNumberSchema = createTextSchema('phoneNumber', String, 'mobileNumber', (typed) =>
  mobileNumberPattern.test(typed),
);

function isPhoneNumber(text: string): boolean {
  const digitCount = text.replace(/[^0-9]/g, '').length;
  const isShort = text.length <= maxFieldLengths.phoneNumber;
  return isShort && phonePattern.test(text) && digitCount >= 7 && digitCount <= 15;
}

function createPhoneSchema(isRequired: boolean) {
  return createTextSchema('phoneNumber', cleanLine, 'phone', (text) =>
    text === '' ? !isRequired : isPhoneNumber(text),
  );
}

const nameSchema = createRequiredLineSchema('name', 'name');

export const formSchemas = {
  inquiry: v.object({
    name: nameSchema,
    email: emailSchema,
    phoneNumber: mobileNumberSchema,
    type: createTextSchema('type', cleanLine),
    message: createRequiredTextSchema('message'),
  }),
  contact: v.object({
    name: nameSchema,
    email: emailSchema,
    phoneNumber: createPhoneSchema(true),
    message: createRequiredTextSchema('message'),
  }),
  support: v.object({
    name: nameSchema,
    email: emailSchema,
    phoneNumber: createPhoneSchema(false),
    address: createTextSchema('address', cleanLine),
    message: createRequiredTextSchema('supportMessage'),
  }),
  meeting: v.object({
    /** The start of a free slot, such as 2026-12-03T10:30:00.000Z. */
    slot: createRequiredLineSchema('slot', 'slot'),
    name: nameSchema,
    email: emailSchema,
    phoneNumber: createPhoneSchema(true),
    message: optionalTextSchema,
  }),
  application: v.object({
    name: nameSchema,
    email: emailSchema,
    position: createRequiredLineSchema('position', 'position'),
    coverLetter: optionalTextSchema,
  }),
};

export type FormName = keyof typeof formSchemas;
export const formNames = Object.keys(formSchemas) as FormName[];
export type FormValues<Form extends FormName> = v.InferOutput<(typeof formSchemas)[Form]>;
export type FieldErrors = Record<string, string>;

export const messageFormNames = ['inquiry', 'contact', 'support', 'meeting'] as const;

export const formLabels: Record<FormName, string> = {
  inquiry: 'Inquiry',
  contact: 'Message',
  support: 'Support request',
  meeting: 'Meeting',
  application: 'Job application',
};

type FieldName = { [Form in FormName]: keyof FormValues<Form> }[FormName];

export const fieldLabels: Record<string, string> = {
  name: 'Name',
  email: 'Email',
  phoneNumber: 'Phone number',
  type: 'Nature of business',
  address: 'Website or project',
  slot: 'Meeting',
  message: 'Message',
  position: 'Position',
  coverLetter: 'Cover letter',
  cv: 'CV',
} satisfies Record<FieldName | 'cv', string>;
