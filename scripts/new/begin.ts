/** Writes a template into the content folder and undoes it if the check refuses it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../../src/plugins/content/read.ts';
import { type NewEntry, templates } from './templates.ts';

export function begin(kind: string, title: string, today: Date, folder: string): NewEntry {
  const template = templates[kind];
  if (!template || title === '') {
    throw new Error(
      `Say what to make and its title, like npm run new -- member "Full Name". There are post, ${Object.keys(templates).join(', ')}.`,
    );
  }
  const entry = template(title, today, readContent(folder));
  const file = path.join(folder, entry.file);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (entry.isWhole && before !== undefined) {
    throw new Error(`src/content/${entry.file} is there already. Choose another title.`);
  }
  writeFileSync(file, entry.isWhole ? entry.text : addTo(before ?? '', entry.text));
  try {
    readContent(folder);
  } catch (error) {
    if (before === undefined) {
      rmSync(file);
    } else {
      writeFileSync(file, before);
    }
    throw error;
  }
  return entry;
}

/** Appends to a list, which may be empty. */
function addTo(list: string, entry: string): string {
  const rest = list.replace(/^\[\]\s*$/m, '').trimEnd();
  return rest === '' ? entry : `${rest}\n\n${entry}`;
}
