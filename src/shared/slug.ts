/** Pairs each Devanagari letter with its Latin transcription. */
const latinByLetter = new Map(
  [
    ...'अa आa इi ईi उu ऊu ऋri एe ऐai ओo औau ऑo कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फph बb भbh मm यy रr लl ळl वv शsh षsh सs हh ाa िi ीi ुu ूu ृri ेe ैai ोo ौau ॉo ंn ँn ःh ०0 १1 २2 ३3 ४4 ५5 ६6 ७7 ८8 ९9'.matchAll(
      /([\u0900-\u097f])(\w+)/g,
    ),
  ].map(([, letter = '', latin = '']) => [letter, latin] as const),
);

/** Returns an empty string when the title has no Latin letter, digit or Devanagari letter. */
export function buildSlug(title: string): string {
  return (
    title
      .normalize('NFC')
      // A Devanagari consonant includes an "a" unless a vowel sign or the end of the word follows.
      .replace(/([क-ह])़?(?=[ँ-ःअ-ह])/g, '$1a')
      .replace(/[\u0900-\u097f]/g, (letter) => latinByLetter.get(letter) ?? '')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
  );
}

export function buildSlugOrThrow(title: string): string {
  const slug = buildSlug(title);
  if (slug === '') {
    throw new Error(
      `An address needs Latin letters or digits, and "${title}" has none that can be made of it. Begin with a title that has, and write yours into the file.`,
    );
  }
  return slug;
}
