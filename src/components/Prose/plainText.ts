import { readEntities } from '../../shared/html.ts';

/** A heading as text. The build gives HTML, which Trusted Types do not let a page write. */
export function plainText(html: string): string {
  return readEntities(html.replace(/<[^>]*>/g, ''));
}
