/**
 * `npm run setup`: asks for name, address, colours and the like, and writes each answer at once, so
 * that it can be interrupted and repeated. `-- --from answers.yml` reads the answers from a file, one
 * "key: answer" a line.
 */
import { existsSync, readFileSync } from 'node:fs';
import { intro, isCancel, log, outro, text } from '@clack/prompts';
import { stringify } from 'yaml';
import { readContent } from '../src/plugins/content/read.ts';
import { catchMistakes } from '../src/plugins/content/yaml.ts';
import { readOptions } from './lib/command-line.ts';
import {
  describeUnfinishedCount,
  listUnfinished,
  projectContentPaths,
} from './lib/unfinished-content.ts';
import {
  describeFields,
  findMistake,
  type Question,
  questions,
  readAnswersFile,
} from './setup/questions.ts';
import { updateSampleMarks } from './setup/update-sample-marks.ts';
import { readAnswersFromSettings, writeAnswers } from './setup/write.ts';

const { from, help } = readOptions({ from: { type: 'string' }, help: { type: 'boolean' } });
if (help) {
  console.log(
    `\nAn answers file with the current values; any line may be left out:\n\n${formatAnswersFile()}`,
  );
  process.exit(0);
}

intro(
  'Sets the site up for your agency. Each question names the file it changes. Ctrl-C stops; answers so far are kept.',
);
if (from) {
  writeAnswersOfFile(from);
} else {
  await askAllQuestions();
}
printNextSteps();

function formatAnswersFile(): string {
  const answers = readAnswersFromSettings(projectContentPaths);
  const formatAnswer = ({ key, text }: Question) =>
    `# ${text}\n${stringify({ [key]: answers[key] }, { lineWidth: 0 })}`;
  return questions.map(formatAnswer).join('');
}

function writeAnswersOfFile(filePath: string): void {
  if (!existsSync(filePath)) {
    throw new Error(
      `There is no file ${filePath}. The current values as such a file:\n\n${formatAnswersFile()}`,
    );
  }
  const currentAnswers = readAnswersFromSettings(projectContentPaths);
  const answersText = readFileSync(filePath, 'utf8');
  const { answers, mistakes } = readAnswersFile(answersText, filePath, currentAnswers);
  if (mistakes.length > 0) {
    throw new Error([...mistakes, 'Nothing was written.'].join('\n'));
  }
  writeAnswers(projectContentPaths, answers);
  updateSampleMarks(projectContentPaths, answers);
  for (const question of questions.filter(({ key }) => answers[key] !== undefined)) {
    log.success(`${answers[question.key] || '(none)'}  →  ${describeFields(question)}`);
  }
}

async function askAllQuestions(): Promise<void> {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const current = readAnswersFromSettings(projectContentPaths);
    const answer = await text({
      message: `${question.text}  (${describeFields(question)})`,
      initialValue: current[question.key] ?? '',
      validate: (typedAnswer = '') => findMistake(question, typedAnswer.trim(), current),
    });
    if (isCancel(answer)) {
      outro('Your answers are saved. npm run setup continues.');
      process.exit(0);
    }
    answers[question.key] = answer.trim();
    writeAnswers(projectContentPaths, { [question.key]: answer.trim() });
    updateSampleMarks(projectContentPaths, answers);
  }
}

function printNextSteps(): void {
  const { mistakes } = catchMistakes(readContent);
  if (mistakes.length > 0) {
    log.warn(mistakes.join('\n'));
    outro('Correct these, then go on with npm run preflight.');
    return;
  }
  const unfinished = listUnfinished();
  if (unfinished.length > 0) {
    log.warn(`${describeUnfinishedCount(unfinished.length)}; npm run preflight lists them.`);
  }
  outro(
    'Next: npm run dev shows the site; what is yours is added in the editor or in its YAML file; npm run preflight -- --fix takes the samples out.',
  );
}
