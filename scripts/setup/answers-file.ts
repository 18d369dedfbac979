/** Reads answers from a file, one "key: answer" a line. Questions it leaves out keep their values. */
import { LineCounter, parseDocument } from 'yaml';
import { type Answers, findMistake, questions } from './questions.ts';

export function readAnswersFile(
  written: string,
  file: string,
  before: Answers,
): { answers: Answers; mistakes: string[] } {
  const lines = new LineCounter();
  const document = parseDocument(written, { lineCounter: lines, prettyErrors: false });
  if (document.errors[0]) {
    return { answers: {}, mistakes: [`${file}: this is not YAML: ${document.errors[0].message}.`] };
  }
  const given: Record<string, unknown> = document.toJS() ?? {};
  const answers = Object.fromEntries(
    Object.entries(given).map(([key, answer]) => [key, typed(answer)]),
  );
  const all = { ...before, ...answers };
  const mistakes = Object.entries(answers).flatMap(([key, answer]) => {
    const question = questions.find((one) => one.key === key);
    const mistake = question
      ? findMistake(question, answer, all)
      : `There is no such question. Write one of ${questions.map((one) => one.key).join(', ')}.`;
    return mistake ? [`${file}:${lineOf(key)}: ${key}: ${mistake}`] : [];
  });
  return { answers, mistakes };

  function lineOf(key: string): number {
    return lines.linePos(written.search(new RegExp(`^${key}\\s*:`, 'm'))).line || 1;
  }
}

function typed(answer: unknown): string {
  return Array.isArray(answer) ? answer.map(typed).join(', ') : String(answer ?? '').trim();
}
