/** Writes a template into the content folder and undoes it if the check refuses it. */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { mapTexts } from '../../src/plugins/content/judge.ts';
import { ContentError, readContent } from '../../src/plugins/content/read.ts';
import { newSlug } from '../../src/plugins/content/slug.ts';

const templateSchema = v.strictObject({
  /** Below src/content. An entry joins the list there, or is a new file of a folder. */
  file: v.string(),
  entry: v.record(v.string(), v.unknown()),
  /** Tells the owner what to do next. */
  next: v.array(v.string()),
});
export type NewEntry = v.InferOutput<typeof templateSchema>;

export const templates = v.parse(
  v.record(v.string(), templateSchema),
  parse(readFileSync(new URL('./templates.yml', import.meta.url), 'utf8')),
);

const sixtyDays = 60 * 24 * 60 * 60 * 1000;

export function begin(kind: string, title: string, today: Date, folder: string): NewEntry {
  if (!templates[kind] || title === '') {
    throw new Error(
      `Say what to make and its title, like npm run new -- member "Full Name". There are post, ${Object.keys(templates).join(', ')}.`,
    );
  }
  const knownPlaces = problemsIn(folder).map(placeOf);
  const values = valuesFor(title, today, folder);
  const template = v.parse(
    templateSchema,
    mapTexts(templates[kind], (text) => fillIn(text, values)),
  );
  const entry = { ...template.entry, sample: true };
  const file = path.join(folder, template.file);
  const isNewFile = template.file.includes('/');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (isNewFile && before !== undefined) {
    throw new Error(`src/content/${template.file} is there already. Choose another title.`);
  }
  const text = stringify(isNewFile ? entry : [entry], {
    lineWidth: 100,
    aliasDuplicateObjects: false,
  });
  writeFileSync(file, isNewFile ? text : addTo(before ?? '', text));
  // An earlier mistake may be that this entry is missing.
  const problems = problemsIn(folder).filter((problem) => !knownPlaces.includes(placeOf(problem)));
  if (problems.length > 0) {
    if (before === undefined) {
      rmSync(file);
    } else {
      writeFileSync(file, before);
    }
    throw new ContentError(problems);
  }
  return template;
}

function problemsIn(folder: string): string[] {
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) {
      return error.problems;
    }
    throw error;
  }
}

/** File, line and field, whatever is to be written there. */
function placeOf(problem: string): string {
  return problem.split(': ', 2).join();
}

type Values = Record<string, () => string | number>;

/** Computed on use: only some titles need a slug. */
function valuesFor(title: string, today: Date, folder: string): Values {
  const read = (file: string) => parse(readFileSync(path.join(folder, file), 'utf8'));
  const services = globSync('services/*.yml', { cwd: folder }).map(read);
  return {
    title: () => title,
    slug: () => newSlug(title),
    key: () => newSlug(title).replaceAll('-', ''),
    group: () => read('navigation.yml').serviceGroups[0].key,
    order: () => Math.max(0, ...services.map(({ menu }) => menu.order)) + 10,
    year: () => today.getFullYear(),
    today: () => spell(today),
    lastDay: () => spell(new Date(today.getTime() + sixtyDays)),
  };
}

function spell(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** A text that is one placeholder takes the value's type. */
function fillIn(text: string, values: Values): unknown {
  const [, only = ''] = /^\{(\w+)\}$/.exec(text) ?? [];
  return (
    values[only]?.() ??
    text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name]?.() ?? whole))
  );
}

/** Appends to a list, which may be empty. */
function addTo(list: string, entry: string): string {
  const rest = list.replace(/^\[\]\s*$/m, '').trimEnd();
  return rest === '' ? entry : `${rest}\n\n${entry}`;
}
