/** Omits the (0), which is dialled within the country only. */
export function telephone(number: string): string {
  return `tel:${number.replace('(0)', '').replace(/[^\d+]/g, '')}`;
}
