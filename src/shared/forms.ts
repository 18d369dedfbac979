/** The schema of each form, with its fields in page order. */
import * as v from 'valibot';
import { fieldMessages } from './field-messages.ts';
import {
  emailField,
  mobileNumberField,
  optionalLine,
  optionalPhoneNumberField,
  optionalText,
  phoneNumberField,
  requiredLine,
  requiredText,
} from './fields.ts';

const name = requiredLine('name', fieldMessages.name);

export const formSchemas = {
  inquiry: v.object({
    name,
    email: emailField,
    phoneNumber: mobileNumberField,
    type: optionalLine('type'),
    message: requiredText(fieldMessages.message),
  }),
  contact: v.object({
    name,
    email: emailField,
    phoneNumber: phoneNumberField,
    message: requiredText(fieldMessages.message),
  }),
  support: v.object({
    name,
    email: emailField,
    phoneNumber: optionalPhoneNumberField,
    address: optionalLine('address'),
    message: requiredText(fieldMessages.supportMessage),
  }),
  meeting: v.object({
    name,
    email: emailField,
    phoneNumber: phoneNumberField,
    date: requiredLine('date', fieldMessages.date),
    time: requiredLine('time', fieldMessages.time),
    message: optionalText,
  }),
  application: v.object({
    name,
    email: emailField,
    position: requiredLine('position', fieldMessages.position),
    coverLetter: optionalText,
  }),
};

export type FormName = keyof typeof formSchemas;
export const formNames = Object.keys(formSchemas) as FormName[];
export type FormValues<Form extends FormName> = v.InferOutput<(typeof formSchemas)[Form]>;
export type FieldErrors = Record<string, string>;

export const messageForms = ['inquiry', 'contact', 'support', 'meeting'] as const;

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
