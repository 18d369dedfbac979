export type FieldKeys = (string | number)[];

/** Replaces every nested value with the result of `changePart`, innermost values first. */
export function mapNestedValues(
  value: unknown,
  changePart: (part: unknown, keys: FieldKeys) => unknown,
  keyPath: FieldKeys = [],
): unknown {
  function mapChild(childValue: unknown, childKey: string | number): unknown {
    return mapNestedValues(childValue, changePart, [...keyPath, childKey]);
  }
  if (Array.isArray(value)) {
    return changePart(value.map(mapChild), keyPath);
  }
  if (typeof value === 'object' && value !== null) {
    const mappedEntries = Object.entries(value).map(([key, child]) => [key, mapChild(child, key)]);
    return changePart(Object.fromEntries(mappedEntries), keyPath);
  }
  return changePart(value, keyPath);
}
