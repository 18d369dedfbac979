import type { FormName } from '../../src/shared/forms.ts';

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
  /** Who is to be told of it beside the owner; null when nobody is. */
  tell: string | null;
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
