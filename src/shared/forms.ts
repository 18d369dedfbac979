/** Every form: its fields in the order they stand on the page, and the rule of each. */
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
    /** The nature of business. */
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
    /** The website or project that needs help. */
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

/** The forms that /api/v1/email receives; an application goes to /api/v1/applications. */
export const messageForms = ['inquiry', 'contact', 'support', 'meeting'] as const;

/** Names of the forms and fields wherever a person reads them. */
export const formLabels: Record<FormName, string> = {
  inquiry: 'Inquiry',
  contact: 'Message',
  support: 'Support request',
  meeting: 'Meeting request',
  application: 'Job application',
};

type FieldName = { [Form in FormName]: keyof FormValues<Form> }[FormName];

/** A field without a label does not compile. */
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
