/** A number as a link that dials it; a (0) is dialled only within its country. */
export function telephone(number: string): string {
  return `tel:${number.replace('(0)', '').replace(/[^\d+]/g, '')}`;
}
