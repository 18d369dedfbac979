/** The schema of each form, with its fields in page order. */
import * as v from 'valibot';
import { fieldMessages } from './field-messages.ts';
import {
  email,
  line,
  mobileNumber,
  optionalLine,
  optionalParagraphs,
  optionalPhoneNumber,
  paragraphs,
  phoneNumber,
} from './fields.ts';

const name = line('name', fieldMessages.name);

export const formSchemas = {
  inquiry: v.object({
    name,
    email,
    phoneNumber: mobileNumber,
    type: optionalLine('type'),
    message: paragraphs(fieldMessages.message),
  }),
  contact: v.object({
    name,
    email,
    phoneNumber,
    message: paragraphs(fieldMessages.message),
  }),
  support: v.object({
    name,
    email,
    phoneNumber: optionalPhoneNumber,
    address: optionalLine('address'),
    message: paragraphs(fieldMessages.supportMessage),
  }),
  meeting: v.object({
    name,
    email,
    phoneNumber,
    date: line('date', fieldMessages.date),
    time: line('time', fieldMessages.time),
    message: optionalParagraphs,
  }),
  application: v.object({
    name,
    email,
    position: line('position', fieldMessages.position),
    coverLetter: optionalParagraphs,
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
