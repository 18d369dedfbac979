import * as v from 'valibot';

/** Excludes I, L, O, U, 0 and 1, which are easily confused when read aloud. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** Larger bytes are skipped, so that each letter is equally likely. */
const unbiasedLimit = 256 - (256 % alphabet.length);

/** Accepts any prefix, because older messages keep theirs when the owner changes it. */
export const referencePattern = /^[A-Z]{2,4}-[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/;

/** A reference that a visitor can read aloud on the phone, such as CC-7K3M-9QX2. */
export function newReference(prefix: string): string {
  let letters = '';
  while (letters.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      if (byte < unbiasedLimit && letters.length < 8) {
        letters += alphabet[byte % alphabet.length];
      }
    }
  }
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const rowsSchema = v.array(v.object({ reference: v.string() }));

export function referencesOf(rows: unknown[]): string[] {
  return v.parse(rowsSchema, rows).map(({ reference }) => reference);
}
