/** The content of the other agency, written as its owner would: set up, then write. */
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { readAnswersFile } from '../../scripts/setup/answers-file.ts';
import { readAnswers, writeAnswers } from '../../scripts/setup/write.ts';
import { contentFolder, copyTexts, root } from './content-folder.ts';
import { otherAgency } from './other-site.ts';

export function writeOtherContent(content: string, worker: string): void {
  copyTexts(content);
  cpSync(path.join(root, 'worker/wrangler.jsonc'), worker);
  const places = {
    company: path.join(content, 'company.yml'),
    brand: path.join(content, 'brand.json'),
    worker,
  };
  const answers = path.join(otherAgency, 'answers.yml');
  writeAnswers(
    places,
    readAnswersFile(readFileSync(answers, 'utf8'), answers, readAnswers(places)).answers,
  );
  rmSync(path.join(content, 'services'), { recursive: true });
  cpSync(path.join(otherAgency, 'content/services'), path.join(content, 'services'), {
    recursive: true,
  });
  for (const file of globSync('*.yml', { cwd: path.join(otherAgency, 'content') })) {
    layOver(path.join(otherAgency, 'content', file), path.join(content, file));
  }
  mkdirSync(path.join(content, 'pictures'));
  for (const pictures of [
    path.join(otherAgency, 'pictures'),
    path.join(contentFolder, 'pictures'),
  ]) {
    for (const name of readdirSync(pictures)) {
      symlinkSync(path.join(pictures, name), path.join(content, 'pictures', name));
    }
  }
}

function layOver(file: string, below: string): void {
  const merged = merge(parse(readFileSync(below, 'utf8')), parse(readFileSync(file, 'utf8')));
  writeFileSync(below, stringify(merged));
}

/** Maps are merged, null takes a field out, all else takes the place of what was there. */
function merge(below: unknown, above: unknown): unknown {
  if (!isMap(above)) {
    return above;
  }
  const merged: Record<string, unknown> = isMap(below) ? { ...below } : {};
  for (const [key, value] of Object.entries(above)) {
    if (value === null) {
      delete merged[key];
    } else {
      merged[key] = merge(merged[key], value);
    }
  }
  return merged;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
