/** Spreadsheets read a cell with this beginning as a formula. */
const formulaPattern = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u;

/** An apostrophe makes spreadsheets show a possible formula as text; the line ends with CRLF, as RFC 4180 requires. */
export function buildCsvLine(cellValues: string[]): string {
  const cells = cellValues.map((value) => {
    const safeText = formulaPattern.test(value) ? `'${value}` : value;
    return `"${safeText.replaceAll('"', '""')}"`;
  });
  return `${cells.join(',')}\r\n`;
}
