const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
  '&#x27;': "'",
};

/** A heading of the contents. The build gives HTML, which Trusted Types let no page write from a text. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|#39|#x27);/g, (entity) => characters[entity] ?? entity);
}
