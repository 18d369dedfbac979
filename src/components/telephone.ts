/** A link that dials a number. The (0) of a number is for calls within its country. */
export function telephone(number: string): string {
  return `tel:${number.replace('(0)', '').replace(/[^\d+]/g, '')}`;
}
