import * as v from 'valibot';
import { type FormName, formSchemas } from '../src/shared/forms.ts';

export const fieldsJsonSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

export const messageColumnSchemas = {
  reference: v.string(),
  form: v.keyof(v.object(formSchemas)),
  email: v.string(),
  // A row with unreadable fields must not hide the other rows.
  fields: v.fallback(fieldsJsonSchema, {}),
  page: v.nullable(v.string()),
  service: v.nullable(v.string()),
  received_at: v.number(),
};

export const notifiedInquirySchema = v.object({
  ...messageColumnSchemas,
  tell: v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []),
  tell_attempts: v.number(),
});

export type NotifiedInquiry = v.InferOutput<typeof notifiedInquirySchema>;

export interface StoredFile {
  key: string;
  name: string;
  type: string;
  size: number;
}

export interface ValidMessage {
  formName: FormName;
  fieldValues: Record<string, string> & { email: string };
  submissionId: string | undefined;
  pagePath: string | undefined;
  serviceKey: string | undefined;
  /** SHA-256 of the file, so that a different CV makes a different message. */
  fileDigest: string;
}

export interface Inquiry extends ValidMessage {
  heldReason: string | null;
  recipients: string | null;
  file: StoredFile | null;
}

export interface ClaimedInquiry {
  reference: string;
  form: FormName;
  values: Record<string, string>;
  page: string | null;
  service: string | null;
  receivedAt: number;
  attempts: number;
  /** An earlier attempt had no clear result, so the mail may have arrived. */
  maybeDelivered: boolean;
  file: StoredFile | null;
}
