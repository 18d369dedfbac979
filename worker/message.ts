import * as v from 'valibot';
import { type FormName, formNames } from '../src/shared/forms.ts';
import type { HiddenFields } from '../src/shared/read-hidden-fields.ts';

const fieldsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

export const messageColumnSchemas = {
  reference: v.string(),
  form: v.picklist(formNames),
  email: v.string(),
  // A row with unreadable fields must not hide the other rows.
  fields: v.fallback(fieldsSchema, {}),
  page: v.nullable(v.string()),
  service: v.nullable(v.string()),
  received_at: v.number(),
};

const storedFileSchema = v.object({
  ...v.entriesFromList(['key', 'name', 'type'], v.string()),
  size: v.number(),
});
export type StoredFile = v.InferOutput<typeof storedFileSchema>;

export const filesColumnSchema = v.pipe(v.string(), v.parseJson(), v.array(storedFileSchema));

/** What a delivery needs of its message. */
export const deliveryContentSchema = v.object({
  ...messageColumnSchemas,
  fields: fieldsSchema,
  spam_reason: v.nullable(v.string()),
  files: v.array(storedFileSchema),
});
export type DeliveryContent = v.InferOutput<typeof deliveryContentSchema>;

export interface ValidMessage extends Pick<HiddenFields, 'submission' | 'page' | 'service'> {
  formName: FormName;
  fieldValues: Record<string, string> & { email: string };
  fingerprints: Record<'clean' | 'held', string>;
  /** The start of a meeting that the message books. */
  meetsAt: number | null;
}

export interface NewMessage extends ValidMessage {
  campaign: string | undefined;
  spamReason: string | null;
  isHeld: boolean;
  recipients: string[];
  files: StoredFile[];
}
