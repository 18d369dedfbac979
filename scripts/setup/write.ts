/** Reads and writes the answers in the settings files, and keeps comments and other fields. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify, parse as parseJsonc } from 'jsonc-parser';
import * as v from 'valibot';
import { parse } from 'yaml';
import { editContent } from '../lib/edit-content.ts';
import type { ContentPaths } from '../lib/unfinished-content.ts';
import { type Answers, type Question, questions } from './questions.ts';

type SettingsPaths = Pick<ContentPaths, 'content' | 'worker'>;
type Profile = Record<'network' | 'label' | 'address', string>;

export function readAnswersFromSettings(settingsPaths: SettingsPaths): Answers {
  const settings = readSettings(settingsPaths);
  const { floating, footer } = settings.company;
  function readAnswer({ key, network, fields: [field = ''] }: Question): unknown {
    if (network) {
      return [...floating, ...footer].find((profile) => profile.network === key)?.address;
    }
    if (key === 'stores') {
      return settings.worker.name.replace(/-website$/, '');
    }
    return key === 'mark' ? undefined : readField(settings, field.split('.'));
  }
  return Object.fromEntries(
    questions.map((question) => [question.key, [readAnswer(question) ?? []].flat().join(', ')]),
  );
}

export function writeAnswers(settingsPaths: SettingsPaths, answers: Answers): void {
  const previous = readAnswersFromSettings(settingsPaths);
  const settings = readSettings(settingsPaths);
  const { company, worker } = settings;
  const isChanged = (key: string) => answers[key] !== undefined && answers[key] !== previous[key];
  for (const { key, network, fields, schema } of questions) {
    const answer = answers[key] ?? '';
    // Without a new mark, the old one stays.
    const isWritten = key in answers && key !== 'stores' && (key !== 'mark' || answer !== '');
    for (const field of isWritten ? fields : []) {
      const keyPath = field.split('.');
      const fieldName = keyPath.pop() ?? '';
      const parent = Object(readField(settings, keyPath));
      if (network) {
        const prefix = key === 'whatsapp' ? 'Chat with us' : company.name;
        const profile = { network: key, label: `${prefix} on ${network}`, address: answer };
        parent[fieldName] = replaceProfile(parent[fieldName], profile);
      } else {
        parent[fieldName] = answer === '' ? undefined : v.parse(schema, answer);
      }
    }
  }
  if (isChanged('name')) {
    for (const profile of [...company.floating, ...company.footer]) {
      profile.label = profile.label.replace(previous.name, company.name);
    }
  }
  if (isChanged('fullName')) {
    company.welcome = `Welcome to ${company.fullName}!`;
  }
  if (isChanged('founded')) {
    company.copyrightFrom = company.founded;
  }
  if (isChanged('street') || isChanged('city')) {
    const query = `${company.address.street}, ${company.address.city}`;
    const params = new URLSearchParams({ api: '1', query });
    company.address.mapLink = `https://www.google.com/maps/search/?${params}`;
  }
  editContent(path.join(settingsPaths.content, 'company.yml'), () => company);
  editContent(path.join(settingsPaths.content, 'brand.json'), () => settings.brand);
  const { stores = previous.stores } = answers;
  const workerText = Object.entries(worker.vars).reduce(
    (text, [name, value]) => applyEdits(text, modify(text, ['vars', name], value, {})),
    readFileSync(settingsPaths.worker, 'utf8').replaceAll(`"${previous.stores}-`, `"${stores}-`),
  );
  writeFileSync(settingsPaths.worker, workerText);
}

function readSettings({ content, worker }: SettingsPaths) {
  return {
    company: parse(readFileSync(path.join(content, 'company.yml'), 'utf8')),
    brand: parse(readFileSync(path.join(content, 'brand.json'), 'utf8')),
    worker: parseJsonc(readFileSync(worker, 'utf8')),
  };
}

function readField(settings: object, keyPath: string[]) {
  return keyPath.reduce((parent, key) => Object(parent)[key], settings);
}

/** A profile keeps its place and its label; without an address it is removed. */
function replaceProfile(profiles: Profile[], profile: Profile): Profile[] {
  const index = profiles.findIndex(({ network }) => network === profile.network);
  const label = profiles[index]?.label ?? profile.label;
  const newProfiles = profile.address === '' ? [] : [{ ...profile, label }];
  return profiles.toSpliced(index < 0 ? profiles.length : index, 1, ...newProfiles);
}
