/** Reads and writes the answers in the settings files, and keeps comments and other fields. */
import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, modify, parse } from 'jsonc-parser';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { rewriteYamlOrJson } from '../../src/plugins/content/rewrite.ts';
import {
  type Answers,
  listFilesAndFieldPaths,
  type Question,
  questions,
  type SettingsFiles,
} from './questions.ts';

interface SettingsFile {
  get(path: Path): unknown;
  /** The value undefined removes the field. */
  set(path: Path, value: unknown): void;
  save(): void;
}

type Path = string[];

const socialProfileSchema = v.object({
  network: v.string(),
  label: v.string(),
  address: v.string(),
});
const socialProfileListNames = ['floating', 'footer'];

export function readAnswersFromSettings(settingsPaths: SettingsFiles): Answers {
  const settingsFiles = openSettingsFiles(settingsPaths);
  return Object.fromEntries(
    questions.map((question) => {
      const [[fileKey, fieldPath] = ['company', ''] as const] = listFilesAndFieldPaths(
        question.fields,
      );
      if (question.network) {
        const profiles = socialProfileListNames.flatMap((listName) =>
          readSocialProfiles(settingsFiles.company, listName),
        );
        const profile = profiles.find(({ network }) => network === question.key);
        return [question.key, profile?.address ?? ''];
      }
      if (question.key === 'stores') {
        return [question.key, String(settingsFiles.worker.get(['name'])).replace(/-website$/, '')];
      }
      const storedValue =
        question.key === 'mark' ? '' : settingsFiles[fileKey].get(fieldPath.split('.'));
      return [
        question.key,
        Array.isArray(storedValue) ? storedValue.join(', ') : String(storedValue ?? ''),
      ];
    }),
  );
}

export function writeAnswers(settingsPaths: SettingsFiles, answers: Answers): void {
  const previousAnswers = readAnswersFromSettings(settingsPaths);
  const settingsFiles = openSettingsFiles(settingsPaths);
  const changedQuestions = questions.filter(
    ({ key }) =>
      answers[key] !== undefined &&
      // A new mark brings its own ground, which the answer replaces.
      (answers[key] !== previousAnswers[key] || (key === 'ground' && answers.mark)),
  );
  for (const question of changedQuestions) {
    const answer = answers[question.key] ?? '';
    const fieldValue = answer === '' ? undefined : v.parse(question.schema, answer);
    for (const [fileKey, fieldPath] of listFilesAndFieldPaths(question.fields)) {
      if (question.network) {
        writeSocialProfile(settingsFiles.company, fieldPath.split(', '), question, answer);
      } else if (question.key === 'stores') {
        settingsFiles.worker.replaceResourceNamePrefix(`${previousAnswers.stores}-`, `${answer}-`);
      } else {
        settingsFiles[fileKey].set(fieldPath.split('.'), fieldValue);
      }
    }
  }
  const changedQuestionKeys = new Set(changedQuestions.map(({ key }) => key));
  updateDependentFields(settingsFiles.company, previousAnswers, changedQuestionKeys);
  for (const settingsFile of Object.values(settingsFiles)) {
    settingsFile.save();
  }
}

function writeSocialProfile(
  companyFile: SettingsFile,
  listNames: string[],
  { key, network }: Question,
  profileAddress: string,
): void {
  const labelPrefix = key === 'whatsapp' ? 'Chat with us' : companyFile.get(['name']);
  for (const listName of listNames) {
    const profiles = readSocialProfiles(companyFile, listName);
    const profileIndex = profiles.findIndex((profile) => profile.network === key);
    const profileLabel = profiles[profileIndex]?.label ?? `${labelPrefix} on ${network}`;
    const newProfiles =
      profileAddress === '' ? [] : [{ network: key, label: profileLabel, address: profileAddress }];
    const insertIndex = profileIndex < 0 ? profiles.length : profileIndex;
    companyFile.set([listName], profiles.toSpliced(insertIndex, 1, ...newProfiles));
  }
}

function readSocialProfiles(companyFile: SettingsFile, listName: string) {
  return v.parse(v.array(socialProfileSchema), companyFile.get([listName]) ?? []);
}

function updateDependentFields(
  companyFile: SettingsFile,
  previousAnswers: Answers,
  changedQuestionKeys: Set<string>,
): void {
  const readFieldText = (...keyPath: Path) => String(companyFile.get(keyPath));
  if (changedQuestionKeys.has('name')) {
    for (const listName of socialProfileListNames) {
      const profiles = readSocialProfiles(companyFile, listName).map(({ label, ...profile }) => ({
        ...profile,
        label: label.replace(previousAnswers.name ?? '', readFieldText('name')),
      }));
      companyFile.set([listName], profiles);
    }
  }
  if (changedQuestionKeys.has('fullName')) {
    companyFile.set(['welcome'], `Welcome to ${readFieldText('fullName')}!`);
  }
  if (changedQuestionKeys.has('founded')) {
    companyFile.set(['copyrightFrom'], companyFile.get(['founded']));
  }
  if (changedQuestionKeys.has('street') || changedQuestionKeys.has('city')) {
    const mapQuery = `${readFieldText('address', 'street')}, ${readFieldText('address', 'city')}`;
    const mapParams = new URLSearchParams({ api: '1', query: mapQuery });
    companyFile.set(['address', 'mapLink'], `https://www.google.com/maps/search/?${mapParams}`);
  }
}

function openSettingsFiles(settingsPaths: SettingsFiles) {
  return {
    company: openContentFile(settingsPaths.company),
    brand: openContentFile(settingsPaths.brand),
    worker: openWranglerFile(settingsPaths.worker),
  };
}

function openContentFile(filePath: string): SettingsFile {
  const yamlText = readFileSync(filePath, 'utf8');
  const yamlDocument = parseDocument(yamlText);
  return {
    get: (keyPath) => readValueAt(yamlDocument.toJS(), keyPath),
    set(keyPath, value) {
      if (value === undefined) {
        yamlDocument.deleteIn(keyPath);
      } else {
        yamlDocument.setIn(keyPath, yamlDocument.createNode(value));
      }
    },
    save: () => writeFileSync(filePath, rewriteYamlOrJson(yamlText, yamlDocument.toJS())),
  };
}

/** jsonc-parser keeps the comments of JSON. */
function openWranglerFile(filePath: string) {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  let fileText = readFileSync(filePath, 'utf8');
  return {
    get: (keyPath: Path) => readValueAt(parse(fileText), keyPath),
    set(keyPath: Path, value: unknown) {
      fileText = applyEdits(fileText, modify(fileText, keyPath, value, { formattingOptions }));
    },
    replaceResourceNamePrefix(oldPrefix: string, newPrefix: string) {
      fileText = fileText.replaceAll(`"${oldPrefix}`, `"${newPrefix}`);
    },
    save: () => writeFileSync(filePath, fileText),
  };
}

function readValueAt(rootValue: unknown, keyPath: Path): unknown {
  return keyPath.reduce((parentValue, key) => Object(parentValue)[key], rootValue);
}
