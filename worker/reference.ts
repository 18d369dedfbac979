/** Excludes I, L, O, U, 0 and 1, which are easily confused when read aloud. */
const referenceCharacters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Accepts any prefix, because older messages keep their prefix when the owner changes it. */
export const referencePattern = /^[A-Z]{2,4}-[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/;

/** Returns a reference that a visitor can read aloud on the phone, such as CC-7K3M-9QX2. */
export function createReference(prefix: string): string {
  // Of 32 bits, the rest by 30 is as good as equally likely.
  const numbers = Array.from(crypto.getRandomValues(new Uint32Array(8)));
  const letters = numbers.map((number) => referenceCharacters[number % referenceCharacters.length]);
  return [prefix, letters.slice(0, 4).join(''), letters.slice(4).join('')].join('-');
}
