/** Reads and writes the answers in the settings files, and keeps comments and other fields. */
import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, modify, parse } from 'jsonc-parser';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { rewriteYamlOrJson } from '../../src/plugins/content/rewrite.ts';
import type { Answers, Question, SettingsFiles } from './questions.ts';
import { listFilesAndFieldPaths, questions } from './questions.ts';

type SettingsFile = ReturnType<typeof openContent>;

const profileSchema = v.object({ network: v.string(), label: v.string(), address: v.string() });
const profileLists = ['floating', 'footer'];

export function readAnswersFromSettings(settingsPaths: SettingsFiles): Answers {
  const files = openSettingsFiles(settingsPaths);
  function readAnswer({ key, network, fields }: Question): unknown {
    if (network) {
      const profiles = profileLists.flatMap((list) => readProfiles(files.company, list));
      return profiles.find((profile) => profile.network === key)?.address;
    }
    if (key === 'stores') {
      return String(files.worker.get('name')).replace(/-website$/, '');
    }
    const [[fileKey, fieldPath] = ['company', ''] as const] = listFilesAndFieldPaths(fields);
    return key === 'mark' ? undefined : files[fileKey].get(fieldPath);
  }
  return Object.fromEntries(
    questions.map((question) => [question.key, [readAnswer(question) ?? []].flat().join(', ')]),
  );
}

export function writeAnswers(settingsPaths: SettingsFiles, answers: Answers): void {
  const previous = readAnswersFromSettings(settingsPaths);
  const files = openSettingsFiles(settingsPaths);
  const changedQuestions = questions.filter(
    ({ key }) =>
      answers[key] !== undefined &&
      // A new mark brings its own ground, which the answer replaces.
      (answers[key] !== previous[key] || (key === 'ground' && answers.mark)),
  );
  for (const question of changedQuestions) {
    const answer = answers[question.key] ?? '';
    const value = answer === '' ? undefined : v.parse(question.schema, answer);
    for (const [fileKey, fieldPath] of listFilesAndFieldPaths(question.fields)) {
      if (question.network) {
        writeProfile(files.company, fieldPath.split(', '), question, answer);
      } else if (question.key === 'stores') {
        files.worker.replaceResourceNamePrefix(`${previous.stores}-`, `${answer}-`);
      } else {
        files[fileKey].set(fieldPath, value);
      }
    }
  }
  const changedKeys = new Set(changedQuestions.map(({ key }) => key));
  updateDependentFields(files.company, previous, changedKeys);
  for (const file of Object.values(files)) {
    file.save();
  }
}

function writeProfile(
  company: SettingsFile,
  lists: string[],
  { key, network }: Question,
  address: string,
): void {
  const labelPrefix = key === 'whatsapp' ? 'Chat with us' : company.get('name');
  for (const list of lists) {
    const profiles = readProfiles(company, list);
    const index = profiles.findIndex((profile) => profile.network === key);
    const label = profiles[index]?.label ?? `${labelPrefix} on ${network}`;
    const newProfiles = address === '' ? [] : [{ network: key, label, address }];
    const insertIndex = index < 0 ? profiles.length : index;
    company.set(list, profiles.toSpliced(insertIndex, 1, ...newProfiles));
  }
}

function readProfiles(company: SettingsFile, list: string) {
  return v.parse(v.array(profileSchema), company.get(list) ?? []);
}

function updateDependentFields(company: SettingsFile, previous: Answers, changedKeys: Set<string>) {
  if (changedKeys.has('name')) {
    for (const list of profileLists) {
      const profiles = readProfiles(company, list).map((profile) => ({
        ...profile,
        label: profile.label.replace(previous.name ?? '', String(company.get('name'))),
      }));
      company.set(list, profiles);
    }
  }
  if (changedKeys.has('fullName')) {
    company.set('welcome', `Welcome to ${company.get('fullName')}!`);
  }
  if (changedKeys.has('founded')) {
    company.set('copyrightFrom', company.get('founded'));
  }
  if (changedKeys.has('street') || changedKeys.has('city')) {
    const query = `${company.get('address.street')}, ${company.get('address.city')}`;
    const params = new URLSearchParams({ api: '1', query });
    company.set('address.mapLink', `https://www.google.com/maps/search/?${params}`);
  }
}

function openSettingsFiles({ company, brand, worker }: SettingsFiles) {
  return { company: openContent(company), brand: openContent(brand), worker: openWrangler(worker) };
}

/** A path like address.city names a field. */
function openContent(filePath: string) {
  const yamlText = readFileSync(filePath, 'utf8');
  const yamlDocument = parseDocument(yamlText);
  return {
    get: (fieldPath: string) => readValueAt(yamlDocument.toJS(), fieldPath),
    /** The value undefined removes the field. */
    set(fieldPath: string, value: unknown) {
      if (value === undefined) {
        yamlDocument.deleteIn(fieldPath.split('.'));
      } else {
        yamlDocument.setIn(fieldPath.split('.'), yamlDocument.createNode(value));
      }
    },
    save: () => writeFileSync(filePath, rewriteYamlOrJson(yamlText, yamlDocument.toJS())),
  };
}

/** jsonc-parser keeps the comments of JSON. */
function openWrangler(filePath: string) {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  let fileText = readFileSync(filePath, 'utf8');
  return {
    get: (fieldPath: string) => readValueAt(parse(fileText), fieldPath),
    set(fieldPath: string, value: unknown) {
      const edits = modify(fileText, fieldPath.split('.'), value, { formattingOptions });
      fileText = applyEdits(fileText, edits);
    },
    replaceResourceNamePrefix(oldPrefix: string, newPrefix: string) {
      fileText = fileText.replaceAll(`"${oldPrefix}`, `"${newPrefix}`);
    },
    save: () => writeFileSync(filePath, fileText),
  };
}

function readValueAt(root: unknown, fieldPath: string): unknown {
  return fieldPath.split('.').reduce((parent, key) => Object(parent)[key], root);
}
