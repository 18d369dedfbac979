/** Spreadsheets read such a cell as a formula. */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u;

/** Prefixes possible formulas with an apostrophe, so that spreadsheets show them as text. */
function cell(value: string): string {
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Ends with CRLF, as RFC 4180 requires. */
export function csvLine(values: string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
