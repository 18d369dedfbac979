/** Keeps all lines that nobody edited, because the rich text field writes Markdown anew, such as a table without its alignment. */

interface Field {
  /** The Markdown that the field reported last. */
  text: string;
  /** The same text as the rich text field writes it. */
  richText: string;
}

/** Corrects the event with which a rich text field reports its Markdown, before Sveltia CMS receives it. */
export function keepUneditedLines(): void {
  const fields = new WeakMap<Element, Field>();

  function correctReport({ target, detail }: Event & { detail?: unknown }) {
    const report = Object(detail) as { value: unknown };
    if (!(target instanceof HTMLElement) || target.hidden || typeof report.value !== 'string') {
      return;
    }
    const textArea = target.closest('.text-editor')?.querySelector('textarea');
    if (!textArea) {
      return;
    }
    const field = fields.get(target);
    // Otherwise the field has just read the text, and nobody has edited it.
    const isEdit = field?.text === textArea.value && (field.richText || !field.text);
    // The toolbar and its dialogs, such as that of a link, act on the selection.
    const isLeft = !document.activeElement?.closest('.text-editor, dialog');
    if (!isEdit || isLeft) {
      // Lexical selects the end of a table that it reads, and with a selection it takes the focus.
      const { _pendingEditorState, _editorState } = Object(target).__lexicalEditor;
      Object.assign(_pendingEditorState ?? _editorState, { _selection: null });
    }
    const text = isEdit ? applyEdit(field, report.value) : textArea.value;
    fields.set(target, { text, richText: report.value });
    report.value = text;
  }

  // A capturing listener runs before those of the field itself.
  document.addEventListener('Update', correctReport, { capture: true });
}

/** Replaces the lines of `text` for which the rich text changed. */
export function applyEdit({ text, richText }: Field, newRichText: string): string {
  const [textLines = [], oldLines = [], newLines = []] = [text, richText, newRichText].map(
    (markdown) => markdown.split('\n'),
  );
  const startCount = countEqualLines(oldLines, newLines);
  const [oldRest = [], newRest = []] = [oldLines, newLines].map((lines) => lines.slice(startCount));
  const endIndex = oldLines.length - countEqualLines(oldRest.reverse(), newRest.reverse());
  const boundaries = alignLines(oldLines, textLines);
  const startIndex = boundaries.findLastIndex(([old]) => old <= startCount);
  const [oldStart, textStart] = boundaries[startIndex] ?? [0, 0];
  const [oldEnd, textEnd] = boundaries.slice(startIndex).find(([old]) => old >= endIndex) ?? [0, 0];
  return [
    ...textLines.slice(0, textStart),
    ...newLines.slice(oldStart, newLines.length - oldLines.length + oldEnd),
    ...textLines.slice(textEnd),
  ].join('\n');
}

function countEqualLines(linesA: string[], linesB: string[]): number {
  const index = linesA.findIndex((line, lineIndex) => line !== linesB[lineIndex]);
  return index < 0 ? linesA.length : index;
}

/** A place between lines of the one text, and the same place in the other. */
type Boundary = [number, number];

/** Aligns the lines of two texts with the fewest lines that are changed, added or removed. */
function alignLines(linesA: string[], linesB: string[]): Boundary[] {
  const steps: Boundary[] = [
    [1, 1],
    [1, 0],
    [0, 1],
  ];
  const editCosts: number[][] = [];
  const costOf = (a: number, b: number, [stepA, stepB]: Boundary) =>
    (editCosts[a + stepA]?.[b + stepB] ?? Number.POSITIVE_INFINITY) +
    (stepA === stepB && linesA[a] === linesB[b] ? 0 : 1);
  for (let a = linesA.length; a >= 0; a -= 1) {
    const row: number[] = [];
    editCosts[a] = row;
    for (let b = linesB.length; b >= 0; b -= 1) {
      const isEnd = a === linesA.length && b === linesB.length;
      row[b] = isEnd ? 0 : Math.min(...steps.map((step) => costOf(a, b, step)));
    }
  }
  const boundaries: Boundary[] = [[0, 0]];
  for (let [a, b] = [0, 0]; a < linesA.length || b < linesB.length; ) {
    const [stepA, stepB] = steps.find((step) => costOf(a, b, step) === editCosts[a]?.[b]) ?? [1, 1];
    [a, b] = [a + stepA, b + stepB];
    boundaries.push([a, b]);
  }
  return boundaries;
}
