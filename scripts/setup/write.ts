/** Reads and writes the answers in the files, and keeps comments and other fields. */
import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, modify, parse } from 'jsonc-parser';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { rewrite } from '../../src/plugins/content/rewrite.ts';
import {
  type Answers,
  fieldEntries,
  type Question,
  questions,
  type SettingsFiles,
} from './questions.ts';

interface SettingsFile {
  get(path: Path): unknown;
  /** Undefined removes the field. */
  set(path: Path, value: unknown): void;
  save(): void;
}

type Path = string[];

const profileSchema = v.object({ network: v.string(), label: v.string(), address: v.string() });
const profileLists = ['floating', 'footer'];

export function readAnswers(paths: SettingsFiles): Answers {
  const settings = openFiles(paths);
  return Object.fromEntries(
    questions.map((question) => {
      const [[file, field] = ['company', ''] as const] = fieldEntries(question.fields);
      if (question.network) {
        const profiles = profileLists.flatMap((list) => profilesIn(settings.company, list));
        const profile = profiles.find(({ network }) => network === question.key);
        return [question.key, profile?.address ?? ''];
      }
      if (question.key === 'stores') {
        return [question.key, storesOf(settings.worker)];
      }
      const value = question.key === 'mark' ? '' : settings[file].get(field.split('.'));
      return [question.key, Array.isArray(value) ? value.join(', ') : String(value ?? '')];
    }),
  );
}

function storesOf(worker: SettingsFile): string {
  return String(worker.get(['name'])).replace(/-website$/, '');
}

export function writeAnswers(paths: SettingsFiles, answers: Answers): void {
  const before = readAnswers(paths);
  const settings = openFiles(paths);
  const changedQuestions = questions.filter(
    ({ key }) => answers[key] !== undefined && answers[key] !== before[key],
  );
  for (const question of changedQuestions) {
    const answer = answers[question.key] ?? '';
    const value = answer === '' ? undefined : v.parse(question.schema, answer);
    for (const [file, field] of fieldEntries(question.fields)) {
      if (question.network) {
        writeProfile(settings.company, field.split(', '), question, answer);
      } else if (question.key === 'stores') {
        settings.worker.renamePrefix(`${before.stores}-`, `${answer}-`);
      } else {
        settings[file].set(field.split('.'), value);
      }
    }
  }
  updateDependentFields(settings.company, before, new Set(changedQuestions.map(({ key }) => key)));
  for (const file of Object.values(settings)) {
    file.save();
  }
}

function writeProfile(
  company: SettingsFile,
  lists: string[],
  { key, network }: Question,
  address: string,
): void {
  const opening = key === 'whatsapp' ? 'Chat with us' : company.get(['name']);
  for (const list of lists) {
    const profiles = profilesIn(company, list);
    const index = profiles.findIndex((profile) => profile.network === key);
    const label = profiles[index]?.label ?? `${opening} on ${network}`;
    const replacement = address === '' ? [] : [{ network: key, label, address }];
    const position = index < 0 ? profiles.length : index;
    company.set([list], profiles.toSpliced(position, 1, ...replacement));
  }
}

function profilesIn(company: SettingsFile, list: string) {
  return v.parse(v.array(profileSchema), company.get([list]) ?? []);
}

function updateDependentFields(
  company: SettingsFile,
  before: Answers,
  changedKeys: Set<string>,
): void {
  const text = (...path: Path) => String(company.get(path));
  if (changedKeys.has('name')) {
    for (const list of profileLists) {
      const profiles = profilesIn(company, list).map(({ label, ...profile }) => ({
        ...profile,
        label: label.replace(before.name ?? '', text('name')),
      }));
      company.set([list], profiles);
    }
  }
  if (changedKeys.has('fullName')) {
    company.set(['welcome'], `Welcome to ${text('fullName')}!`);
  }
  if (changedKeys.has('founded')) {
    company.set(['copyrightFrom'], company.get(['founded']));
  }
  if (changedKeys.has('street') || changedKeys.has('city')) {
    const query = `${text('address', 'street')}, ${text('address', 'city')}`;
    const address = new URLSearchParams({ api: '1', query });
    company.set(['address', 'mapLink'], `https://www.google.com/maps/search/?${address}`);
  }
}

function openFiles(paths: SettingsFiles) {
  return {
    company: openContent(paths.company),
    brand: openContent(paths.brand),
    worker: openWorker(paths.worker),
  };
}

function openContent(file: string): SettingsFile {
  const source = readFileSync(file, 'utf8');
  const document = parseDocument(source);
  return {
    get: (path) => valueAt(document.toJS(), path),
    set(path, value) {
      if (value === undefined) {
        document.deleteIn(path);
      } else {
        document.setIn(path, document.createNode(value));
      }
    },
    save: () => writeFileSync(file, rewrite(source, document.toJS())),
  };
}

/** jsonc-parser keeps the comments of JSON. */
function openWorker(file: string) {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  let text = readFileSync(file, 'utf8');
  return {
    get: (path: Path) => valueAt(parse(text), path),
    set(path: Path, value: unknown) {
      text = applyEdits(text, modify(text, path, value, { formattingOptions }));
    },
    renamePrefix(from: string, to: string) {
      text = text.replaceAll(`"${from}`, `"${to}`);
    },
    save: () => writeFileSync(file, text),
  };
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => Object(inner)[key], value);
}
