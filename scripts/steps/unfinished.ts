/** Finds what a visitor must not meet: people and projects that are not real, addresses that lead nowhere. */

/** Domains that the standards keep for examples, and our placeholder telephone numbers. */
const placeholder = /\.example\b|[./-]example\b|codecrafters_ex\b|\+91 522 000 000\d/;

export function findUnfinished(content: object): string[] {
  const found: string[] = [];
  walk(content, [], found);
  return found;
}

function walk(value: unknown, place: string[], found: string[]): void {
  if (typeof value === 'string') {
    if (placeholder.test(value)) {
      found.push(`${place.join('.')}: "${value}" is a placeholder.`);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) {
    return;
  }
  if ('sample' in value && value.sample === true) {
    found.push(`${place.join('.')}: sample content (${nameOf(value)}).`);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    walk(inner, [...place, key], found);
  }
}

function nameOf(entry: object): string {
  const names = Object.entries(entry).filter(([key]) =>
    ['name', 'fullName', 'title'].includes(key),
  );
  return String(names[0]?.[1] ?? 'unnamed');
}
