import { stripVTControlCharacters } from 'node:util';

/** A text that cannot move the cursor, colour the screen or break the line. */
export function harmless(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function cut(text: string, width: number): string {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return letters.length <= width ? text : `${letters.slice(0, Math.max(1, width - 1)).join('')}…`;
}

function widthOf(text: string): number {
  return Array.from(graphemes.segment(text)).length;
}

const gap = '  ';

/** Columns side by side, at most as wide as the terminal. The last columns give way, then disappear. */
export function table(heads: string[], lines: string[][], terminal: number): string {
  const rows = [heads, ...lines.map((line) => line.map(harmless))];
  const widths = fitted(
    heads.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? '')))),
    terminal,
  );
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = cut(row[column] ?? '', width);
          return cell + ' '.repeat(width - widthOf(cell));
        })
        .join(gap)
        .trimEnd(),
    )
    .join('\n');
}

const narrowest = 8;

function fitted(wanted: number[], terminal: number): number[] {
  const widths: number[] = [];
  let left = terminal;
  for (const [column, width] of wanted.entries()) {
    const space = left - (column === 0 ? 0 : gap.length);
    if (column > 0 && space < Math.min(width, narrowest)) {
      break;
    }
    widths.push(Math.max(1, Math.min(width, space)));
    left = space - width;
  }
  return widths;
}
