/** A tel: link omits the (0), which is dialled within the country only. */
export function buildTelUrl(phoneNumber: string): string {
  return `tel:${phoneNumber.replace('(0)', '').replace(/[^\d+]/g, '')}`;
}
