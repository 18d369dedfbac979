/** JSON within a script element, which an unescaped "<" could end. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
