/** What a spreadsheet takes for a formula when it stands first. */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u;

/** A cell that every spreadsheet shows as text: quoted, and with an apostrophe before what could be a formula. */
function cell(value: string): string {
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** With a byte-order mark, so that Excel reads Hindi names; lines end as RFC 4180 says. */
export function csv(heads: string[], rows: string[][]): string {
  return `\uFEFF${[heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
