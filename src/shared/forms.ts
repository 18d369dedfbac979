/** The schema of each form, with its fields in page order. */
import * as v from 'valibot';
import { fieldMessages } from './field-messages.ts';
import {
  emailSchema,
  mobileNumberSchema,
  optionalLineSchema,
  optionalPhoneNumberSchema,
  optionalTextSchema,
  phoneNumberSchema,
  requiredLineSchema,
  requiredTextSchema,
} from './fields.ts';

const nameSchema = requiredLineSchema('name', fieldMessages.name);

export const formSchemas = {
  inquiry: v.object({
    name: nameSchema,
    email: emailSchema,
    phoneNumber: mobileNumberSchema,
    type: optionalLineSchema('type'),
    message: requiredTextSchema(fieldMessages.message),
  }),
  contact: v.object({
    name: nameSchema,
    email: emailSchema,
    phoneNumber: phoneNumberSchema,
    message: requiredTextSchema(fieldMessages.message),
  }),
  support: v.object({
    name: nameSchema,
    email: emailSchema,
    phoneNumber: optionalPhoneNumberSchema,
    address: optionalLineSchema('address'),
    message: requiredTextSchema(fieldMessages.supportMessage),
  }),
  meeting: v.object({
    name: nameSchema,
    email: emailSchema,
    phoneNumber: phoneNumberSchema,
    date: requiredLineSchema('date', fieldMessages.date),
    time: requiredLineSchema('time', fieldMessages.time),
    message: optionalTextSchema,
  }),
  application: v.object({
    name: nameSchema,
    email: emailSchema,
    position: requiredLineSchema('position', fieldMessages.position),
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
  meeting: 'Meeting request',
  application: 'Job application',
};

type FieldName = { [Form in FormName]: keyof FormValues<Form> }[FormName];

export const fieldLabels: Record<string, string> = {
  name: 'Name',
  email: 'Email',
  phoneNumber: 'Phone number',
  type: 'Nature of business',
  address: 'Website or project',
  date: 'Preferred date',
  time: 'Preferred time',
  message: 'Message',
  position: 'Position',
  coverLetter: 'Cover letter',
  cv: 'CV',
} satisfies Record<FieldName | 'cv', string>;
