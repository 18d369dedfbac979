/** The ampersand comes first, so that no entity is escaped again. */
const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
] as const;

export function escapeHtml(text: string): string {
  return entities.reduce((escaped, [char, entity]) => escaped.replaceAll(char, entity), text);
}

/** Extracts the text without `innerHTML`, which Trusted Types forbid. */
export function extractPlainText(html: string): string {
  // React escapes apostrophes as &#x27;.
  const text = html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
  return entities.reduceRight((decoded, [char, entity]) => decoded.replaceAll(entity, char), text);
}
