import { readEntities } from '../../shared/html.ts';

/** A heading of the contents. The build gives HTML, which Trusted Types let no page write from a text. */
export function plainText(html: string): string {
  return readEntities(html.replace(/<[^>]*>/g, ''));
}
