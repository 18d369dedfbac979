/** Lower case and compatible forms; combining marks stay, because राम and रोमा differ only in vowel signs. */
export function normaliseSearchText(text: string, phoneNumber = ''): string {
  const digits = phoneNumber.replace(/\D/g, '');
  // SQLite could end a text at a NUL character.
  const cleanText = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cc}+/gu, ' ');
  return `${cleanText} ${digits}`;
}
