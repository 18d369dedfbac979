import * as v from 'valibot';
import { type FormName, formSchemas } from '../src/shared/forms.ts';

export const messageColumnSchemas = {
  reference: v.string(),
  form: v.keyof(v.object(formSchemas)),
  email: v.string(),
  // A row with unreadable fields must not hide the other rows.
  fields: v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {}),
  page: v.nullable(v.string()),
  service: v.nullable(v.string()),
  received_at: v.number(),
};

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

export interface NewMessage extends ValidMessage {
  spamReason: string | null;
  isHeld: boolean;
  recipients: string[];
  file: StoredFile | null;
}
