/** SQL for a command line that has no place for bound values. */

/** A value as an SQLite literal: whatever a text holds, it stays inside its quotes. */
function literal(value: string | number): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
    return String(value);
  }
  if (value.includes('\0')) throw new RangeError('A text must not hold a zero byte.');
  return `'${value.replaceAll("'", "''")}'`;
}

/** Puts values into the places marked with a question mark, in their order. */
export function fill(sql: string, values: (string | number)[]): string {
  const parts = sql.split('?');
  if (parts.length !== values.length + 1)
    throw new RangeError(`${values.length} values for ${parts.length - 1} places.`);
  return parts
    .map((part, index) => (index === 0 ? part : `${literal(values[index - 1] ?? '')}${part}`))
    .join('');
}
