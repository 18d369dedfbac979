const entityByCharacter: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const characterByEntity: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(entityByCharacter).map(([character, entity]) => [entity, character]),
  ),
  // React escapes apostrophes as this entity, so extractPlainText decodes it too.
  '&#x27;': "'",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entityByCharacter[character] ?? '');
}

/** Extracts the text without `innerHTML`, which Trusted Types forbid. */
export function extractPlainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => characterByEntity[entity] ?? entity);
}
