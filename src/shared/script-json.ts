/** Serialises a value for a script element, which an unescaped "<" could close. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
