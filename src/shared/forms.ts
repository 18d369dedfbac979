/** The schema of each form, with its fields in page order. */
import * as v from 'valibot';
import {
  createOptionalLineSchema,
  createRequiredLineSchema,
  createRequiredTextSchema,
  emailSchema,
  mobileNumberSchema,
  optionalPhoneNumberSchema,
  optionalTextSchema,
  phoneNumberSchema,
} from './fields.ts';

const nameSchema = createRequiredLineSchema('name', 'name');

export const formSchemas = {
  inquiry: v.object({
    name: nameSchema,
    email: emailSchema,
    phoneNumber: mobileNumberSchema,
    type: createOptionalLineSchema('type'),
    message: createRequiredTextSchema('message'),
  }),
  contact: v.object({
    name: nameSchema,
    email: emailSchema,
    phoneNumber: phoneNumberSchema,
    message: createRequiredTextSchema('message'),
  }),
  support: v.object({
    name: nameSchema,
    email: emailSchema,
    phoneNumber: optionalPhoneNumberSchema,
    address: createOptionalLineSchema('address'),
    message: createRequiredTextSchema('supportMessage'),
  }),
  meeting: v.object({
    /** The start of a free slot, such as 2026-12-03T10:30:00.000Z. */
    slot: createRequiredLineSchema('slot', 'slot'),
    name: nameSchema,
    email: emailSchema,
    phoneNumber: phoneNumberSchema,
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
