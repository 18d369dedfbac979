export type FieldKeys = (string | number)[];

/** Replaces every nested value with the result of `change`, innermost first. */
export function mapParts(
  value: unknown,
  change: (part: unknown, keys: FieldKeys) => unknown,
  keys: FieldKeys = [],
): unknown {
  function mapChild(part: unknown, key: string | number): unknown {
    return mapParts(part, change, [...keys, key]);
  }
  if (Array.isArray(value)) {
    return change(value.map(mapChild), keys);
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, part]) => [key, mapChild(part, key)]);
    return change(Object.fromEntries(fields), keys);
  }
  return change(value, keys);
}
