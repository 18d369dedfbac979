/** Reads answers from YAML, one "key: answer" a line. Omitted questions keep their values. */
import * as v from 'valibot';
import { parseYaml } from '../../src/plugins/content/yaml.ts';
import { type Answers, findMistake, questions } from './questions.ts';

const answersSchema = v.record(v.string(), v.unknown());

export function readAnswersFile(
  answersYaml: string,
  shownPath: string,
  currentAnswers: Answers,
): { answers: Answers; mistakes: string[] } {
  const source = { file: shownPath, text: answersYaml, schema: answersSchema, isTextOnly: true };
  const answersResult = parseYaml(source);
  const answers = Object.fromEntries(
    Object.entries(answersResult.output ?? {}).map(([key, answer]) => [
      key,
      [answer ?? ''].flat().join(', ').trim(),
    ]),
  );
  const mistakes = Object.entries(answers).flatMap(([key, answer]) => {
    const question = questions.find((candidate) => candidate.key === key);
    const mistake = question
      ? findMistake(question, answer, { ...currentAnswers, ...answers })
      : `There is no such question. Write one of ${questions.map(({ key }) => key).join(', ')}.`;
    const quotedAnswerSentence = mistake?.includes(answer) ? '' : ` This says "${answer}".`;
    return mistake
      ? [`${shownPath}:${answersResult.lineOf([key])}: ${key}: ${mistake}${quotedAnswerSentence}`]
      : [];
  });
  return { answers, mistakes: [...answersResult.mistakes, ...mistakes] };
}
