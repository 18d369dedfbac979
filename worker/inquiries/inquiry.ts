import type { FormName } from '../../src/shared/forms.ts';

/** A CV that lies in the bucket. */
export interface KeptFile {
  key: string;
  name: string;
  type: string;
  size: number;
}

/** A checked message on its way into the database. */
export interface Inquiry {
  form: FormName;
  values: Record<string, string>;
  email: string;
  submission: string | undefined;
  page: string | undefined;
  service: string | undefined;
  heldReason: string | null;
  file: KeptFile | null;
  /** SHA-256 of the file, so that another CV makes another message. */
  fileDigest: string;
}

/** A message as a sender reads it back. */
export interface ClaimedInquiry {
  reference: string;
  form: FormName;
  values: Record<string, string>;
  page: string | null;
  service: string | null;
  receivedAt: number;
  attempts: number;
  /** An earlier sending ended without a word, so the mailbox may already have this. */
  maybeDelivered: boolean;
  file: KeptFile | null;
}
