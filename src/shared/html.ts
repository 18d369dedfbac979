/** The ampersand comes first, so that no entity is escaped again. */
const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
] as const;

export function escapeHtml(text: string): string {
  return entities.reduce(
    (escaped, [character, entity]) => escaped.replaceAll(character, entity),
    text,
  );
}

/** Extracts the text without `innerHTML`, which Trusted Types forbid. */
export function extractPlainText(html: string): string {
  // React escapes apostrophes as &#x27;.
  const textWithEntities = html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
  return entities.reduceRight(
    (decoded, [character, entity]) => decoded.replaceAll(entity, character),
    textWithEntities,
  );
}
