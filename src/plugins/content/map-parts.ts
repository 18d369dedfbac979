export type FieldKeys = (string | number)[];

/** Replaces every part of a value, inner parts first. */
export function mapParts(
  value: unknown,
  change: (part: unknown, keys: FieldKeys) => unknown,
  keys: FieldKeys = [],
): unknown {
  function inner(part: unknown, key: string | number): unknown {
    return mapParts(part, change, [...keys, key]);
  }
  if (Array.isArray(value)) {
    return change(value.map(inner), keys);
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, part]) => [key, inner(part, key)]);
    return change(Object.fromEntries(fields), keys);
  }
  return change(value, keys);
}
