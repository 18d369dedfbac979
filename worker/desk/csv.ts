/** A cell that begins so is a formula to a spreadsheet. */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u;

/** A cell that every spreadsheet shows as text: quoted, and with an apostrophe before what could be a formula. */
function cell(value: string): string {
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A line that ends as RFC 4180 says. */
export function csvLine(values: string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
