/** The content of the other agency, written as its owner would: set up, then write. */
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { readAnswersFile } from '../../scripts/setup/answers-file.ts';
import { readAnswers, writeAnswers } from '../../scripts/setup/write.ts';
import { copyTexts, root } from './content-folder.ts';
import { merge } from './merge.ts';

/** What is laid over our content. */
const otherAgency = path.join(root, 'tests/another-agency');

/** So often a paragraph of the long post is repeated: a post of seven minutes lists its parts. */
const repeats = 4;

/** Fills the folder with `content/`, `blog/` and the Worker's settings. */
export function writeOtherContent(folder: string): void {
  const content = path.join(folder, 'content');
  const worker = path.join(folder, 'wrangler.jsonc');
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
  for (const file of globSync('*.yml', { cwd: content })) {
    const below = path.join(content, file);
    const above = path.join(otherAgency, 'content', file);
    const text = existsSync(above)
      ? stringify(merge(readYaml(below), readYaml(above)), { lineWidth: 0 })
      : readFileSync(below, 'utf8');
    // It has none of our pictures.
    writeFileSync(below, text.replace(/(?<=\bfile: )[a-z-]+\/[\w/-]+/g, 'another/boat'));
  }
  symlinkSync(path.join(otherAgency, 'pictures'), path.join(content, 'pictures'));
  cpSync(path.join(otherAgency, 'blog'), path.join(folder, 'blog'), { recursive: true });
  lengthen(path.join(folder, 'blog/mooring-book/index.md'));
}

function readYaml(file: string): unknown {
  return parse(readFileSync(file, 'utf8'));
}

function lengthen(post: string): void {
  const text = readFileSync(post, 'utf8');
  writeFileSync(
    post,
    text.replace(/^[A-Z].{120,}$/gm, (paragraph) =>
      Array.from({ length: repeats }, () => paragraph).join('\n\n'),
    ),
  );
}
