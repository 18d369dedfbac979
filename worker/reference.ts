import * as v from 'valibot';

/** Excludes I, L, O, U, 0 and 1, which are easily confused when read aloud. */
const referenceCharacters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** Larger bytes are skipped, so that each letter is equally likely. */
const unbiasedByteLimit = 256 - (256 % referenceCharacters.length);

/** Accepts any prefix, because older messages keep their prefix when the owner changes it. */
export const referencePattern = /^[A-Z]{2,4}-[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/;

/** Returns a reference that a visitor can read aloud on the phone, such as CC-7K3M-9QX2. */
export function createReference(prefix: string): string {
  let pickedCharacters = '';
  while (pickedCharacters.length < 8) {
    for (const randomByte of crypto.getRandomValues(new Uint8Array(16))) {
      if (randomByte < unbiasedByteLimit && pickedCharacters.length < 8) {
        pickedCharacters += referenceCharacters[randomByte % referenceCharacters.length];
      }
    }
  }
  return `${prefix}-${pickedCharacters.slice(0, 4)}-${pickedCharacters.slice(4)}`;
}

const referenceRowsSchema = v.array(v.object({ reference: v.string() }));

export function readReferencesFromRows(rows: unknown[]): string[] {
  return v.parse(referenceRowsSchema, rows).map(({ reference }) => reference);
}
