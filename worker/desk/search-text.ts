/** Lower case and compatible forms; combining marks stay, because राम and रोमा differ only in vowel signs. */
export function normaliseSearchText(text: string, phoneNumber = ''): string {
  const digits = phoneNumber.replace(/\D/g, '');
  return `${text.normalize('NFKC').toLowerCase()} ${digits}`;
}
