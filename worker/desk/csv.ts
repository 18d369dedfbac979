/** Spreadsheets read a cell with this beginning as a formula. */
const formulaPattern = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u;

/** Prefixes possible formulas with an apostrophe, so that spreadsheets show them as text. */
function quoteCell(cellValue: string): string {
  const safeText = formulaPattern.test(cellValue) ? `'${cellValue}` : cellValue;
  return `"${safeText.replaceAll('"', '""')}"`;
}

/** The line ends with CRLF, as RFC 4180 requires. */
export function buildCsvLine(cellValues: string[]): string {
  return `${cellValues.map(quoteCell).join(',')}\r\n`;
}
