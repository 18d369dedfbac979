/** Maps are merged, null takes a field out, all else takes the place of what was there. */
export function merge(below: unknown, above: unknown): unknown {
  if (!isMap(above)) {
    return above;
  }
  const merged: Record<string, unknown> = isMap(below) ? { ...below } : {};
  for (const [key, value] of Object.entries(above)) {
    if (value === null) {
      delete merged[key];
    } else {
      merged[key] = merge(merged[key], value);
    }
  }
  return merged;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
