import * as v from 'valibot';
import { type FormName, formSchemas } from '../src/shared/forms.ts';

/** What a visitor typed, by field. */
export const typedFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What was written, by the columns of its row. */
export const writtenColumns = {
  reference: v.string(),
  form: v.keyof(v.object(formSchemas)),
  email: v.string(),
  // One row that nobody can read must not hide the others.
  fields: v.fallback(typedFields, {}),
  page: v.nullable(v.string()),
  service: v.nullable(v.string()),
  received_at: v.number(),
};

/** A message as its recipients need it. */
export const notifiedInquiry = v.object({
  ...writtenColumns,
  tell: v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []),
  tell_attempts: v.number(),
});

export type NotifiedInquiry = v.InferOutput<typeof notifiedInquiry>;

/** A CV in the bucket. */
export interface StoredFile {
  key: string;
  name: string;
  type: string;
  size: number;
}

/** A message whose fields are valid. */
export interface ValidMessage {
  form: FormName;
  values: Record<string, string>;
  email: string;
  submission: string | undefined;
  page: string | undefined;
  service: string | undefined;
  /** SHA-256 of the file, so that another CV makes another message. */
  fileDigest: string;
}

/** A message to be stored. */
export interface Inquiry extends ValidMessage {
  heldReason: string | null;
  /** The names of its recipients beside the owner; null when there are none. */
  recipients: string | null;
  file: StoredFile | null;
}

/** A message as a consumer reads it. */
export interface ClaimedInquiry {
  reference: string;
  form: FormName;
  values: Record<string, string>;
  page: string | null;
  service: string | null;
  receivedAt: number;
  attempts: number;
  /** An earlier attempt had no clear result, so the mailbox may already have this. */
  maybeDelivered: boolean;
  file: StoredFile | null;
}
